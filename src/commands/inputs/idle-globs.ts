/** Warns about globs of an input that match nothing, with the slip that may be the cause. */
import { findFiles, matchPaths } from '../../disk/find-files.js';
import { guessGlobs } from '../../text/glob-hints.js';
import { describeFolder } from './folder.js';
import type { RunLog } from '../command.js';
import { pluralize } from '../../text/pluralize.js';

interface GlobInput {
  /** What the globs are of. */
  readonly label: string;
  readonly globs: readonly string[] | undefined;
  /** Paths that the globs may match; without the slash at the end of a folder. */
  readonly paths: readonly string[];
  /** That the globs are relative to, below the workspace. */
  readonly folder: string;
  /** True for globs that leave out: a folder then needs no pattern for what is in it. */
  readonly isExclude?: boolean;
  /** A folder that users take for the start of the globs instead. */
  readonly other?: string;
  /** True if another message says that nothing matches, so that only a known slip is news. */
  readonly onlySlips?: boolean;
}

/** The log has at most so many warnings for one input. */
const MAX_WARNINGS = 10;

/** An exclamation mark before parentheses is a part of the glob. */
const NEGATION = /^!(?!\()/;

/** Names that no job reads are left out anyway. */
const NEVER_READ = /(?:^|\/)(?:\.[^./]|node_modules(?:\/|$))/;

/** @returns true if it warned */
export async function warnAboutIdleGlobs(log: Pick<RunLog, 'warning'>, input: GlobInput): Promise<boolean> {
  const { label, globs = [], folder } = input;
  if (input.paths.length === 0) return false;
  const paths = input.paths.map((path) => path.replace(/\/$/, ''));
  const warnings = negationWarnings(input);
  for (const line of globs) {
    const glob = line.replace(NEGATION, '');
    const isExclude = input.isExclude === true || glob !== line;
    if ((await matches(glob, paths, isExclude)) || (isExclude && NEVER_READ.test(glob))) continue;
    const slip = await findSlip(glob, paths, input, isExclude);
    if (slip === undefined && input.onlySlips) continue;
    const hint = slip ?? 'Check the spelling, or remove the line.';
    warnings.push(`${label}: ${JSON.stringify(line)} matches no file in ${describeFolder(folder)}. ${hint}`);
  }
  for (const warning of warnings.slice(0, MAX_WARNINGS)) log.warning(warning);
  const more = warnings.length - MAX_WARNINGS;
  if (more > 0) log.warning(`${label}: ${pluralize(more, 'more pattern matches', 'more patterns match')} no file.`);
  return warnings.length > 0;
}

/** Warns about globs of files in the workspace. Each is tried alone, because another one may exclude what it matches. */
export async function warnAboutIdleFileGlobs(
  log: Pick<RunLog, 'warning'>,
  workspace: string,
  { globs, ...input }: { readonly globs: readonly string[] } & Pick<GlobInput, 'label' | 'other'>,
): Promise<void> {
  const idle: string[] = [];
  for (const glob of globs)
    if ((await findFiles(workspace, [glob.replace(NEGATION, '')])).length === 0) idle.push(glob);
  if (idle.length === 0) return;
  const paths = (await findFiles(workspace, ['**'])).map(({ path }) => path);
  await warnAboutIdleGlobs(log, { ...input, globs: idle, paths, folder: '.' });
}

/** People who know .gitignore take an exclamation mark for an exception. */
function negationWarnings({ label, globs = [], isExclude }: GlobInput): string[] {
  const negated = globs.filter((line) => NEGATION.test(line));
  if (isExclude)
    return negated.map(
      (line) =>
        `${label}: ${JSON.stringify(line)} leaves out everything but what follows the exclamation mark. Remove the line, and make the other lines narrower.`,
    );
  if (globs.length === 0 || negated.length < globs.length) return [];
  return [
    `${label}: no line selects files, because each begins with an exclamation mark. Add the line "**" before them.`,
  ];
}

async function matches(glob: string, paths: readonly string[], isExclude: boolean): Promise<boolean> {
  const trimmed = glob.replace(/(?<!\/)\/+$/, '');
  const globs = isExclude ? [trimmed, `${trimmed}/**`] : [glob];
  return (await matchPaths(paths, globs)).size > 0;
}

async function findSlip(
  glob: string,
  paths: readonly string[],
  { folder, other }: GlobInput,
  isExclude: boolean,
): Promise<string | undefined> {
  const guesses = guessGlobs(glob, folder, other);
  for (const guess of guesses)
    if (await matches(guess.glob, paths, isExclude)) return `${guess.why} Try ${JSON.stringify(guess.glob)}.`;
  const pathByFolded = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const guess of [{ glob, why: '' }, ...guesses]) {
    const [found] = await matchPaths([...pathByFolded.keys()], [guess.glob.toLowerCase()]);
    const path = found === undefined ? undefined : pathByFolded.get(found);
    if (path === undefined) continue;
    const why = guess.why === '' ? '' : `${guess.why} `;
    return `${why}Upper and lower case differ: the name on the disk is ${JSON.stringify(path)}.`;
  }
  return undefined;
}
