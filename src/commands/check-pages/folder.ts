/** Reads the folder that is looked at instead of a branch: its pages and files, and the configuration in it. */
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { InputError } from '../../api/errors.js';
import { listFiles, matchPaths } from '../../disk/find-files.js';
import { workspacePath } from '../../disk/paths.js';
import { readErrorReason, readSmallFile, readTextFile } from '../../disk/read.js';
import { AddressSet, nameOf } from '../../pages/address.js';
import { FileSet } from '../../pages/link-targets.js';
import { isPage, placeOf } from '../../pages/place.js';

/** A page of the folder, without its text: all texts together can take too much memory. */
export interface FolderPage {
  /** Path in the project. */
  readonly path: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** Each form in which a service could count the size: bytes and UTF-16 units. */
  readonly sizes: readonly number[];
}

export interface Folder {
  /** By path in the project. */
  readonly pages: ReadonlyMap<string, FolderPage>;
  /** Files that may be pages for the service: excluded ones, symlinks, and names in capitals that live doesn't list. */
  readonly doubtful: AddressSet;
  readonly files: FileSet;
  /** Undefined: that of live. */
  readonly config: ConfigFile | undefined;
}

export interface ConfigFile {
  /** Relative to the workspace. */
  readonly file: string;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export interface FolderRules {
  /** Absolute. */
  readonly workspace: string;
  /** Absolute. */
  readonly folder: string;
  readonly to: string;
  readonly exclude: readonly string[] | undefined;
  /** Absolute path of the input `config-file`. */
  readonly configFile: string | undefined;
  readonly label: (input: string) => string;
  readonly signal: AbortSignal;
}

/** Larger pages aren't read: they may be pages. */
const MAX_PAGE_BYTES = 10_000_000;
const MAX_CONFIG_BYTES = 20_000_000;
const READS_PER_TURN = 100;

/** Names such as README, which services rarely show. */
const CAPITALS = /^[A-Z\d_-]*[A-Z][A-Z\d_-]*$/;

/**
 * Rejects with InputError if a configuration can't be used.
 * @param isListed true for the path of a page that live lists
 */
export async function readFolder(rules: FolderRules, isListed: (path: string) => boolean): Promise<Folder> {
  const { workspace, folder, to, exclude = [], signal } = rules;
  const below = workspacePath(workspace, folder);
  const found = await listFiles(folder, (path) => (nameOf(path) === 'node_modules' ? 'installed packages' : undefined));
  const paths = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
  const excluded = exclude.length === 0 ? new Set<string>() : await matchPaths(paths, withFolders(exclude));
  const projectPath = (path: string): string => posix.join(to, path.normalize('NFC'));
  const pages = new Map<string, FolderPage>();
  const doubtful = found.filter(({ problem }) => problem !== undefined).map(({ path }) => projectPath(path));
  const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
  for (const [index, one] of paths.entries()) {
    if (index % READS_PER_TURN === 0) await setImmediate();
    signal.throwIfAborted();
    if (!isPage(one)) continue;
    const path = projectPath(one);
    const sizes = isSelected(one, path, excluded, isListed) ? sizesOf(join(folder, one), buffer) : undefined;
    if (sizes) pages.set(path, { path, file: posix.join(below, one), sizes });
    else doubtful.push(path);
  }
  const config = await readConfigFile(rules, paths);
  const files = new FileSet(paths.map(projectPath));
  return { pages, doubtful: new AddressSet(doubtful), files, config };
}

/** Excluding a folder excludes everything below it. */
function withFolders(globs: readonly string[]): string[] {
  return globs.map((glob) => glob.replace(/\/+$/, '')).flatMap((glob) => [glob, `${glob}/**`]);
}

function isSelected(
  file: string,
  path: string,
  excluded: ReadonlySet<string>,
  isListed: (path: string) => boolean,
): boolean {
  return !excluded.has(file) && (!CAPITALS.test(nameOf(placeOf(path))) || isListed(path));
}

/** Undefined for a file that can't be read. */
function sizesOf(file: string, buffer: Buffer): number[] | undefined {
  try {
    const bytes = readSmallFile(file, buffer);
    const text = bytes.toString('utf8');
    const unix = text.replaceAll('\r\n', '\n');
    return [bytes.length, text.length, Buffer.byteLength(unix), unix.length];
  } catch {
    return undefined;
  }
}

/** The configuration that `config-file` names, else the one JSON file in the folder with `navigation`. */
async function readConfigFile(rules: FolderRules, paths: readonly string[]): Promise<ConfigFile | undefined> {
  const { workspace, folder, to, configFile, label } = rules;
  if (configFile !== undefined) {
    const config = await parseConfigFile(workspace, configFile);
    if (typeof config !== 'string') return config;
    throw new InputError([`${label('config-file')}: ${config}. Fix the file.`]);
  }
  if (to !== '.') return undefined;
  const candidates = paths.filter((path) => !path.includes('/') && path.endsWith('.json'));
  const parsed = await Promise.all(candidates.map((path) => parseConfigFile(workspace, join(folder, path))));
  const configs = parsed.filter((config) => typeof config !== 'string').filter(({ json }) => 'navigation' in json);
  const [first, second] = configs;
  if (!first || !second) return first;
  throw new InputError([
    `${label('config-file')} is missing: "${first.file}" and "${second.file}" have a navigation. Set the input to one of them.`,
  ]);
}

/** A text says why it can't be used. */
async function parseConfigFile(workspace: string, path: string): Promise<ConfigFile | string> {
  const file = workspacePath(workspace, path);
  try {
    const text = await readTextFile(path, MAX_CONFIG_BYTES);
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return `"${file}" isn't a JSON object`;
    return { file, text, json: json as ConfigFile['json'] };
  } catch (error) {
    return `"${file}" isn't valid JSON: ${error instanceof SyntaxError ? error.message : readErrorReason(error)}`;
  }
}

/** The text of a page; undefined if it is gone by now. */
export async function readFolderPage(workspace: string, { file }: FolderPage): Promise<string | undefined> {
  return readTextFile(join(workspace, file), MAX_PAGE_BYTES).catch(() => undefined);
}
