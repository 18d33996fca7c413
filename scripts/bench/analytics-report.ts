/** What a report costs: requests, time, and bytes of what is written and read. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderFormats } from '../../src/commands/analytics-report/formats/formats.js';
import type { Report } from '../../src/commands/analytics-report/report-schema.js';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.js';
import { totalBytes as sizeOf, DIST, findLoadedFiles } from './loaded-files.js';
import { median, timeProcess } from './processes.js';
import { atMost, kilobytes, type Row } from './rows.js';

const CLI = join(DIST, 'cli.js');
const RUNS = 7;
const MAX_REQUESTS = 30;
const SUMMARY_LIMIT_BYTES = 1_048_576;
const ROWS = 100;

export async function benchAnalyticsReport(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ci-bench-'));
  const emulator = await startEmulator();
  try {
    const times = { page: [] as number[], json: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) {
      times.page.push(await timeRun(emulator, folder, ['--period', 'last-30-days']));
      times.json.push(await timeRun(emulator, folder, ['--period', 'last-30-days', '--formats', 'json']));
    }
    const result = await readJson<{ requests: { requests: number } }>(folder, 'result.json');
    await timeRun(emulator, folder, ['--period', 'last-30-days']);
    const page = await stat(join(folder, 'docs-ci/analytics-report/report.html'));
    return [
      {
        what: 'analytics-report: requests for 30 days and the 30 before',
        ...atMost(result.requests.requests, MAX_REQUESTS, String),
        beside: 'all sections',
      },
      {
        what: 'analytics-report: process start to end, all formats',
        measured: `${median(times.page).toFixed(0)} ms`,
        beside: `${median(times.json).toFixed(0)} ms with JSON alone`,
      },
      {
        what: 'analytics-report: report.html of 30 days',
        measured: kilobytes(page.size),
        beside: 'one file, no request',
      },
      ...(await benchLoaded(emulator, folder)),
      ...(await benchLargest(folder)),
    ];
  } finally {
    await emulator.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The dist that is read with a page and without. */
async function benchLoaded(emulator: Emulator, folder: string): Promise<Row[]> {
  const bytesOf = async (format: string): Promise<number> =>
    sizeOf(await findLoadedFiles(folder, (how) => timeRun(emulator, folder, ['--formats', format], how)));
  const [page, json] = [await bytesOf('html'), await bytesOf('json')];
  return [
    {
      what: 'analytics-report: dist read for a page',
      measured: kilobytes(page),
      beside: `${kilobytes(json)} for JSON`,
    },
  ];
}

/** The largest report there can be of one project: each table with all its rows, each text as long as it is shown. */
async function benchLargest(folder: string): Promise<Row[]> {
  const report = inflated(await readJson<Report>(folder, 'report.json'));
  // Out of node_modules the charts' library is hundreds of files; in the bundle it is one.
  await renderFormats(report, ['html']);
  const startMs = performance.now();
  const files = await renderFormats(report, ['markdown', 'json', 'csv', 'html']);
  const ms = performance.now() - startMs;
  return [
    {
      what: `analytics-report: report.md with ${ROWS} rows a table and long texts`,
      ...atMost(Buffer.byteLength(files.get('report.md') ?? ''), SUMMARY_LIMIT_BYTES, kilobytes),
      beside: 'what a job summary takes',
    },
    {
      what: 'analytics-report: rendering that in all formats',
      measured: `${ms.toFixed(0)} ms`,
      beside: `${files.size} files, charts included`,
    },
  ];
}

function inflated(report: Report): Report {
  const long = (_: string, value: unknown): unknown => {
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object' || 'date' in (value[0] as object))
      return value;
    return 'sections' in (value[0] as object) || 'kind' in (value[0] as object) || 'metric' in (value[0] as object)
      ? value
      : Array.from({ length: ROWS }, (_one, index) => ({ ...(value[index % value.length] as object) }));
  };
  const words = (name: string, value: unknown): unknown =>
    typeof value === 'string' && ['query', 'question', 'answer', 'referrer', 'title'].includes(name)
      ? value.padEnd(400, ' @word')
      : value;
  return JSON.parse(JSON.stringify(JSON.parse(JSON.stringify(report), long)), words) as Report;
}

async function timeRun(
  emulator: Emulator,
  folder: string,
  flags: readonly string[],
  how: { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv } = { flags: [], env: {} },
): Promise<number> {
  const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer, ...how.env };
  return timeProcess(process.execPath, [...how.flags, CLI, 'analytics-report', ...flags], { cwd: folder, env });
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, 'docs-ci/analytics-report', name), 'utf8')) as T;
}
