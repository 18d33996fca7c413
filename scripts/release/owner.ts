/** Who owns the repository and the npm scope. It stands in package.json, as the scope of `name`, and nowhere else. */

/** What package.json says as long as nobody has taken the repository over. */
export const NO_OWNER = 'OWNER';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: { readonly url?: string };
}

/** @returns owner and repository, for example `OWNER/docs-ci` @throws where `name` has no scope */
export function repositoryOf({ name }: Pick<Manifest, 'name'>): string {
  const [, repository] = /^@([^/]+\/[^/]+)$/.exec(name) ?? [];
  if (repository === undefined) throw new Error(`package.json: the name ${name} has no scope.`);
  return repository;
}

/** @returns the owner, or undefined as long as it is unset */
export function ownerOf(manifest: Pick<Manifest, 'name'>): string | undefined {
  const [owner] = repositoryOf(manifest).split('/');
  return owner === NO_OWNER ? undefined : owner;
}

/** `repository.url` of package.json: npm compares it with the repository that a provenance statement names. */
export function repositoryUrl(manifest: Pick<Manifest, 'name'>): string {
  return `git+https://github.com/${repositoryOf(manifest)}.git`;
}
