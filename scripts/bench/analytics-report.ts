/** Measures a report: requests, time, and the size of what is written and loaded. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renderFormats } from '../../src/commands/analytics-report/formats/render-formats.js';
import { summaryBlocks } from '../../src/commands/analytics-report/formats/summary-blocks.js';
import type { Report } from '../../src/commands/analytics-report/numbers/report-schema.js';
import { renderMarkdown } from '../../src/text/markdown.js';
import type { Emulator } from '../../emulator/emulator.js';
import { DIST } from './loaded-files.js';
import { median, timeProcess } from './processes.js';
import { atMost, kilobytes, type Row } from './rows.js';
import { inWorkspace } from './workspace.js';

const CLI = join(DIST, 'cli.js');
const RUNS = 7;
const MAX_REQUESTS = 40;
const SUMMARY_LIMIT_BYTES = 1_048_576;
const ROWS = 100;

export function benchAnalyticsReport(): Promise<Row[]> {
  // Runs one after the other would reach the rate limit and measure its pauses.
  return inWorkspace({ keyLimitPerMinute: null }, async ({ folder, emulator }) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeRun(emulator, folder, ['--period', 'last-30-days']));
    const result = await readJson<{ requests: { requests: number } }>(folder, 'result.json');
    const html = await stat(join(folder, 'docs-ci/analytics-report/report.html'));
    return [
      {
        what: 'analytics-report: requests for 30 days and the 30 days before',
        ...atMost(result.requests.requests, MAX_REQUESTS, String),
        beside: 'all sections',
      },
      {
        what: 'analytics-report: time of the whole process',
        measured: `${median(times).toFixed(0)} ms`,
        beside: 'page and JSON',
      },
      {
        what: 'analytics-report: report.html of 30 days',
        measured: kilobytes(html.size),
        beside: 'one file that loads nothing',
      },
      ...(await benchLargest(folder)),
    ];
  });
}

/** Measures the largest report of one project: all tables have all their rows, and all texts the maximum length. */
async function benchLargest(folder: string): Promise<Row[]> {
  const report = enlarge(await readJson<Report>(folder, 'report.json'));
  // The first rendering loads the library of the charts, which isn't bundled here.
  await renderFormats(report);
  const startMs = performance.now();
  const files = await renderFormats(report);
  const durationMs = performance.now() - startMs;
  return [
    {
      what: 'analytics-report: job summary of the largest report, with long texts',
      ...atMost(Buffer.byteLength(renderMarkdown(summaryBlocks(report))), SUMMARY_LIMIT_BYTES, kilobytes),
      beside: 'size limit of a job summary',
    },
    {
      what: 'analytics-report: time to render the files of this report',
      measured: `${durationMs.toFixed(0)} ms`,
      beside: `${files.size} files, charts included`,
    },
  ];
}

function enlarge(report: Report): Report {
  const repeatRows = (_: string, value: unknown): unknown => {
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object' || 'date' in (value[0] as object))
      return value;
    return 'kind' in (value[0] as object) || 'metric' in (value[0] as object)
      ? value
      : Array.from({ length: ROWS }, (_row, index) => ({ ...(value[index % value.length] as object) }));
  };
  const lengthenText = (name: string, value: unknown): unknown =>
    typeof value === 'string' && ['query', 'question', 'answer', 'referrer', 'title'].includes(name)
      ? value.padEnd(400, ' @word')
      : value;
  return JSON.parse(JSON.stringify(JSON.parse(JSON.stringify(report), repeatRows)), lengthenText) as Report;
}

async function timeRun(
  emulator: Emulator,
  folder: string,
  flags: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<number> {
  const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer, ...more };
  return timeProcess(process.execPath, [CLI, 'analytics-report', ...flags], { cwd: folder, env });
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, 'docs-ci/analytics-report', name), 'utf8')) as T;
}
