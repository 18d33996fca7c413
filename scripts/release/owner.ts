/** Reads the owner of the repository and the npm scope from package.json, where the scope of `name` is the owner. */

/** The placeholder in package.json until an owner is set. */
export const NO_OWNER = 'OWNER';

/** The fields of package.json that a release needs. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: { readonly url?: string };
}

/** @returns owner and repository, such as `OWNER/docs-ci` @throws if `name` has no scope */
export function repositoryOf({ name }: Pick<Manifest, 'name'>): string {
  const [, repository] = /^@([^/]+\/[^/]+)$/.exec(name) ?? [];
  if (repository === undefined) throw new Error(`package.json: the name ${name} has no scope.`);
  return repository;
}

/** @returns the owner, or undefined if it is not set */
export function ownerOf(manifest: Pick<Manifest, 'name'>): string | undefined {
  const [owner] = repositoryOf(manifest).split('/');
  return owner === NO_OWNER ? undefined : owner;
}

/** Returns the `repository.url` for package.json. npm compares it with the repository in a provenance statement. */
export function repositoryUrl(manifest: Pick<Manifest, 'name'>): string {
  return `git+https://github.com/${repositoryOf(manifest)}.git`;
}
