/**
 * Tests push-content with acts of others while a push waits: for the limit of the key, after a refusal, and after a lost
 * answer. The service is read afterwards.
 */
import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../emulator/state/settings.js';
import { type ApiRequest, type FakeResponse, RESET } from '../support/api-server.js';
import { violationsOf } from './push-sequences/oracle.js';
import { addForeignPages, FIRST, page, SECOND, THIRD } from './push-sequences/scenarios.js';
import { type Hooks, type Job, World } from './push-sequences/world.js';

const CHANGED = 'reference/api/changed.mdx';
const MANIFEST = 'reference/api/docs-ci-manifest.mdx';
const PRUNE = { prune: 'managed', timeout: '60m' };

const MODES = [
  { mode: 'publish', branch: 'main', inputs: PRUNE, folder: SECOND },
  {
    mode: 'propose',
    branch: 'docs-ci/api',
    inputs: { ...PRUNE, mode: 'propose', branch: 'docs-ci/api' },
    proposed: SECOND,
    folder: THIRD,
  },
] as const;

interface Mode {
  readonly branch: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The folder of an earlier proposal, if there was one. */
  readonly proposed?: Readonly<Record<string, string>>;
  readonly folder: Readonly<Record<string, string>>;
}

/** Others act in pauses that are at least so long, as long as the push isn't answered, and in at most so many. */
const PAUSE_MS = 180;
const MAX_ACTS = 2;

/** Calls back in the first long pauses after the run has read the page that it is going to push. */
function inPauses(world: World, act: () => void): Hooks {
  let [acts, isRead, isPushed] = [0, false, false];
  let cancel = (): void => undefined;
  const plan = (): void => {
    cancel();
    if (isRead && !isPushed && acts < MAX_ACTS)
      cancel = world.clock.schedule(PAUSE_MS, () => {
        acts += 1;
        act();
      });
  };
  return {
    before: ({ path }) => {
      isRead ||= decodeURIComponent(path).endsWith(CHANGED);
      cancel();
      plan();
      return undefined;
    },
    answer: ({ path }, _, real) => {
      // What follows the push is no matter of the run.
      isPushed ||= path.endsWith('/push') && real.status === 201;
      cancel();
      plan();
      return real;
    },
  };
}

/** A project with an earlier publication, and for propose a branch of an earlier proposal. */
async function prepare(world: World, { inputs, proposed, folder }: Mode): Promise<Job> {
  const job = await world.job('job');
  await addForeignPages(world);
  const runEarlier = async (runId: number, pages: Mode['folder'], how: Mode['inputs']): Promise<void> => {
    job.write(pages);
    const run = await job.run({ runId, inputs: { ...how, wait: 'false' } });
    expect(run.exitCode, run.result.message).toBe(0);
    world.clock.advance(60_000);
  };
  await runEarlier(1, FIRST, PRUNE);
  if (proposed) await runEarlier(2, proposed, inputs);
  job.write(folder);
  return job;
}

async function play(how: Mode, wait: Wait, act: (world: World) => void) {
  await using world = await World.open({ name: 'strict', settings: {} });
  const job = await prepare(world, how);
  world.emulator.configure(wait.settings ?? {});
  const [faults, pauses] = [faultsOf(wait), inPauses(world, () => act(world))];
  const hooks: Hooks = {
    ...pauses,
    ...faults,
    answer: (request, nth, real) => {
      const answer = faults.answer?.(request, nth, real) ?? real;
      return answer === 'dead' ? answer : (pauses.answer?.(request, nth, answer) ?? answer);
    },
  };
  const startMs = world.clock.now();
  const run = await job.run({ runId: 20, inputs: how.inputs, hooks });
  const lastedMs = world.clock.now() - startMs;
  const files = world.files(how.branch);
  const violations = violationsOf(world, run);
  return { run, lastedMs, files, text: files?.get(CHANGED), manifest: files?.get(MANIFEST), violations };
}

interface Wait {
  readonly name: string;
  readonly settings?: SettingsChange;
  /** What the first pushes get instead of the service's answer, and how many of them. */
  readonly answer?: FakeResponse;
  readonly times?: number;
  /** True if the service has carried out the push nevertheless. */
  readonly isCarriedOut?: boolean;
  /** The answer before a direct push says that the key has no request left for so many seconds. */
  readonly emptySeconds?: number;
}

function refusal(status: number, seconds?: number): FakeResponse {
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return { status, headers, json: { error: 'Error', message: 'Injected', code: status } };
}

const PROXY_PAGE: FakeResponse = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  bytes: Buffer.from('<html>502</html>'),
};
/** A run that needs no more requests than the key has doesn't wait. */
const LIMITS = [5, 6, 7, 8, 9, 10] as const;

const WAITS: readonly Wait[] = [
  ...[1, 30, 300].map((seconds) => ({ name: `429 with retry-after ${seconds}`, answer: refusal(429, seconds) })),
  { name: '429 three times', answer: refusal(429, 2), times: 3 },
  { name: '502', answer: refusal(502) },
  { name: '502 of a proxy', answer: PROXY_PAGE },
  { name: '502 of a proxy, twice', answer: PROXY_PAGE, times: 2 },
  { name: '503', answer: refusal(503) },
  { name: '503 with retry-after', answer: refusal(503, 5) },
  { name: 'a reset', answer: { status: RESET } },
  { name: 'three resets', answer: { status: RESET }, times: 3 },
  { name: 'a lost answer', answer: { status: RESET }, isCarriedOut: true },
  { name: 'an answer lost by a proxy', answer: PROXY_PAGE, isCarriedOut: true },
  { name: 'an empty answer', answer: { status: 200 }, isCarriedOut: true },
  ...LIMITS.map((keyLimitPerMinute) => ({
    name: `a limit of ${keyLimitPerMinute} requests a minute`,
    settings: { keyLimitPerMinute },
  })),
];

const isList = (path: string): boolean => path.endsWith('/deployments');

function limited(real: FakeResponse, seconds: number): FakeResponse {
  const limit = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(seconds) };
  return { ...real, headers: { ...real.headers, ...limit } };
}

/** Answers the first pushes as the wait says. */
function faultsOf({ answer, times = 1, isCarriedOut = false, emptySeconds }: Wait): Hooks {
  let count = 0;
  if (emptySeconds !== undefined)
    return { answer: ({ path }, _, real) => (isList(path) ? limited(real, emptySeconds) : real) };
  const isDue = ({ method, path }: ApiRequest): boolean =>
    answer !== undefined && method === 'POST' && path.endsWith('/push') && (count += 1) <= times;
  return isCarriedOut
    ? { answer: (request, _, real) => (isDue(request) ? (answer ?? real) : real) }
    : { replace: (request) => (isDue(request) ? answer : undefined) };
}

describe.each(MODES)('a push in mode $mode', (how) => {
  test.each(WAITS)('keeps what a person writes while it waits: $name', { timeout: 120_000 }, async (wait) => {
    let written = 0;
    const { run, text, violations } = await play(how, wait, ({ people }) => {
      people.write(CHANGED, how.branch);
      written += 1;
    });
    expect(written).toBeGreaterThan(0);
    expect(text).toContain('who has more to say');
    expect(run.exitCode, run.result.message).toBe(0);
    expect(violations).toEqual([]);
  });
});

test.each([1, 2, 7])(
  'keeps what a person writes in a pause before the first push (%d seconds)',
  { timeout: 120_000 },
  async (emptySeconds) => {
    const [how] = MODES;
    let written = 0;
    const { run, text, violations } = await play(how, { name: 'short', emptySeconds }, ({ people }) => {
      people.write(CHANGED, how.branch);
      written += 1;
    });
    expect(written).toBeGreaterThan(0);
    expect(text).toContain('who has more to say');
    expect(run.exitCode, run.result.message).toBe(0);
    expect(violations).toEqual([]);
  },
);

/** Commits what a run with a newer number would push. */
function pushAsNewerRun({ emulator }: World, branch: string): void {
  const { project } = emulator.state;
  const manifest = project.branch(branch).files.get(MANIFEST) ?? '';
  const numbered = manifest.replace(/"sequence": \d+/, '"sequence": 90').replace(/"push": "[^"]*"/, '"push": "90-x.1"');
  project.edit({ [MANIFEST]: numbered, [CHANGED]: page('Changed', 'newest') }, branch);
}

const [PUBLISH, PROPOSE] = MODES;

test.each(WAITS)('gives way to a newer run that pushes while it waits: $name', { timeout: 120_000 }, async (wait) => {
  let pushed = 0;
  const { run, text } = await play(PUBLISH, wait, (there) => {
    if (pushed === 0) pushAsNewerRun(there, 'main');
    pushed += 1;
  });
  expect(pushed).toBeGreaterThan(0);
  expect(text).toBe(page('Changed', 'newest'));
  expect(run.exitCode, run.result.message).toBe(0);
});

/** Merges a proposal of the same source, as a person does in the dashboard: its manifest has the number of the base. */
function mergeProposal({ emulator }: World): void {
  const { project } = emulator.state;
  const manifest = project.branch('main').files.get(MANIFEST) ?? '';
  const merged = manifest.replace('"same.mdx": "', '"proposed.mdx": "0123456789abcdefghijkl",\n\n    "same.mdx": "');
  expect(merged).not.toBe(manifest);
  project.edit({ [MANIFEST]: merged, 'reference/api/proposed.mdx': page('Proposed', 'first') }, 'main');
}

test.each(WAITS)(
  'keeps what a merged proposal records while a push waits: $name',
  { timeout: 120_000 },
  async (wait) => {
    let merged = 0;
    const { run, manifest } = await play(PUBLISH, wait, (there) => {
      if (merged === 0) mergeProposal(there);
      merged += 1;
    });
    expect(merged).toBeGreaterThan(0);
    expect(run.exitCode, run.result.message).toBe(0);
    expect(manifest).toContain('proposed.mdx');
  },
);

/** Their push deletes the page gone, which the branch of an earlier proposal still has. */
const PROPOSE_DELETION = { ...PROPOSE, proposed: { ...FIRST, 'new.mdx': page('New', 'first') }, folder: SECOND };
const NAVIGATION = { 'navigation-group': 'API', 'config-file': 'docs.json' };
const DELETING = [
  { ...PUBLISH, name: 'publish' },
  { ...PROPOSE_DELETION, name: 'propose' },
  { ...PROPOSE_DELETION, inputs: { ...PROPOSE.inputs, ...NAVIGATION }, name: 'propose with a navigation group' },
] as const;

describe.each(DELETING)('a push that deletes in mode $name', (how) => {
  test.each(WAITS)('keeps a page that a person lists while it waits: $name', { timeout: 120_000 }, async (wait) => {
    let listed = 0;
    const { run, files } = await play(how, wait, ({ people }) => {
      if (listed === 0) people.list('reference/api/gone', how.branch);
      listed += 1;
    });
    expect(listed).toBeGreaterThan(0);
    expect(run.exitCode, run.result.message).toBe(0);
    const isSaid = run.result.annotations.some(({ message }) => message.includes('which this run deleted'));
    expect(isSaid || files?.has('reference/api/gone.mdx')).toBe(true);
  });
});

const FEW = [1, 2, 3, 4, 5, 6];

describe.each(MODES)('a key with few requests, in mode $mode', (how) => {
  test.each(FEW)('pushes the pages or says what it lacks, long before the timeout (%d a minute)', async (limit) => {
    const settings = { keyLimitPerMinute: limit };
    const folder = { ...FIRST, 'changed.mdx': page('Changed', 'third') };
    const only = { ...how, ...(how.mode === 'propose' && { proposed: SECOND }), folder };
    const { run, text, lastedMs, violations } = await play(only, { name: 'few', settings }, () => undefined);
    expect(lastedMs).toBeLessThan(1_800_000);
    if (run.exitCode === 0) expect(text).toBe(page('Changed', 'third'));
    else expect(run.result.message).toMatch(/the key may send only \d requests? per minute/);
    expect(violations).toEqual([]);
  });
});

// A push of the configuration file replaces what a person did to it in the last moment.
test.each(DELETING.slice(0, 2))(
  'says which page a person listed right before it was deleted, in mode $name',
  async (how) => {
    await using world = await World.open({ name: 'strict', settings: {} });
    const job = await prepare(world, how);
    let listed = 0;
    const before: Hooks['before'] = ({ path }) => {
      if (path.endsWith('/push') && (listed += 1) === 1) world.people.list('reference/api/gone', how.branch);
      return undefined;
    };
    const run = await job.run({ runId: 20, inputs: how.inputs, hooks: { before } });
    expect(run.exitCode, run.result.message).toBe(0);
    const said = run.result.annotations.map(({ message }) => message).join('\n');
    expect(said).toContain('The navigation lists reference/api/gone.mdx, which this run deleted.');
  },
);
