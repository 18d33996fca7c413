/** Generates two runs one after the other: how the first ended, times what the second is asked for. */
import { manyPages } from '../../commands/push-content/fixture.js';
import { violationsOf } from './oracle.js';
import { addForeignPages, FIRST, page, SECOND, THIRD } from './scenarios.js';
import { SERVICE_KINDS, type ServiceKind } from './emulator-kinds.js';
import { type Hooks, type Job, World } from './world.js';

type Pages = Readonly<Record<string, string>>;

interface Sequence {
  readonly id: string;
  readonly kind: ServiceKind;
  readonly mode: Mode;
  readonly before: Before;
  readonly isSameFolder: boolean;
  readonly wait: boolean;
  readonly isLarge: boolean;
  readonly onEdited: (typeof ON_EDITED)[number];
}

const MODES = ['publish', 'propose', 'remove'] as const;
type Mode = (typeof MODES)[number];
const ON_EDITED = ['keep', 'overwrite', 'fail'] as const;

const FIRST_RUN = 20;
const SECOND_RUN = 30;

/** How the earlier run went, and what happened until the next one. */
interface Before {
  readonly name: string;
  readonly runId?: number;
  /** The build of the earlier run. */
  readonly build?: { readonly outcome?: 'error' | 'cancelled'; readonly buildingMs?: number };
  readonly hooks?: () => Hooks;
  readonly prepare?: (world: World) => void;
  readonly afterwards?: (world: World) => void;
}

const BEFORE: readonly Before[] = [
  { name: 'done' },
  { name: 'failed build', build: { outcome: 'error' } },
  { name: 'cancelled build', build: { outcome: 'cancelled' } },
  { name: 'timed out', build: { buildingMs: 900_000 } },
  { name: 'still building', build: { buildingMs: 680_000 } },
  ...[1, 2, 3].flatMap((count) => [
    { name: `killed before write ${count}`, hooks: () => killAtWrite(count, false) },
    { name: `killed after write ${count}`, hooks: () => killAtWrite(count, true) },
  ]),
  { name: 'conflict', hooks: conflicts },
  { name: 'edited beside a conflict', prepare: ({ people }) => people.write('reference/api/changed.mdx') },
  { name: 'older', runId: 90 },
  { name: 'base moved on', afterwards: ({ people }) => people.write('guides/written.mdx') },
  { name: 'page edited', afterwards: ({ people }) => people.write('reference/api/new.mdx') },
  {
    name: 'page edited on the proposal',
    afterwards: ({ people, proposal }) => people.write('reference/api/new.mdx', proposal),
  },
  {
    name: 'failed build, then a person repaired it',
    build: { outcome: 'error' },
    afterwards: ({ emulator }) => void emulator.state.addDeployment(),
  },
  {
    name: 'done, then a deployment of a person failed',
    afterwards: ({ emulator, people }) => {
      emulator.configure({ build: { outcome: 'error' } });
      people.write('guides/written.mdx');
      emulator.configure({ build: { outcome: 'ready' } });
    },
  },
];

/** The service dies at a write of the earlier run. */
function killAtWrite(count: number, isCarriedOut: boolean): Hooks {
  let writes = 0;
  return {
    before: ({ method }) => {
      writes += method === 'GET' ? 0 : 1;
      return !isCarriedOut && writes === count ? 'dead' : undefined;
    },
    answer: ({ method }, _, real) => (isCarriedOut && writes === count && method !== 'GET' ? 'dead' : real),
  };
}

/** Every push and merge of the earlier run meets a conflict, and none is carried out. */
function conflicts(): Hooks {
  return {
    replace: ({ method, path }) =>
      method === 'POST' && /\/(push|merge)$/.test(path)
        ? { status: 409, json: { error: 'Conflict', message: 'Conflict', code: 409 } }
        : undefined,
  };
}

export const SEQUENCES: readonly Sequence[] = SERVICE_KINDS.flatMap((kind) =>
  MODES.flatMap((mode) =>
    BEFORE.flatMap((before) =>
      [true, false].flatMap((isSameFolder) =>
        [true, false].flatMap((wait) =>
          [true, false].flatMap((isLarge) =>
            (mode === 'remove' ? ON_EDITED.slice(0, 1) : ON_EDITED).map((onEdited) => {
              const words = [isSameFolder ? 'same pages' : 'changed pages', wait ? 'wait' : 'no wait'];
              const id = [kind.name, mode, before.name, ...words, isLarge ? 'large' : 'small', onEdited].join(' / ');
              return { id, kind, mode, before, isSameFolder, wait, isLarge, onEdited };
            }),
          ),
        ),
      ),
    ),
  ),
);

function folderOf(pages: Pages, version: string, isLarge: boolean): Pages {
  return isLarge ? { ...pages, ...manyPages(22, page('Bulk', version)) } : pages;
}

/** Returns what was false, as sentences. */
export async function playSequence(sequence: Sequence): Promise<string[]> {
  const { kind, mode, before, isSameFolder, isLarge } = sequence;
  await using world = await World.open(kind);
  const job = await world.job('job');
  await addForeignPages(world);
  job.write(folderOf(FIRST, 'first', isLarge));
  await job.run({ runId: 1, inputs: { prune: 'managed' } });
  world.clock.advance(60_000);
  world.people.write('reference/api/edited.mdx');
  before.prepare?.(world);
  world.clock.advance(60_000);
  job.write(folderOf(SECOND, 'second', isLarge));
  world.emulator.configure({ build: before.build ?? {} });
  const shared = { prune: 'managed', timeout: '10m', comment: 'true' };
  const earlier = await job.run({
    runId: before.runId ?? FIRST_RUN,
    inputs: { ...shared, mode: mode === 'remove' ? 'propose' : mode },
    isPullRequest: true,
    hooks: before.hooks?.() ?? {},
  });
  world.emulator.configure({ build: { outcome: 'ready', buildingMs: 1_000 } });
  world.clock.advance(60_000);
  before.afterwards?.(world);
  world.clock.advance(60_000);
  if (!isSameFolder) job.write(folderOf(THIRD, 'third', isLarge));
  const problems = violationsOf(world, earlier);
  const runs = await playSecond(world, job, sequence, shared);
  return [...problems.map((one) => `earlier ${one}`), ...runs];
}

async function playSecond(
  world: World,
  job: Job,
  { mode, wait, onEdited }: Sequence,
  shared: Pages,
): Promise<string[]> {
  const options: Pages = mode === 'remove' ? {} : { wait: String(wait), 'on-edited': onEdited };
  const run = await job.run({ runId: SECOND_RUN, inputs: { ...shared, ...options, mode }, isPullRequest: true });
  const problems = violationsOf(world, run);
  world.clock.advance(60_000);
  // Another run, that waits, finds everything in order, whatever the last ones left.
  const inputs = {
    ...shared,
    mode,
    ...(mode === 'remove' ? {} : { 'on-edited': onEdited === 'fail' ? 'keep' : onEdited }),
  };
  const last = await job.run({ runId: SECOND_RUN + 1, inputs, isPullRequest: true });
  return [...problems.map((one) => `this ${one}`), ...violationsOf(world, last).map((one) => `last ${one}`)];
}
