/** Measures push-content beside what users would do without it: sha256sum to find changes, one curl per page to push. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readPages } from '../../src/commands/push-content/folder/read-pages.js';
import { renderManifest } from '../../src/commands/push-content/project/manifest.js';
import type { Emulator, EmulatorOptions } from '../../emulator/emulator.js';
import { hashPage } from '../../src/project/page-text.js';
import { formatCount } from '../../src/text/pluralize.js';
import { Secrets } from '../../src/text/redact-secrets.js';
import { DIST } from './loaded-files.js';
import { bareMegabytes, median, peakMegabytes, timeProcess } from './processes.js';
import { atMost, type Row, seconds, times, wholeMegabytes } from './rows.js';
import { inWorkspace, type Workspace } from './workspace.js';

const CLI = join(DIST, 'cli.js');
const SOURCE = 'bench';
const TO = 'reference';
const MANIFEST = `${TO}/docs-ci-manifest.mdx`;
const ROUNDS = 3;
const LATENCY_MS = 50;
const MAX_MEGABYTES = 150;
const NO_LIMITS: EmulatorOptions = { seed: false, keyLimitPerMinute: null, build: { pendingMs: 0, buildingMs: 0 } };

/** What pages are made of: parts that are repeated up to the size of the page. */
interface PageKind {
  readonly name: string;
  readonly ending: string;
  readonly part: string;
}

const MARKDOWN: PageKind = {
  name: 'Markdown',
  ending: 'md',
  part: 'Some words of a page that a generator has written. ',
};

const MDX: PageKind = {
  name: 'MDX',
  ending: 'mdx',
  part: `## A part of the reference

Some words with \`code\`, **weight**, and [a link](https://example.com/reference#part).

<Note type="info">Parameters that are left out keep their values.</Note>

| Parameter | Type | Default |
| --- | --- | --- |
| \`limit\` | number | 20 |
| \`offset\` | number | 0 |

\`\`\`sh
curl -H "Authorization: Bearer $KEY" https://api.example.com/v1/items
\`\`\`

`,
};

export async function benchPushContent(): Promise<Row[]> {
  return [
    ...(await benchUnchanged(1_000)),
    ...(await benchLocalPart(10_000, 8_000)),
    ...(await benchFirstPush(1_000)),
    await benchMemory(8_000, 20_000, MARKDOWN),
    // Parsing MDX takes most of the time: 8,000 such pages would take minutes.
    await benchMemory(1_000, 20_000, MDX),
  ];
}

async function benchUnchanged(count: number): Promise<Row[]> {
  return inWorkspace(NO_LIMITS, async (workspace) => {
    const pages = await writePages(workspace, count, 500);
    addToProject(workspace, pages);
    const unchanged = await requestsOf(workspace);
    const changed = 10;
    for (const [name, text] of [...pages].slice(0, changed)) await writePage(workspace, name, `${text}More.\n`);
    const some = await requestsOf(workspace);
    const row = (what: string, requests: number, max: number, beside: string): Row => ({
      what: `push-content: ${what}`,
      ...atMost(requests, max, String),
      least: String(max),
      beside,
    });
    const ofPages = `${formatCount(count)} pages; a script that reads and writes each page: ${formatCount(2 * count)}`;
    return [
      row('requests if nothing changed, with wait: false', unchanged.length, 2, ofPages),
      row('write requests if nothing changed', countWrites(unchanged), 0, `${formatCount(count)} pages`),
      row(
        `requests if ${changed} of ${formatCount(count)} pages changed, with wait: false`,
        some.length,
        changed + 3,
        ofPages,
      ),
    ];
  });
}

async function benchLocalPart(count: number, sizeBytes: number): Promise<Row[]> {
  return inWorkspace(NO_LIMITS, async (workspace) => {
    addToProject(workspace, await writePages(workspace, count, sizeBytes));
    const [localMs, wholeMs, sha256sumMs]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const command = 'find docs -type f -print0 | xargs -0 sha256sum > /dev/null';
      sha256sumMs.push(await timeProcess('sh', ['-c', command], { cwd: workspace.folder }));
      const startMs = performance.now();
      await readFolder(workspace);
      localMs.push(performance.now() - startMs);
      wholeMs.push(await push(workspace));
    }
    const besideMs = median(sha256sumMs);
    const pages = `${formatCount(count)} pages of ${sizeBytes / 1000} kB`;
    const beside = (ms: number): string => `sha256sum of the same files (${seconds(ms)} vs ${seconds(besideMs)})`;
    return [
      {
        what: `push-content: select, read, check and hash ${pages}`,
        ...atMost(median(localMs) / besideMs, 1.5, times),
        least: `${times(1 / cpus().length)}, with all cores`,
        beside: beside(median(localMs)),
      },
      {
        what: `push-content: ${pages}, nothing changed, whole run`,
        measured: times(median(wholeMs) / besideMs),
        beside: `${beside(median(wholeMs))}; with the start of Node.js`,
      },
    ];
  });
}

async function benchFirstPush(count: number): Promise<Row[]> {
  const measure = (latencyMs: number) =>
    inWorkspace({ ...NO_LIMITS, latencyMs }, async (workspace) => {
      await writePages(workspace, count, 500);
      const ms = await push(workspace);
      const { deployments } = workspace.emulator.state;
      return { ms, requests: workspace.emulator.requests.length, deployments: deployments.newestFirst().length };
    });
  const [near, far] = [await measure(0), await measure(LATENCY_MS)];
  // A tenth of the pages is enough: all of them would take a minute.
  const curlMs = 10 * (await timeCurls(count / 10));
  const leastMs = far.requests * LATENCY_MS;
  const what = `push-content: first push of ${formatCount(count)} pages`;
  return [
    {
      what: `${what}, requests`,
      ...atMost(far.requests, 61, String),
      least: String(Math.ceil(count / 20) + 4),
      beside: `one curl per page: ${count}`,
    },
    {
      what: `${what}, ${LATENCY_MS} ms latency, compared with the latency of the requests and the run without latency`,
      ...atMost((far.ms - near.ms) / leastMs, 1.2, times),
      least: '1.00 ×',
      beside: `${far.requests} requests of ${LATENCY_MS} ms (${seconds(far.ms)}, of which ${seconds(near.ms)} are work); one curl per page: ${seconds(curlMs)}`,
    },
    {
      what: `${what}, live deployments`,
      ...atMost(far.deployments, 1, String),
      least: '1',
      beside: `20 pages per push directly to the branch: ${Math.ceil(count / 20)}`,
    },
  ];
}

async function timeCurls(count: number): Promise<number> {
  return inWorkspace({ ...NO_LIMITS, latencyMs: LATENCY_MS }, async ({ folder, emulator: { baseUrl, keys } }) => {
    const body = `{"commitMessage":"Push","operations":[{"type":"create","path":"${TO}/$1.md","content":"text"}]}`;
    const script = `curl -sf -o /dev/null -H "Authorization: Bearer ${keys.editor}" -H "Content-Type: application/json" \
-d "${body.replaceAll('"', '\\"')}" ${baseUrl}/push`;
    return timeProcess('sh', ['-c', `seq ${count} | xargs -n 1 sh -c '${script}' sh`], { cwd: folder });
  });
}

async function benchMemory(count: number, sizeBytes: number, kind: PageKind): Promise<Row> {
  const bare = await bareMegabytes();
  const peak = await inWorkspace(NO_LIMITS, async (workspace) => {
    await writePages(workspace, count, sizeBytes, kind);
    return peakMegabytes([CLI, ...flags()], options(workspace));
  });
  return {
    what: `push-content: peak memory, first push of ${formatCount(count)} ${kind.name} pages of ${sizeBytes / 1000} kB`,
    ...atMost(peak - bare, MAX_MEGABYTES, wholeMegabytes),
    beside: `above plain Node.js (${wholeMegabytes(bare)})`,
  };
}

/** Returns the texts by file name. */
async function writePages(
  workspace: Workspace,
  count: number,
  sizeBytes: number,
  { ending, part } = MARKDOWN,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  await mkdir(join(workspace.folder, 'docs'));
  for (let index = 0; index < count; index += 1) {
    const text = `# Page ${index}\n\n${part.repeat(sizeBytes / part.length).trimEnd()}\n`;
    const name = `${index}.${ending}`;
    pages.set(name, text);
    await writePage(workspace, name, text);
  }
  return pages;
}

function writePage({ folder }: Workspace, name: string, text: string): Promise<void> {
  return writeFile(join(folder, 'docs', name), text);
}

/** Makes the project what it is after a push of these pages. */
function addToProject({ emulator: { state } }: Workspace, pages: ReadonlyMap<string, string>): void {
  const hashes = new Map([...pages].map(([name, text]) => [name, hashPage(text)]));
  const files = [...pages].map(([name, text]) => [`${TO}/${name}`, text] as const);
  const manifest = renderManifest({ source: SOURCE, pages: hashes });
  state.project.edit({ ...Object.fromEntries(files), [MANIFEST]: manifest });
  state.project.settle();
}

const secrets = new Secrets(['a-key-that-no-page-has-1']);

function readFolder({ folder }: Workspace): ReturnType<typeof readPages> {
  return readPages({
    hostName: 'github',
    workspace: folder,
    folder: join(folder, 'docs'),
    include: ['**/*.{md,mdx}'],
    exclude: undefined,
    to: TO,
    manifest: MANIFEST,
    configFile: undefined,
    isResult: () => false,
    hasSecret: (text) => secrets.has(text),
    signal: new AbortController().signal,
  });
}

/** Milliseconds of a run that doesn't wait for its deployment. */
function push(workspace: Workspace): Promise<number> {
  return timeProcess(process.execPath, [CLI, ...flags()], options(workspace));
}

async function requestsOf(workspace: Workspace): Promise<Emulator['requests']> {
  const before = workspace.emulator.requests.length;
  await push(workspace);
  return workspace.emulator.requests.slice(before);
}

function countWrites(requests: Emulator['requests']): number {
  return requests.filter(({ method }) => method !== 'GET').length;
}

function flags(...more: readonly string[]): string[] {
  return ['push-content', '--to', TO, '--source', SOURCE, '--no-wait', ...more];
}

function options({ folder, emulator: { baseUrl, keys } }: Workspace): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: folder, env: { DOCS_CI_BASE_URL: baseUrl, DOCS_CI_API_KEY: keys.editor } };
}
