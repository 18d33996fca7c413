/**
 * Plays each event of GitHub and each source of a GitLab pipeline through the jobs of dist that read a branch or a pull
 * request. `golden/events.md` says of each what is built, recorded, proposed, compared and written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/emulator.js';
import type { CommandName } from '../../src/commands/index.js';
import { CONFIG, LIVE } from '../commands/check-pages/fixture.js';
import { runDistAction } from '../support/dist-action.js';
import { type Finish, temporaryFolder } from '../support/folder.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater, startedEnv } from '../support/loopback-platforms.js';
import { runDist, serviceInputs } from '../support/processes.js';
import { jobInputs, withoutHelp } from '../support/runs.js';
import {
  branchCreated,
  branchDeleted,
  checkRun,
  dispatched,
  dispatchedByRepository,
  issueComment,
  mergeGroup,
  pullRequest,
  pushed,
  pushedTag,
  released,
  scheduled,
  type Started,
  workflowRun,
} from './runner/events.js';
import {
  branchPipeline,
  childPipeline,
  downstreamPipeline,
  externalPullRequestPipeline,
  mergeRequestPipeline,
  type PipelineVariables,
  tagPipeline,
} from './runner/pipelines.js';

vi.setConfig({ testTimeout: 600_000 });

const EVENTS: readonly (readonly [string, Started])[] = [
  ['push', pushed()],
  ['push of another branch', pushed('topic')],
  ['push of a tag', pushedTag()],
  ['create', branchCreated()],
  ['workflow_dispatch', dispatched()],
  ['schedule', scheduled()],
  ['repository_dispatch', dispatchedByRepository()],
  ['release', released('v1')],
  ['pull_request', pullRequest()],
  ['pull_request, closed', pullRequest({ action: 'closed' })],
  ['pull_request_review', pullRequest({ event_name: 'pull_request_review' })],
  ['pull_request of a fork that gets secrets', pullRequest({ fork: true })],
  ['pull_request_target', pullRequest({ event_name: 'pull_request_target' })],
  ['pull_request_target of a fork', pullRequest({ fork: true, event_name: 'pull_request_target' })],
  ['workflow_run of a pull request', workflowRun()],
  ['workflow_run of a push with a pull request', workflowRun({ event: 'push' })],
  ['workflow_run of a push without one', workflowRun({ event: 'push', pulls: [] })],
  ['workflow_run of a pushed tag', workflowRun({ event: 'push', pulls: [], branch: 'v1' })],
  ['workflow_run of a schedule', workflowRun({ event: 'schedule', pulls: [], branch: 'main' })],
  ['workflow_run of a release', workflowRun({ event: 'release', pulls: [], branch: 'v1' })],
  ['workflow_run of an issue_comment', workflowRun({ event: 'issue_comment', pulls: [], branch: 'main' })],
  ['workflow_run of a workflow_run', workflowRun({ event: 'workflow_run', pulls: [], branch: 'main' })],
  [
    'workflow_run of a merge_group',
    workflowRun({ event: 'merge_group', pulls: [], branch: 'gh-readonly-queue/main/x' }),
  ],
  ['workflow_run whose branch has a pull request elsewhere', workflowRun({ elsewhere: true })],
  ['workflow_run of two pull requests', workflowRun({ pulls: [7, 8] })],
  ['workflow_run of a fork', workflowRun({ fork: true })],
  ['issue_comment on a pull request', issueComment()],
  ['issue_comment on an issue', issueComment({ onPull: false })],
  ['check_run', checkRun()],
  ['delete', branchDeleted()],
  ['merge_group', mergeGroup()],
];

const PIPELINES: readonly (readonly [string, PipelineVariables])[] = [
  ['push', branchPipeline('push')],
  ['push of another branch', branchPipeline('push', 'topic')],
  ['push of a tag', tagPipeline()],
  ['schedule', branchPipeline('schedule')],
  ['web', branchPipeline('web', 'topic')],
  ['web on a tag', tagPipeline('web')],
  ['api', branchPipeline('api')],
  ['trigger', branchPipeline('trigger')],
  ['chat', branchPipeline('chat')],
  ['pipeline of another project', downstreamPipeline()],
  ['parent_pipeline of a branch', childPipeline(branchPipeline('push', 'topic'))],
  ['parent_pipeline of a tag', childPipeline(tagPipeline())],
  ['parent_pipeline of a merge request', childPipeline(mergeRequestPipeline())],
  ['parent_pipeline of a merge request before GitLab 18.9', childPipeline(mergeRequestPipeline(), true)],
  ['merge_request_event', mergeRequestPipeline()],
  ['merge_request_event, merged results', mergeRequestPipeline({ type: 'merged_result' })],
  ['merge_request_event, merge train', mergeRequestPipeline({ type: 'merge_train' })],
  ['merge_request_event of a fork in this project', mergeRequestPipeline({ from: '77' })],
  ['merge_request_event of a fork in the fork', mergeRequestPipeline({ from: '77', runsIn: '77' })],
  ['external_pull_request_event', externalPullRequestPipeline()],
];

interface Ended {
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly message: string;
}

interface World {
  readonly emulator: Emulator;
  readonly run: (command: CommandName, inputs: Readonly<Record<string, string>>) => Promise<Ended>;
  /** The commits, branches or tags that are recorded as deployed. */
  readonly records: () => unknown[];
  readonly comments: () => string[];
}

/** The service has the branches main and topic, whose link leads nowhere. */
async function startService(folder: string, running: Finish): Promise<Emulator> {
  const service = { seed: false, build: { pendingMs: 0, buildingMs: 0 }, keyLimitPerMinute: null };
  const emulator = await closedLater(startEmulator(service), running);
  const { project } = emulator.state;
  const files = { ...LIVE, 'docs.json': JSON.stringify(CONFIG) };
  project.edit(files);
  project.createBranch('topic', 'main');
  const changed = { 'guides/deploy.mdx': '[Gone](/guides/gone)\n' };
  project.edit(changed, 'topic');
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, 'docs', path)), { recursive: true });
    writeFileSync(join(folder, 'docs', path), text);
  }
  return emulator;
}

function readResult(folder: string, command: CommandName): Pick<Ended, 'outputs' | 'message'> {
  return JSON.parse(readFileSync(join(folder, 'docs-ci', command, 'result.json'), 'utf8')) as Ended;
}

async function onGitHub(started: Started, running: Finish): Promise<World> {
  const folder = temporaryFolder(running);
  const emulator = await startService(folder, running);
  const github = await closedLater(startGitHubApi(), running);
  return {
    emulator,
    records: () => github.deployments.map(({ asked }) => asked.ref),
    comments: () => github.comments.map(({ body }) => body),
    run: async (command, inputs) => {
      const env = await startedEnv(folder, started, github);
      const given = { ...serviceInputs(emulator), token: github.token, ...inputs };
      const { exitCode } = await runDistAction(command, folder, given, { env });
      return { exitCode, ...readResult(folder, command) };
    },
  };
}

async function onGitLab(variables: PipelineVariables, running: Finish): Promise<World> {
  const folder = temporaryFolder(running);
  const emulator = await startService(folder, running);
  const gitlab = await closedLater(startGitLabApi(), running);
  const job = { CI_API_V4_URL: gitlab.url, CI_PROJECT_URL: 'https://gitlab.example.com/octo/docs', CI_JOB_ID: '9001' };
  const host = { GITLAB_CI: 'true', DOCS_CI_HOST: 'gitlab', CI_PROJECT_DIR: folder, ...job, ...variables };
  return {
    emulator,
    // The environment of the job is the record.
    records: () => [],
    comments: () => gitlab.notes.map(({ body }) => body),
    run: async (command, inputs) => {
      const given = { ...serviceInputs(emulator), token: gitlab.token, ...inputs };
      const env = { ...host, ...jobInputs(given) };
      const { exitCode } = await runDist({ script: 'cli.js', args: [command], cwd: folder, env });
      return { exitCode, ...readResult(folder, command) };
    },
  };
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^a{40}$/, "commit of the branch's head"],
  [/^b{40}$/, 'commit of the run'],
];

function refusal(message: string): string {
  const [, reason] = /because (.*?)\. (?:Set|Don't run)/s.exec(message) ?? [];
  return `refused: ${reason ?? message}`;
}

/** What the job built and recorded. */
async function preview({ emulator, run, records }: World): Promise<string[]> {
  const ended = await run('trigger-deploy', { mode: 'preview', comment: 'true', environment: 'true' });
  const built = emulator.state.deployments.newestFirst().map(({ branch }) => branch);
  const recorded = records().map(
    (ref) => SHORT.find(([pattern]) => pattern.test(String(ref)))?.[1] ?? `branch ${String(ref)}`,
  );
  const failed = ended.exitCode === 2 ? refusal(ended.message) : `failed: ${withoutHelp(ended.message)}`;
  return [ended.exitCode === 0 ? built.join() : failed, recorded.join()];
}

async function propose({ run }: World): Promise<string> {
  const inputs = { path: 'docs', to: 'reference/api', mode: 'propose', wait: 'false', comment: 'true' };
  const ended = await run('push-content', inputs);
  const name = (ended.outputs.branch ?? '').replace(/^docs-ci\/.*-[0-9a-f]{6}/, 'own branch');
  return ended.exitCode === 0 ? name : refusal(ended.message);
}

/** What the job compared with live. If it was refused, it looks at the folder then, where a link leads nowhere. */
async function compare({ emulator, run }: World): Promise<string[]> {
  const before = emulator.requests.length;
  const { exitCode, message } = await run('check-pages', { comment: 'true' });
  if (exitCode === 2) {
    const folder = await run('check-pages', { path: 'docs', comment: 'true' });
    return [refusal(message), folder.exitCode === 3 ? 'gate' : folder.message];
  }
  const branch = emulator.requests.slice(before).find(({ path }) => path.includes('branch='));
  const reason = message.replace(/^No page is compared: (.*)\.$/s, '$1');
  return [branch ? branch.path.replace(/^.*branch=(\w+).*$/, '$1') : `none: ${reason}`, ''];
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^### \S+ Documentation preview is ready/, 'preview'],
  [/^### \S+ Docs · 4 pages proposed/, 'push-content'],
  [/^### \S+ Docs pages: 1 problem/, 'check-pages'],
];

async function play(name: string, world: World): Promise<string> {
  const built = await preview(world);
  const proposed = await propose(world);
  const compared = await compare(world);
  const written = world.comments().map((body) => {
    const shown = body.replace(/^(?:<!--.*-->\n)+/, '');
    return NAMES.find(([pattern]) => pattern.test(shown))?.[1] ?? shown.split('\n', 1)[0];
  });
  return `| ${[name, ...built, proposed, ...compared, written.join(', ')].map((cell) => cell || '–').join(' | ')} |`;
}

/** Plays two at a time. */
async function tableOf<T>(rows: readonly (readonly [string, T])[], start: (one: T) => Promise<World>): Promise<string> {
  const head = [
    'started by',
    'preview of',
    'record of',
    'proposal on',
    'check-pages compares',
    'with path',
    'comments',
  ];
  const lines: string[] = [];
  const waiting = [...rows.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, [name, started]] = next;
      lines[index] = await play(name, await start(started));
    }
  };
  await Promise.all([work(), work()]);
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines, ''].join('\n');
}

test('builds, records, proposes, compares and writes for each event and pipeline what the table says', async (running) => {
  const github = await tableOf(EVENTS, (started) => onGitHub(started, running));
  const gitlab = await tableOf(PIPELINES, (variables) => onGitLab(variables, running));
  const text = `# Events of GitHub\n\n${github}\n# Sources of pipelines on GitLab\n\n${gitlab}`;
  await expect(text).toMatchFileSnapshot('golden/events.md');
});
