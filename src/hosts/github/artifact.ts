/**
 * Uploads artifacts of a workflow run with GitHub's own client. The client reads its URLs and token from the process's
 * environment and prints untrusted text, so this module checks the one and escapes the other.
 */
import { copyFile, link, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { artifactNameProblem } from '../../text/artifact-name.js';
import { messageOf } from '../../text/error-message.js';
import { logLine } from '../../text/log.js';
import type { Secrets } from '../../text/redact-secrets.js';
import { shorten } from '../../text/width.js';
import { type ArtifactRequest, type Environment, HostError, UnsupportedError, type UploadedArtifact } from '../host.js';
import { checkText } from '../outgoing.js';
import type { GitHubConnection } from './client.js';
import { keepsArtifacts, serverUrl } from './context.js';
import { inputName, setting } from '../../text/input-names.js';

const MAX_REASON_LENGTH = 300;

/** Uploads the files, under another name if a re-run finds the name taken. Rejects with HostError. */
export async function uploadGitHubArtifact(
  { env, secrets }: Pick<GitHubConnection, 'env' | 'secrets'>,
  request: ArtifactRequest,
): Promise<UploadedArtifact> {
  const { name, raw } = request;
  const task = `upload ${name} as an artifact`;
  checkEnvironment(env, task);
  checkText(secrets, name, { name: 'name', task });
  const problem = artifactNameProblem(name);
  if (problem !== undefined) throw new HostError(`couldn't ${task}: the name ${problem}`);
  const attempt = Number(env.GITHUB_RUN_ATTEMPT);
  const names = attempt > 1 ? [name, nameForAttempt(name, attempt, raw)] : [name];
  for (const candidate of names) {
    const uploaded = await uploadAs(candidate, request, { env, secrets, task });
    if (uploaded) return { name: candidate, ...uploaded, url: uploaded.id && artifactUrl(env, uploaded.id) };
  }
  const { nameInput } = request;
  const advice =
    nameInput === undefined
      ? `Set ${setting('artifact', false)} in one of the jobs`
      : `Give each job its own ${inputName(nameInput)}`;
  throw new HostError(`couldn't ${task}: an artifact with this name already exists in this run. ${advice}`);
}

/** Throws UnsupportedError for what the environment already rules out, before the client is loaded. */
function checkEnvironment(env: Environment, task: string): void {
  if (!keepsArtifacts(env))
    throw new UnsupportedError(
      `couldn't ${task}: GitHub Enterprise Server doesn't support this kind of artifact. Use ${setting('artifact', false)}`,
    );
  for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL']) {
    if (!env[name])
      throw new UnsupportedError(
        `couldn't ${task}: ${name} isn't set. Run docs-ci as an action (\`uses:\`), because the runner doesn't pass it to \`run:\` steps`,
      );
  }
}

/** `docs.pdf` → `docs-attempt2.pdf`; the name of a zipped artifact has no extension to keep. */
function nameForAttempt(name: string, attempt: number, raw: boolean): string {
  const extension = raw ? extname(name) : '';
  return `${name.slice(0, name.length - extension.length)}-attempt${attempt}${extension}`;
}

/** Resolves to undefined if the name is taken. */
async function uploadAs(
  name: string,
  { files, rootDirectory, retentionDays, raw }: ArtifactRequest,
  { env, secrets, task }: { env: Environment; secrets: Secrets; task: string },
): Promise<{ id?: string } | undefined> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const renamed = raw && basename(files[0] ?? '') !== name ? await copyUnderName(env, files[0] ?? '', name) : undefined;
  try {
    const response = await withHarmlessOutput(secrets, () =>
      renamed
        ? client.uploadArtifact(name, [renamed.path], renamed.folder, { retentionDays, skipArchive: true })
        : client.uploadArtifact(name, [...files], rootDirectory, { retentionDays, skipArchive: raw }),
    );
    return { id: response.id?.toString() };
  } catch (error) {
    const reason = messageOf(error);
    if (/^Failed to CreateArtifact: .*\(409\)/s.test(reason)) return undefined;
    throw new HostError(`couldn't ${task}: ${describeFailure(secrets.redact(reason))}`, { cause: error });
  } finally {
    if (renamed) await rm(renamed.folder, { recursive: true, force: true });
  }
}

/** Replaces the parser errors that the client shows for a response it couldn't read. */
function describeFailure(reason: string): string {
  const line = shorten(logLine(reason), MAX_REASON_LENGTH);
  const isParserError = /not valid JSON|Unexpected (?:token|end)|Cannot read|undefined|is not a function/.test(line);
  return isParserError ? "GitHub's artifact service keeps returning invalid responses. Run the job again later" : line;
}

/** Links or copies the file to another name, since the client names a raw artifact after its file. */
async function copyUnderName(env: Environment, file: string, name: string): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'docs-ci-'));
  const path = join(folder, name);
  // A hard link needs no space, but fails across disks.
  await link(file, path).catch(() => copyFile(file, path));
  return { folder, path };
}

function artifactUrl(env: Environment, id: string): string | undefined {
  if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID) return undefined;
  return `${serverUrl(env)}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}/artifacts/${id}`;
}

/** Matches workflow commands of the library and of docs-ci, whose data is already escaped. */
const ESCAPED_COMMAND = /^::(add-mask|debug|notice|warning|error|group|endgroup)( [^\r\n]*)?::[^\r\n]*$/;

/**
 * Makes every line that goes to stdout harmless while the work runs, since the client prints names and server responses
 * as they are. Lines that are harmless already stay unchanged.
 */
async function withHarmlessOutput<T>(secrets: Secrets, work: () => Promise<T>): Promise<T> {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is restored unchanged
  const original = process.stdout.write;
  const write = original.bind(process.stdout) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  // The client ends its lines as the system does: with CR LF on Windows.
  const harmless = (text: string | Uint8Array, ...rest: unknown[]): boolean =>
    write(typeof text === 'string' ? secrets.redact(text).split(/\r?\n/).map(harmlessLine).join('\n') : text, ...rest);
  process.stdout.write = harmless;
  try {
    return await work();
  } finally {
    if (process.stdout.write === harmless) process.stdout.write = original;
  }
}

function harmlessLine(line: string): string {
  if (ESCAPED_COMMAND.test(line)) return line;
  const safe = logLine(line);
  return safe === stripVTControlCharacters(line) ? line : safe;
}
