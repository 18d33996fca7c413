/**
 * Tests push-content in sequences: the run after each kind of run, and two jobs at once in every order of their writes.
 * `npm run test:rest` plays some. `DOCS_CI_FUZZ` plays more, with `DOCS_CI_SEED`; `DOCS_CI_SEQUENCE` those whose names begin
 * with it.
 */
import { expect, test } from 'vitest';
import { SERVICE_KINDS } from './push-sequences/emulator-kinds.js';
import { violationsOf } from './push-sequences/oracle.js';
import { addForeignPages, FIRST, page } from './push-sequences/scenarios.js';
import { sampleOf } from './push-sequences/schedules.js';
import { playSequence, SEQUENCES } from './push-sequences/sequences.js';
import { PAIRS, playPair } from './push-sequences/two-jobs.js';
import { type Hooks, type JobRun, World } from './push-sequences/world.js';
import { SEED } from './seeded-random.js';

const { DOCS_CI_FUZZ: factor, DOCS_CI_SEQUENCE: wanted } = process.env;
const isFixed = factor === undefined && wanted === undefined;
const seed = isFixed ? 2 : SEED;
const [SEQUENCE_COUNT, PAIR_COUNT] = isFixed ? [32, 16] : [200 * Number(factor ?? 1), PAIRS.length];
/** The largest pairs have hundreds of orders. */
const MAX_ORDERS = isFixed ? 2 : 6 * Number(factor ?? 1);

function chosenFrom<T extends { readonly id: string }>(all: readonly T[], count: number): T[] {
  return wanted === undefined ? sampleOf(all, count, seed) : all.filter(({ id }) => id.startsWith(wanted));
}

test('tells the truth about push-content in the run after each kind of run', { timeout: 7_200_000 }, async () => {
  const problems: string[] = [];
  const startedMs = performance.now();
  const chosen = chosenFrom(SEQUENCES, SEQUENCE_COUNT);
  for (const sequence of chosen)
    problems.push(...(await playSequence(sequence)).map((sentence) => `${sequence.id}: ${sentence}`));
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(`push-content: ${chosen.length} of ${SEQUENCES.length} sequences with seed ${seed} in ${seconds} s`);
  expect(problems).toEqual([]);
});

test(
  'tells the truth about two jobs of push-content at once, in every order of their writes',
  { timeout: 7_200_000 },
  async () => {
    const problems: string[] = [];
    const startedMs = performance.now();
    const pairs = chosenFrom(PAIRS, PAIR_COUNT);
    let orders = 0;
    for (const pair of pairs) {
      let prefix: readonly number[] | undefined = [];
      for (let count = 0; prefix && (count < MAX_ORDERS || wanted !== undefined); count += 1) {
        const played = await playPair(pair, prefix);
        orders += 1;
        problems.push(...played.problems.map((sentence) => `${pair.id} / ${played.order}: ${sentence}`));
        prefix = played.next;
      }
    }
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    console.log(`push-content: ${orders} orders of ${pairs.length} pairs of jobs in ${seconds} s`);
    expect(problems).toEqual([]);
  },
);

test.each(SERVICE_KINDS)(
  'keeps what a run wrote, and deletes nothing of it, after another run has replaced its manifest unseen: $name',
  async (kind) => {
    await using world = await World.open(kind);
    await addForeignPages(world);
    const [job, other] = [await world.job('job'), await world.job('other')];
    const inputs = { prune: 'managed', 'max-deletes': '100%' };
    const runs: JobRun[] = [];
    const problems: string[] = [];
    const end = (run: JobRun): void => {
      runs.push(run);
      problems.push(...violationsOf(world, run));
    };
    const play = async (runId: number, pages: Record<string, string>, hooks: Hooks = {}): Promise<void> => {
      world.clock.advance(60_000);
      job.write(pages);
      end(await job.run({ runId, inputs, hooks }));
    };
    await play(10, FIRST);
    const { 'gone.mdx': gone = '', ...rest } = FIRST;
    const second = page('Changed', 'second');
    other.write({ ...rest, 'changed.mdx': second });
    await play(
      20,
      { ...FIRST, 'edited.mdx': page('Edited', 'second') },
      {
        before: async ({ path }) => {
          if (path.endsWith('/push')) end(await world.hold(() => other.run({ runId: 20, inputs })));
          return undefined;
        },
      },
    );
    await play(30, { ...rest, 'changed.mdx': page('Changed', 'third'), 'gone.mdx': gone });
    await play(40, { 'same.mdx': page('Same', 'third') });
    expect(problems).toEqual([]);
    expect(runs.map(({ result: { outputs } }) => [outputs.kept, outputs.complete])).toEqual([
      ['0', 'true'],
      ['0', 'true'],
      ['0', 'true'],
      ['2', 'false'],
      // The kept page isn't in the folder anymore.
      ['1', 'true'],
    ]);
    expect(world.files()?.get('reference/api/changed.mdx')?.trimEnd()).toBe(second.trimEnd());
  },
);
