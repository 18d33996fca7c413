/** Counts the requests to the service of typical runs of each job, as the emulator counts them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandName } from '../../src/commands/index.js';
import type { Emulator } from '../../emulator/emulator.js';
import { launchAction } from './launchers.js';
import { waitForSuccess } from './processes.js';
import type { Row } from './rows.js';
import { inWorkspace, type Workspace } from './workspace.js';

interface Case {
  readonly job: CommandName;
  readonly run: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Makes the run's folder and library. Its own requests don't count. */
  readonly prepare?: (workspace: Workspace) => Promise<unknown>;
  /** The fewest requests that the API allows for this run. */
  readonly least: number;
}

const WAIT = { INPUT_WAIT: 'true' };
const SYNC = { INPUT_PATH: 'media' };
const PUSH = { INPUT_TO: 'reference', INPUT_PATH: 'docs' };

const CASES: readonly Case[] = [
  { job: 'check', run: 'all jobs', least: 11 },
  { job: 'trigger-deploy', run: 'wait: false', least: 1 },
  { job: 'trigger-deploy', run: 'live', inputs: WAIT, least: 2 },
  {
    job: 'trigger-deploy',
    run: 'a preview',
    inputs: { ...WAIT, INPUT_MODE: 'preview', INPUT_BRANCH: 'new-guide' },
    // At least: the start and its end.
    least: 2,
  },
  {
    job: 'sync-media',
    run: '30 new files',
    inputs: SYNC,
    prepare: ({ folder }) => writeFiles(folder, 'media', 30),
    // At least: the library, and 10 files per upload.
    least: 4,
  },
  {
    job: 'sync-media',
    run: '30 unchanged files',
    inputs: SYNC,
    prepare: (workspace) => syncFirst(workspace, 30),
    // At least: the library.
    least: 1,
  },
  {
    job: 'sync-media',
    run: '1 of 30 files changed',
    inputs: SYNC,
    prepare: async (workspace) => {
      await syncFirst(workspace, 30);
      await writeFile(join(workspace.folder, 'media', 'file-7.md'), 'changed');
    },
    // At least: the library, and the file.
    least: 2,
  },
  {
    job: 'sync-media',
    run: '2 unchanged files in a library of 5,000',
    inputs: SYNC,
    prepare: async (workspace) => {
      fillLibrary(workspace.emulator, 5_000);
      await syncFirst(workspace, 2);
    },
    // At least: the first page of the library, which has the newest files.
    least: 1,
  },
  {
    job: 'sync-media',
    run: '2 new files in a library of 5,000',
    inputs: SYNC,
    prepare: async ({ emulator, folder }) => {
      fillLibrary(emulator, 5_000);
      await writeFiles(folder, 'media', 2);
    },
    // At least: one search per name, and the upload.
    least: 3,
  },
  {
    job: 'push-content',
    run: '25 new pages',
    inputs: PUSH,
    prepare: ({ folder }) => writeFiles(folder, 'docs', 25),
    // At least: the list, a branch, two pushes and its merge.
    least: 5,
  },
  {
    job: 'push-content',
    run: '25 unchanged pages',
    inputs: PUSH,
    prepare: async (workspace) => {
      await writeFiles(workspace.folder, 'docs', 25);
      await waitForSuccess(launchAction(workspace, 'push-content', PUSH));
    },
    // At least: the list and the manifest.
    least: 2,
  },
  {
    job: 'publish-branch',
    run: 'one branch',
    inputs: WAIT,
    // At least: both lists of pages, the merge and its end.
    least: 4,
  },
  {
    job: 'check-pages',
    run: '25 pages',
    inputs: PUSH,
    prepare: ({ folder }) => writeFiles(folder, 'docs', 25),
    // At least: the list and the configuration.
    least: 2,
  },
  { job: 'check-site', run: 'a healthy site', least: 3 },
  {
    job: 'check-search',
    run: '3 queries',
    prepare: ({ folder }) =>
      writeFile(
        join(folder, 'queries.yaml'),
        ['api key', 'quickstart', 'webhooks']
          .map((query) => `- { query: ${query}, expect: api/authentication }\n`)
          .join(''),
      ),
    inputs: { INPUT_THRESHOLDS: 'hit-rate >= 0%' },
    // At least: one per query, and the list of pages.
    least: 4,
  },
  { job: 'export-pdf-artifact', run: 'a new export', least: 2 },
  {
    job: 'analytics-report',
    run: '30 days',
    // At least: each number of two periods, and what names the pages.
    least: 25,
  },
];

export async function benchRequests(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of CASES) {
    const requests = await countRequests(one);
    rows.push({
      what: `${one.job}: requests, ${one.run}`,
      measured: String(requests),
      least: String(one.least),
      beside: '',
    });
  }
  return rows;
}

/** Builds and exports end at once, so that a run that waits asks as seldom as possible. */
const AT_ONCE = {
  build: { pendingMs: 0, buildingMs: 0 },
  export: { pendingMs: 0, perPageMs: 0 },
  keyLimitPerMinute: null,
};

function countRequests({ job, inputs, prepare }: Case): Promise<number> {
  return inWorkspace(AT_ONCE, async (workspace) => {
    await prepare?.(workspace);
    const { requests } = workspace.emulator;
    const before = requests.length;
    await waitForSuccess(launchAction(workspace, job, inputs));
    return requests.slice(before).filter(({ origin }) => origin === 'api').length;
  });
}

async function syncFirst(workspace: Workspace, count: number): Promise<void> {
  await writeFiles(workspace.folder, 'media', count);
  await waitForSuccess(launchAction(workspace, 'sync-media', SYNC));
}

function fillLibrary({ state }: Emulator, count: number): void {
  for (let index = 0; index < count; index += 1) state.addMedia(`old-${index}.txt`, Buffer.from(`old ${index}`));
}

async function writeFiles(folder: string, name: string, count: number): Promise<void> {
  await mkdir(join(folder, name));
  for (let index = 0; index < count; index += 1)
    await writeFile(join(folder, name, `file-${index}.md`), `# File ${index}\n`);
}
