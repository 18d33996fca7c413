/** Pages whose references to synced files become library addresses. Every other byte stays. */
import { isUtf8 } from 'node:buffer';
import { join, posix, sep } from 'node:path';
import { isFile, isFolder, realPathBelow } from '../../disk/paths.js';
import { readIfThere } from '../../disk/read.js';
import { writeAtomically } from '../../disk/write.js';
import type { RunLog } from '../command.js';
import { findFiles } from './folder/find-files.js';
import { extensionOf, isAccepted } from './folder/library-names.js';
import { findReferences, pageKindOf, type Reference, writeAddress } from '../../pages/references.js';
import type { SyncRecord } from './record.js';
import { messageOf } from '../../text/error-message.js';

export interface Rewriting {
  /** Absolute. */
  readonly workspace: string;
  /** Relative to the workspace, with slashes: where the synced files lie. */
  readonly folder: string;
  /** Globs of pages, relative to the workspace. */
  readonly pages: readonly string[];
  /** Paths below the folder that will be in the library; undefined where the address is not known (a dry run). */
  readonly addresses: ReadonlyMap<string, string | undefined>;
  /** Counts and reports only. */
  readonly dryRun: boolean;
  readonly log: RunLog;
}

const MARK = '\ufeff';

export async function rewritePages(rewriting: Rewriting, record: SyncRecord): Promise<void> {
  const { workspace, log, dryRun } = rewriting;
  const pages = await findPages(rewriting);
  if (pages.size === 0) log.warning(`rewrite: no page matches ${rewriting.pages.join(', ')}.`);
  for (const path of pages) {
    try {
      const before = await readPage(path, rewriting);
      const edited = before === undefined ? undefined : await editPage(path, before, rewriting, record);
      if (!edited) continue;
      if (!dryRun) await writeAtomically(join(workspace, path), edited.text);
      record.rewritten += edited.count;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      log.warning(`${path} stays as it is, because it cannot be read or written (${code ?? message}).`, { file: path });
    }
  }
}

/** Each page once, where it really lies: to write to a link would put a copy in its place. */
async function findPages({ workspace, pages }: Rewriting): Promise<ReadonlySet<string>> {
  const found = (await findFiles(workspace, [...pages, '!**/node_modules/**'])).filter(({ problem }) => !problem);
  const real = found.map(async ({ path }) =>
    (await realPathBelow(workspace, join(workspace, path))).split(sep).join('/'),
  );
  return new Set((await Promise.all(real)).sort());
}

/** Undefined for a page that cannot be edited without changing other bytes. */
async function readPage(path: string, { workspace, log }: Rewriting): Promise<string | undefined> {
  const bytes = await readIfThere(join(workspace, path));
  if (bytes && isUtf8(bytes)) return bytes.toString('utf8');
  if (bytes) log.warning(`${path} is not UTF-8 and stays as it is.`, { file: path });
  return undefined;
}

/** The page's new text, and how many references in it changed; undefined where none did. */
async function editPage(
  path: string,
  text: string,
  rewriting: Rewriting,
  record: SyncRecord,
): Promise<{ text: string; count: number } | undefined> {
  // Parsers skip the mark without counting it.
  const mark = text.startsWith(MARK) ? MARK : '';
  const body = text.slice(mark.length);
  let references: Reference[];
  try {
    references = await findReferences(body, pageKindOf(path));
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    const why = reason ?? messageOf(error);
    rewriting.log.warning(`${path} stays as it is, because it cannot be parsed: ${why}`, { file: path, line });
    return undefined;
  }
  let edited = '';
  let done = 0;
  let count = 0;
  for (const reference of references) {
    const written = await newAddress(path, body, reference, rewriting, record);
    if (written === undefined) continue;
    edited += body.slice(done, reference.start) + written;
    done = reference.end;
    count += 1;
  }
  return count === 0 ? undefined : { text: mark + edited + body.slice(done), count };
}

/** What is to be written in its place; undefined where it stays. Notes references to files that are not there. */
async function newAddress(
  page: string,
  body: string,
  reference: Reference,
  rewriting: Rewriting,
  record: SyncRecord,
): Promise<string | undefined> {
  const local = resolveReference(reference.url, page);
  if (!local) return undefined;
  const below = posix.relative(rewriting.folder, local.path);
  if (rewriting.addresses.has(below)) {
    const address = rewriting.addresses.get(below);
    return address === undefined ? '' : writeAddress(address + local.rest, reference.setting);
  }
  if (isAboutFile(local.path, reference, rewriting) && !(await isThere(local.path, rewriting))) {
    const line = body.slice(0, reference.start).split(/\r\n|\r|\n/).length;
    record.brokenReferences.push({ page, line, target: reference.url });
    rewriting.log.warning(`${reference.url} does not exist.`, { title: 'Broken reference', file: page, line });
  }
  return undefined;
}

/** On disks that keep Unicode forms, a name may be there in the form that we do not write. */
async function isThere(path: string, { workspace }: Rewriting): Promise<boolean> {
  const file = join(workspace, path);
  return (await isFile(file)) || (await isFile(file.normalize('NFD'))) || (await isFolder(file));
}

/** Links may lead to pages, whose routes are no files and have no ending; what is embedded, and media, are files. */
function isAboutFile(path: string, { isEmbedded }: Reference, { folder }: Rewriting): boolean {
  const isMedia = isAccepted(path) && !/\.(mdx?|html?)$/i.test(path);
  return isMedia || isEmbedded || (extensionOf(path) !== '' && !posix.relative(folder, path).startsWith('../'));
}

/**
 * The file that a reference speaks of, relative to the workspace, and what follows its path (query, fragment). From its
 * page, or from the workspace where it starts with a slash. Undefined for addresses of other kinds, for what a template
 * will fill in, and for what leads out of the workspace.
 */
export function resolveReference(url: string, page: string): { path: string; rest: string } | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url)) return undefined;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const decoded = decode(written).normalize('NFC');
  const path = decoded.startsWith('/') ? posix.normalize(decoded.slice(1)) : posix.join(posix.dirname(page), decoded);
  return path === '..' || path.startsWith('../') ? undefined : { path, rest };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that escapes nothing is a percent sign.
    return text;
  }
}
