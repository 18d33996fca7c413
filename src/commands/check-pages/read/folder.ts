/** Reads pages and files of the folder. */
import { isUtf8 } from 'node:buffer';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { InputError } from '../../../api/errors.js';
import { type FoundFile, type SkipReason } from '../../../disk/find-files.js';
import { isFile, workspacePath } from '../../../disk/paths.js';
import { readErrorReason, readSmallFile } from '../../../disk/read.js';
import { addressOf, AddressSet, CAPITALS, nameOf } from '../../../pages/address.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { listInputFolder, requireFolder, resultsBelow } from '../../inputs/folder.js';
import { originOf } from '../../../hosts/host.js';
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
const READS_PER_TURN = 100;

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

export function listFolder({ host }: CheckRun, folder: string, skipReason: SkipReason): Promise<FoundFile[]> {
  return listInputFolder({ hostName: host.name, workspace: host.workspace, folder }, skipReason);
}

/** Throws InputError if the folder or the configuration file that an input names doesn't exist. */
export function requireFiles({ host: { name: hostName, workspace }, inputs }: Pick<CheckRun, 'host' | 'inputs'>): void {
  const { path: folder, configFile } = inputs;
  if (folder !== undefined) requireFolder({ hostName, workspace, folder, hasPages: true });
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
