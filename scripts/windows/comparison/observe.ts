/** Runs a scenario on one side and keeps all that each step left, without what differs from run to run. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Emulator, startEmulator } from '../../../emulator/emulator.js';
import { startArtifactService } from './artifact-uploads.js';
import type { Observation } from './first-difference.js';
import { normalize, withUnixForms } from './normalize.js';
import { type Platform, RUNNER_FILES, type Start, startOf } from './platforms.js';
import type { Scenario, Step } from './scenarios.js';
import type { Side } from './sides.js';

interface Place {
  readonly side: Side;
  readonly platform: Platform;
  /** A folder of this scenario and side alone. */
  readonly folder: string;
  readonly examples: string;
}

/** Limits of the service would make one side wait for what the other did. */
const SERVICE = {
  keyLimitPerMinute: null,
  filesPerMinute: null,
  build: { pendingMs: 1_500, buildingMs: 2_000 },
  publishedAfterMs: 0,
} as const;

/** Both emulators begin at this time and go on by one second with each request, so that both tell the same times. */
const START_MS = Date.now();
const MS_PER_REQUEST = 1_000;

/** Returns one observation for each step. */
export async function observeScenario(scenario: Scenario, place: Place): Promise<Observation[]> {
  const workspace = join(place.folder, 'workspace');
  await rm(place.folder, { recursive: true, force: true });
  await cp(place.examples, workspace, { recursive: true });
  await applyEdits(workspace, scenario.files ?? {});
  const emulator = await startSteppedEmulator();
  const artifacts = await startArtifactService();
  const addresses = { baseUrl: emulator.baseUrl, apiKey: emulator.keys.admin, resultsUrl: artifacts.origin };
  const observations: Observation[] = [];
  try {
    for (const step of scenario.steps) {
      await applyEdits(workspace, step.edits ?? {});
      const before = artifacts.uploads.length;
      const parts = await observeStep(step, place, addresses);
      parts.set('uploaded artifacts', artifacts.uploads.slice(before).join('\n'));
      observations.push(parts);
    }
  } finally {
    await emulator.close();
    artifacts.close();
  }
  return observations;
}

async function startSteppedEmulator(): Promise<Emulator> {
  let requests: Emulator['requests'] = [];
  const emulator = await startEmulator({ ...SERVICE, now: () => START_MS + requests.length * MS_PER_REQUEST });
  ({ requests } = emulator);
  return emulator;
}

async function applyEdits(workspace: string, edits: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, content] of Object.entries(edits)) {
    const path = join(workspace, name);
    if (content === null) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
}

async function observeStep(
  step: Step,
  { side, platform, folder }: Place,
  addresses: Pick<Parameters<typeof startOf>[2], 'baseUrl' | 'apiKey' | 'resultsUrl'>,
): Promise<Map<string, string>> {
  const workspace = join(folder, 'workspace');
  const runner = join(folder, 'runner');
  await rm(runner, { recursive: true, force: true });
  await mkdir(runner);
  for (const name of RUNNER_FILES) await writeFile(join(runner, name), '');
  const start: Start = startOf(platform, step, {
    ...addresses,
    workspace: side.typed(workspace),
    runnerFile: (name) => side.typed(join(runner, name)),
  });
  const { exitCode, stdout, stderr } = await side.run({ ...start, folder: workspace });
  const typed = { workspace: side.typed(workspace), folders: { '<runner>': side.typed(runner) } };
  const clean = (text: string): string => normalize(text, typed);
  const ofRunner = (text: string): string => (platform === 'github' ? withUnixForms(clean(text)) : clean(text));
  return new Map([
    ['exit code', String(exitCode)],
    ['stdout', ofRunner(asBytes(stdout))],
    ['stderr', ofRunner(asBytes(stderr))],
    ...(await readAll(runner)).map(([name, text]): [string, string] => [`runner/${name}`, ofRunner(text)]),
    ...(await readAll(workspace)).map(([name, text]): [string, string] => [`workspace/${name}`, clean(text)]),
  ]);
}

function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Reads the files below a folder: names with slashes, and one character for each byte. */
async function readAll(folder: string): Promise<[name: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')]));
}
