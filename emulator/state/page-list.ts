/** Decides which files of a branch the API lists and returns, under which paths and with which sizes. */
import type { Files } from './commits.js';
import type { EmulatorContext } from './context.js';
import type { Settings } from './settings.js';
import { isPage, navigationPaths } from './site.js';

interface PageEntry {
  readonly path: string;
  readonly size?: number;
}

/** What decides about the list besides the files. */
type PageRules = Pick<EmulatorContext, 'settings' | 'configPath'>;

/** Returns the body of `GET /pages`, sorted by path. */
export function listPages(files: Files, rules: PageRules): { pages: PageEntry[]; count: number } {
  const { pageList, pageSizeAs } = rules.settings;
  const visibilityOf = visibilities(files, rules);
  const pages = [...files]
    .filter(([path]) => visibilityOf(path) === 'listed')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => ({
      path: listedPath(path, rules.settings.pagePaths),
      ...(pageSizeAs !== 'none' && { size: pageSizeAs === 'bytes' ? Buffer.byteLength(content) : content.length }),
    }));
  if (pageList === 'complete') return { pages, count: pages.length };
  if (pageList === 'wrong-count') return { pages, count: pages.length + 1 };
  const half = pages.filter((_, index) => index % 2 === 0);
  return { pages: half, count: pageList === 'half' ? pages.length : half.length };
}

/** Returns the file that `GET /pages/{path}` returns, and its path in the response; undefined without such a page. */
export function findListedPage(
  files: Files,
  asked: string,
  rules: PageRules,
): { path: string; content: string } | undefined {
  const path = rules.settings.ignoresCase ? nameOnDisk(files, asked) : asked;
  const names = rules.settings.pagePaths === 'without-ending' ? [`${path}.mdx`, `${path}.md`, path] : [path];
  const found = names.find(
    (name) => files.has(name) && listedPath(name, rules.settings.pagePaths).replace(/^\//, '') === path,
  );
  if (found === undefined || visibilities(files, rules)(found) === 'hidden') return undefined;
  return { path: listedPath(found, rules.settings.pagePaths), content: files.get(found) ?? '' };
}

/** The name under which a disk that ignores case has a file. */
export function nameOnDisk(files: ReadonlyMap<string, string>, path: string): string {
  return [...files.keys()].find((name) => name.toLowerCase() === path.toLowerCase()) ?? path;
}

/** Returns a path in the form that a setting names. */
export function listedPath(path: string, pagePaths: Settings['pagePaths']): string {
  if (pagePaths === 'without-ending') return path.replace(/\.mdx?$/, '');
  return pagePaths === 'leading-slash' ? `/${path}` : path;
}

/** Returns a function that says how visible a file is. It reads the navigation only if that matters. */
function visibilities(files: Files, { settings, configPath }: PageRules): (path: string) => Settings['otherFiles'] {
  const { pagesOutsideNavigation, otherFiles } = settings;
  const inNavigation = pagesOutsideNavigation === 'listed' ? undefined : navigationPaths(files, configPath);
  return (path) => {
    if (!isPage(path)) return otherFiles;
    return inNavigation === undefined || inNavigation.has(path) ? 'listed' : pagesOutsideNavigation;
  };
}
