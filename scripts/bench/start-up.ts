/** Measures the time until the first request and of the whole run, and the bytes of dist that are read before. */
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import type { Emulator } from '../../emulator/emulator.js';
import { launchAction, launchPlainNode, type Place } from './launchers.js';
import { recordLoading, totalBytes } from './loaded-files.js';
import { median, waitForSuccess } from './processes.js';
import { atMost, type Row, times } from './rows.js';
import { inWorkspace, type Workspace } from './workspace.js';

const RUN_COUNT = 21;
/** A run may take 160 ms where an empty script takes 23 ms. */
const MAX_WHOLE_RUN = 7;

/** Send one request with what Node.js has: nothing that makes requests can start faster. */
const NODE_HTTP = `
  import { request } from 'node:http';
  request(process.env['INPUT_BASE-URL'] + '/deployments', (response) => response.resume()).end();`;
const NODE_FETCH = `await (await fetch(process.env['INPUT_BASE-URL'] + '/deployments')).text();`;

interface Timing {
  /** Milliseconds from the start of the process; NaN without a request. */
  readonly firstRequestMs: number;
  readonly wholeMs: number;
}

/** Measures the start of actions. */
export async function benchStartUp(): Promise<Row[]> {
  return withActions(async (place) => {
    const subjects = {
      node: () => launchPlainNode(place),
      http: () => launchPlainNode(place, NODE_HTTP),
      fetch: () => launchPlainNode(place, NODE_FETCH),
      deploy: () => launchAction(place, 'trigger-deploy'),
      sync: () => launchAction(place, 'sync-media'),
    };
    const timings: Record<keyof typeof subjects, Timing[]> = { node: [], http: [], fetch: [], deploy: [], sync: [] };
    const names = Object.keys(subjects) as (keyof typeof subjects)[];
    // They run in turns, so that they share the conditions of the machine. The first round writes the lock file.
    for (let round = 0; round <= RUN_COUNT; round += 1)
      for (const name of names) {
        const timing = await time(place.emulator, subjects[name]);
        if (round > 0) timings[name].push(timing);
      }
    const plainMs = median(timings.node.map(({ wholeMs }) => wholeMs));
    const medianOf = (name: keyof typeof subjects, part: keyof Timing): number =>
      median(timings[name].map((timing) => timing[part]));
    const beside = (ms: number): string =>
      `an empty script in the same environment (${ms.toFixed(0)} ms and ${plainMs.toFixed(0)} ms, medians of ${RUN_COUNT})`;
    const ratio = (name: keyof typeof subjects, part: keyof Timing) => medianOf(name, part) / plainMs;
    const context = (name: 'http' | 'fetch', what: string): Row[] => [
      {
        what: `${what}: time to first request`,
        measured: times(ratio(name, 'firstRequestMs')),
        beside: `${beside(medianOf(name, 'firstRequestMs'))}; ${times(ratio(name, 'wholeMs'))} until it ends`,
      },
    ];
    return [
      ...context('http', 'a script with one request of node:http'),
      ...context('fetch', 'a script with one fetch'),
      {
        what: 'trigger-deploy: time to first request',
        ...atMost(ratio('deploy', 'firstRequestMs'), 2, times),
        least: times(ratio('http', 'firstRequestMs')),
        beside: beside(medianOf('deploy', 'firstRequestMs')),
      },
      {
        what: 'trigger-deploy: whole run that only starts a deployment',
        ...atMost(ratio('deploy', 'wholeMs'), MAX_WHOLE_RUN, times),
        least: times(ratio('http', 'wholeMs')),
        beside: beside(medianOf('deploy', 'wholeMs')),
      },
      {
        what: 'trigger-deploy: whole run, compared with a script with one fetch',
        ...atMost(ratio('deploy', 'wholeMs') / ratio('fetch', 'wholeMs'), 1.2, times),
        least: times(ratio('http', 'wholeMs') / ratio('fetch', 'wholeMs')),
        beside: `${medianOf('deploy', 'wholeMs').toFixed(0)} ms and ${medianOf('fetch', 'wholeMs').toFixed(0)} ms, medians of ${RUN_COUNT}`,
      },
      {
        what: 'sync-media: whole run with 10 unchanged files',
        ...atMost(ratio('sync', 'wholeMs'), 5, times),
        least: times(ratio('http', 'wholeMs')),
        beside: beside(medianOf('sync', 'wholeMs')),
      },
    ];
  });
}

/** Runs the work in a workspace with 10 files, beside a service that answers at once. */
function withActions<T>(work: (workspace: Workspace) => Promise<T>): Promise<T> {
  const atOnce = { build: { pendingMs: 0, buildingMs: 0 }, export: { pendingMs: 0, perPageMs: 0 } };
  return inWorkspace(atOnce, async (workspace) => {
    await mkdir(join(workspace.folder, 'media'));
    for (let index = 0; index < 10; index += 1)
      await writeFile(join(workspace.folder, 'media', `note-${index}.txt`), `file ${index} to sync`);
    return work(workspace);
  });
}

/** Returns the bytes of dist that each action reads before its first request. */
export async function bytesBeforeRequest(): Promise<Record<CommandName, number>> {
  return withActions(async (place) => {
    const sizes = await forEachAction(
      async (name) => [name, totalBytes((await loadedFiles(name, place)).early)] as const,
    );
    return Object.fromEntries(sizes) as Record<CommandName, number>;
  });
}

/** Measures all actions at once. An error waits for the other actions, because they still write to the workspace. */
async function forEachAction<T>(measure: (name: CommandName) => Promise<T>): Promise<T[]> {
  const measured = commandNames.map(measure);
  await Promise.allSettled(measured);
  return Promise.all(measured);
}

async function loadedFiles(name: CommandName, { emulator, folder }: Place) {
  // Actions that run at the same time must not share a workspace.
  const own = await mkdtemp(join(folder, `${name}-`));
  await mkdir(join(own, 'media'));
  await writeFile(join(own, 'media', 'note.txt'), 'a file to sync');
  await mkdir(join(own, 'docs'));
  await writeFile(join(own, 'docs', 'page.mdx'), 'a page to push');
  await writeFile(join(own, 'queries.yaml'), '- { query: api key, expect: api/authentication }\n');
  const loading = recordLoading(own);
  await waitForSuccess(launchAction({ emulator, folder: own }, name, loading.env));
  const all = loading.files();
  return { all, early: all.filter(({ isEarly }) => isEarly) };
}

async function time(emulator: Emulator, start: () => ChildProcess): Promise<Timing> {
  const before = emulator.requests.length;
  const startMs = Date.now();
  const preciseStartMs = performance.now();
  await waitForSuccess(start());
  return {
    firstRequestMs: (emulator.requests[before]?.at ?? NaN) - startMs,
    wholeMs: performance.now() - preciseStartMs,
  };
}
