/** What a report costs: requests, time, and bytes of what is written and read. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderFormats } from '../../src/commands/analytics-report/formats.js';
import type { Report } from '../../src/commands/analytics-report/model.js';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.js';
import type { Row } from '../bench.js';

const CLI = resolve(import.meta.dirname, '../../../dist/cli.js');
const RUNS = 7;
const MOST_REQUESTS = 30;
const SUMMARY_LIMIT_BYTES = 1_048_576;
const ROWS = 100;

/** A loader that notes each file of the bundle. */
const LOADER = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.BENCH_LOADED, url + '\\n');
    return next(url, context);
  }`;

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
        measured: String(result.requests.requests),
        against: `at most ${MOST_REQUESTS}`,
      },
      {
        what: 'analytics-report: process start to end, all formats',
        measured: `${median(times.page).toFixed(0)} ms`,
        against: `${median(times.json).toFixed(0)} ms with JSON alone`,
      },
      {
        what: 'analytics-report: report.html of 30 days',
        measured: kilobytes(page.size),
        against: 'one file, no request',
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
  await writeFile(join(folder, 'loader.mjs'), LOADER);
  const register = `import { register } from 'node:module'; register(${JSON.stringify(`file://${folder}/loader.mjs`)});`;
  const bytesOf = async (format: string): Promise<number> => {
    const loaded = join(folder, `${format}.txt`);
    const env = { BENCH_LOADED: loaded, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(register)}` };
    await timeRun(emulator, folder, ['--formats', format], env);
    const urls = (await readFile(loaded, 'utf8')).trim().split('\n');
    const own = urls.map((url) => fileURLToPath(url)).filter((path) => path.startsWith(resolve(CLI, '..')));
    const sizes = await Promise.all(own.map(async (path) => (await stat(path)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const [page, json] = [await bytesOf('html'), await bytesOf('json')];
  return [
    {
      what: 'analytics-report: dist read for a page',
      measured: kilobytes(page),
      against: `${kilobytes(json)} for JSON`,
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
      measured: kilobytes(Buffer.byteLength(files.get('report.md') ?? '')),
      against: `job summaries take ${kilobytes(SUMMARY_LIMIT_BYTES)}`,
    },
    {
      what: 'analytics-report: rendering that in all formats',
      measured: `${ms.toFixed(0)} ms`,
      against: `${files.size} files, charts included`,
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
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [CLI, 'analytics-report', ...flags], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer, ...more },
  });
  const code = await new Promise((done, failed) => child.on('close', done).on('error', failed));
  if (code !== 0) throw new Error(`analytics-report ended with ${String(code)}`);
  return performance.now() - startMs;
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, 'docs-ci/analytics-report', name), 'utf8')) as T;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(0)} kB`;
}
