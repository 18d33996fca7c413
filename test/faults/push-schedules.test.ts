/**
 * Tests push-content with something between every two requests: an act of a person, a kill, a lost answer, or a second job.
 * `npm run test:rest` plays some. `DOCS_CI_FUZZ` plays more, with `DOCS_CI_SEED`; `DOCS_CI_SCHEDULE` those whose names begin
 * with it.
 */
import { expect, test } from 'vitest';
import { allSchedules, playSchedule, sampleOf } from './push-sequences/schedules.js';
import { SEED } from './seeded-random.js';

const PLAYED = 40;
const MORE = 600;
/** These failed once. `npm run test:rest` plays them always. */
const KNOWN: readonly string[] = [
  'lenient / propose on a new branch / a job of a newer run / 32',
  'lenient / propose on a new branch / edit reference/api/same.mdx on the proposal / 47',
];
const KNOWN_REQUESTS = 48;

test(
  'tells the truth about push-content whatever happens between two requests of its run',
  { timeout: 7_200_000 },
  async () => {
    const { DOCS_CI_FUZZ: factor, DOCS_CI_SCHEDULE: wanted } = process.env;
    const isFixed = factor === undefined && wanted === undefined;
    const startedMs = performance.now();
    const all = await allSchedules();
    const count = isFixed ? PLAYED : MORE * Number(factor ?? 1);
    const seed = isFixed ? 2 : SEED;
    const known = isFixed ? (await allSchedules(KNOWN_REQUESTS)).filter(({ id }) => KNOWN.includes(id)) : [];
    const chosen =
      wanted === undefined ? [...known, ...sampleOf(all, count, seed)] : all.filter(({ id }) => id.startsWith(wanted));
    const problems: string[] = [];
    for (const schedule of chosen) {
      const found = await playSchedule(schedule).catch((error: unknown) => [`it broke the test: ${String(error)}`]);
      problems.push(...found.map((sentence) => `${schedule.id}: ${sentence}`));
    }
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    console.log(`push-content: ${chosen.length} of ${all.length} schedules with seed ${seed} in ${seconds} s`);
    expect(problems).toEqual([]);
  },
);
