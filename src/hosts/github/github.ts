/** Runs commands in GitHub Actions: inputs, log and masking. Code that calls the API or publishes loads on first use. */
import { resolve } from 'node:path';
import { shownLine } from '../../text/isolate.js';
import { logLine, quotedLines } from '../../text/log.js';
import { isVerbose } from '../environment.js';
import type { Environment, Host, LogSink, Write } from '../host.js';
import { encodePath } from '../file-url.js';
import { formatLogLine } from '../log-format.js';
import { AnnotationBudget } from './annotation-budget.js';
import type { Fetch, GitHubConnection } from './client.js';
import { readGitHubContext } from './context.js';
import { annotationCommand, escapeData } from './workflow-commands.js';

interface GitHubOptions {
  readonly env: Environment;
  readonly stdout: Write;
  /** Workspace if the runner doesn't set one. */
  readonly cwd: string;
  /** Version of docs-ci, for the User-Agent header. */
  readonly version: string;
  readonly fetch: Fetch;
}

export function createGitHubHost({ env, stdout, cwd, version, fetch }: GitHubOptions): Host {
  const runContext = readGitHubContext(env);
  const budget = new AnnotationBudget();
  const log = createLog(env, stdout, budget);
  const workspace = resolve(env.GITHUB_WORKSPACE || cwd);
  const connection = { env, runContext, userAgent: `docs-ci/${version} (github)`, fetch };
  return {
    name: 'github',
    runContext,
    workspace,
    log,
    // The runner replaces blanks by underscores and keeps hyphens.
    input: (name) => env[`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`],
    label: (name) => name,
    inputProblems: () => [],
    tokens: [env.ACTIONS_RUNTIME_TOKEN ?? ''],
    mask: (secret) => {
      for (const form of maskedForms(secret)) stdout(`::add-mask::${escapeData(form)}\n`);
    },
    async publish(publication) {
      const { publishOnGitHub } = await import(/* webpackChunkName: 'publish' */ './publish.js');
      publishOnGitHub(publication, { env, workspace, log, budget, stdout });
    },
    async inspectPlatform(question) {
      const { inspectGitHub } = await import(/* webpackChunkName: 'github-api' */ './inspect.js');
      return inspectGitHub(connection, question);
    },
    fileUrl: ({ path, commitSha, line }) =>
      env.GITHUB_REPOSITORY
        ? `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}/blob/${commitSha}/${encodePath(path)}#L${line}`
        : undefined,
    async uploadArtifact(request) {
      const { uploadGitHubArtifact } = await import(/* webpackChunkName: 'github-api' */ './artifact.js');
      return uploadGitHubArtifact(env, request);
    },
    ...apiMethods(connection),
  };
}

/** The methods that call GitHub's API with the token of the job. */
function apiMethods(
  connection: GitHubConnection,
): Required<Pick<Host, 'openDeployment' | 'upsertComment' | 'listChangedFiles' | 'upsertIssue' | 'findRelease'>> {
  return {
    async openDeployment(request) {
      const { openGitHubDeployment } = await import(/* webpackChunkName: 'github-api' */ './deployment.js');
      return openGitHubDeployment(connection, request);
    },
    async upsertComment(request) {
      const { upsertGitHubComment } = await import(/* webpackChunkName: 'github-api' */ './sticky.js');
      return upsertGitHubComment(connection, request);
    },
    async listChangedFiles(token) {
      const { listGitHubChangedFiles } = await import(/* webpackChunkName: 'github-api' */ './changed-files.js');
      return listGitHubChangedFiles(connection, token);
    },
    async upsertIssue(request) {
      const { upsertGitHubIssue } = await import(/* webpackChunkName: 'github-api' */ './sticky.js');
      return upsertGitHubIssue(connection, request);
    },
    async findRelease(request) {
      const { findGitHubRelease } = await import(/* webpackChunkName: 'github-api' */ './release.js');
      return findGitHubRelease(connection, request);
    },
  };
}

function createLog(env: Environment, stdout: Write, budget: AnnotationBudget): LogSink {
  const isStepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
  const print = (line: string): void => stdout(`${line}\n`);
  return {
    live: false,
    line(level, text, { ending, ...location } = {}) {
      // The runner hides debug commands unless step debugging is on, so DOCS_CI_VERBOSE alone prints plain lines.
      if (level === 'debug' && isStepDebug) print(`::debug::${escapeData(logLine(text))}`);
      // The runner prints the message of the command in the log, so a line of its own would be the second one.
      else if (level !== 'debug' && level !== 'info' && budget.take(level, ending !== undefined))
        print(annotationCommand(level, shownLine(text), location));
      else if (level !== 'debug' || isVerbose(env)) print(formatLogLine(level, text, { color: true }));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress: (text) => print(logLine(text)),
    group: (title) => print(`::group::${escapeData(logLine(title))}`),
    endGroup: () => print('::endgroup::'),
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
