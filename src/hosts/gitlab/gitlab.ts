/**
 * Runs commands in GitLab CI: inputs from DOCS_CI_* variables or from flags in a custom script, collapsible log sections,
 * report files and merge request notes. With `--json`, stdout only has result.json.
 */
import { resolve } from 'node:path';
import { workspacePath } from '../../disk/paths.js';
import { shownLine } from '../../text/isolate.js';
import { Secrets } from '../../text/redact-secrets.js';
import { quotedLines } from '../../text/log.js';
import { type CliOptions, readCliInputs, SHARED_VARIABLES } from '../cli-inputs.js';
import { encodePath } from '../file-url.js';
import type { ArtifactRequest, Environment, Host, LogSink, UploadedArtifact, Write } from '../host.js';
import { formatLogLine, type LineStyle } from '../log-format.js';
import type { GitLabConnection } from './access.js';
import type { GitLabRequest } from './client.js';
import { artifactUrl, readGitLabContext } from './context.js';

interface GitLabOptions extends CliOptions {
  readonly stdout: Write;
  readonly stderr: Write;
  /** Workspace if GitLab doesn't set one. */
  readonly cwd: string;
  /** Adds the User-Agent header, proxies and timeouts. */
  readonly request: GitLabRequest;
}

/** GitLab breaks longer lines anywhere, also inside words. */
const LOG_COLUMNS = 120;

/** The tokens and passwords that GitLab gives each job. */
const TOKEN_VARIABLES = [
  'CI_JOB_TOKEN',
  'CI_JOB_JWT',
  'CI_JOB_JWT_V2',
  'CI_REGISTRY_PASSWORD',
  'CI_DEPENDENCY_PROXY_PASSWORD',
  'CI_DEPLOY_PASSWORD',
  'DOCS_CI_GITLAB_TOKEN',
] as const;

export function createGitLabHost(options: GitLabOptions): Host {
  const { env, stdout, stderr, cwd, request } = options;
  const { input, inputProblems, verbose, json } = readCliInputs(options, otherVariables(env));
  const runContext = readGitLabContext(env);
  const tokens = TOKEN_VARIABLES.flatMap((name) => env[name] ?? []);
  const secrets = new Secrets(tokens);
  const connection = { env, runContext, request, secrets, input };
  const workspace = resolve(env.CI_PROJECT_DIR || cwd);
  // A job log shows colors, although it is no terminal.
  const style = { color: !env.NO_COLOR, width: LOG_COLUMNS };
  // Programs that read the result find it on stdout, and nothing else.
  const write = json ? stderr : stdout;
  const log = createLog(verbose, style, write);
  return {
    name: 'gitlab',
    runContext,
    workspace,
    gitFolder: env.GIT_DIR,
    log,
    input,
    inputProblems,
    tokens,
    // GitLab masks CI/CD variables only, nothing at run time; the redactor keeps secrets out of docs-ci's lines.
    mask: (secret) => secrets.add(secret),
    async publish(publication) {
      const { publishOnGitLab } = await import(/* webpackChunkName: 'publish' */ './publish.js');
      await publishOnGitLab(publication, { workspace, log, write, style });
      if (json) stdout(publication.resultJson);
    },
    async inspectPlatform(question) {
      const { inspectGitLab } = await import(/* webpackChunkName: 'gitlab-api' */ './inspect.js');
      return inspectGitLab(connection, question);
    },
    // The job's own `environment:` is the record; its URL comes from the dotenv report.
    openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
    fileUrl: ({ path, commitSha, line }) =>
      env.CI_PROJECT_URL ? `${env.CI_PROJECT_URL}/-/blob/${commitSha}/${encodePath(path)}#L${line}` : undefined,
    // The job's own `artifacts:` uploads the results folder, which contains the files.
    uploadArtifact: (request) => Promise.resolve(keptArtifact(env, workspace, request)),
    ...apiMethods(connection),
  };
}

/** A component always sets the first variables. If one is empty, the chosen secret is missing, and no other may replace it. */
function otherVariables(env: Environment): Readonly<Record<string, string>> {
  return {
    ...(env.DOCS_CI_API_KEY === undefined && SHARED_VARIABLES),
    ...(env.DOCS_CI_TOKEN === undefined && { token: 'DOCS_CI_GITLAB_TOKEN' }),
  };
}

/** The methods that call GitLab's API. */
function apiMethods(connection: GitLabConnection): Partial<Host> {
  const commits = () => import(/* webpackChunkName: 'gitlab-api' */ './commits.js');
  const edits = () => import(/* webpackChunkName: 'gitlab-api' */ './edits.js');
  const release = () => import(/* webpackChunkName: 'gitlab-api' */ './release.js');
  const sticky = () => import(/* webpackChunkName: 'gitlab-api' */ './sticky.js');
  return {
    upsertComment: async (request) => (await sticky()).upsertGitLabNote(connection, request),
    newestCommitMs: async (request) => (await commits()).newestGitLabCommitMs(connection)(request),
    listChangedFiles: async (token) => (await commits()).listGitLabChangedFiles(connection, token),
    findRelease: async (request) => (await release()).findGitLabRelease(connection, request),
    upsertIssue: async (request) => (await sticky()).upsertGitLabIssue(connection, request),
    upsertEdits: async (request) => (await edits()).upsertGitLabEdits(connection, request),
  };
}

function keptArtifact(
  env: Environment,
  workspace: string,
  { name, files, rootDirectory, raw }: ArtifactRequest,
): UploadedArtifact {
  const [page, path] = raw ? (['file', files[0] ?? ''] as const) : (['browse', rootDirectory] as const);
  return { name, url: artifactUrl(env, page, workspacePath(workspace, path)) };
}

function createLog(verbose: boolean, style: LineStyle, write: Write): LogSink {
  const print = (line: string): void => write(`${line}\n`);
  const sectionMarker = (text: string): string => `\u001b[0K${text}\r\u001b[0K`;
  let sectionCount = 0;
  let openSection: string | undefined;
  const seconds = (): number => Math.floor(Date.now() / 1000);
  const endGroup = (): void => {
    if (openSection !== undefined) print(sectionMarker(`section_end:${seconds()}:${openSection}`));
    openSection = undefined;
  };
  return {
    live: false,
    line(level, text, { ending } = {}) {
      // A job that passes with a warning looks like any other: only its log can say it.
      const shown = level === 'info' && ending === 'warning' ? 'warning' : level;
      if (level !== 'debug' || verbose) print(formatLogLine(shown, text, style));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress: (text) => print(shownLine(text)),
    group(title) {
      endGroup();
      openSection = `docs_ci_${++sectionCount}`;
      print(sectionMarker(`section_start:${seconds()}:${openSection}[collapsed=true]`) + shownLine(title));
    },
    endGroup,
  };
}
