/** Rewrites references to synced files into library URLs, and reports references to files that don't exist. */
import { isUtf8 } from 'node:buffer';
import { join, posix, sep } from 'node:path';
import { findFiles } from '../../../disk/find-files.js';
import { isFile, isFolder, realPathBelow, spellAsOnDisk, workspacePath } from '../../../disk/paths.js';
import { readErrorReason, readIfThere } from '../../../disk/read.js';
import { FileError, writeErrorReason, writeResultFile } from '../../../disk/write.js';
import { kindOfTarget, mayBeGenerated } from '../../../pages/link-kinds.js';
import { PageParser } from '../../../pages/page-parser.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { ALIAS, fromSiteRoots, type Reference, resolveReference, writeUrl } from '../../../pages/reference.js';
import { lineCounter } from '../../../text/line-counter.js';
import { listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { endSentence } from '../../../text/sentences.js';
import { type Ended, INNER_GRACE_MS, learn, type RunLog } from '../../command.js';
import { forEachPage } from '../../../api/concurrency.js';
import { groupBy } from '../../../text/group-by.js';
import { warnAboutIdleFileGlobs } from '../../inputs/idle-globs.js';
import type { Plan } from '../plan/steps.js';
import type { LibraryFile } from '../library/library.js';
import { type BrokenReference, folderOf, type RewriteFacts, type SyncRun } from '../record.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName } from '../../../text/input-names.js';

/** A run, and the references to rewrite. A dry run only counts and reports. */
interface Rewriting extends Rewriter {
  /** The synced folder, relative to the workspace, with slashes. */
  readonly folder: string;
  /** Library URLs by path below the folder; undefined if a dry run doesn't know the URL yet. */
  readonly urls: ReadonlyMap<string, string | undefined>;
  /** The same paths by the names of the files in lower case. */
  readonly filesByName: ReadonlyMap<string, readonly string[]>;
}

type Rewriter = Pick<SyncRun, 'host' | 'inputs' | 'log' | 'signal'>;

/** What was found in a page. */
interface Found {
  /** References that become library URLs. */
  readonly count: number;
  readonly broken: readonly BrokenReference[];
}

const NOTHING: Found = { count: 0, broken: [] };

/** Rewrites the pages that the user selects, if there are any. */
export async function rewritePages(
  run: Rewriter,
  plan: Plan,
  libraryFiles: ReadonlyMap<string, LibraryFile>,
): Promise<Ended<RewriteFacts, void>> {
  const work = (facts: RewriteFacts): Promise<void> => rewriteAll(run, { plan, libraryFiles }, facts);
  return learn(run, { rewritten: 0, brokenReferences: [] }, work, INNER_GRACE_MS);
}

async function rewriteAll(
  run: Rewriter,
  { plan, libraryFiles }: { readonly plan: Plan; readonly libraryFiles: ReadonlyMap<string, LibraryFile> },
  facts: RewriteFacts,
): Promise<void> {
  const { inputs, host, signal } = run;
  const { dryRun, rewrite: globs } = inputs;
  if (!globs) return;
  const urls = new Map<string, string | undefined>();
  for (const { file } of plan.files) {
    const url = libraryFiles.get(file.path)?.url;
    if (url !== undefined || dryRun) urls.set(file.path, url);
  }
  const filesByName = groupBy(urls.keys(), (path) => posix.basename(path).toLowerCase());
  const rewriting = { ...run, folder: unicodeForm(folderOf(run), 'NFC'), urls, filesByName };
  const pages = await findPages(host.workspace, globs);
  await warnAboutIdleFileGlobs(run.log, host.workspace, { label: inputName('rewrite'), globs, other: folderOf(run) });
  const parser = new PageParser(signal);
  const changed: string[] = [];
  try {
    const one = { verb: 'Rewriting', concurrency: 1 } as const;
    await forEachPage(run, [...pages], one, async (page) => {
      const { broken, count } = await rewritePage(page, parser, rewriting);
      facts.rewritten += count;
      if (count > 0) changed.push(page);
      facts.brokenReferences.push(...broken);
    });
  } finally {
    parser.close();
    const references = `${pluralize(facts.rewritten, 'reference')} ${dryRun ? 'would change' : 'changed'} to library URLs`;
    if (changed.length > 0)
      run.log.info(`${references} in ${listPaths(changed)}${dryRun ? '' : ', only in the workspace of this job'}.`);
  }
}

/** Each once and sorted. Symlinks are resolved, because writing to one would replace it by a copy. */
async function findPages(workspace: string, globs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = (await findFiles(workspace, globs)).filter(({ problem }) => !problem);
  const real = found.map(({ path }) => realPathBelow(workspace, join(workspace, path)).split(sep).join('/'));
  return new Set(real.sort());
}

/** Resolves to what was found in a page, also if it couldn't be written. */
async function rewritePage(page: string, parser: PageParser, rewriting: Rewriting): Promise<Found> {
  const { host, inputs, log, signal } = rewriting;
  const file = join(host.workspace, page);
  let broken: readonly BrokenReference[] = [];
  try {
    const bytes = await readIfThere(file);
    if (!bytes) return NOTHING;
    // A change of the text would change other bytes of the page.
    if (!isUtf8(bytes)) {
      log.warning(`${page} wasn't rewritten, because it isn't valid UTF-8. Save the page as UTF-8.`, { file: page });
      return NOTHING;
    }
    const before = bytes.toString('utf8');
    const references = await findReferences(page, before, parser, log);
    const replaced = replaceUrls(page, before, references, rewriting);
    broken = replaced.broken;
    const { text, count } = replaced;
    if (count === 0) return replaced;
    if (!inputs.dryRun) await writeResultFile({ workspace: host.workspace, path: file }, text);
    return replaced;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof FileError ? writeErrorReason(error.cause ?? error) : readErrorReason(error);
    log.warning(`${page} wasn't rewritten: ${reason}.`, { file: page });
    return { broken, count: 0 };
  }
}
/** Returns no references, with a warning, if the page can't be parsed. */
async function findReferences(
  page: string,
  text: string,
  parser: PageParser,
  log: RunLog,
): Promise<readonly Reference[]> {
  const parsed = await parser.parse({ path: page, text });
  if (parsed.kind === 'parsed') return parsed.references;
  const [why, advice, line] =
    parsed.kind === 'invalid'
      ? [`it can't be parsed: ${parsed.fault.reason}`, 'Fix the syntax of the page.', parsed.fault.line]
      : [`it is too complex to check: ${parsed.reason}`, 'Split the page.'];
  log.warning(`${page} wasn't rewritten, because ${endSentence(why)} ${advice}`, { file: page, line });
  return [];
}

/** @param references in the order of the text */
function replaceUrls(
  page: string,
  text: string,
  references: readonly Reference[],
  rewriting: Rewriting,
): Found & { readonly text: string } {
  const broken: BrokenReference[] = [];
  let rewritten = '';
  let copiedUpTo = 0;
  let count = 0;
  // Another character in place of a line end keeps all offsets.
  const lineOf = lineCounter(text.replace(/\r(?!\n)/g, '\n'));
  for (const reference of references) {
    const url = findUrl(page, lineOf, reference, rewriting);
    if (typeof url === 'object') broken.push(url);
    if (typeof url !== 'string') continue;
    rewritten += text.slice(copiedUpTo, reference.start) + writeUrl(url, reference.context);
    copiedUpTo = reference.end;
    count += 1;
  }
  return { text: rewritten + text.slice(copiedUpTo), count, broken };
}

/** The new URL, unescaped; undefined if the reference stays. What is wrong with it if its target doesn't exist. */
function findUrl(
  page: string,
  lineOf: (offset: number) => number,
  reference: Reference,
  rewriting: Rewriting,
): string | BrokenReference | undefined {
  const { folder, urls, log } = rewriting;
  const target = resolveReference(reference.url, page);
  if (!target) return undefined;
  const isSynced = (path: string): boolean => urls.has(posix.relative(folder, path));
  // The synced folder can be that of a generator, such as `static` or `public`.
  const roots = [posix.dirname(page), folder];
  const paths = reference.url.startsWith('/') ? fromSiteRoots(target.path, roots) : [target.path];
  const found = paths.find((path) => isSynced(path) || exists(path, rewriting) || isPageThere(path, rewriting));
  if (found !== undefined && isSynced(found)) return (urls.get(posix.relative(folder, found)) ?? '') + target.suffix;
  const problem = problemOf(reference, target.path, found, rewriting);
  if (problem === undefined) return undefined;
  const line = lineOf(reference.start);
  const { similar, isUnsynced } = problem;
  const missing = similar ? `may be ${similar}. Use its exact path, relative to the page` : "doesn't exist";
  const reason = isUnsynced ? "isn't replaced by a library URL, because its file wasn't synced" : missing;
  log.warning(`${page}:${line}: ${reference.url} ${reason}.`, { title: 'Broken reference', file: page, line });
  return { page, line, target: reference.url, ...problem };
}

/**
 * What is wrong with a reference to something that wasn't synced. Undefined if the target is there, or may be a page.
 * @param found the path of what is there
 */
function problemOf(
  reference: Reference,
  path: string,
  found: string | undefined,
  rewriting: Rewriting,
): Pick<BrokenReference, 'similar' | 'isUnsynced'> | undefined {
  const { folder, host } = rewriting;
  if (found === undefined) {
    if (!mustExist(path, reference, folder)) return undefined;
    return { similar: findSimilar(path, rewriting) };
  }
  // Links to pages keep working, and what is elsewhere in the workspace never was to be in the library.
  const isOfFolder = !isOutside(found, folder) && isFile(join(host.workspace, found));
  const isUnsynced = isOfFolder && !isPage(found) && (reference.isEmbedded || !OF_SITE.test(found));
  return isUnsynced ? { isUnsynced } : undefined;
}

/** What a site of HTML pages has beside them. */
const OF_SITE = /\.(?:x?html?|css|[cm]?[jt]sx?)$/i;

function isOutside(path: string, folder: string): boolean {
  return posix.relative(folder, path).startsWith('../');
}

/**
 * A synced file whose path is the end of a path, or ends with it, in any case: the site may have another root or a base path, and
 * a reference may begin at the media folder.
 */
function findSimilar(path: string, { folder, filesByName }: Rewriting): string | undefined {
  const wanted = `/${path.toLowerCase()}`;
  const files = filesByName.get(posix.basename(wanted)) ?? [];
  const names = files.map((file) => [file, `/${file.toLowerCase()}`] as const);
  const [similar] = names.find(([, name]) => name.endsWith(wanted) || wanted.endsWith(name)) ?? [];
  return similar && posix.join(folder, similar);
}

/**
 * True if a file or folder has exactly this name: a site's server takes no other case for it, and no backslashes. A disk
 * that keeps Unicode forms may have the name in the form that docs-ci doesn't write.
 */
function exists(path: string, { host: { workspace } }: Rewriting): boolean {
  const file = join(workspace, path);
  const isThere = isFile(file) || isFolder(file);
  if (!isThere) return isFile(unicodeForm(file, 'NFD'));
  const name = workspacePath(workspace, spellAsOnDisk(workspace, file));
  return unicodeForm(name, 'NFC') === (path.replace(/\/$/, '') || '.');
}

/** True if a link to Markdown leads to a page whose file has the other ending: the site has both under one address. */
function isPageThere(path: string, rewriting: Rewriting): boolean {
  return isPage(path) && ['.md', '.mdx'].some((ending) => exists(placeOf(path) + ending, rewriting));
}

/**
 * Links may lead to the routes of pages, which have no extension and aren't files, and from the root to generated data, such
 * as `/feed.xml`. Embedded content and other media are files.
 */
function mustExist(path: string, { url, isEmbedded }: Reference, folder: string): boolean {
  if (ALIAS.test(url)) return false;
  if (isOutside(path, folder))
    return !mayBeGenerated(url.replace(/[?#].*$/s, ''), isEmbedded) && kindOfTarget(path, isEmbedded) === 'file';
  // A link to Markdown names the file, and not the route of its page.
  return isPage(path) || kindOfTarget(path, isEmbedded) === 'file';
}
