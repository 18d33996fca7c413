/** Reads the owner of the repository from package.json: `repository.url` has GitHub's spelling, `name` npm's lower case. */

/** The placeholder in package.json until an owner is set. */
export const NO_OWNER = 'OWNER';

/** The fields of package.json that a release needs. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository: { readonly url: string };
}

/** @returns owner and repository as GitHub spells them, such as `OWNER/docs-ci` @throws if the URL isn't GitHub's */
export function repositoryOf({ repository: { url } }: Pick<Manifest, 'repository'>): string {
  // npm compares this URL, in this form, with the repository in a provenance statement.
  const [, repository] = /^git\+https:\/\/github\.com\/([^/]+\/[^/]+)\.git$/.exec(url) ?? [];
  if (repository === undefined)
    throw new Error(`package.json: repository.url isn't git+https://github.com/<owner>/docs-ci.git: ${url}.`);
  return repository;
}

/** @returns the owner, or undefined if it is not set */
export function ownerOf(manifest: Pick<Manifest, 'repository'>): string | undefined {
  const [owner] = repositoryOf(manifest).split('/');
  return owner === NO_OWNER ? undefined : owner;
}

/** Returns the name of the package. npm rejects a scope with capitals. */
export function packageNameOf(repository: string): string {
  return `@${repository.toLowerCase()}`;
}
