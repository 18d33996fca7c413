/** Describes one state of the documentation project: its pages, and what its configuration says about them. Pure. */
import { addressOf, AddressSet, exactAddressOf, isWithinFolder } from '../../pages/address.js';
import { fileTest, kindOfTarget } from '../../pages/link-kinds.js';
import type { Site } from '../../pages/link-targets.js';
import { isFileField, isWholeNavigation, navigationEntries, navigationLinks } from '../../pages/navigation.js';
import { isPlainSource, readRedirects, Redirects, redirectsAnything } from '../../pages/redirects/redirects.js';
import { walkJson } from '../../pages/walk-json.js';

type Json = Readonly<Record<string, unknown>>;

/** What a configuration says, by addresses. */
interface Config {
  /** Undefined if they may be in another format. */
  readonly redirects: Redirects | undefined;
  /** Entries of the navigation, as written. */
  readonly entries: readonly string[];
  /** False if other files have some of the entries. */
  readonly hasAllEntries: boolean;
  /** What navbar, footer and anchors link to in the project, as written. */
  readonly links: readonly string[];
  /** False if the navigation may list pages that it doesn't show, so that no page is unlisted for sure. */
  readonly isWhole: boolean;
  /** The addresses that any text outside of the redirects can be, with the names of the fields that have them. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is before the first asterisk of such a text. */
  readonly patterns: readonly string[];
  /** Folder of each API description, below which pages are generated; undefined for one without a folder. */
  readonly generated: readonly (string | undefined)[];
}

/** What the service or a folder has. */
export interface Listing {
  readonly paths: readonly string[];
  /** False if the list says that it has another number of pages. */
  readonly isComplete: boolean;
  /** Undefined if the configuration couldn't be read. */
  readonly json: Json | undefined;
  /** True for a folder whose configuration is that of live. */
  readonly hasLiveConfig?: boolean;
}

/** A state, as links and rules see it. */
export interface State extends Site {
  readonly isComplete: boolean;
  /** Undefined if the configuration couldn't be read. */
  readonly config: Config | undefined;
  /** True for a folder without a configuration, whose pages are judged by that of live. */
  readonly hasLiveConfig?: boolean | undefined;
  /** True for a page that may be gone, hidden or linked, as the input `allow` says. */
  readonly isAllowed: (address: string) => boolean;
}

/** What is common to the states that are compared. */
interface StateRules extends Pick<Site, 'files' | 'isAtRoot' | 'lostFiles'> {
  readonly isAllowed: (address: string) => boolean;
  /** Files and folders that may be pages or have some: symlinks, unreadable files, and names in capitals. */
  readonly doubtful: AddressSet;
}

/** The two states, which know each other's pages. */
export function statesOf(live: Listing, tested: Listing, rules: StateRules): { live: State; tested: State } {
  const { files, lostFiles } = rules;
  const [one, other] = [live, tested].map(({ paths, json, isComplete, hasLiveConfig }) => {
    const config = json && readConfig(json);
    const listed = new Set(config?.entries.map(addressOf));
    const own = paths.map((path) => path.replace(/^\/+/, ''));
    return { pages: new AddressSet(pagesAmong(own, listed)), config, isComplete, hasLiveConfig };
  }) as [Own, Own];
  const knownPages = new AddressSet([...one.pages.addresses, ...other.pages.addresses]);
  const redirected = new Set([one, other].flatMap(({ config }) => sourcesOf(config?.redirects)));
  const entries = new Set([one, other].flatMap(({ config }) => config?.entries.map(addressOf) ?? []));
  const isListed = (address: string): boolean => entries.has(address);
  const isPlain = (address: string): boolean => redirected.has(address);
  const isRedirected = (address: string): boolean =>
    isPlain(address) || [one, other].some(({ config, pages }) => config?.redirects?.leadsOn(address, pages));
  const common = { ...rules, knownPages, isPlain, isRedirected, isListed };
  const filesBefore = files && lostFiles.size > 0 ? files.with(lostFiles.addresses) : files;
  const [state, changed] = [
    // What is wrong in live only takes findings away, so what its list may lack counts as missing there, too.
    {
      ...stateOf({ ...one, isComplete: true }, other, { ...common, files: filesBefore }),
      isComplete: one.isComplete,
    },
    stateOf(other, one, common),
  ];
  // If the configuration of live can't be read, links that live may have redirected count as old problems.
  return { live: one.config ? state : { ...state, redirects: changed.redirects }, tested: changed };
}

function sourcesOf(redirects: Redirects | undefined): string[] {
  const sources = redirects?.all.filter(redirectsAnything).map(({ source }) => source) ?? [];
  return sources.filter(isPlainSource).map(addressOf);
}

/** @param listed addresses of the entries of the navigation */
function pagesAmong(paths: readonly string[], listed: ReadonlySet<string>): string[] {
  const isOther = fileTest(paths);
  // Whatever has no ending may be a page, too.
  return paths.filter((path) => !isOther(path) || kindOfTarget(path, false) === 'page' || listed.has(addressOf(path)));
}

type Own = Pick<State, 'pages' | 'config' | 'isComplete' | 'hasLiveConfig'>;

interface CommonRules extends StateRules, Pick<Site, 'knownPages' | 'isRedirected' | 'isListed'> {
  /** True for the source of a redirect that isn't a pattern. */
  readonly isPlain: (address: string) => boolean;
}

function stateOf(own: Own, other: Own, rules: CommonRules): State {
  const { isAllowed, doubtful, knownPages, isPlain, isRedirected } = rules;
  const [ownFolders, otherFolders] = [own, other].map(({ config }) => config?.generated ?? []) as [Folders, Folders];
  const folders = [...ownFolders, ...otherFolders];
  // Pages of a description that is new may replace those that were files or redirects.
  const isNew = countAnywhere(ownFolders) > countAnywhere(otherFolders);
  const isOther = (address: string): boolean => knownPages.has(address) || isPlain(address);
  const isGenerated = (address: string): boolean =>
    folders.some((folder) => folder !== undefined && isWithinFolder(address, folder));
  const mayBeGenerated = (address: string): boolean =>
    isGenerated(address) || (countAnywhere(folders) > 0 && (isNew || !isOther(address)));
  const mayExist = (address: string): boolean =>
    !own.isComplete || isInDoubt(address, doubtful) || mayBeGenerated(address);
  const { files, lostFiles, isAtRoot, isListed } = rules;
  const site = { files, lostFiles, isAllowed, isAtRoot, isListed, knownPages, isRedirected, isGenerated, mayExist };
  return { ...own, ...site, redirects: own.config?.redirects };
}

type Folders = Config['generated'];

function countAnywhere(folders: Folders): number {
  return folders.filter((folder) => folder === undefined).length;
}

/** True for what is doubtful, or in a folder that is. */
function isInDoubt(address: string, doubtful: AddressSet): boolean {
  if (doubtful.size === 0) return false;
  return address.split('/').some((_, last, segments) => doubtful.has(segments.slice(0, last + 1).join('/')));
}

const API_DESCRIPTION = /^(?:openapi|asyncapi|openrpc|graphql|swagger)$/i;

export function readConfig(json: Json): Config {
  const rest = { ...json, redirects: undefined };
  const { names, namesOfObjects, ...found } = collect(rest);
  const hasOtherRules = [...namesOfObjects].some((name) => /redirect|rewrite/i.test(name));
  const redirects = hasOtherRules || Object.keys(json).some(isFileField) ? undefined : readRedirects(json.redirects);
  const { links, roots } = navigationLinks(rest);
  const entries = new Set([...navigationEntries(rest), ...roots].filter((entry) => !/[*{}$]/.test(entry)));
  return {
    ...found,
    redirects: redirects && new Redirects(redirects),
    entries: [...entries],
    hasAllEntries: ![...names].some(isFileField),
    links,
    isWhole: isWholeNavigation(rest),
  };
}

/** Collects what a configuration names. */
function collect(json: Json) {
  const named = new Map<string, Set<string>>();
  const found = { named, patterns: [] as string[], generated: [] as (string | undefined)[] };
  const [names, namesOfObjects] = [new Set<string>(), new Set<string>()];
  for (const { name, value, parent } of walkJson(json)) {
    const field = (Array.isArray(parent?.value) ? parent.name : name) ?? '';
    if (typeof value === 'string') addText(value, field, found);
    if (name === undefined) continue;
    (isObject(value) ? namesOfObjects : names).add(name);
    if (API_DESCRIPTION.test(name) && value !== null)
      found.generated.push(directoryOf(value) ?? directoryOf(parent?.value));
  }
  return { ...found, names, namesOfObjects };
}

function addText(text: string, field: string, { named, patterns }: { named: FieldsByName; patterns: string[] }): void {
  if (text.includes('*')) patterns.push(exactAddressOf(text.slice(0, text.indexOf('*'))));
  if (text.includes('*') || /^[a-z]+:\/\//i.test(text)) return;
  const address = addressOf(text);
  const fields = named.get(address) ?? new Set();
  named.set(address, fields.add(field));
}

type FieldsByName = Map<string, Set<string>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function directoryOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.directory === 'string' ? addressOf(value.directory) : undefined;
}

/** True if the configuration names a page, or a pattern for it. */
export function isNamed(address: string, { config }: State): boolean {
  if (!config) return false;
  return config.named.has(address) || config.patterns.some((pattern) => address.startsWith(pattern));
}

/** True if what is wrong in the navigation can be told: it has no entries, or some that are pages. */
export function hasReadableNavigation(state: State): boolean {
  const { entries, hasAllEntries = false } = state.config ?? {};
  return (hasAllEntries && entries?.length === 0) || knowsNavigation(state);
}

/** True if all entries are known, and some are pages. */
export function knowsNavigation(state: State): boolean {
  return state.config?.hasAllEntries === true && hasPageEntry(state);
}

/** Without an entry that is a page, the service writes entries in another way. */
export function hasPageEntry({ config, pages }: State): boolean {
  return config?.entries.some((entry) => pages.has(addressOf(entry))) ?? false;
}
