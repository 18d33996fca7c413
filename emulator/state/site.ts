/** Derives the published site from the files of a branch: its name, and its pages in the groups of the navigation. */
import { parse, type ParseError } from 'jsonc-parser';
import type { Files } from './commits.js';

/** A page as readers see it. */
export interface SitePage {
  /** The path in the repository. */
  readonly path: string;
  readonly title: string;
  /** Markdown without front matter. */
  readonly text: string;
}

/** A published site: its name, and its pages in the groups of the navigation. */
export interface Site {
  readonly name: string;
  readonly groups: readonly SiteGroup[];
  /** The pages outside the navigation. */
  readonly unlisted: readonly SitePage[];
}

interface SiteGroup {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** Returns the site of a branch. */
export function siteOf(files: Files, configPath: string): Site {
  const { name, navigation } = parseConfig(files.get(configPath)) as { name?: string; navigation?: unknown };
  const groups = findGroups(navigation).map(({ title, paths }) => ({
    title,
    pages: paths.flatMap((entry) => pageOf(files, findPageFile(files, entry))),
  }));
  const listed = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const others = [...files.keys()].filter((path) => isPage(path) && !listed.has(path));
  return { name: name ?? 'Documentation', groups, unlisted: others.flatMap((path) => pageOf(files, path)) };
}

function pageOf(files: Files, path = ''): SitePage[] {
  const content = files.get(path);
  return content === undefined
    ? []
    : [{ path, title: titleOf(content, path), text: content.replace(FRONT_MATTER, '') }];
}

/** Returns the paths of the pages in the navigation. */
export function navigationPaths(files: Files, configPath: string): Set<string> {
  return new Set(siteOf(files, configPath).groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
}

/** Returns whether a file is a page. */
export function isPage(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** Returns the path of the page that is named with or without its ending, and with or without a slash before it. */
function findPageFile(files: Files, name: string): string | undefined {
  const path = name.replace(/^\//, '');
  return [path, `${path}.mdx`, `${path}.md`].find((candidate) => isPage(candidate) && files.has(candidate));
}

/** Returns the title in the front matter of a page, or its path. */
export function titleOf(content: string, path: string): string {
  return /^title: *"?(.*?)"?$/m.exec(content)?.[1] ?? path;
}

const FRONT_MATTER = /^---\r?\n.*?\n---(\r?\n|$)/s;

/** Returns the path of a page on the site: without the extension, and `index` becomes the folder. */
export function sitePathOf(path: string): string {
  return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
}

/** Parses JSON that may have comments and a byte order mark, as people write it. Throws an error if it is broken. */
export function parseJsonc(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\ufeff/, ''), errors, { allowTrailingComma: true });
  if (errors.length > 0) throw new SyntaxError('The configuration is broken');
  return value;
}

/** Parses the configuration. A broken one has no navigation. */
function parseConfig(text = '{}'): object {
  try {
    const config = parseJsonc(text);
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    // Anyone can push a broken configuration. The site then has no pages until it is repaired.
    return {};
  }
}

/** Finds every object with a list of pages. An entry of the list is a path, an object with `path`, or another group. */
function findGroups(value: unknown): { readonly title: string; readonly paths: readonly string[] }[] {
  if (Array.isArray(value)) return value.flatMap(findGroups);
  if (typeof value !== 'object' || value === null) return [];
  const { group, pages } = value as { group?: unknown; pages?: unknown };
  if (!Array.isArray(pages)) return Object.values(value).flatMap(findGroups);
  const paths = pages.map(pathOf).filter((path) => path !== undefined);
  return [{ title: typeof group === 'string' ? group : '', paths }, ...findGroups(pages)];
}

function pathOf(entry: unknown): string | undefined {
  const path = typeof entry === 'object' && entry !== null && 'path' in entry ? entry.path : entry;
  return typeof path === 'string' ? path : undefined;
}
