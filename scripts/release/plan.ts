/** What a release has to be, as pure decisions over the state of the repository. */
import { type Manifest, ownerOf, repositoryOf, repositoryUrl } from './owner.js';

export interface State {
  readonly manifest: Manifest;
  readonly lock: { readonly name: string; readonly version: string };
  /** What each GitLab component installs by default. */
  readonly components: readonly { readonly path: string; readonly cli: unknown }[];
  /** What `dist/cli.js --version` says. */
  readonly cliVersion: string;
  readonly changelog: string;
  /** Refs by which the pages use the actions and components: `v1`. */
  readonly exampleRefs: readonly string[];
  /** Where this runs, `owner/docs-ci`; undefined outside of GitHub. */
  readonly runsIn: string | undefined;
  readonly head: string;
  readonly isClean: boolean;
  /** Tags of the remote, and the commit of each. */
  readonly tags: ReadonlyMap<string, string>;
}

export interface Plan {
  readonly version: string;
  /** `v1.2.3`; never moves. */
  readonly tag: string;
  /** `v1`, where it is to point here; undefined for a pre-release and where a later version has it. */
  readonly majorTag: string | undefined;
  /** The tag of npm: `latest`, `next` for a pre-release, `release-1` where a later major is out. */
  readonly npmTag: string;
}

interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly pre: string | undefined;
}

/** One sentence for everything that speaks against a release. */
export function releaseProblems(state: State): string[] {
  return [...ownerProblems(state), ...versionProblems(state), ...commitProblems(state)];
}

function ownerProblems({ manifest, runsIn }: State): string[] {
  const { url } = manifest.repository ?? {};
  const repository = repositoryOf(manifest);
  return [
    ...(ownerOf(manifest) === undefined ? ['The owner is unset: npm run set-owner -- <owner>.'] : []),
    ...(manifest.private ? ['package.json is private: npm would refuse it.'] : []),
    ...(url === repositoryUrl(manifest) ? [] : [`package.json: repository.url is not ${repositoryUrl(manifest)}.`]),
    ...(runsIn === undefined || runsIn.toLowerCase() === repository
      ? []
      : [`This is ${runsIn}; releases are made in ${repository}.`]),
  ];
}

function versionProblems(state: State): string[] {
  const { manifest, lock, components, cliVersion, changelog, exampleRefs } = state;
  const { name, version } = manifest;
  const parsed = parseVersion(version);
  if (parsed === undefined) return [`package.json: ${version} is no semantic version.`];
  const major = `v${parsed.numbers[0]}`;
  const strange = [...new Set(exampleRefs)].filter((ref) => ref !== major);
  const stale = components.filter(({ cli }) => cli !== `${name}@${version}`);
  return [
    ...(lock.name === name && lock.version === version ? [] : [`package-lock.json is not of ${name} ${version}.`]),
    ...stale.map(({ path, cli }) => `${path} installs ${String(cli)}, not ${name}@${version}: npm run generate.`),
    ...(cliVersion === version ? [] : [`dist/cli.js says ${cliVersion}, not ${version}: npm run build.`]),
    ...strange.map((ref) => `The pages use @${ref}; ${version} is ${major}.`),
    ...(notesOf(changelog, version) === undefined
      ? [`CHANGELOG.md has no section "## ${version} (<date>)" with text.`]
      : []),
  ];
}

function commitProblems({ manifest, head, isClean, tags }: State): string[] {
  const tag = `v${manifest.version}`;
  const tagged = tags.get(tag);
  return [
    ...(isClean ? [] : ['The work tree has changes that are not committed.']),
    ...(tagged === undefined || tagged === head ? [] : [`${tag} exists already, at ${tagged}: raise the version.`]),
  ];
}

/** @param version a valid one */
export function planRelease(version: string, tags: ReadonlyMap<string, string>): Plan {
  const own = parseVersion(version);
  if (own === undefined) throw new Error(`${version} is no semantic version.`);
  const [major] = own.numbers;
  const released = [...tags.keys()].flatMap((tag) => (tag.startsWith('v') ? (parseVersion(tag.slice(1)) ?? []) : []));
  const later = released.filter((one) => one.pre === undefined && compare(one, own) > 0);
  const isLatestOfMajor = own.pre === undefined && !later.some(({ numbers }) => numbers[0] === major);
  return {
    version,
    tag: `v${version}`,
    majorTag: isLatestOfMajor ? `v${major}` : undefined,
    npmTag: own.pre !== undefined ? 'next' : later.length === 0 ? 'latest' : `release-${major}`,
  };
}

/** The text of a version's section, which has a date; undefined where it has none, or no text. */
export function notesOf(changelog: string, version: string): string | undefined {
  const [section] = changelog.split(/^## /m).filter((one) => one.startsWith(`${version} (`));
  const [, heading = '', text = ''] = /^(.*)\n([^]*)$/.exec(section ?? '') ?? [];
  return /\(\d{4}-\d{2}-\d{2}\)$/.test(heading.trim()) && text.trim() !== '' ? text.trim() : undefined;
}

function parseVersion(text: string): Version | undefined {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?$/.exec(text);
  if (match === null) return undefined;
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], pre: match[4] };
}

/** Of releases alone: a pre-release counts as the version it leads to. */
function compare(a: Version, b: Version): number {
  const differing = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
  return differing < 0 ? 0 : (a.numbers[differing] ?? 0) - (b.numbers[differing] ?? 0);
}
