/** Shortens IDs of the service and of commits for messages. Outputs and result.json have the full ids. */

const SHORT_ID_LENGTH = 8;

/** Returns the first eight characters of an id, which are enough to recognize it. */
export function shortId(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}

/** Returns the first seven characters of a commit ID, as Git shows it. */
export function shortCommit(commitSha: string): string {
  return commitSha.slice(0, 7);
}
