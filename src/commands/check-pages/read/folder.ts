/** Reads the folder that is looked at instead of a branch: its pages and files, and the configuration in it. */
import { isUtf8 } from 'node:buffer';
import { basename, join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ParseError } from 'jsonc-parser';
import { InputError } from '../../../api/errors.js';
import { type FoundFile, type SkipReason } from '../../../disk/find-files.js';
import { isFile, workspacePath } from '../../../disk/paths.js';
import { readErrorReason, readSmallFile, readTextFile } from '../../../disk/read.js';
import { addressOf, AddressSet, nameOf } from '../../../pages/address.js';
import { isPage, placeOf, USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { listInputFolder, requireFolder, resultsBelow } from '../../inputs/folder.js';
import { originOf } from '../../../hosts/host.js';
import { type ConfigPart, includeParts } from './config-parts.js';
import type { CheckRun } from '../record.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName, setting } from '../../../text/input-names.js';

/** A page of the folder, without its text: all texts together can take too much memory. */
interface FolderPage {
  /** Path in the project. */
  readonly path: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** Each form in which a service could count the size. */
  readonly sizes: readonly number[];
}

export interface Folder {
  /** By address. */
  readonly pages: ReadonlyMap<string, FolderPage>;
  /** Files that may be pages for the service: symlinks, unreadable files, and names in capitals that nothing lists. */
  readonly doubtful: AddressSet;
  readonly files: AddressSet;
}

/** Larger pages aren't read: they may be pages. */
export const MAX_PAGE_BYTES = 10_000_000;
const MAX_CONFIG_BYTES = 20_000_000;
const READS_PER_TURN = 100;

/** Names such as README, which services rarely show. */
const CAPITALS = /^[A-Z\d_-]*[A-Z][A-Z\d_-]*$/;

/**
 * @param root absolute path of the folder
 * @param listed pages of live, and entries of the navigation
 */
export async function readFolder(context: CheckRun, root: string, listed: AddressSet): Promise<Folder> {
  const { host, inputs, log } = context;
  const { to } = inputs;
  const isResult = resultsBelow(root, context);
  const found = await listFolder(context, root, (path) => {
    if (nameOf(path) === 'node_modules') return 'installed packages';
    return isResult(join(root, path)) ? 'results of docs-ci' : undefined;
  });
  const paths = found.filter(({ problem }) => problem === undefined).map(({ path }) => path);
  const projectPath = (path: string): string => posix.join(to, unicodeForm(path, 'NFC'));
  const pages = new Map<string, FolderPage>();
  const doubtful = found.filter(({ problem }) => problem !== undefined).map(({ path }) => projectPath(path));
  const buffer = Buffer.allocUnsafeSlow(MAX_PAGE_BYTES);
  for (const [index, one] of paths.filter(isPage).entries()) {
    if (index % READS_PER_TURN === 0) await setImmediate();
    context.signal.throwIfAborted();
    const path = projectPath(one);
    const isShown = !CAPITALS.test(nameOf(placeOf(one))) || listed.has(addressOf(path));
    const sizes = isShown ? sizesOf(join(root, one), buffer) : undefined;
    const file = workspacePath(host.workspace, join(root, one));
    if (typeof sizes === 'string') log.warning(`${file}: not checked, because ${sizes}.`, { file });
    const other = pages.get(addressOf(path));
    if (!Array.isArray(sizes)) doubtful.push(path);
    else if (!other) pages.set(addressOf(path), { path, file, sizes });
    else log.notice(`${file}: not checked, because ${other.file} has the same URL.`);
  }
  return { pages, doubtful: new AddressSet(doubtful), files: new AddressSet(paths.map(projectPath)) };
}

function listFolder({ host }: CheckRun, folder: string, skipReason: SkipReason): Promise<FoundFile[]> {
  return listInputFolder({ hostName: host.name, workspace: host.workspace, folder }, skipReason);
}

/** Throws InputError if the folder or the configuration file that an input names doesn't exist. */
export function requireFiles({ host: { name: hostName, workspace }, inputs }: Pick<CheckRun, 'host' | 'inputs'>): void {
  const { path: folder, configFile } = inputs;
  if (folder !== undefined) requireFolder({ hostName, workspace, folder });
  if (configFile === undefined || isFile(configFile)) return;
  const name = workspacePath(workspace, configFile);
  const isFolderPart = folder !== undefined && isFile(join(folder, name));
  const fix = isFolderPart
    ? `The path begins in the root of the repository: set ${setting('config-file', workspacePath(workspace, join(folder, name)))}.`
    : `Check the spelling, and that ${originOf('file', hostName)}.`;
  throw new InputError([`${inputName('config-file')}: ${JSON.stringify(name)} isn't a file. ${fix}`]);
}

/** Bytes and UTF-16 units, with each kind of line break and with or without the last one; or why it can't be read. */
function sizesOf(file: string, buffer: Buffer): number[] | string {
  try {
    const bytes = readSmallFile(file, buffer);
    if (!isUtf8(bytes)) return "it isn't valid UTF-8. Save the page as UTF-8";
    const text = bytes.toString('utf8');
    const unix = text.replaceAll('\r\n', '\n');
    const forms = [text, unix, unix.replace(/\n$/, ''), `${unix}\n`];
    return forms.flatMap((form) => [form.length, Buffer.byteLength(form)]);
  } catch (error) {
    return error instanceof RangeError ? 'it is larger than 10 MB' : `it can't be read: ${readErrorReason(error)}`;
  }
}

export interface ConfigFile {
  /** Relative to the workspace. */
  readonly file: string;
  readonly text: string;
  /** With the files that it names in the place of their names. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly parts?: readonly ConfigPart[];
}

/**
 * The configuration that `config-file` names, else the one JSON file in the folder with `navigation`; undefined for that of
 * live. Rejects with InputError if it can't be used.
 */
export async function readConfigFile(context: CheckRun, root: string): Promise<ConfigFile | undefined> {
  const { inputs, host, log } = context;
  const { configFile, to } = inputs;
  const label = inputName('config-file');
  const requireConfig = (config: ConfigFile | BrokenFile): ConfigFile => {
    if (!('problem' in config)) return config;
    throw new InputError([`${label}: ${config.problem}.`]);
  };
  const rules = { workspace: host.workspace, root, maxBytes: MAX_CONFIG_BYTES, parse: parseJson };
  const withParts = async (config: ConfigFile): Promise<ConfigFile> => {
    const parts = await includeParts(config, rules);
    if (!('navigation' in config.json))
      log.warning(
        `${label}: "${config.file}" has no navigation, so nothing is compared with its navigation. Check the spelling.`,
      );
    return { ...config, parts };
  };
  if (configFile !== undefined) return withParts(requireConfig(await parseConfigFile(host.workspace, configFile)));
  if (to !== '.') return undefined;
  const found = await listFolder(context, root, (path) => (/^[^/]*\.json$/.test(path) ? undefined : 'not read'));
  const candidates = found.filter(({ problem }) => problem === undefined);
  const parsed = await Promise.all(candidates.map(({ path }) => parseConfigFile(host.workspace, join(root, path))));
  // Instead of a broken configuration, that of live would be judged.
  const configs = parsed
    .filter((config) => !('problem' in config) || config.mayBeConfig === 'surely')
    .map(requireConfig);
  const [first, second] = configs.filter(({ json }) => 'navigation' in json);
  const usual = configs.find(({ file }) => basename(file) === USUAL_CONFIG_FILE);
  if (!first && usual)
    log.warning(
      `"${usual.file}" has no navigation, so the configuration of the live site is used. Check the spelling.`,
    );
  const broken = parsed.flatMap((one) => ('problem' in one && one.mayBeConfig === 'perhaps' ? one.problem : []));
  if (!first)
    for (const problem of broken)
      log.warning(`${problem}. If it is the configuration, that of the live site is used instead.`);
  if (!first || !second) return first && withParts(first);
  throw new InputError([
    `${label} is missing: "${first.file}" and "${second.file}" have a navigation. Set the input to one of them.`,
  ]);
}

interface BrokenFile {
  /** Names the file, and says what to do, without the full stop. */
  readonly problem: string;
  readonly mayBeConfig: 'surely' | 'perhaps' | 'no';
}

async function parseConfigFile(workspace: string, path: string): Promise<ConfigFile | BrokenFile> {
  const file = workspacePath(workspace, path);
  let text: string | undefined;
  try {
    text = await readTextFile(path, MAX_CONFIG_BYTES);
    const json = await parseJson(text.replace(/^\ufeff/, ''));
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return { file, text, json: json as ConfigFile['json'] };
    return { problem: `"${file}" isn't a JSON object. Fix the file`, mayBeConfig: 'no' };
  } catch (error) {
    const problem =
      error instanceof SyntaxError
        ? `isn't valid JSON: ${error.message.replaceAll(/\s+/g, ' ')}. Fix the file`
        : `can't be read: ${readErrorReason(error)}. Use a readable file of up to 20 MB`;
    const isSure = text?.includes('"navigation"') ?? true;
    return { problem: `"${file}" ${problem}`, mayBeConfig: isSure ? 'surely' : 'perhaps' };
  }
}

/** Takes comments and trailing commas, too, which push-content keeps. Rejects with SyntaxError. */
async function parseJson(text: string): Promise<unknown> {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
    const errors: ParseError[] = [];
    const json: unknown = parse(text, errors, { allowTrailingComma: true });
    if (errors.length > 0) throw error;
    return json;
  }
}
