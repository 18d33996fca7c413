/** A project with a branch to publish, and one after a publication, each with the work of people in between. */
import type { Emulator } from '../../emulator/emulator.js';
import type { SettingsChange } from '../../emulator/state/settings.js';
import { SERVICE } from '../commands/publish-branch/fixture.js';
import { type Stage, startStage } from '../support/runs.js';

export type Files = Readonly<Record<string, string>>;
type Changes = Readonly<Record<string, string | null>>;

export const NEXT = 'next';
/** Restore points of older publications. A fourth one replaces the first. */
const OLD = [
  '20260101T000000Z-publish-v1-abcdefg1',
  '20260201T000000Z-publish-v2-abcdefg1',
  '20260301T000000Z-publish-v3-abcdefg1',
];
const RELEASE = '20260401T000000Z-publish-v4-abcdefg1';
/** Looks like a branch that a killed run left behind, but an admin protected it. */
const PROTECTED = 'docs-ci-after/20260102T000000Z-publish-kept-abcdefg1';
/** These only begin like branches of docs-ci. */
const LOOKALIKES = ['docs-ci-before-mine', 'docs-ci-after/notes', 'docs-ci-before/20260101T000000Z-draft-v1'];
/** Has every commit of the live branch before the first run. */
const COMMITS = 'people';
export const OTHERS = [COMMITS, PROTECTED, ...LOOKALIKES];
/** A killed run left this branch behind. */
const ORPHAN = 'docs-ci-after/20260103T000000Z-check-killed-abcdefg1';

/** A publication of so many pages needs two pushes to go back. */
const MANY = manyPages('');
const MANY_CHANGED = manyPages('\nChanged.\n');

/** The navigation, and the redirects if a page is gone. */
function configOf(pages: readonly string[], redirects: readonly object[] = []): string {
  const listed = pages.map((path) => path.replace('.mdx', ''));
  return `${JSON.stringify({ name: 'Docs', navigation: [{ group: 'Guides', pages: listed }], redirects })}\n`;
}

/** @param many pages beside the few */
function filesAtStart(many: Files): Files {
  const pages = { 'a.mdx': '# A\n', 'b.mdx': '# B 1\n', 'c.mdx': '# C\n', 'gone.mdx': '# Gone\n', ...many };
  return { 'docs.json': configOf(Object.keys(pages)), ...pages };
}

/** What the branch changes: one page keeps its size, one is new, and one is gone. */
function changesOf(many: Files): Changes {
  const listed = ['a.mdx', 'b.mdx', 'c.mdx', 'new.mdx', ...Object.keys(many)];
  const config = configOf(listed, [{ source: '/gone', destination: '/a' }]);
  return { 'docs.json': config, 'b.mdx': '# B 2\n', 'new.mdx': '# New\n', 'gone.mdx': null, ...many };
}

/** What people write meanwhile. */
const FIX = { 'a.mdx': '# A, fixed\n' };
const EDITS = { 'b.mdx': '# B, edited\n', 'own.mdx': '# Own\n' };

function manyPages(text: string): Files {
  const numbers = Array.from({ length: 24 }, (_, index) => String(index).padStart(2, '0'));
  return Object.fromEntries(numbers.map((number) => [`p${number}.mdx`, `# P${number}\n${text}`]));
}

function withChanges(files: Files, changes: Changes): Files {
  const entries = Object.entries({ ...files, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

const PAIRS = [...OLD, RELEASE].flatMap((name) => [`docs-ci-before/${name}`, `docs-ci-after/${name}`]);

function addBranches({ state: { project } }: Emulator): void {
  for (const name of [...LOOKALIKES, PROTECTED, ORPHAN]) project.createBranch(name, 'main');
  project.protectBranch(PROTECTED);
}

function preparePublication({ emulator }: { readonly emulator: Emulator }): void {
  const { project } = emulator.state;
  project.edit(filesAtStart({}));
  for (const name of OLD)
    for (const when of ['before', 'after']) project.createBranch(`docs-ci-${when}/${name}`, 'main');
  addBranches(emulator);
  project.createBranch(NEXT, 'main');
  project.edit(changesOf({}), NEXT);
  project.edit(FIX);
  project.createBranch(COMMITS, 'main');
}

/** A publication was merged, and then people edited pages. */
function prepareRestore({ emulator }: { readonly emulator: Emulator }): void {
  const { project } = emulator.state;
  project.edit(filesAtStart(MANY));
  project.createBranch(NEXT, 'main');
  project.edit(changesOf(MANY_CHANGED), NEXT);
  project.edit(FIX);
  addBranches(emulator);
  for (const when of ['before', 'after']) project.createBranch(`docs-ci-${when}/${RELEASE}`, 'main');
  project.merge(`docs-ci-after/${RELEASE}`, NEXT);
  project.merge('main', `docs-ci-after/${RELEASE}`);
  project.edit(EDITS);
  project.createBranch(COMMITS, 'main');
}

/** Returns true if the live branch still has each commit of people. */
export function hasAllCommits({ state: { project } }: Emulator): boolean {
  return !project.queueMerge('main', COMMITS, Infinity);
}

export function filesOf({ state: { project } }: Emulator, branch = 'main'): Files | undefined {
  const files = project.branches.get(branch)?.files;
  return files && Object.fromEntries(files);
}

export function isSame(one: Files | undefined, other: Files): boolean {
  const paths = Object.keys(one ?? {});
  return paths.length === Object.keys(other).length && paths.every((path) => one?.[path] === other[path]);
}

/** What a run finds, and leaves on the live branch. */
export interface World {
  readonly prepare: (place: { readonly emulator: Emulator }) => void;
  readonly inputs: Readonly<Record<string, string>>;
  /** The files of the live branch before the first run, and after one that is done. */
  readonly before: Files;
  readonly after: Files;
}

const BEFORE = { ...filesAtStart({}), ...FIX };

export const PUBLISH: World = {
  prepare: preparePublication,
  inputs: { from: NEXT },
  before: BEFORE,
  after: withChanges(BEFORE, changesOf({})),
};
export const TRIAL: World = {
  prepare: preparePublication,
  inputs: { from: NEXT, mode: 'check', trial: 'true' },
  before: BEFORE,
  after: BEFORE,
};
export const RESTORE: World = {
  prepare: prepareRestore,
  inputs: { mode: 'restore' },
  before: { ...withChanges({ ...filesAtStart(MANY), ...FIX }, changesOf(MANY_CHANGED)), ...EDITS },
  after: { ...filesAtStart(MANY), ...FIX, ...EDITS },
};

/** Starts the service of a world. */
export async function startWorld(world: World, settings: SettingsChange = {}): Promise<Stage> {
  const stage = await startStage(SERVICE);
  world.prepare(stage);
  stage.emulator.configure(settings);
  stage.emulator.state.project.settle();
  return stage;
}

/** Work branches and restore points, without those that were there before. */
export function branchesOfRuns({ state }: Emulator): string[] {
  const before = new Set([...OTHERS, ORPHAN, ...PAIRS]);
  return [...state.project.branches.keys()].filter((name) => name.startsWith('docs-ci') && !before.has(name));
}
