/** Measures a download of 500 MB against curl and sha256sum, its memory, and the code that loads before an upload. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { totalBytes, DIST, recordLoading } from './loaded-files.js';
import { bareMegabytes, waitForExit, median, peakMegabytes, waitForSuccess } from './processes.js';
import { atMost, megabytes, type Row, times, wholeMegabytes } from './rows.js';
import { inFolder, serve } from './workspace.js';

const RUNS = 7;
const FILE_BYTES = 500_000_000;
const MAX_MEMORY_MB = 120;
/** Only the code of the artifact client and of octokit contains these words. */
const UPLOAD_CODE = /DefaultArtifactClient|octokit\.rest|class Octokit/;

export function benchExportPdf(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const service = await startService(FILE_BYTES);
    const curl: number[] = [];
    const docsCi: number[] = [];
    const memory: number[] = [];
    // Both run in turns, so that they meet the same load of the machine.
    for (let run = 0; run < RUNS; run += 1) {
      curl.push(await timeOf(() => runCurl(service, folder)));
      docsCi.push(await timeOf(() => runExport(service, folder)));
      memory.push((await peakMegabytes(exportCommand(service), options(folder))) - (await bareMegabytes()));
    }
    service.close();
    // The minimum of each is the best estimate, because other load only ever adds time.
    const [docsCiMs, curlMs] = [Math.min(...docsCi), Math.min(...curl)];
    const { bytes, early } = await loadedBeforeUpload(folder);
    return [
      {
        what: 'export-pdf-artifact: 500 MB from loopback, whole process',
        ...atMost(docsCiMs / curlMs, 1, times),
        beside: `curl -o f && sha256sum f (${docsCiMs.toFixed(0)} ms vs ${curlMs.toFixed(0)} ms, fastest of ${RUNS})`,
      },
      {
        what: 'export-pdf-artifact: peak memory above plain Node.js',
        ...atMost(median(memory), MAX_MEMORY_MB, wholeMegabytes),
        beside: 'a Node.js process that does nothing',
      },
      {
        what: 'export-pdf-artifact: files of upload code loaded before the PDF arrives',
        ...atMost(early.length, 0, String),
        least: '0',
        beside: `${megabytes(bytes)} of dist loaded before the upload`,
      },
    ];
  });
}

interface MockService {
  readonly origin: string;
  /** Epoch milliseconds of the first upload request; Infinity before it. */
  readonly uploadAtMs: () => number;
  close(): void;
}

/** Starts a mock of the API with one completed export, its file, and an artifact service that rejects uploads. */
async function startService(sizeBytes: number): Promise<MockService> {
  let uploadAtMs = Infinity;
  const served = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    if (pathname === '/docs.pdf') return void sendFile(response, sizeBytes);
    if (pathname.startsWith('/twirp/')) uploadAtMs = Math.min(uploadAtMs, Date.now());
    response.writeHead(pathname.startsWith('/twirp/') ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(exportOf(`${served.origin}/docs.pdf`, sizeBytes)));
  });
  return { ...served, uploadAtMs: () => uploadAtMs };
}

function exportOf(downloadUrl: string, fileSize: number): object {
  const at = new Date().toISOString();
  return {
    exportId: 'e1',
    status: 'completed',
    progress: { completed: 10, total: 10 },
    fileSize,
    downloadUrl,
    deploymentId: 'd1',
    source: 'api',
    createdAt: at,
    completedAt: at,
  };
}

const HEAD = Buffer.from('%PDF-1.7\n');
const TAIL = Buffer.from('\nstartxref\n0\n%%EOF\n');
const FILLER = Buffer.alloc(1024 * 1024, '% \n');

async function sendFile(response: ServerResponse, sizeBytes: number): Promise<void> {
  response.writeHead(200, { 'content-length': sizeBytes, 'content-type': 'application/pdf' });
  const send = async (bytes: Buffer): Promise<void> => {
    if (!response.write(bytes)) await new Promise((resolve) => response.once('drain', resolve));
  };
  await send(HEAD);
  for (let left = sizeBytes - HEAD.length - TAIL.length; left > 0; left -= FILLER.length)
    await send(left < FILLER.length ? FILLER.subarray(0, left) : FILLER);
  response.end(TAIL);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** Passes names as arguments, so that the shell never parses them. */
async function runCurl({ origin }: MockService, folder: string): Promise<void> {
  const script = 'curl -s --fail -o "$1" "$2" && sha256sum "$1"';
  await waitForSuccess(spawn('sh', ['-c', script, 'sh', join(folder, 'f'), `${origin}/docs.pdf`], { stdio: 'ignore' }));
}

async function runExport(service: MockService, folder: string): Promise<void> {
  await waitForSuccess(spawn(process.execPath, exportCommand(service), options(folder)));
}

function exportCommand({ origin }: MockService): string[] {
  return [join(DIST, 'cli.js'), 'export-pdf-artifact', '--base-url', `${origin}/api/v1`];
}

function options(cwd: string, extraEnv: NodeJS.ProcessEnv = {}): SpawnOptions {
  const env = { PATH: process.env.PATH, DOCS_CI_API_KEY: 'bench-key-0123456789', ...extraEnv };
  return { cwd, stdio: 'ignore', env };
}

/** Runs an action that uploads an artifact, and lists the files of the bundle that are read before the upload. */
async function loadedBeforeUpload(folder: string): Promise<{ bytes: number; early: string[] }> {
  const service = await startService(1_000_000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const env = {
    GITHUB_WORKSPACE: folder,
    'INPUT_BASE-URL': `${service.origin}/api/v1`,
    'INPUT_API-KEY': 'bench-key-0123456789',
    ACTIONS_RESULTS_URL: service.origin,
    ACTIONS_RUNTIME_TOKEN: `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run:job' })}.x`,
  };
  const script = join(DIST, 'export-pdf-artifact.js');
  const loading = recordLoading(folder);
  await waitForExit(spawn(process.execPath, [script], options(folder, { ...env, ...loading.env })));
  const files = loading.files();
  service.close();
  if (service.uploadAtMs() === Infinity) throw new Error('nothing was uploaded, so nothing was measured');
  const contents = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
  const isUploadCode = contents.map((content) => UPLOAD_CODE.test(content));
  const first = isUploadCode.indexOf(true);
  // The upload code has to load after the PDF is saved. The files are listed in the order of reading.
  const savedMs = await downloadedAtMs(folder);
  const early = files.filter(({ atMs }, index) => isUploadCode[index] && atMs < savedMs);
  return {
    bytes: totalBytes(files.slice(0, first < 0 ? undefined : first)),
    early: early.map(({ path }) => basename(path)),
  };
}

/** Epoch milliseconds at which the PDF got its final name. */
async function downloadedAtMs(folder: string): Promise<number> {
  return (await stat(join(folder, 'docs-ci/export-pdf-artifact/docs.pdf'))).mtimeMs;
}
