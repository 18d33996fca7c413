/** GitHub Actions: inputs, facts, log, masking. What calls the API or publishes is loaded when it is needed. */
import { isVerbose } from '../environment.js';
import type { GitHubPlace } from './client.js';
import { readGitHubFacts } from './context.js';
import type { Environment, Host, LogSink, Publication, Write } from '../host.js';
import { levelLine } from '../log-format.js';
import { logLine, quotedLines } from '../../text/log.js';

interface GitHubOptions {
  readonly env: Environment;
  readonly stdout: Write;
  /** Where paths begin if the runner does not say. */
  readonly cwd: string;
  /** Version of docs-ci, for the User-Agent. */
  readonly version: string;
}

export function createGitHubHost({ env, stdout, cwd, version }: GitHubOptions): Host {
  const facts = readGitHubFacts(env);
  const log = createLog(env, stdout);
  const workspace = env.GITHUB_WORKSPACE || cwd;
  const place = { env, facts, userAgent: `docs-ci/${version} (github)` };
  return {
    name: 'github',
    runContext: facts,
    workspace,
    log,
    // Blanks become underscores, hyphens stay.
    input: (name) => env[`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`],
    label: (name) => name,
    inputProblems: () => [],
    tokens: [env.ACTIONS_RUNTIME_TOKEN ?? ''],
    mask: (secret) => {
      for (const form of maskedForms(secret)) stdout(`::add-mask::${escapeData(form)}\n`);
    },
    async publish(publication: Publication) {
      const { publishOnGitHub } = await import('./publish.js');
      await publishOnGitHub(publication, { env, workspace, log });
    },
    async uploadArtifact(wanted) {
      const { uploadGitHubArtifact } = await import('./artifact.js');
      return uploadGitHubArtifact(env, wanted);
    },
    ...kept(place),
  };
}

/** What of a run stays on GitHub, written with the token of the job. */
function kept(
  place: GitHubPlace,
): Required<Pick<Host, 'openDeployment' | 'upsertComment' | 'upsertIssue' | 'findRelease'>> {
  return {
    async openDeployment(wanted) {
      const { openGitHubDeployment } = await import('./deployment.js');
      return openGitHubDeployment(place, wanted);
    },
    async upsertComment(wanted) {
      const { upsertGitHubComment } = await import('./comment.js');
      return upsertGitHubComment(place, wanted);
    },
    async upsertIssue(wanted) {
      const { upsertGitHubIssue } = await import('./issue.js');
      return upsertGitHubIssue(place, wanted);
    },
    async findRelease(wanted) {
      const { findGitHubRelease } = await import('./release.js');
      return findGitHubRelease(place, wanted);
    },
  };
}

function createLog(env: Environment, stdout: Write): LogSink {
  const stepDebug = env.RUNNER_DEBUG === '1' || env.ACTIONS_STEP_DEBUG === 'true';
  const print = (line: string): void => stdout(`${line}\n`);
  return {
    live: false,
    line(level, text) {
      // The runner hides its own debug lines unless step debugging is on; DOCS_CI_VERBOSE alone needs plain ones.
      if (level === 'debug' && stepDebug) print(`::debug::${escapeData(logLine(text))}`);
      else if (level !== 'debug' || isVerbose(env)) print(levelLine(level, text, true));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress: (text) => print(logLine(text)),
    group: (title) => print(`::group::${escapeData(logLine(title))}`),
    endGroup: () => print('::endgroup::'),
  };
}

/** The runner searches line by line, so each line of a secret is masked for itself, also encoded. */
function maskedForms(secret: string): Set<string> {
  const forms = new Set<string>();
  for (const part of [secret, ...secret.split(/[\r\n]+/)]) {
    const text = part.trim();
    if (text === '') continue;
    forms.add(text).add(encodeURIComponent(text)).add(Buffer.from(text).toString('base64'));
  }
  return forms;
}

/** The data of a workflow command, as the runner takes it apart. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
