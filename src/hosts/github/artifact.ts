/**
 * Artifacts of a workflow run, through GitHub's own client. It reads its addresses and token from the process's
 * environment and prints what it does, so both are looked after here.
 */
import { copyFile, link, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { logLine } from '../../text/log.js';
import { Secrets } from '../../text/redact-secrets.js';
import { shorten } from '../../text/width.js';
import { type Environment, type Host, HostError, UnsupportedError } from '../host.js';
import { messageOf } from '../../text/error-message.js';

type Wanted = Parameters<NonNullable<Host['uploadArtifact']>>[0];
type Kept = Awaited<ReturnType<NonNullable<Host['uploadArtifact']>>>;

/** Characters that GitHub refuses in a name, and those that a log must not see. */
const REFUSED_IN_NAMES = /[":<>|*?\\/\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
const REASON_LENGTH = 300;

/** Uploads, under another name where a re-run finds the name taken. Rejects with HostError. */
export async function uploadGitHubArtifact(env: Environment, wanted: Wanted): Promise<Kept> {
  const { files, raw } = wanted;
  const name = raw ? basename(files[0] ?? '') : wanted.name;
  const what = `keep ${name} as an artifact of the run`;
  checkPlace(env, what);
  if (REFUSED_IN_NAMES.test(name))
    throw new HostError(
      `could not ${what}: GitHub takes no name with a quote, a control character, ##[ or one of : < > | * ? / \\`,
    );
  const attempt = Number(env.GITHUB_RUN_ATTEMPT);
  const names = attempt > 1 ? [name, nameOfAttempt(name, attempt, raw)] : [name];
  for (const candidate of names) {
    const uploaded = await uploadAs(candidate, wanted, { env, what });
    if (uploaded) return { name: candidate, ...uploaded, url: uploaded.id && pageOf(env, uploaded.id) };
  }
  throw new HostError(
    `could not ${what}: this run has an artifact of that name already, perhaps of another job, and none is ever deleted. Give each job a name of its own (input output or artifact-name)`,
  );
}

/** What can be known before anything is loaded. */
function checkPlace(env: Environment, what: string): void {
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).hostname : '';
  if (host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost'))
    throw new UnsupportedError(`could not ${what}: GitHub Enterprise Server has no artifacts of this kind`);
  for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL']) {
    if (!env[name])
      throw new UnsupportedError(
        `could not ${what}: ${name} is not set; the runner gives it to steps with \`uses:\` only, not to \`run:\``,
      );
  }
}

/** `docs.pdf` → `docs-attempt2.pdf`; the name of a zipped artifact has no extension to keep. */
function nameOfAttempt(name: string, attempt: number, raw: boolean): string {
  const extension = raw ? extname(name) : '';
  return `${name.slice(0, name.length - extension.length)}-attempt${attempt}${extension}`;
}

/** Undefined where the name is taken. */
async function uploadAs(
  name: string,
  wanted: Wanted,
  place: { env: Environment; what: string },
): Promise<{ id?: string } | undefined> {
  const { files, rootDirectory, retentionDays, raw } = wanted;
  const { env, what } = place;
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  // The runner masks its token itself; what a service says of it passes through here first.
  const secrets = new Secrets();
  secrets.add(env.ACTIONS_RUNTIME_TOKEN ?? '');
  const renamed = raw && basename(files[0] ?? '') !== name ? await underName(env, files[0] ?? '', name) : undefined;
  try {
    const answer = await withHarmlessPrints(secrets, () =>
      renamed
        ? client.uploadArtifact(name, [renamed.path], renamed.folder, { retentionDays, skipArchive: true })
        : client.uploadArtifact(name, [...files], rootDirectory, { retentionDays, skipArchive: raw }),
    );
    return { id: answer.id?.toString() };
  } catch (error) {
    const reason = messageOf(error);
    if (/^Failed to CreateArtifact: .*\(409\)/s.test(reason)) return undefined;
    throw new HostError(`could not ${what}: ${explainRefusal(secrets.redact(reason))}`, { cause: error });
  } finally {
    if (renamed) await rm(renamed.folder, { recursive: true, force: true });
  }
}

/** The client tells of answers that it could not read in the words of its parsers. */
function explainRefusal(reason: string): string {
  const line = shorten(logLine(reason), REASON_LENGTH);
  const isUnread = /not valid JSON|Unexpected (?:token|end)|Cannot read|undefined|is not a function/.test(line);
  return isUnread
    ? "GitHub's artifact service answered with something else than agreed, again and again; run this again later"
    : line;
}

/** The same file under another name: the client calls a raw artifact like its file. */
async function underName(env: Environment, file: string, name: string): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'docs-ci-'));
  const path = join(folder, name);
  // A link costs nothing, but does not reach another disk.
  await link(file, path).catch(() => copyFile(file, path));
  return { folder, path };
}

function pageOf(env: Environment, id: string): string | undefined {
  if (!env.GITHUB_REPOSITORY || !env.GITHUB_RUN_ID) return undefined;
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  return `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}/artifacts/${id}`;
}

/** Workflow commands whose data their writer has escaped: the library's own, and ours. */
const ESCAPED_COMMAND = /^::(add-mask|debug|notice|warning|error|group|endgroup)( [^\r\n]*)?::[^\r\n]*$/;

/**
 * The client prints names, and what servers answer, as they are. While it works, whatever goes to stdout is made
 * harmless line by line; what is harmless already passes as it is.
 */
async function withHarmlessPrints<T>(secrets: Secrets, work: () => Promise<T>): Promise<T> {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back as it is
  const own = process.stdout.write;
  const write = own.bind(process.stdout) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  const harmless = (text: string | Uint8Array, ...rest: unknown[]): boolean =>
    write(typeof text === 'string' ? secrets.redact(text).split('\n').map(harmlessLine).join('\n') : text, ...rest);
  process.stdout.write = harmless;
  try {
    return await work();
  } finally {
    if (process.stdout.write === harmless) process.stdout.write = own;
  }
}

function harmlessLine(line: string): string {
  if (ESCAPED_COMMAND.test(line)) return line;
  const safe = logLine(line);
  return safe === stripVTControlCharacters(line) ? line : safe;
}
