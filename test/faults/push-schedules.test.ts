/**
 * Tests push-content with something between every two requests: an act of a person, a kill, a lost answer, or a second job.
 * `DOCS_CI_SCHEDULE` plays the schedules whose names begin with it. `DOCS_CI_SEED` and `DOCS_CI_FUZZ` choose others and more.
 */
import { expect, inject, test } from 'vitest';
import { allSchedules, playSchedule, sampleOf } from './push-sequences/schedules.js';
import { SEED } from './seeded-random.js';

const SAMPLE = 14;
/** The sample needs no clean runs that count requests: shorter runs end before their disturbance. */
const SAMPLED_REQUESTS = 15;
const REST = 600;

test(
  'tells the truth about push-content whatever happens between two requests of its run',
  { timeout: 7_200_000 },
  async () => {
    const { DOCS_CI_FUZZ: factor = '1', DOCS_CI_SCHEDULE: wanted } = process.env;
    const isSample = inject('faults') === 'sample';
    const startedMs = performance.now();
    const all = await allSchedules(isSample ? SAMPLED_REQUESTS : undefined);
    const [count, seed] = isSample ? [SAMPLE, 1] : [REST * Number(factor), SEED];
    const chosen = wanted === undefined ? sampleOf(all, count, seed) : all.filter(({ id }) => id.startsWith(wanted));
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
