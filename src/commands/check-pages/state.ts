/** Describes one state of the documentation project: its pages, and what its configuration says about them. Pure. */
import { addressOf, AddressSet, exactAddressOf } from '../../pages/address.js';
import type { FileSet, Site } from '../../pages/link-targets.js';
import { navigationEntries } from '../../pages/navigation.js';
import { isFilePath, readRedirects, Redirects } from '../../pages/redirects.js';

type Config = Readonly<Record<string, unknown>>;

/** What a configuration says, by addresses. */
export interface ConfigFacts {
  /** Undefined if they may be in another format. */
  readonly redirects: Redirects | undefined;
  /** Entries of the navigation, as written; undefined if other files have some of them. */
  readonly entries: readonly string[] | undefined;
  /** The addresses that any string outside of the redirects can be. */
  readonly named: ReadonlySet<string>;
  /** What is before the first sign of a glob in a string. */
  readonly patterns: readonly string[];
  /** Folders of generated pages. */
  readonly generatedFolders: readonly string[];
  /** Number of API descriptions without a folder, whose pages may be generated anywhere. */
  readonly descriptions: number;
}

export interface State {
  readonly pages: AddressSet;
  /** False if the list says that it has another number of pages. */
  readonly isComplete: boolean;
  /** Undefined if the configuration couldn't be read. */
  readonly config: ConfigFacts | undefined;
}

/** Pages of a list or folder. Files with other endings are no pages. */
export function pagesOf(paths: Iterable<string>): AddressSet {
  return new AddressSet([...paths].map((path) => path.replace(/^\/+/, '')).filter((path) => !isFilePath(path)));
}

const API_DESCRIPTION = /^(?:openapi|asyncapi|openrpc|graphql|swagger)$/i;

/** Reads a configuration in a loop, because a hostile one could be nested more deeply than calls can be. */
export function readConfigFacts(config: Config): ConfigFacts {
  const rest = { ...config, redirects: undefined };
  const found = { named: new Set<string>(), patterns: [] as string[], generatedFolders: [] as string[] };
  let [descriptions, hasReferences] = [0, false];
  const open: unknown[] = [rest];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') addText(next, found);
    else if (isObject(next)) {
      for (const value of Object.values(next) as unknown[]) open.push(value);
      hasReferences ||= '$ref' in next;
      const folders = describedFolders(next);
      found.generatedFolders.push(...folders.filter((folder) => folder !== undefined));
      descriptions += folders.filter((folder) => folder === undefined).length;
    }
  }
  const redirects = '$ref' in config ? undefined : readRedirects(config);
  return {
    ...found,
    redirects: redirects && new Redirects(redirects),
    entries: hasReferences ? undefined : navigationEntries(rest).filter((entry) => !/[*{}$]/.test(entry)),
    descriptions,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function addText(text: string, { named, patterns }: { named: Set<string>; patterns: string[] }): void {
  if (text.includes('*')) patterns.push(exactAddressOf(text.slice(0, text.indexOf('*'))));
  else if (!/^[a-z]+:\/\//i.test(text)) named.add(addressOf(text));
}

/** The folder of each API description that an object names; undefined for one without a folder. */
function describedFolders(value: object): (string | undefined)[] {
  const descriptions = Object.entries(value).filter(([name, one]) => API_DESCRIPTION.test(name) && one !== null);
  return descriptions.map(([, description]) => directoryOf(description) ?? directoryOf(value));
}

function directoryOf(value: unknown): string | undefined {
  const { directory } = (isObject(value) ? value : {}) as { directory?: unknown };
  return typeof directory === 'string' ? addressOf(directory) : undefined;
}

/** What is common to the states that are compared. */
export interface SiteRules {
  readonly isAllowed: (address: string) => boolean;
  /** Files that may be pages: excluded ones, and names in capitals. */
  readonly doubtful: AddressSet;
  readonly files: FileSet | undefined;
}

/** @param other the state that it is compared with */
export function siteOf(state: State, other: State, { isAllowed, doubtful, files }: SiteRules): Site {
  const knownPages = new AddressSet([...state.pages.addresses, ...other.pages.addresses]);
  const configs = [state.config, other.config].filter((config) => config !== undefined);
  const folders = configs.flatMap(({ generatedFolders }) => generatedFolders);
  const mayGenerate = configs.some(({ descriptions }) => descriptions > 0);
  // Pages of a description that is new may replace those that were files.
  const isNew = (state.config?.descriptions ?? 0) > (other.config?.descriptions ?? 0);
  const mayExist = (address: string): boolean =>
    !state.isComplete ||
    isAllowed(address) ||
    doubtful.has(address) ||
    folders.some((folder) => folder === '' || address === folder || address.startsWith(`${folder}/`)) ||
    (mayGenerate && (isNew || !knownPages.has(address)));
  return { pages: state.pages, redirects: state.config?.redirects, knownPages, mayExist, files };
}
