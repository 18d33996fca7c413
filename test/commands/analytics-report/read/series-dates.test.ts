import { expect, test } from 'vitest';
import { startStage } from '../../../support/runs.js';

test.each([
  ['GET /analytics/traffic', { pageViews: 1, sessions: 1 }],
  ['GET /analytics/search/volume', { searches: 1, sessions: 1 }],
  ['GET /analytics/ai/volume', { questions: 1, sessions: 1 }],
])('reports all other parts if a date of %s is not a date', async (route, counts) => {
  await using stage = await startStage({ seed: true });
  const body = { startDate: '2026-01-01', endDate: '2026-01-07', series: [{ date: 'last Tuesday', ...counts }] };
  stage.emulator.addFault({ route, kind: 'status', status: 200, body, times: Infinity });
  const { exitCode, result } = await stage.run('analytics-report');
  expect(exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ outcome: 'done', 'report-json': 'docs-ci/analytics-report/report.json' });
  expect(Number(result.outputs.searches)).toBeGreaterThan(0);
  expect(result.annotations).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("series[0].date isn't a valid date.") as string }),
  );
});
