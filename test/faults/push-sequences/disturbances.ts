/** Declares what happens between two requests of a run: an act of a person, a kill, a lost answer, a second job. */
import type { FakeResponse } from '../../support/api-server.js';
import { NEWER, type PushScenario } from './scenarios.js';
import type { Hooks, Job, JobRun, World } from './world.js';

export interface Disturbance {
  readonly name: string;
  /** Returns the hooks of the disturbed run. `others` collects the runs of other jobs. */
  hooks(stage: { world: World; job: Job; scenario: PushScenario; nth: number; others: JobRun[] }): Hooks;
}

const BELOW = 'reference/api';

/** A person acts before the nth request. */
function act(name: string, work: (world: World) => void): Disturbance {
  return {
    name,
    hooks: ({ world, nth }) => ({
      before: (_, at) => {
        if (at === nth) work(world);
        return undefined;
      },
    }),
  };
}

function acts(): Disturbance[] {
  const pages = ['same', 'changed', 'gone'].map((name) => `${BELOW}/${name}.mdx`);
  const bulk = `${BELOW}/page-0003.mdx`;
  return [
    ...[...pages, bulk].map((path) => act(`edit ${path}`, ({ people }) => people.write(path))),
    ...[...pages, bulk].map((path) => act(`edit ${path}, same size`, ({ people }) => people.editKeepingSize(path))),
    ...[...pages, bulk].map((path) => act(`delete ${path}`, ({ people }) => people.delete(path))),
    ...['new.mdx', 'new.md', 'theirs-2.mdx'].map((name) =>
      act(`create ${name}`, ({ people }) => people.write(`${BELOW}/${name}`)),
    ),
    act('delete a foreign page', ({ people }) => people.delete(`${BELOW}/theirs.mdx`)),
    ...['new', 'gone'].map((name) => act(`list ${name}`, ({ people }) => people.list(`${BELOW}/${name}`))),
    act('unlist same', ({ people }) => people.unlist(`${BELOW}/same`)),
    ...[...pages, `${BELOW}/new.mdx`].map((path) =>
      act(`edit ${path} on the proposal`, ({ people, proposal }) => people.write(path, proposal)),
    ),
    act('edit changed on the proposal, same size', ({ people, proposal }) =>
      people.editKeepingSize(`${BELOW}/changed.mdx`, proposal),
    ),
    act('add a page to the proposal', ({ people, proposal }) => people.write('guides/more.mdx', proposal)),
    act('add another file to the proposal', ({ people, proposal }) => people.write('snippets/notes.txt', proposal)),
    act('open a pull request', ({ emulator: { state }, branches, proposal }) => {
      if (branches.has(proposal)) state.project.openPullRequest(proposal);
    }),
    {
      name: 'close the pull request',
      hooks: ({ world: { branches, emulator, proposal }, nth }) => {
        const { project } = emulator.state;
        if (branches.has(proposal)) project.openPullRequest(proposal);
        return {
          before: (_, at) => {
            if (at === nth) for (const request of project.pullRequests) request.state = 'closed';
            return undefined;
          },
        };
      },
    },
    act('delete the proposal', ({ people, proposal }) => people.deleteBranch(proposal)),
  ];
}

const DEEP = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
const HUGE = `{"status":"${'x'.repeat(17 * 1024 * 1024)}"}`;

/** The answer to the nth request is lost after it was carried out. */
function lost(name: string, answer: FakeResponse | 'dead', isForWritesOnly = false): Disturbance {
  let isDead = false;
  return {
    name,
    hooks: ({ nth }) => ({
      answer: (request, at, real) => {
        isDead = answer === 'dead' && at === nth;
        if (at !== nth || (isForWritesOnly && request.method === 'GET')) return real;
        return isDead ? 'dead' : answer;
      },
    }),
  };
}

const LOST: readonly Disturbance[] = [
  lost('the service dies after it', 'dead'),
  lost('302', { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
  lost('303', { status: 303, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
  lost('500', { status: 500, json: { error: 'Error', message: 'no', code: 500 } }),
  lost('502 page', { status: 502, headers: { 'content-type': 'text/html' }, bytes: Buffer.from('<html>no</html>') }),
  lost('deep JSON', { status: 200, bytes: Buffer.from(DEEP) }),
  lost('an endless body', { status: 200, bytes: Buffer.from(HUGE) }, true),
  lost('an empty body', { status: 200 }),
];

const KILLS: readonly Disturbance[] = [
  {
    name: 'the service dies before it',
    hooks: ({ nth }) => ({ before: (_, at) => (at === nth ? 'dead' : undefined) }),
  },
  {
    name: 'SIGTERM',
    hooks: ({ job, nth }) => {
      job.stage.cancelWhen(() => job.requestCount > nth, 'SIGTERM');
      return {};
    },
  },
];

/** Another job runs from its start to its end before the nth request. */
function secondJob(
  name: string,
  run: {
    readonly runId: number;
    readonly folder?: Readonly<Record<string, string>>;
    readonly inputs?: Record<string, string>;
  },
): Disturbance {
  return {
    name,
    hooks: ({ world, scenario, nth, others }) => ({
      before: async (_, at) => {
        if (at !== nth) return undefined;
        const { base } = run.inputs ?? {};
        if (base !== undefined) world.emulator.state.project.createBranch(base, 'main');
        const other = await world.job('second');
        other.write({ ...scenario.folder, ...run.folder });
        // A branch that both name would be shared on purpose.
        const branch: Record<string, string> = scenario.inputs.branch && run.inputs ? { branch: 'docs-ci/other' } : {};
        const inputs = { ...scenario.inputs, ...run.inputs, ...branch };
        others.push(
          await world.hold(() => other.run({ runId: run.runId, inputs, isPullRequest: scenario.isPullRequest })),
        );
        return undefined;
      },
    }),
  };
}

const SECOND_JOBS: readonly Disturbance[] = [
  secondJob('the same job', { runId: 20 }),
  secondJob('a job of a newer run', { runId: 30, folder: NEWER }),
  secondJob('a job of an older run', { runId: 10, folder: NEWER }),
  secondJob('a job for another folder', { runId: 20, inputs: { to: 'reference/other' } }),
  secondJob('a job for another base', { runId: 20, inputs: { base: 'v1' } }),
];

export const DISTURBANCES: readonly Disturbance[] = [...acts(), ...LOST, ...KILLS, ...SECOND_JOBS];
