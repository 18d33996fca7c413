/** Counts the requests of publications, trials and restores of projects of different sizes. */
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { later, prepare, publishBranch, type PublishRun, SERVICE } from './fixture.js';

/** Every tenth page changes, to another size. */
function changedPages(count: number, text: string): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index).filter((index) => text === '' || index % 10 === 0);
  return Object.fromEntries(numbers.map((index) => [`p${index}.mdx`, `# Page ${index}\n${text}`]));
}

function countsOf({ requests }: PublishRun): Record<string, number> {
  const follow = requests.indexOf('GET /deployments/{id}');
  const before = requests.slice(0, follow < 0 ? undefined : follow);
  const texts = before.filter((request) => request === 'GET /pages/{path}').length;
  return { texts, pushes: before.filter((request) => request === 'POST /push').length, others: before.length - texts };
}

test.each([
  [8, { publish: [16, 0, 12], check: [16, 0, 5], trial: [16, 0, 8], restore: [17, 1, 15] }],
  [100, { publish: [200, 0, 12], check: [200, 0, 5], trial: [200, 0, 8], restore: [210, 1, 15] }],
  [2_000, { publish: [400, 0, 12], check: [400, 0, 5], trial: [400, 0, 8], restore: [4_200, 10, 24] }],
])(
  'sends these requests for %i pages: texts, pushes and others',
  async (count, expected) => {
    await using stage = await startStage(SERVICE);
    prepare(stage, { pages: changedPages(count, ''), changes: changedPages(count, 'Changed.\n') });
    const seen: Record<string, Record<string, number>> = {};
    seen.check = countsOf(await publishBranch(stage, { mode: 'check' }));
    seen.trial = countsOf(await publishBranch(stage, { mode: 'check', trial: 'true' }));
    seen.publish = countsOf(await publishBranch(stage));
    await later(stage);
    seen.restore = countsOf(await publishBranch(stage, { mode: 'restore' }));
    const toCounts = ([texts, pushes, others]: readonly number[]) => ({ texts, pushes, others });
    expect(seen).toEqual(
      Object.fromEntries(Object.entries(expected).map(([mode, counts]) => [mode, toCounts(counts)])),
    );
  },
  120_000,
);
