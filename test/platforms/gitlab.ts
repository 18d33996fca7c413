/** A project whose pipeline includes our components, run by gitlab-ci-local with the shell of this machine. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { parse, stringify } from 'yaml';
import { expect } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import type { CommandName } from '../../src/commands/index.js';
import { type Finish, temporaryFolder, writeFiles } from '../support/folder.js';
import { type GitLabApi, startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { NEEDS } from '../support/tools.js';
import { CASES } from './cases.js';
import type { Files } from './remote.js';

const ROOT = resolve(import.meta.dirname, '../..');
const exec = promisify(execFile);

/** The bundle, as an `include` names it. */
export const CLI = join(ROOT, 'dist/cli.js');

export interface Include {
  readonly command: CommandName;
  /** How it is included: as a component of this project, or as a file of it. */
  readonly by: 'component' | 'local';
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What the project has beside the components: other keys of its .gitlab-ci.yml, other files. */
interface Own {
  readonly jobs?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

interface JobEnd {
  readonly ended: 'PASS' | 'WARN' | 'FAIL';
  readonly code: number;
}

/** Values by name. An undefined one is not set, not even where the tool sets it by itself. */
type Variables = Readonly<Record<string, string | undefined>>;

function variableFlags(variables: Variables): string[] {
  const entries = Object.entries(variables);
  const given = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return [
    // The warnings of the tool are the result.
    ...(given.length > 0 ? ['--ignore-predefined-vars', given.map(([name]) => name).join(',')] : []),
    ...given.flatMap(([name, value]) => ['--variable', `${name}=${value}`]),
    ...entries.flatMap(([name, value]) => (value === undefined ? ['--unset-variable', name] : [])),
  ];
}

/** What GitLab sets in the pipeline of a merge request, and what only other pipelines have. */
export const MERGE_REQUEST = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
  CI_MERGE_REQUEST_PROJECT_ID: '42',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '42',
  CI_COMMIT_REF_NAME: 'topic',
  CI_COMMIT_REF_SLUG: 'topic',
  CI_COMMIT_BRANCH: undefined,
};

/** What else is so in the merge request of a fork: its pipeline runs there, without the variables of the target project. */
export const FORK = {
  CI_PROJECT_ID: '77',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
  DOCS_BASE_URL: undefined,
  DOCS_API_KEY: undefined,
  DOCS_API_KEY_PUBLISH: undefined,
  DOCS_API_KEY_VIEWER: undefined,
  DOCS_API_KEY_WEB: undefined,
  DOCS_API_KEY_API: undefined,
  DOCS_CI_GITLAB_TOKEN: undefined,
  DOCS_CI_PUSH_TOKEN: undefined,
};

/** A pipeline of a tag, which has no branch. */
export const TAG = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: 'v1.0.0', CI_COMMIT_BRANCH: undefined };

export class Project {
  constructor(readonly folder: string) {}

  /** Runs the pipeline, or one job of it, with the jobs that it needs if `needs`; with `isolated` each job has a folder of its own, as on GitLab, at an address unknown before. */
  async run(variables: Variables, { isolated = false, only = '', needs = false } = {}): Promise<Pipeline> {
    // Of a job with an image it says where that image would hold the project, though the shell runs here.
    const directory = isolated ? '.' : this.folder;
    const { code, out } = await this.#start([
      '--force-shell-executor',
      ...(isolated ? ['--shell-isolation'] : []),
      ...(only ? [only] : []),
      ...(needs ? ['--needs'] : []),
      ...variableFlags({ GITLAB_CI: 'true', CI_PROJECT_DIR: directory, ...variables }),
    ]);
    return new Pipeline(this.folder, code, out);
  }

  /** Names of the jobs that GitLab would put into the pipeline. */
  async jobsIn(variables: Variables): Promise<string[]> {
    const { code, out } = await this.#start(['--list-json', ...variableFlags(variables)]);
    if (code !== 0) throw new Error(out);
    const jobs = JSON.parse(out.slice(out.search(/^\[/m))) as { name: string; when: string }[];
    return jobs.filter(({ when }) => when !== 'never').map(({ name }) => name);
  }

  async git(...args: readonly string[]): Promise<string> {
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
    return (await exec('git', [...who, ...args], { cwd: this.folder })).stdout;
  }

  /** A commit of these files, beside those that are there. */
  async commit(files: Files): Promise<void> {
    writeFiles(this.folder, files);
    await this.git('add', '-A');
    await this.git('commit', '-qm', 'Change');
  }

  /** From now on `rules: changes` compares with this commit. */
  async setBase(): Promise<void> {
    await this.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    await this.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  }

  /** The pipeline as GitLab would see it, every include and input resolved. */
  async preview(): Promise<Record<string, Record<string, unknown>>> {
    const { code, out } = await this.#start(['--preview']);
    if (code !== 0) throw new Error(out);
    return parse(out.slice(out.indexOf('---'))) as Record<string, Record<string, unknown>>;
  }

  async #start(args: readonly string[]): Promise<{ code: number; out: string }> {
    const home = join(this.folder, '.home');
    // The image by default has Node 24.
    const node24 = NEEDS.node24.found;
    const path = [...(node24 ? [dirname(node24)] : []), process.env.PATH].join(delimiter);
    const env = { PATH: path, HOME: home, npm_config_cache: join(home, '.npm') };
    try {
      const { stdout, stderr } = await exec(process.execPath, [NEEDS.gitlabCiLocal.found ?? '', ...args], {
        cwd: this.folder,
        env,
      });
      return { code: 0, out: stripVTControlCharacters(stderr + stdout) };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stripVTControlCharacters(stderr + stdout) };
    }
  }
}

export class Pipeline {
  readonly #state: string;

  constructor(
    folder: string,
    readonly code: number,
    readonly log: string,
  ) {
    this.#state = join(folder, '.gitlab-ci-local');
  }

  /** How the jobs ended, by name. */
  get jobs(): Record<string, JobEnd> {
    const names = [...this.log.matchAll(/^ (PASS|WARN|FAIL) +(\S+)(?: +pre_script)? *$/gm)].map(([, ended, name]) => {
      const failed = new RegExp(`^${name} +finished in .* (?:FAIL|WARN) (\\d+)`, 'm').exec(this.log);
      return [name, { ended, code: Number(failed?.[1] ?? 0) }];
    });
    return Object.fromEntries(names) as Record<string, JobEnd>;
  }

  /** What a job printed. */
  logOf(job: string): string {
    return readFileSync(join(this.#state, 'output', `${job}.log`), 'utf8');
  }

  /** Paths of the artifacts of a job. */
  artifacts(job: string): string[] {
    const folder = join(this.#state, 'artifacts', job);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.gitlab-ci-reports'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  }

  artifact(job: string, path: string): string {
    return readFileSync(join(this.#state, 'artifacts', job, path), 'utf8');
  }

  /** The dotenv report that GitLab would read. */
  dotenv(job: string, command: CommandName): Record<string, string> {
    return readDotenv(this.artifact(job, `.gitlab-ci-reports/dotenv/docs-ci/${command}/outputs.env`));
  }
}

/** By GitLab's rules, which reject a whole report for one line. Its documentation rules out blanks; a no-break space is none. */
function readDotenv(text: string): Record<string, string> {
  expect(Buffer.byteLength(text)).toBeLessThan(5 * 1024);
  const lines = text.replace(/\n$/, '').split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z0-9_]+)=((?:[^\s$]|\u00a0)*)$/.exec(line) ?? [];
      expect(name, `"${line}" is no line of a dotenv report`).not.toBe('');
      return [name, value];
    }),
  );
}

/** A project with one commit, while a test runs. */
export function makeProject(
  running: Finish,
  includes: readonly Include[],
  { jobs = {}, files = {} }: Own = {},
): Promise<Project> {
  const include = includes.map(({ command, by, inputs }) => ({
    ...(by === 'local'
      ? { local: `templates/${command}.yml` }
      : { component: `$CI_SERVER_FQDN/$CI_PROJECT_PATH/${command}@$CI_COMMIT_SHA` }),
    inputs,
  }));
  return commitProject(running, { ...files, '.gitlab-ci.yml': stringify({ include, ...jobs }) });
}

/** A project that has these files and our components. */
export async function commitProject(running: Finish, files: Files): Promise<Project> {
  const folder = temporaryFolder(running);
  mkdirSync(join(folder, '.home'));
  cpSync(join(ROOT, 'templates'), join(folder, 'templates'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '.home\n.gitlab-ci-local\n');
  const project = new Project(folder);
  await project.git('init', '-q', '-b', 'main');
  await project.git('remote', 'add', 'origin', 'git@gitlab.example.com:docs/site.git');
  await project.commit(files);
  return project;
}

export interface Services {
  readonly emulator: Emulator;
  readonly gitlab: GitLabApi;
  /** Variables of the project and of the run; the key is masked on GitLab. */
  readonly variables: Readonly<Record<string, string>>;
}

/** What GitLab sets of a job, and the keys. */
export function variablesOf({ emulator, gitlab }: Pick<Services, 'emulator' | 'gitlab'>): Record<string, string> {
  return {
    DOCS_API_KEY: emulator.keys.editor,
    DOCS_API_KEY_PUBLISH: emulator.keys.editor,
    CI_API_V4_URL: gitlab.url,
    CI_PROJECT_ID: '42',
    CI_PROJECT_URL: gitlab.releases.projectUrl,
    CI_JOB_TOKEN: gitlab.releases.jobToken,
  };
}

/** What the commands talk to, ready for their success. */
export async function startServices(running: Finish, names: readonly CommandName[]): Promise<Services> {
  const cases = names.map((name) => CASES[name]);
  const service = Object.assign({}, ...cases.map((one) => one.service)) as EmulatorOptions;
  const emulator = await closedLater(startEmulator(service), running);
  const gitlab = await closedLater(startGitLabApi(), running);
  for (const one of cases) one.gitlab.prepare?.(gitlab);
  return { emulator, gitlab, variables: variablesOf({ emulator, gitlab }) };
}

/** Inputs of a job that succeeds. Flags are booleans there, and numbers are numbers. */
export function inputsOf(name: CommandName, { baseUrl }: Emulator): Record<string, unknown> {
  const given = { ...CASES[name].inputs, ...CASES[name].gitlab.inputs };
  const typed = Object.entries(given).map(([input, text]) => [
    input,
    /^(true|false|\d+)$/.test(text) ? (JSON.parse(text) as boolean | number) : text,
  ]);
  return { 'base-url': baseUrl, cli: CLI, ...(Object.fromEntries(typed) as Record<string, unknown>) };
}
