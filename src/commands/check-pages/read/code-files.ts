/** Finds links in the files that the input code names, and says which this change breaks. */
import { join } from 'node:path';
import { fileInRepository } from '../../../disk/repository.js';
import { findFiles } from '../../../disk/find-files.js';
import { realPathBelow } from '../../../disk/paths.js';
import { readErrorReason, readTextFile } from '../../../disk/read.js';
import { ownRepository } from '../../../hosts/host.js';
import { formatBytes } from '../../../text/units.js';
import { type CodeRules, findInCode, hasSite } from '../rules/code-links.js';
import type { Found } from '../rules/rule.js';
import { lossOf } from '../rules/vanished-pages.js';
import { logFiles } from '../../inputs/folder.js';
import { warnAboutIdleFileGlobs } from '../../inputs/idle-globs.js';
import { inputName } from '../../../text/input-names.js';
import { quoted } from '../../../text/sentences.js';
import type { CheckRun } from '../record.js';
import type { States } from './read-states.js';

const MAX_FILE_BYTES = 2_000_000;

/**
 * Links that never led anywhere are old, unless the pull request changes their file. The log names the files that weren't read.
 * @param removed what this change takes away
 */
export async function checkCode(
  { inputs, host, log, signal }: Pick<CheckRun, 'inputs' | 'host' | 'log' | 'signal'>,
  { live, tested, files }: States,
  removed: CodeRules['removed'],
): Promise<{ readonly found: readonly Found[]; readonly old: number }> {
  const { code, siteUrl: siteUrls = [], scope } = inputs;
  const loss = lossOf(files, scope === 'all');
  const all: Found[] = [];
  const unread: { path: string; reason: string }[] = [];
  const idleUrls = new Set(siteUrls);
  for (const { path: file, problem } of code ? await findFiles(host.workspace, code) : []) {
    signal.throwIfAborted();
    const text = problem === undefined ? await readCode(host.workspace, file) : { unread: problem };
    if (typeof text !== 'string') {
      unread.push({ path: file, reason: text.unread });
      continue;
    }
    all.push(...findInCode(text, file, { live, tested, siteUrls, removed, loss }));
    for (const url of idleUrls) if (hasSite(text, url)) idleUrls.delete(url);
  }
  if (code) await noticeIdle({ host, log }, code, unread.length === 0 ? idleUrls : new Set());
  logFiles(log, 'not checked for links', unread);
  const changed = new Set(files?.map(({ path }) => path));
  const isChanged = (file: string): boolean => {
    const { path, other } = fileInRepository(host.workspace, file, ownRepository(host.runContext));
    return other === undefined && changed.has(path);
  };
  const found = all.filter(({ level, file = '' }) => level === undefined || scope === 'all' || isChanged(file));
  return { found, old: all.length - found.length };
}

/** A typo would turn the rule off. The files may have no link yet, so a URL that none of them has is only a notice. */
async function noticeIdle(
  { host, log }: Pick<CheckRun, 'host' | 'log'>,
  code: readonly string[],
  idleUrls: ReadonlySet<string>,
): Promise<void> {
  await warnAboutIdleFileGlobs(log, host.workspace, { label: inputName('code'), globs: code });
  for (const url of idleUrls)
    log.notice(
      `${inputName('site-url')}: no file of ${inputName('code')} has ${quoted(url)}. Check the spelling, or remove the line.`,
    );
}

/** The text of a file, or why it isn't read. A file behind a symlink is found by its own path, too. */
async function readCode(workspace: string, file: string): Promise<string | { readonly unread: string }> {
  const path = join(workspace, file);
  if (realPathBelow(workspace, path) !== join(file)) return '';
  return readTextFile(path, MAX_FILE_BYTES).catch((error: unknown) => ({
    unread: error instanceof RangeError ? `larger than ${formatBytes(MAX_FILE_BYTES)}` : readErrorReason(error),
  }));
}
