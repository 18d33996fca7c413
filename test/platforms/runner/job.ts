/**
 * A job on a GitHub runner, as actions/runner 2.336 does it: steps with conditions, JavaScript actions, composite
 * actions, shell. It shares nothing with src; what it does not know it refuses instead of guessing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPOSITORY as PRODUCT } from '../../repo/example-uses.js';
import { CommandFiles, type FileResults } from './command-files.js';
import { dispatched, isWithoutSecrets, REPOSITORY, type Started } from './events.js';
import { type Contexts, evaluateCondition, evaluateText, evaluateTexts, type Status } from './expressions.js';
import { type Manifest, readManifest, type Step } from './manifest.js';
import { Masks } from './masks.js';
import { type Finished, runProcess } from './process.js';
import { shellCommand } from './shell.js';
import { type Annotation, AnnotationBudget, StepLog } from './step-log.js';

/** This checkout, where `$/` and the examples of the pages lead. */
const ROOT = resolve(import.meta.dirname, '../../..');

type Outcome = Status | 'skipped';

/** Replaces a third-party action: it maps the inputs to the outputs. The step fails with what it throws. */
export type StandIn = (
  inputs: Readonly<Record<string, string>>,
  job: Job,
) => Record<string, string> | Promise<Record<string, string>>;

export interface JobOptions {
  /** An empty folder, for the workspace and for what else a runner has. */
  readonly folder: string;
  /** Path of the Node that runs the actions. */
  readonly node: string;
  readonly started?: Started;
  /** Of the repository. Those and the variables are withheld from a pull request of a fork. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly matrix?: Readonly<Record<string, unknown>>;
  /** Results of jobs before this one. */
  readonly needs?: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
  /** Addresses of the GitHub API and of the Results service; without the latter there is no runtime token either. */
  readonly apiUrl?: string;
  readonly token?: string;
  readonly results?: Readonly<Record<string, string>>;
  /** Step debugging is on. */
  readonly debug?: boolean;
  /** The repository of the job, `owner/name`. */
  readonly repository?: string;
  /** Returns the folder of a repository that `uses:` names, at a ref; undefined for one that isn't known. */
  readonly find?: (repository: string, ref: string) => string | undefined;
  /** Actions of others by name, without their version. */
  readonly standIns?: Readonly<Record<string, StandIn>>;
}

/** How a step ended, and everything that is left of it. */
export interface StepReport {
  readonly outcome: Outcome;
  /** As `outcome`, but a success where the step may go wrong. */
  readonly conclusion: Outcome;
  readonly outputs: Readonly<Record<string, string>>;
  /** What the page of the run shows. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly summary: string;
  readonly files: FileResults;
  /** Of its process; undefined for a composite action, and where nothing ran. */
  readonly process?: Finished & { readonly stdout: string; readonly stderr: string };
  /** Of a composite action, by id. */
  readonly steps: Readonly<Record<string, StepReport>>;
}

/** Where steps are: a job, or an action within one. */
interface Scope {
  readonly contexts: Contexts;
  readonly steps: Record<string, StepReport>;
  status: Status;
  /** Beside what GITHUB_ENV set. */
  readonly env: Readonly<Record<string, string>>;
  /** Repository and folder of the action; the job's own has none. */
  readonly repository: string;
  readonly actionPath?: string;
  /** Shared by all that is within one step of the job. */
  readonly budget?: AnnotationBudget;
}

interface Work {
  readonly step: Step;
  readonly scope: Scope;
  readonly log: StepLog;
  readonly env: Readonly<Record<string, string>>;
}

type Ended = Pick<StepReport, 'outcome'> & Partial<StepReport>;

const NO_FILES: FileResults = { outputs: {}, env: {}, state: {}, path: [], summary: '' };

/** GITHUB_* that steps see, of the github context. */
const GITHUB_VARIABLES = [
  ...['action', 'action_path', 'actor', 'api_url', 'base_ref', 'env', 'event_name', 'event_path', 'graphql_url'],
  ...['head_ref', 'job', 'output', 'path', 'ref', 'ref_name', 'ref_protected', 'ref_type', 'repository'],
  ...['repository_owner', 'retention_days', 'run_attempt', 'run_id', 'run_number', 'server_url', 'sha', 'state'],
  ...['step_summary', 'triggering_actor', 'workflow', 'workflow_ref', 'workspace'],
];

/** Any ref of the product is this checkout. */
const findInCheckout = (repository: string): string | undefined => (repository === PRODUCT ? ROOT : undefined);

export class Job {
  readonly workspace: string;
  readonly temporary: string;
  readonly masks = new Masks();
  readonly #options: JobOptions;
  readonly #scope: Scope;
  readonly #stop = new AbortController();
  readonly #github: Readonly<Record<string, unknown>>;
  /** By GITHUB_ENV and GITHUB_PATH. */
  readonly #env: Record<string, string>;
  readonly #path: string[] = [];

  constructor(options: JobOptions) {
    this.#options = options;
    this.workspace = join(options.folder, 'docs', 'docs');
    this.temporary = join(options.folder, '_temp');
    for (const folder of [this.workspace, this.temporary]) mkdirSync(folder, { recursive: true });
    const { env = {}, matrix = {}, needs = {}, results = {}, token = 'ghs_none' } = options;
    const started = options.started ?? dispatched();
    const { secrets = {}, vars = {} } = isWithoutSecrets(started) ? {} : options;
    const { inputs = {} } = started.event as { inputs?: Readonly<Record<string, string>> };
    for (const secret of [...Object.values(secrets), token, results.ACTIONS_RUNTIME_TOKEN ?? '']) {
      this.masks.add(secret);
    }
    this.#github = this.#githubContext(token);
    this.#env = { ...env };
    const runner = { os: 'Linux', arch: 'X64', temp: this.temporary, debug: options.debug ? '1' : '' };
    this.#scope = {
      contexts: {
        github: this.#github,
        secrets: { ...secrets, GITHUB_TOKEN: token },
        vars,
        matrix,
        needs,
        runner,
        inputs,
      },
      steps: {},
      status: 'success',
      env: {},
      repository: ROOT,
    };
  }

  /** Success until a step fails whose failure counts. */
  get status(): Status {
    return this.#scope.status;
  }

  /** Runs the next step. */
  step(step: Step): Promise<StepReport> {
    return this.#step(step, this.#scope);
  }

  /** All steps, whatever becomes of each, as a job does. */
  async run(steps: readonly Step[]): Promise<StepReport[]> {
    const reports: StepReport[] = [];
    for (const step of steps) reports.push(await this.step(step));
    return reports;
  }

  /** What an action does by GITHUB_PATH. */
  addPath(folder: string): void {
    this.#path.unshift(folder);
  }

  /** Cancels the job like the button "Cancel workflow". */
  cancel(): void {
    this.#stop.abort();
  }

  /** `outputs:` of the job: one with a secret in it is dropped, and all together have a limit. */
  outputs(definitions: Readonly<Record<string, string>>): Record<string, string> {
    const values = Object.entries(evaluateTexts(definitions, this.#contexts(this.#scope)));
    const kept = values.filter(([, value]) => !this.masks.hides(value));
    const sizeBytes = 2 * kept.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    if (sizeBytes > 1024 * 1024) throw new Error('The outputs of the job are larger than 1 MB.');
    return Object.fromEntries(kept);
  }

  async #step(step: Step, scope: Scope): Promise<StepReport> {
    if (this.#stop.signal.aborted) scope.status = 'cancelled';
    const log = new StepLog(this.masks, scope.budget ?? new AnnotationBudget(), this.#options.debug ?? false);
    const ended = await this.#attempt(step, scope, log);
    const outcome = ended.outcome === 'success' && log.failed ? 'failure' : ended.outcome;
    const mayFail = evaluateText(step['continue-on-error'] ?? '', this.#contexts(scope)) === 'true';
    const conclusion = outcome === 'failure' && mayFail ? 'success' : outcome;
    if (conclusion === 'failure' || conclusion === 'cancelled') scope.status = conclusion;
    const { outputs = {}, summary = '', files = NO_FILES, steps = {} } = ended;
    const report = { ...ended, outcome, conclusion, outputs, summary, files, steps };
    const own = { log: log.shown.join('\n'), annotations: log.annotations };
    // A composite action's log and annotations are those of its steps, and what is said of itself.
    const within = Object.values(steps);
    const whole = {
      ...report,
      log: [...within.map((one) => one.log), own.log].filter((text) => text !== '').join('\n'),
      annotations: [...within.flatMap((one) => one.annotations), ...own.annotations],
    };
    scope.steps[step.id ?? `__${Object.keys(scope.steps).length}`] = whole;
    return whole;
  }

  async #attempt(step: Step, scope: Scope, log: StepLog): Promise<Ended> {
    try {
      const contexts = this.#contexts(scope);
      if (!evaluateCondition(step.if, contexts, scope.status)) return { outcome: 'skipped' };
      const env = { ...this.#env, ...scope.env, ...evaluateTexts(step.env ?? {}, contexts) };
      const work = { step, scope: { ...scope, env }, log, env };
      return await (step.uses === undefined ? this.#shell(work) : this.#action(work, step.uses));
    } catch (error) {
      log.issue('error', error instanceof Error ? error.message : String(error));
      return { outcome: 'failure' };
    }
  }

  async #shell({ step, scope, log, env }: Work): Promise<Ended> {
    const contexts = this.#contexts(scope);
    const script = evaluateText(step.run ?? '', contexts);
    const { file, args } = shellCommand(step.shell, script, this.temporary);
    const cwd = resolve(this.workspace, evaluateText(step['working-directory'] ?? '', contexts));
    const ended = await this.#process({ file, args, cwd, env, log, scope });
    if (ended.outcome === 'failure')
      log.issue('error', `Process completed with exit code ${ended.process?.exitCode ?? '?'}.`);
    return ended;
  }

  async #action(work: Work, uses: string): Promise<Ended> {
    const { step, scope, log, env } = work;
    const given = evaluateTexts(step.with ?? {}, this.#contexts(scope));
    const standIn = this.#options.standIns?.[uses.replace(/@.*$/, '')];
    if (standIn) return { outcome: 'success', outputs: await standIn(given, this) };
    const place = this.#locate(uses, scope);
    const manifest = readManifest(place.folder);
    const inputs = this.#inputs(manifest, given, log);
    if (manifest.runs.using === 'composite') return this.#composite(manifest, { ...work, ...place, inputs });
    const variables = Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]);
    return this.#process({
      file: this.#options.node,
      args: [join(manifest.folder, manifest.runs.main)],
      cwd: this.workspace,
      // Only actions get what leads to artifacts.
      env: { ...env, ...(Object.fromEntries(variables) as Record<string, string>), ...this.#options.results },
      log,
      scope,
    });
  }

  /** Resolves `$/x` in its own repository and `./x` in the workspace; no other reference is allowed. */
  #locate(uses: string, { repository }: Scope): { repository: string; folder: string } {
    if (uses.startsWith('$/') && uses.length > 2 && !uses.includes('@'))
      return { repository, folder: join(repository, uses.slice(2)) };
    if (uses.startsWith('./')) return { repository: this.workspace, folder: join(this.workspace, uses) };
    const [, name = '', path = '', ref = ''] = /^([^/@]+\/[^/@]+)(\/[^@]+)?@(.+)$/.exec(uses) ?? [];
    const { find = findInCheckout } = this.#options;
    const found = find(name, ref);
    if (found !== undefined) return { repository: found, folder: join(found, path) };
    throw new Error(`Can't resolve '${uses}': there is no stand-in for it`);
  }

  /** Names are compared without case. A default counts where an input was not given at all; an empty one was. */
  #inputs(manifest: Manifest, given: Readonly<Record<string, string>>, log: StepLog): Record<string, string> {
    const lower = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
    const known = Object.entries(manifest.inputs);
    const names = new Set(known.map(([name]) => name.toLowerCase()));
    const unexpected = Object.keys(given).filter((name) => !names.has(name.toLowerCase()));
    if (unexpected.length > 0)
      log.issue(
        'warning',
        `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${[...names].join("', '")}']`,
      );
    // Neither inputs nor secrets nor variables are known where defaults are evaluated.
    const { github, matrix, runner } = this.#scope.contexts;
    const defaults = known.map(([name, input]): [string, string] => [
      name,
      lower.get(name.toLowerCase()) ??
        evaluateText(input.default ?? '', { github, matrix, runner, strategy: {}, job: {} }),
    ]);
    return {
      ...Object.fromEntries(unexpected.map((name) => [name, given[name] ?? ''])),
      ...Object.fromEntries(defaults),
    };
  }

  /** Its steps see its inputs, and each other; nothing of the steps or secrets outside. */
  async #composite(
    { runs, outputs, folder }: Manifest,
    { scope: outer, log, inputs, repository, env }: Work & { repository: string; inputs: Record<string, string> },
  ): Promise<Ended> {
    if (runs.using !== 'composite') throw new Error('This is no composite action.');
    const { github, matrix, runner } = outer.contexts;
    const scope: Scope = {
      contexts: { github, matrix, runner, inputs },
      steps: {},
      status: 'success',
      env,
      repository,
      actionPath: folder,
      budget: log.budget,
    };
    for (const step of runs.steps) await this.#step(step, scope);
    const values = Object.entries(outputs).map(([name, { value = '' }]) => [
      name,
      evaluateText(value, this.#contexts(scope)),
    ]);
    const summary = Object.values(scope.steps)
      .map((one) => one.summary)
      .join('');
    return {
      outcome: scope.status,
      outputs: Object.fromEntries(values) as Record<string, string>,
      summary,
      steps: scope.steps,
    };
  }

  async #process(options: {
    readonly file: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly log: StepLog;
    readonly scope: Scope;
  }): Promise<Ended> {
    const { log, scope, env, ...program } = options;
    const files = new CommandFiles(this.temporary);
    const printed = { stdout: '', stderr: '' };
    const finished = await runProcess({
      ...program,
      env: this.#environment(env, { ...files.context, action: '__action', action_path: scope.actionPath }),
      cancelled: this.#stop.signal,
      onLine: (line, from) => {
        printed[from] += `${line}\n`;
        log.line(line);
      },
    });
    const results = files.process(log);
    Object.assign(this.#env, results.env);
    this.#path.unshift(...results.path.toReversed());
    const isCancelled = finished.signals.length > 0;
    if (isCancelled) log.issue('error', 'The operation was canceled.');
    const ended = finished.exitCode === 0 ? 'success' : 'failure';
    return {
      outcome: isCancelled ? 'cancelled' : ended,
      outputs: results.outputs,
      summary: results.summary,
      files: results,
      process: { ...finished, ...printed },
    };
  }

  /** Nothing of the environment that the tests run in, but where programs are. */
  #environment(
    env: Readonly<Record<string, string>>,
    github: Readonly<Record<string, string | undefined>>,
  ): Record<string, string> {
    const context: Record<string, unknown> = { ...this.#github, ...github };
    const variables = GITHUB_VARIABLES.flatMap((name) => {
      const value = context[name];
      return typeof value === 'string' ? [[`GITHUB_${name.toUpperCase()}`, value]] : [];
    });
    return {
      LANG: 'C.UTF-8',
      HOME: this.temporary,
      ...env,
      PATH: [...this.#path, process.env.PATH ?? ''].join(':'),
      ...(Object.fromEntries(variables) as Record<string, string>),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_NAME: 'GitHub Actions 1',
      RUNNER_ENVIRONMENT: 'github-hosted',
      RUNNER_TEMP: this.temporary,
      RUNNER_TOOL_CACHE: join(this.temporary, 'tools'),
      RUNNER_WORKSPACE: resolve(this.workspace, '..'),
      ...(this.#options.debug && { RUNNER_DEBUG: '1' }),
    };
  }

  /** The steps so far as others see them. */
  #contexts({ contexts, steps, env }: Scope): Contexts {
    const seen = Object.entries(steps).filter(([id]) => !id.startsWith('__'));
    return {
      strategy: {},
      job: {},
      env: { ...this.#env, ...env },
      ...contexts,
      steps: Object.fromEntries(
        seen.map(([id, { outputs, outcome, conclusion }]) => [id, { outputs, outcome, conclusion }]),
      ),
    };
  }

  #githubContext(token: string): Record<string, unknown> {
    const { started = dispatched(), apiUrl = 'http://127.0.0.1:9', repository = REPOSITORY } = this.#options;
    const event_path = join(this.temporary, '_github_workflow', 'event.json');
    mkdirSync(join(event_path, '..'));
    writeFileSync(event_path, JSON.stringify(started.event));
    return {
      ...started,
      token,
      event_path,
      actor: 'octocat',
      triggering_actor: 'octocat',
      api_url: apiUrl,
      graphql_url: `${apiUrl}/graphql`,
      job: 'docs',
      ref_protected: 'false',
      repository,
      repository_owner: repository.replace(/\/.*/, ''),
      retention_days: '90',
      run_attempt: '1',
      run_id: '99',
      run_number: '5',
      server_url: 'https://github.com',
      workflow: 'Docs',
      workflow_ref: `${repository}/.github/workflows/docs.yml@${started.ref}`,
      workspace: this.workspace,
    };
  }
}
