/** A whole workflow on the mini runner: what starts it, its jobs one after another, each combination of a matrix. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import micromatch from 'micromatch';
import { parse } from 'yaml';
import { z } from 'zod';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../emulator/emulator.js';
import { startGitHubApi, type GitHubApi } from '../support/github-api.js';
import { type Finish, temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { type ResultsApi, startResultsApi } from '../support/results-api.js';
import { NODE } from './github.js';
import { type Files, Remote } from './remote.js';
import { isWithoutSecrets, type Started } from './runner/events.js';
import { Job, type StandIn, type StepReport } from './runner/job.js';
import { readStep } from './runner/manifest.js';
import { toolFolder } from './tools.js';

const permissionsSchema = z.record(z.string(), z.enum(['read', 'write']));
const eventSchema = z
  .strictObject({
    types: z.array(z.string()).optional(),
    branches: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    paths: z.array(z.string()).optional(),
    inputs: z.record(z.string(), z.strictObject({ type: z.string(), description: z.string().optional() })).optional(),
  })
  .nullable();
const jobSchema = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.number().optional(),
  environment: z.string().optional(),
  permissions: permissionsSchema.optional(),
  env: z.record(z.string(), z.string()).optional(),
  needs: z.string().optional(),
  strategy: z
    .strictObject({
      'fail-fast': z.boolean(),
      'max-parallel': z.number().optional(),
      matrix: z.strictObject({ include: z.array(z.record(z.string(), z.string())) }),
    })
    .optional(),
  steps: z.array(z.unknown().transform((step) => readStep(step))),
});
/** What is not in it, no workflow here may have. */
const workflowSchema = z.strictObject({
  name: z.string().optional(),
  on: z.union([
    z.string().transform((event): Record<string, unknown> => ({ [event]: null })),
    z.looseObject({ schedule: z.array(z.strictObject({ cron: z.string() })).optional() }),
  ]),
  permissions: permissionsSchema,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

type Workflow = z.infer<typeof workflowSchema>;
type Permissions = z.infer<typeof permissionsSchema>;

interface JobRun {
  /** `report (web)` of a matrix. */
  readonly name: string;
  readonly job: Job;
  readonly steps: readonly StepReport[];
}

export interface WorkflowRun {
  readonly conclusion: 'success' | 'failure';
  readonly jobs: readonly JobRun[];
  /** Everything that the pages of its jobs show. */
  readonly log: string;
  readonly summary: string;
  readonly artifacts: ResultsApi['artifacts'];
}

export interface Run {
  readonly started: Started;
  /** Paths that a push or a pull request changes. */
  readonly changed?: readonly string[];
  /** The commit of the event, which a checkout without `ref` has. Default: the newest one. */
  readonly commit?: string;
  /** Happens elsewhere as soon as a job has its checkout. */
  readonly meanwhile?: () => void;
  /** Beside the keys. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** A repository on GitHub, and what its workflows talk to. */
export class Repository {
  /** Files by the key of a cache, the newest last. */
  readonly #caches = new Map<string, Buffer>();

  constructor(
    readonly emulator: Emulator,
    readonly github: GitHubApi,
    readonly remote: Remote,
    readonly running: Finish,
  ) {}

  /** Keys by what the recipes call them. */
  get secrets(): Record<string, string> {
    const { editor, viewer } = this.emulator.keys;
    return {
      DOCS_API_KEY: editor,
      DOCS_API_KEY_VIEWER: viewer,
    };
  }

  /** Keys by environment, where they replace those of the repository. */
  #secretsOf(environment: string | undefined, matrix: Readonly<Record<string, string>>): Record<string, string> {
    const name = environment?.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => matrix[key] ?? '');
    const { editor, viewer } = this.emulator.keys;
    const keys: Readonly<Record<string, string>> = { 'docs-web': viewer, 'docs-api': editor };
    const key = keys[name ?? ''];
    return key === undefined ? {} : { DOCS_API_KEY: key };
  }

  /** Undefined where the event does not start the workflow. */
  async run(
    text: string,
    { started, changed = [], commit, meanwhile, secrets = {} }: Run,
  ): Promise<WorkflowRun | undefined> {
    const workflow = workflowSchema.parse(parse(text));
    if (!isStartedBy(workflow, started, changed)) return undefined;
    const results = await startResultsApi();
    const jobs: JobRun[] = [];
    try {
      for (const [id, one] of Object.entries(workflow.jobs)) {
        const { needs, strategy, environment, permissions = workflow.permissions, env = {} } = one;
        const steps = one.steps.map((step) => ({ ...step, env: { ...env, ...step.env } }));
        const done = jobs.filter(({ name }) => name.split(' ')[0] === needs);
        if (needs !== undefined && done.length === 0) throw new Error(`${id} stands before ${needs}`);
        if (done.some(({ job }) => job.status !== 'success')) continue;
        for (const matrix of strategy?.matrix.include ?? [{}]) {
          this.github.permit(isWithoutSecrets(started) ? toRead(permissions) : permissions);
          const own = { ...secrets, ...this.#secretsOf(environment, matrix) };
          const job = this.#job({ started, matrix, permissions, results, secrets: own, commit, meanwhile });
          jobs.push({ name: [id, ...Object.values(matrix)].join(' '), job, steps: await job.run(steps) });
        }
      }
    } finally {
      await results.close();
    }
    const reports = jobs.flatMap(({ steps }) => steps);
    return {
      conclusion: jobs.every(({ job }) => job.status === 'success') ? 'success' : 'failure',
      jobs,
      log: reports.map(({ log }) => log).join('\n'),
      summary: reports.map(({ summary }) => summary).join(''),
      artifacts: results.artifacts,
    };
  }

  #job(given: {
    readonly started: Started;
    readonly matrix: Readonly<Record<string, string>>;
    readonly permissions: Permissions;
    readonly results: ResultsApi;
    readonly secrets: Readonly<Record<string, string>>;
    readonly commit: string | undefined;
    readonly meanwhile: (() => void) | undefined;
  }): Job {
    const { started, matrix, permissions, results, secrets, commit, meanwhile } = given;
    const { emulator, github } = this;
    const job = new Job({
      folder: temporaryFolder(this.running),
      node: NODE,
      started,
      matrix,
      secrets: { ...this.secrets, ...secrets },
      vars: { DOCS_BASE_URL: emulator.baseUrl },
      apiUrl: github.url,
      token: github.token,
      results: { ...results.env, ACTIONS_RUNTIME_URL: `${results.origin}/` },
      standIns: {
        'actions/checkout': ({ ref = commit }, job) => {
          this.remote.checkOut(job.workspace, permissions.contents, ref);
          meanwhile?.();
          return {};
        },
        'actions/download-artifact': downloadFrom(results),
        'actions/cache/restore': restoreFrom(this.#caches),
        'actions/cache/save': saveIn(this.#caches),
        'lycheeverse/lychee-action': checkLinks(toolFolder(this.running, ['lychee'])),
      },
    });
    job.addPath(toolFolder(this.running, ['gh']));
    return job;
  }
}

export async function startRepository(
  running: Finish,
  service: EmulatorOptions,
  files: Files = { 'README.md': 'Documentation\n' },
): Promise<Repository> {
  const emulator = await closedLater(startEmulator(service), running);
  const github = await closedLater(startGitHubApi(), running);
  const remote = new Remote(temporaryFolder(running));
  remote.push(files);
  return new Repository(emulator, github, remote, running);
}

/** What is left of permissions on a fork. */
function toRead(permissions: Permissions): Permissions {
  return Object.fromEntries(Object.keys(permissions).map((name) => [name, 'read']));
}

function isStartedBy(
  { on }: Workflow,
  { event_name, event, ref_name, ref_type }: Started,
  changed: readonly string[],
): boolean {
  if (!(event_name in on)) return false;
  if (event_name === 'schedule') return true;
  const { types, branches, tags, paths } = eventSchema.parse(on[event_name]) ?? {};
  // A filter of branches alone leaves all tags out, and the other way round.
  const isNamed =
    ref_type === 'tag' && event_name === 'push'
      ? ((tags && micromatch([ref_name], tags).length > 0) ?? branches === undefined)
      : (branches?.includes(ref_name) ?? tags === undefined);
  return (
    (types?.includes(String(event.action)) ?? true) &&
    isNamed &&
    (!paths || micromatch(changed, paths, { dot: true }).length > 0)
  );
}

const run = promisify(execFile);

/** As lycheeverse/lychee-action does it by default: a report in Markdown, and a failure if lychee fails. */
function checkLinks(tools: string): StandIn {
  return async ({ args = '', lycheeVersion = '', ...others }, { workspace, temporary }) => {
    if (!/^v0\.\d+\.\d+$/.test(lycheeVersion)) throw new Error('The recipe pins no version of lychee.');
    if (Object.keys(others).length > 0) throw new Error(`Unexpected inputs: ${Object.keys(others).join(', ')}`);
    const report = join(temporary, 'lychee.md');
    const command = `lychee --mode task --format markdown --output '${report}' ${args}`;
    const env = { PATH: `${tools}:${process.env.PATH ?? ''}` };
    await run('bash', ['-c', command], { cwd: workspace, env }).catch(() => {
      throw new Error(existsSync(report) ? readFileSync(report, 'utf8') : 'lychee printed no report');
    });
    return { exit_code: '0' };
  };
}

/** As actions/download-artifact does it with a pattern: a folder for each artifact. */
function downloadFrom({ artifacts }: ResultsApi): StandIn {
  return ({ pattern = '', path = '' }, { workspace, temporary }) => {
    for (const { name, bytes } of artifacts.filter((one) => one.finalized && micromatch.isMatch(one.name, pattern))) {
      const zip = join(temporary, `${name}.zip`);
      const folder = join(workspace, path, name);
      mkdirSync(folder, { recursive: true });
      // A raw artifact is a file with the name of the artifact.
      if (bytes?.subarray(0, 2).toString() !== 'PK') writeFileSync(join(folder, name), bytes ?? '');
      else {
        writeFileSync(zip, bytes);
        execFileSync('unzip', ['-q', zip, '-d', folder]);
      }
    }
    return {};
  };
}

/** As actions/cache/restore does it with one file: the cache of the key, or the newest one whose key begins so. */
function restoreFrom(caches: ReadonlyMap<string, Buffer>): StandIn {
  return ({ path = '', key = '', 'restore-keys': prefix = '' }, { workspace }) => {
    const begun = prefix === '' ? [] : [...caches.keys()].filter((one) => one.startsWith(prefix));
    const found = caches.has(key) ? key : begun.at(-1);
    if (found !== undefined) writeFileSync(join(workspace, path), caches.get(found) ?? '');
    return { 'cache-hit': String(found === key), 'cache-matched-key': found ?? '' };
  };
}

/** As actions/cache/save does it with one file: a cache never changes, and a file that is missing isn't saved. */
function saveIn(caches: Map<string, Buffer>): StandIn {
  return ({ path = '', key = '' }, { workspace }) => {
    const file = join(workspace, path);
    if (existsSync(file) && !caches.has(key)) caches.set(key, readFileSync(file));
    return {};
  };
}
