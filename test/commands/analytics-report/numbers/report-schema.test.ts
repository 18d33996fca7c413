/** Checks that the documentation names every field of report.json. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { METRIC_NAMES } from '../../../../src/commands/analytics-report/numbers/metrics.js';
import { evaluateReport } from '../../../../src/commands/analytics-report/numbers/thresholds.js';
import { projectOf, reportOf } from '../report-fixtures.js';

const OUTAGE = {
  series: 'traffic',
  since: '2026-09-02',
  weekBefore: 1_400,
  expected: 140,
  isRecorded: null,
} as const;

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');

function sectionOf(page: string, heading: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
}

test('documents every field of report.json in docs/files.md', () => {
  const report = reportOf(
    projectOf({
      outages: [OUTAGE],
      uncompared: [{ series: 'search', why: 'x' }],
      notes: [{ section: 'x', message: 'x', missing: null }],
    }),
  );
  const full = { ...report, thresholds: evaluateReport(['search.total > 1'], report.project.metrics) };
  const documented = new Set(
    sectionOf(read('docs/files.md'), 'report.json')
      .match(/`[^`]+`/g)
      ?.map((code) => code.slice(1, -1).replace('[]', '')),
  );
  const missing = [...new Set(fieldsOf(full))].filter((name) => !documented.has(name));
  expect(missing).toEqual([]);
});

test('documents every metric in docs/reports.md', () => {
  const page = read('docs/reports.md');
  for (const name of METRIC_NAMES) expect(page).toContain(`\`${name}\``);
});
