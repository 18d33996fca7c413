/** Plans and checks a release with pure functions of the state of the repository. */
import { type Manifest, ownerOf, packageNameOf, repositoryOf } from './owner.js';

/** The state of the repository that a release depends on. */
export interface RepositoryState {
  readonly manifest: Manifest;
  readonly lock: { readonly name: string; readonly version: string };
  /** The GitLab components and the package that each installs by default. */
  readonly components: readonly { readonly path: string; readonly cli: unknown }[];
  /** The version that `dist/cli.js --version` prints. */
  readonly cliVersion: string;
  readonly changelog: string;
  /** The refs of actions and components in the documentation, such as `v1`. */
  readonly exampleRefs: readonly string[];
  /** The repository that runs the workflow, `owner/docs-ci`; undefined outside GitHub. */
  readonly workflowRepository: string | undefined;
  readonly head: string;
  readonly isClean: boolean;
  /** The tags of the remote and the commit of each. */
  readonly tags: ReadonlyMap<string, string>;
}

/** The tags of a release. */
export interface ReleasePlan {
  readonly version: string;
  /** The version tag, such as `v1.2.3`, which never moves. */
  readonly tag: string;
  /** The major tag `v1` if it moves to this release; undefined for a prerelease or if a later version has it. */
  readonly majorTag: string | undefined;
  /** The npm tag: `latest`, `next` for a prerelease, or `release-1` if a later major version exists. */
  readonly npmTag: string;
}

interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly prerelease: string | undefined;
}

/** Returns one sentence for each reason not to release. */
export function releaseProblems(state: RepositoryState): string[] {
  return [...ownerProblems(state), ...versionProblems(state), ...commitProblems(state)];
}

function ownerProblems({ manifest, workflowRepository }: RepositoryState): string[] {
  const repository = repositoryOf(manifest);
  const name = packageNameOf(repository);
  const isSet = ownerOf(manifest) !== undefined;
  return [
    ...(isSet ? [] : ['The owner is unset. Run npm run set-owner -- <owner>.']),
    ...(manifest.private ? ['package.json is private, so npm would reject the package.'] : []),
    ...(isSet && manifest.name !== name
      ? [`package.json: the name is ${manifest.name}, but for ${repository} npm needs ${name}.`]
      : []),
    // npm compares the spelling, too.
    ...(workflowRepository === undefined || workflowRepository === repository
      ? []
      : [`This is ${workflowRepository}, but releases are made in ${repository}.`]),
  ];
}

function versionProblems(state: RepositoryState): string[] {
  const { manifest, lock, components, cliVersion, changelog, exampleRefs } = state;
  const { name, version } = manifest;
  const parsed = parseVersion(version);
  if (parsed === undefined) return [`package.json: ${version} isn't a valid semantic version.`];
  const major = `v${parsed.numbers[0]}`;
  const strange = [...new Set(exampleRefs)].filter((ref) => ref !== major);
  const stale = components.filter(({ cli }) => cli !== `${name}@${version}`);
  return [
    ...(lock.name === name && lock.version === version
      ? []
      : [`package-lock.json isn't from ${name} ${version}. Run npm install.`]),
    ...stale.map(({ path, cli }) => `${path} installs ${String(cli)}, not ${name}@${version}. Run npm run generate.`),
    ...(cliVersion === version ? [] : [`dist/cli.js says ${cliVersion}, not ${version}. Run npm run build.`]),
    ...strange.map((ref) => `The pages use @${ref}, but ${version} is ${major}.`),
    ...(notesOf(changelog, version) === undefined
      ? [`CHANGELOG.md has no section "## ${version} (<date>)" with text.`]
      : []),
  ];
}

function commitProblems({ manifest, head, isClean, tags }: RepositoryState): string[] {
  const tag = `v${manifest.version}`;
  const tagged = tags.get(tag);
  return [
    ...(isClean ? [] : ['The work tree has uncommitted changes.']),
    ...(tagged === undefined || tagged === head ? [] : [`${tag} already exists at ${tagged}. Raise the version.`]),
  ];
}

/** Plans the tags of a release. @param version a valid semantic version */
export function planRelease(version: string, tags: ReadonlyMap<string, string>): ReleasePlan {
  const own = parseVersion(version);
  if (own === undefined) throw new Error(`${version} isn't a valid semantic version.`);
  const [major] = own.numbers;
  const released = [...tags.keys()].flatMap((tag) => (tag.startsWith('v') ? (parseVersion(tag.slice(1)) ?? []) : []));
  const later = released.filter((one) => one.prerelease === undefined && compare(one, own) > 0);
  const isLatestOfMajor = own.prerelease === undefined && !later.some(({ numbers }) => numbers[0] === major);
  return {
    version,
    tag: `v${version}`,
    majorTag: isLatestOfMajor ? `v${major}` : undefined,
    npmTag: own.prerelease !== undefined ? 'next' : later.length === 0 ? 'latest' : `release-${major}`,
  };
}

/** Returns the text of a version's section in the changelog; undefined without a date or text. */
export function notesOf(changelog: string, version: string): string | undefined {
  const [section] = changelog.split(/^## /m).filter((one) => one.startsWith(`${version} (`));
  const [, heading = '', text = ''] = /^(.*)\n([^]*)$/.exec(section ?? '') ?? [];
  return /\(\d{4}-\d{2}-\d{2}\)$/.test(heading.trim()) && text.trim() !== '' ? text.trim() : undefined;
}

function parseVersion(text: string): Version | undefined {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?$/.exec(text);
  if (match === null) return undefined;
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], prerelease: match[4] };
}

/** Compares the numbers only, so a prerelease is equal to the release that it precedes. */
function compare(a: Version, b: Version): number {
  const differing = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
  return differing < 0 ? 0 : (a.numbers[differing] ?? 0) - (b.numbers[differing] ?? 0);
}
