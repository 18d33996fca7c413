/** Runs commands in GitHub Actions: inputs, log and masking. Code that calls the API or publishes loads on first use. */
import { resolve } from 'node:path';
import type { Annotation, Environment, FileLine, Host, Write } from '../host.js';
import { Secrets } from '../../text/redact-secrets.js';
import { encodePath } from '../file-url.js';
import { AnnotationBudget } from './annotation-budget.js';
import type { Fetch, GitHubConnection } from './client.js';
import { readGitHubContext, serverUrl } from './context.js';
import { createLog, placeInRepository, StepOutput } from './log.js';

interface GitHubOptions {
  readonly env: Environment;
  /** Writes to the stdout of the process, as @actions/core does. */
  readonly stdout: Write;
  /** Workspace if the runner doesn't set one. */
  readonly cwd: string;
  /** Version of docs-ci, for the User-Agent header. */
  readonly version: string;
  readonly fetch: Fetch;
}

/** The tokens that a runner or a workflow gives a step. */
const TOKEN_VARIABLES = [
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
] as const;

export function createGitHubHost({ env, stdout, cwd, version, fetch }: GitHubOptions): Host {
  const runContext = readGitHubContext(env);
  const budget = new AnnotationBudget();
  const output = new StepOutput(stdout);
  const workspace = resolve(env.GITHUB_WORKSPACE || cwd);
  const placed = (annotation: Annotation): Annotation => placeInRepository(annotation, workspace, runContext);
  const log = createLog(env, output, budget, placed);
  const tokens = TOKEN_VARIABLES.flatMap((name) => env[name] ?? []);
  const secrets = new Secrets(tokens);
  const connection = { env, runContext, userAgent: `docs-ci/${version} (github)`, secrets, fetch };
  return {
    name: 'github',
    runContext,
    workspace,
    gitFolder: env.GIT_DIR,
    log,
    input: (name) => env[inputVariableOf(name)],
    inputProblems: () => [],
    tokens,
    mask: (secret) => {
      secrets.add(secret);
      for (const form of maskedForms(secret)) output.mask(form);
    },
    async publish(publication) {
      const { publishOnGitHub } = await import(/* webpackChunkName: 'publish' */ './publish.js');
      await publishOnGitHub(publication, { env, workspace, log, output, budget, placed });
    },
    async inspectPlatform(question) {
      const { inspectGitHub } = await import(/* webpackChunkName: 'github-api' */ './inspect.js');
      return inspectGitHub(connection, question);
    },
    fileUrl: (line) => fileUrlOf(env, line),
    async uploadArtifact(request) {
      const { uploadGitHubArtifact } = await import(/* webpackChunkName: 'github-api' */ './artifact.js');
      return uploadGitHubArtifact(connection, request);
    },
    ...apiMethods(connection),
  };
}

function fileUrlOf(env: Environment, { path, commitSha, line }: FileLine): string | undefined {
  if (!env.GITHUB_REPOSITORY) return undefined;
  return `${serverUrl(env)}/${env.GITHUB_REPOSITORY}/blob/${commitSha}/${encodePath(path)}#L${line}`;
}

/** The runner replaces blanks by underscores and keeps hyphens. */
function inputVariableOf(name: string): string {
  return `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`;
}

/** The methods that call GitHub's API with the token of the job. */
function apiMethods(connection: GitHubConnection): Partial<Host> {
  const commits = () => import(/* webpackChunkName: 'github-api' */ './commits.js');
  const deployment = () => import(/* webpackChunkName: 'github-api' */ './deployment.js');
  const edits = () => import(/* webpackChunkName: 'github-api' */ './edits.js');
  const release = () => import(/* webpackChunkName: 'github-api' */ './release.js');
  const sticky = () => import(/* webpackChunkName: 'github-api' */ './sticky.js');
  return {
    openDeployment: async (request) => (await deployment()).openGitHubDeployment(connection, request),
    upsertComment: async (request) => (await sticky()).upsertGitHubComment(connection, request),
    newestCommitMs: async (request) => (await commits()).newestGitHubCommitMs(connection)(request),
    listChangedFiles: async (token, isForComment) =>
      (await commits()).listGitHubChangedFiles(connection, token, isForComment),
    upsertIssue: async (request) => (await sticky()).upsertGitHubIssue(connection, request),
    upsertEdits: async (request) => (await edits()).upsertGitHubEdits(connection, request),
    findRelease: async (request) => (await release()).findGitHubRelease(connection, request),
  };
}

/** Returns each line of a secret, plain and encoded, since the runner searches its log line by line. */
function maskedForms(secret: string): Set<string> {
  const forms = new Set<string>();
  for (const part of [secret, ...secret.split(/[\r\n]+/)]) {
    const text = part.trim();
    if (text === '') continue;
    const bytes = Buffer.from(text);
    // Half of a surrogate pair has no UTF-8, and a URL would have its replacement.
    forms.add(text).add(encodeURIComponent(bytes.toString())).add(bytes.toString('base64'));
  }
  return forms;
}
