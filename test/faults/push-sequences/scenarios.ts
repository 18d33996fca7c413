/** Declares what the runs of a schedule do: what earlier runs left, the folder, and the inputs. */
import { manyPages } from '../../commands/push-content/fixture.js';
import type { Job, World } from './world.js';

type Pages = Readonly<Record<string, string>>;

export interface PushScenario {
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly folder: Pages;
  /** Lets docs-ci name the branch of the proposal. */
  readonly isPullRequest?: boolean;
  /** Makes the service and its earlier runs. Their run ids are below 10. */
  prepare(world: World, job: Job): Promise<void>;
}

const MORE = 'Enough text, so that a person can edit this page without a change of its size.';

export function page(title: string, version: string): string {
  return `# ${title}\n\nThis is the ${version} version. ${MORE}\n`;
}

function bulk(version: string): Pages {
  return manyPages(22, page('Bulk', version));
}

export const FIRST: Pages = {
  'same.mdx': page('Same', 'only'),
  'changed.mdx': page('Changed', 'first'),
  'gone.mdx': page('Gone', 'first'),
  'edited.mdx': page('Edited', 'first'),
};
export const SECOND: Pages = {
  'same.mdx': page('Same', 'only'),
  'changed.mdx': page('Changed', 'second'),
  'edited.mdx': page('Edited', 'first'),
  'new.mdx': page('New', 'second'),
};
/** What a newer commit has instead of the second. */
export const NEWER: Pages = { 'changed.mdx': page('Changed', 'third'), 'newer.mdx': page('Newer', 'third') };
export const THIRD: Pages = { ...SECOND, ...NEWER };

const CONFIG = JSON.stringify(
  {
    name: 'Docs',
    navigation: [
      { group: 'API', pages: ['reference/api/same'] },
      { group: 'Guides', pages: ['guides/start'] },
    ],
  },
  undefined,
  2,
);
const PRUNE = { prune: 'managed' };
const PROPOSE = { mode: 'propose', branch: 'docs-ci/api' };
const PROPOSE_FOR_PULL_REQUEST = { mode: 'propose' };
const NAVIGATION = { 'navigation-group': 'API', 'config-file': 'docs.json' };

export async function addForeignPages({ emulator, people }: World): Promise<void> {
  const { project } = emulator.state;
  project.edit({ 'docs.json': `${CONFIG}\n`, 'reference/api/theirs.mdx': 'theirs\n', 'guides/start.mdx': 'start\n' });
  people.write('guides/written.mdx');
  return Promise.resolve();
}

/** Runs a job as earlier commits did, and throws if it fails: a scenario needs a true start. */
async function runEarlier(world: World, job: Job, runId: number, inputs: Pages, folder: Pages): Promise<void> {
  job.write(folder);
  const isPullRequest = inputs.mode === 'propose' && !('branch' in inputs);
  const { exitCode, result } = await job.run({ runId, inputs: { ...inputs, wait: 'false' }, isPullRequest });
  if (exitCode !== 0) throw new Error(`The earlier run ended with ${exitCode}: ${result.message}`);
  world.clock.advance(60_000);
}

async function publishFirst(world: World, job: Job, inputs: Pages, folder: Pages): Promise<void> {
  await addForeignPages(world);
  await runEarlier(world, job, 1, inputs, folder);
  world.people.write('reference/api/edited.mdx');
  world.clock.advance(60_000);
}

export const SCENARIOS: readonly PushScenario[] = [
  {
    name: 'publish directly',
    inputs: PRUNE,
    folder: SECOND,
    prepare: (world, job) => publishFirst(world, job, PRUNE, FIRST),
  },
  {
    name: 'publish by a branch',
    inputs: PRUNE,
    folder: { ...SECOND, ...bulk('second') },
    prepare: (world, job) => publishFirst(world, job, PRUNE, { ...FIRST, ...bulk('first') }),
  },
  {
    name: 'publish with the navigation',
    inputs: { ...PRUNE, ...NAVIGATION },
    folder: SECOND,
    prepare: (world, job) => publishFirst(world, job, { ...PRUNE, ...NAVIGATION }, FIRST),
  },
  {
    name: 'propose on a new branch',
    inputs: { ...PRUNE, ...PROPOSE },
    folder: { ...SECOND, ...bulk('second') },
    prepare: (world, job) => publishFirst(world, job, PRUNE, { ...FIRST, ...bulk('first') }),
  },
  {
    name: 'propose again',
    inputs: { ...PRUNE, ...PROPOSE },
    folder: THIRD,
    prepare: async (world, job) => {
      await publishFirst(world, job, PRUNE, FIRST);
      await runEarlier(world, job, 2, { ...PRUNE, ...PROPOSE }, SECOND);
    },
  },
  {
    name: 'propose what base has',
    isPullRequest: true,
    inputs: { ...PRUNE, ...PROPOSE_FOR_PULL_REQUEST },
    folder: FIRST,
    prepare: async (world, job) => {
      await publishFirst(world, job, PRUNE, FIRST);
      await runEarlier(world, job, 2, { ...PRUNE, ...PROPOSE_FOR_PULL_REQUEST }, SECOND);
    },
  },
  {
    name: 'propose beside a conflict',
    isPullRequest: true,
    inputs: { ...PRUNE, ...PROPOSE_FOR_PULL_REQUEST },
    folder: THIRD,
    prepare: async (world, job) => {
      await publishFirst(world, job, PRUNE, FIRST);
      await runEarlier(world, job, 2, { ...PRUNE, ...PROPOSE_FOR_PULL_REQUEST }, SECOND);
      world.people.write('reference/api/changed.mdx');
      world.clock.advance(60_000);
    },
  },
  {
    name: 'remove a proposal',
    inputs: { mode: 'remove', branch: 'docs-ci/api' },
    folder: SECOND,
    prepare: async (world, job) => {
      await publishFirst(world, job, PRUNE, FIRST);
      await runEarlier(world, job, 2, { ...PRUNE, ...PROPOSE }, SECOND);
    },
  },
];
