/** Parses variables with which platforms describe a run. */

/** Returns a positive number; undefined if the variable is missing or something else. */
export function parseRunNumber(text: string | undefined): number | undefined {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Returns the host and the path of a repository's URL: `github.com/acme/api`. */
export function repositoryName(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}

/** Says why the files of a push aren't known. @param commit before the push */
export function describeLostCommit(platform: 'GitHub' | 'GitLab', commit: string): string {
  return `${platform} can't compare with the commit before the push (${commit.slice(0, 7)}). A force push takes it away. After the next push, the files are known`;
}

/** Returns the hash of a commit; undefined for anything else, such as the zeros of a branch that didn't exist. */
export function parseCommit(text: string | undefined): string | undefined {
  return /^(?!0+$)[\da-f]{40,64}$/.test(text ?? '') ? text : undefined;
}
