/** Plays answers of the service that contradict what was asked, each other, or an older version of the service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFurther } from '../../../../src/commands/analytics-report/read/paged-lists.js';
import { sameDays } from '../../../../src/commands/analytics-report/read/same-days.js';
import type { Report } from '../../../../src/commands/analytics-report/numbers/report-schema.js';
import { startStage } from '../../../support/runs.js';

async function reportWith(route: string, answer: { status: number; body?: object }) {
  await using stage = await startStage({ seed: true });
  stage.emulator.addFault({ route: `GET /analytics/${route}`, kind: 'status', times: Infinity, ...answer });
  const { result, summary } = await stage.run('analytics-report');
  const file = readFileSync(join(stage.folder, 'docs-ci/analytics-report/report.json'), 'utf8');
  return { result, summary, report: JSON.parse(file) as Report };
}

const ASKED = { startDate: '2026-08-31', endDate: '2026-09-06' };

describe('days of an answer', () => {
  test.each([
    ['2026-08-30', '2026-09-06'],
    ['2026-08-31', '2026-09-05'],
    ['2026-08-30T00:00:00Z', '2026-09-05T23:59:59Z'],
  ])('rejects an answer about %s to %s instead of relabelling it', (startDate, endDate) => {
    expect(() => sameDays({ startDate, endDate }, ASKED)).toThrow(/^the service responded with other days, 3[01]/);
  });

  test.each([ASKED, { startDate: '2026-08-31T00:00:00Z', endDate: '2026-09-06T23:59:59Z' }, { total: 3 }])(
    'takes an answer about the days that were asked for, or without days: %j',
    (answer) => {
      expect(sameDays(answer, ASKED)).toBe(answer);
    },
  );

  test('leaves out a section whose answer is about other days, and names them', async () => {
    const body = { startDate: '2026-08-25', endDate: '2026-08-31', pageViews: 987654, sessions: 815 };
    const { report, summary } = await reportWith('overview', { status: 200, body });
    const values = report.project.metrics.flatMap(({ value, previous }) => [value, previous]);
    expect(values).not.toContain(987654);
    expect(report.verdict).toMatchObject({ rule: 'incomplete' });
    expect(summary).toContain('the service responded with other days, 25–31 August 2026');
  });
});

test.each([
  [404, { rule: 'quiet' }],
  [502, { rule: 'incomplete' }],
])('says that a report is incomplete only if a section failed otherwise than with 404: %d', async (status, verdict) => {
  const { report } = await reportWith('search', { status });
  expect(report.verdict).toMatchObject(verdict);
  expect(report.project.notes).toContainEqual(
    expect.objectContaining({ section: 'search', missing: status === 404 ? null : 'part' }),
  );
});

test.each([1.4, -0.2])(
  'says no data for a share of %d, in the outputs too, and a note says why',
  async (noResultRate) => {
    const body = { ...ASKED, totalSearches: 200, sessions: 150, noResultRate, clickThroughRate: 0.5 };
    await using stage = await startStage({ seed: true });
    stage.emulator.addFault({ route: 'GET /analytics/search', kind: 'status', status: 200, body, times: 1 });
    const { result, summary } = await stage.run('analytics-report', ['--thresholds', 'search.no-result-rate < 30%']);
    expect(result.outputs).toMatchObject({ 'no-result-rate': '', searches: '200', 'thresholds-met': 'false' });
    expect(summary).toContain("No-result rate has no data: the service's numbers contradict each other.");
    expect(summary).not.toMatch(/140\.0%|-20\.0%|−20\.0%/);
    // Beside a percentage, a rate of 0.5 may be half a percent.
    expect(summary.includes('Search click-through rate has no data')).toBe(noResultRate > 1);
  },
);

test('counts an entry once that two pages of a list have', async () => {
  const pages = [['c', 'd'], ['d', 'e'], []];
  const list = {
    ...({ section: 'ai', what: 'questions', maxRequests: 5 } as const),
    readPage: () => Promise.resolve({ items: pages.shift() ?? [], total: null }),
    identityOf: (item: string) => item,
  };
  const read = await readFurther(list, { items: ['a', 'b', 'c'], total: null }, 5);
  expect(read.items).toEqual(['a', 'b', 'c', 'd', 'e']);
});
