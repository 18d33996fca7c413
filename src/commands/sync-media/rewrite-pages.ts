/** Rewrites references to synced files into library URLs, and reports references to files that don't exist. */
import { isUtf8 } from 'node:buffer';
import { join, posix } from 'node:path';
import { isFile, isFolder, spellAsOnDisk, workspacePath } from '../../disk/paths.js';
import { readErrorReason, readIfThere } from '../../disk/read.js';
import { FileError, writeErrorReason, writeResultFile } from '../../disk/write.js';
import { findPages } from '../../pages/find-pages.js';
import { findReferences } from '../../pages/find-references.js';
import { type Reference, resolveReference } from '../../pages/reference.js';
import { rewriteReferences } from '../../pages/rewrite-references.js';
import { messageOf } from '../../text/error-message.js';
import { listItems } from '../../text/list-items.js';
import type { RunLog } from '../command.js';
import { extensionOf, isAccepted } from './folder/library-names.js';
import type { SyncRecord } from './record.js';

interface RewriteOptions {
  /** Absolute. */
  readonly workspace: string;
  /** The synced folder, relative to the workspace, with slashes. */
  readonly folder: string;
  /** Globs of pages, relative to the workspace. */
  readonly pages: readonly string[];
  /** Library URLs by path below the folder; undefined if a dry run doesn't know the URL yet. */
  readonly urls: ReadonlyMap<string, string | undefined>;
  /** Only counts and reports. */
  readonly dryRun: boolean;
  readonly log: RunLog;
}

export async function rewritePages(options: RewriteOptions, record: SyncRecord): Promise<void> {
  const { workspace, log, dryRun } = options;
  const pages = await findPages(workspace, options.pages);
  if (pages.size === 0) {
    const globs = listItems(options.pages.map((glob) => JSON.stringify(glob)));
    log.warning(`rewrite: no page matches ${globs}. Check the glob patterns.`);
  }
  for (const path of pages) {
    try {
      const before = await readPage(path, options);
      const { text, count } = before === undefined ? NO_CHANGE : await rewritePage(path, before, options, record);
      if (count === 0) continue;
      if (!dryRun) await writeResultFile(join(workspace, path), text);
      record.rewritten += count;
    } catch (error) {
      const reason = error instanceof FileError ? writeErrorReason(error.cause ?? error) : readErrorReason(error);
      log.warning(`${path} wasn't rewritten: ${reason}.`, { file: path });
    }
  }
}

const NO_CHANGE = { text: '', count: 0 };

/** Undefined if a change of the text would change other bytes of the page. */
async function readPage(path: string, { workspace, log }: RewriteOptions): Promise<string | undefined> {
  const bytes = await readIfThere(join(workspace, path));
  if (bytes && isUtf8(bytes)) return bytes.toString('utf8');
  if (bytes)
    log.warning(`${path} wasn't rewritten, because it isn't valid UTF-8. Save the page as UTF-8.`, { file: path });
  return undefined;
}

async function rewritePage(
  page: string,
  text: string,
  options: RewriteOptions,
  record: SyncRecord,
): Promise<{ text: string; count: number }> {
  let references: Reference[];
  try {
    references = await findReferences(page, text);
  } catch (error) {
    const { reason = messageOf(error), line } = error as { reason?: string; line?: number };
    options.log.warning(
      `${page} wasn't rewritten, because it can't be parsed: ${reason.replace(/\.?$/, '.')} Fix the syntax of the page.`,
      { file: page, line },
    );
    return NO_CHANGE;
  }
  return rewriteReferences(text, references, (reference) => {
    const target = resolveReference(reference.url, page);
    if (!target) return undefined;
    const path = posix.relative(options.folder, target.path);
    if (options.urls.has(path)) return (options.urls.get(path) ?? '') + target.suffix;
    if (mustExist(target.path, reference, options) && !exists(target.path, options)) {
      const line = text.slice(0, reference.start).split(/\r\n|\r|\n/).length;
      record.brokenReferences.push({ page, line, target: reference.url });
      options.log.warning(`${reference.url} doesn't exist.`, { title: 'Broken reference', file: page, line });
    }
    return undefined;
  });
}

/**
 * True if a file or folder has exactly this name: a site's server takes no other case for it, and no backslashes. A disk
 * that keeps Unicode forms may have the name in the form that docs-ci doesn't write.
 */
function exists(path: string, { workspace }: RewriteOptions): boolean {
  const file = join(workspace, path);
  const isThere = isFile(file) || isFolder(file);
  if (!isThere) return isFile(file.normalize('NFD'));
  const name = workspacePath(workspace, spellAsOnDisk(workspace, file));
  return name.normalize('NFC') === (path.replace(/\/$/, '') || '.');
}

/** Links may lead to the routes of pages, which have no extension and aren't files. Embedded content and media are files. */
function mustExist(path: string, { isEmbedded }: Reference, { folder }: RewriteOptions): boolean {
  const isMedia = isAccepted(path) && !/\.(mdx?|html?)$/i.test(path);
  return isMedia || isEmbedded || (extensionOf(path) !== '' && !posix.relative(folder, path).startsWith('../'));
}
