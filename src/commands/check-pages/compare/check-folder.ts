/** Rejects a wrong folder. */
import { posix } from 'node:path';
import { InputError } from '../../../api/errors.js';
import type { ChangedFile } from '../../../hosts/host.js';
import { folderAddressOf, isWithinFolder, nameOf } from '../../../pages/address.js';
import { isPage, USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { groupBy } from '../../../text/group-by.js';
import { inputName, setting } from '../../../text/input-names.js';
import { pluralize } from '../../../text/pluralize.js';
import type { States } from '../read/read-states.js';
import type { CheckRun } from '../record.js';
import { isOwnPage, pathInFolder } from '../rules/vanished-pages.js';

/** From so many live pages on, a folder that lacks most of them, or all, is probably another one. */
const [MIN_FOR_MOST, MIN_FOR_ALL] = [10, 5];

/**
 * Says of a folder that is new to live that it is. Throws InputError for one that is probably another one.
 * @param isMeant true for an address of live that may go
 * @param root the folder, relative to the workspace
 */
export function checkFolder(
  { inputs: { to }, log }: Pick<CheckRun, 'inputs' | 'log'>,
  states: States,
  isMeant: (address: string) => boolean,
  root: string,
): void {
  const { live, tested, folder, config } = states;
  if (!folder) return;
  const inFolder = live.pages.addresses.filter((address) => isWithinFolder(address, folderAddressOf(to)));
  const expected = inFolder.filter((address) => isOwnPage(address, live));
  const absent = expected.filter((address) => !tested.pages.has(address));
  // The folder with the configuration is the root of the project, so its pages have moved.
  const isRoot = to === '.' && config !== undefined && posix.dirname(config.file) === root;
  if (!isRoot) {
    requirePlace(states, { to, root }, isMeant);
    requireRoot(states, { to, root }, expected, isMeant);
  }
  if (expected.length === 0 && folder.pages.size > 0)
    log.warning(`${inputName('to')}: live has no page in "${to}", so all pages are new. Check the folder.`);
  const missing = absent.filter((address) => !isMeant(address)).length;
  const isMost = expected.length >= MIN_FOR_MOST && missing > expected.length / 2;
  const isEach = expected.length >= MIN_FOR_ALL && missing === expected.length;
  if (!isMost && !isEach) return;
  const problem = `${inputName('path')}: ${absent.length} of ${expected.length} live pages aren't in this folder. Check that it is the one with all pages. If it is only a part of the project, set ${inputName('to')}. If these pages may go, list them in ${inputName('allow')}.`;
  throw new InputError([problem], 'pages');
}

const MOVED = `If the pages move, list their old paths in ${inputName('allow')}.`;

/** Where the pages are, and where they go. */
interface Way {
  readonly to: string;
  /** The folder, relative to the workspace. */
  readonly root: string;
}

/** A page of the folder with the end, or the start, of the path of a page of live. */
interface Match {
  /** Address of the page of the folder in the project. */
  readonly own: string;
  /** Address in live. */
  readonly live: string;
  /** The folder that only one of them has. */
  readonly between: string;
}

/** Rejects a folder whose pages live has in another folder than `to`. */
function requirePlace(states: States, way: Way, isMeant: (address: string) => boolean): void {
  const found = findPlace(states, way);
  const kept = found.filter(({ own }) => states.folder?.pages.has(own));
  if (kept.filter(({ live }) => !isMeant(live)).length <= kept.length / 2) return;
  const [{ between } = { between: '' }] = kept;
  const count = `${kept.length} of ${pluralize(states.folder?.pages.size ?? 0, 'page')}`;
  const fix = between === '' ? `Remove ${inputName('to')}` : `Set ${setting('to', between)}`;
  const where = between === '' ? 'the root' : `"${between}"`;
  const problem = `${inputName('to')}: live has ${count} of this folder in ${where} of the project, and none in "${way.to}". ${fix}. ${MOVED}`;
  throw new InputError([problem], 'pages');
}

/**
 * The pages of a folder that live has in one other folder than `to`, if they are half of them, and more than one or one of the
 * same size. The pages count that the folder had before the pull request.
 */
function findPlace(states: States, { to, root }: Way): Match[] {
  const { live, tested, folder, files = [] } = states;
  const present = [...(folder?.pages.keys() ?? [])];
  const lost = tested.lostFiles.addresses.filter((address) => isPage(tested.lostFiles.pathOf(address) ?? ''));
  const pages = [...present, ...lost];
  if (pages.some((address) => live.pages.has(address))) return [];
  const start = folderAddressOf(to);
  const byName = groupBy(live.pages.addresses, nameOf);
  const matches = pages.flatMap((own): Match[] => {
    const name = withoutFolder(own, start);
    const found = name === '' ? [] : (byName.get(nameOf(name)) ?? []).filter((one) => endsLike(one, name));
    return found.map((one) => ({ own, live: one, between: startOf(one, name) }));
  });
  const found = largestGroup(matches);
  const restOf = pathInFolder(root);
  const isNew = ({ path, change, previousPath }: ChangedFile): boolean =>
    (change === 'added' || previousPath !== undefined) && isPage(path) && restOf(path) !== undefined;
  const before = pages.length - files.filter(isNew).length;
  return found.length >= before / 2 && isSure(found, states) ? found : [];
}

/** Rejects a folder that has most pages of live in one folder of its own, such as the root of a repository. */
function requireRoot(
  states: States,
  { to, root }: Way,
  expected: readonly string[],
  isMeant: (address: string) => boolean,
): void {
  const { live, tested, folder } = states;
  const start = folderAddressOf(to);
  // The start page has the name of its folder here.
  const wanted = expected.filter((address) => address !== start);
  const absent = wanted.filter((address) => !tested.pages.has(address) && !isMeant(address));
  const byName = groupBy(absent, nameOf);
  const matches = [...(folder?.pages.keys() ?? [])].flatMap((own): Match[] => {
    if (live.pages.has(own)) return [];
    const path = withoutFolder(own, start);
    const found = (byName.get(nameOf(path)) ?? []).map((one) => ({ one, name: withoutFolder(one, start) }));
    return found
      .filter(({ name }) => endsLike(path, name))
      .map(({ one, name }) => ({ own, live: one, between: startOf(path, name) }));
  });
  const most = largestGroup(matches);
  const path = posix.join(root, most[0]?.between ?? '');
  const hasConfig = folder?.files.has(posix.join(start, most[0]?.between ?? '', USUAL_CONFIG_FILE)) === true;
  if (most.length <= wanted.length / 2 || !(hasConfig || isSure(most, states))) return;
  const problem = `${inputName('path')}: "${path}" has ${most.length} of ${pluralize(wanted.length, 'live page')}, and "${root}" doesn't have them at the same path. Set ${setting('path', path)}. ${MOVED}`;
  throw new InputError([problem], 'pages');
}

function withoutFolder(address: string, folder: string): string {
  return address.slice(folder === '' ? 0 : folder.length + 1);
}

function endsLike(address: string, name: string): boolean {
  return address === name || address.endsWith(`/${name}`);
}

/** What is before the name at the end of an address. */
function startOf(address: string, name: string): string {
  return address.slice(0, Math.max(0, address.length - name.length - 1));
}

function largestGroup(matches: readonly Match[]): Match[] {
  const groups = [...groupBy(matches, ({ between }) => between).values()];
  return groups.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** One page can have the name of another one, but rarely its size, too. */
function isSure(found: readonly Match[], { folder, liveSizes }: States): boolean {
  const isAlike = ({ own, live }: Match): boolean => {
    const size = liveSizes.get(live) ?? 0;
    return size > 0 && folder?.pages.get(own)?.sizes.includes(size) === true;
  };
  return found.length > 1 || found.some(isAlike);
}
