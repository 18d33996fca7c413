/** Rewrites references to synced files into library URLs, and reports references to files that don't exist. */
import { isUtf8 } from 'node:buffer';
import { join, posix } from 'node:path';
import { isFile, isFolder, spellAsOnDisk, workspacePath } from '../../disk/paths.js';
import { readErrorReason, readIfThere } from '../../disk/read.js';
import { FileError, writeErrorReason, writeResultFile } from '../../disk/write.js';
import { findPages } from '../../pages/find-pages.js';
import { PageParser } from '../../pages/page-parser.js';
import { type Reference, resolveReference } from '../../pages/reference.js';
import { rewriteReferences } from '../../pages/rewrite-references.js';
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
  readonly signal: AbortSignal;
}

export async function rewritePages(options: RewriteOptions, record: SyncRecord): Promise<void> {
  const { workspace, log, signal } = options;
  const pages = await findPages(workspace, options.pages);
  if (pages.size === 0) {
    const globs = listItems(options.pages.map((glob) => JSON.stringify(glob)));
    log.warning(`rewrite: no page matches ${globs}. Check the glob patterns.`);
  }
  const parser = new PageParser(signal);
  try {
    for (const path of pages) await rewritePage(path, options, parser, record);
  } finally {
    parser.close();
  }
}

async function rewritePage(
  path: string,
  options: RewriteOptions,
  parser: PageParser,
  record: SyncRecord,
): Promise<void> {
  const { workspace, log, dryRun, signal } = options;
  try {
    const before = await readPage(path, options);
    if (before === undefined) return;
    const references = await findReferences(path, before, parser, log);
    const { text, count } = replaceUrls({ path, text: before, references }, options, record);
    if (count === 0) return;
    if (!dryRun) await writeResultFile(join(workspace, path), text);
    record.rewritten += count;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof FileError ? writeErrorReason(error.cause ?? error) : readErrorReason(error);
    log.warning(`${path} wasn't rewritten: ${reason}.`, { file: path });
  }
}

/** Undefined if a change of the text would change other bytes of the page. */
async function readPage(path: string, { workspace, log }: RewriteOptions): Promise<string | undefined> {
  const bytes = await readIfThere(join(workspace, path));
  if (bytes && isUtf8(bytes)) return bytes.toString('utf8');
  if (bytes)
    log.warning(`${path} wasn't rewritten, because it isn't valid UTF-8. Save the page as UTF-8.`, { file: path });
  return undefined;
}

/** Returns no references, with a warning, if the page can't be parsed. */
async function findReferences(
  path: string,
  text: string,
  parser: PageParser,
  log: RunLog,
): Promise<readonly Reference[]> {
  const parsed = await parser.parse({ path, text });
  if (parsed.kind === 'parsed') return parsed.references;
  const [why, advice, line] =
    parsed.kind === 'invalid'
      ? [`it can't be parsed: ${parsed.fault.reason}`, 'Fix the syntax of the page.', parsed.fault.line]
      : [`it is too complex to check: ${parsed.reason}`, 'Split the page.'];
  log.warning(`${path} wasn't rewritten, because ${why.replace(/\.?$/, '.')} ${advice}`, { file: path, line });
  return [];
}

interface ParsedText {
  readonly path: string;
  readonly text: string;
  readonly references: readonly Reference[];
}

function replaceUrls(
  { path: page, text, references }: ParsedText,
  options: RewriteOptions,
  record: SyncRecord,
): { text: string; count: number } {
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
