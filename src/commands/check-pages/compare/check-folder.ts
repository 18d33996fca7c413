/** Rejects a wrong folder. */
import { InputError } from '../../../api/errors.js';
import { folderAddressOf, isWithinFolder, nameOf } from '../../../pages/address.js';
import { groupBy } from '../../../text/group-by.js';
import { inputName, setting } from '../../../text/input-names.js';
import { pluralize } from '../../../text/pluralize.js';
import type { States } from '../read/read-states.js';
import type { CheckRun } from '../record.js';
import { isOwnPage } from '../rules/vanished-pages.js';
import type { State } from '../state.js';

/** From so many live pages on, a folder that lacks most of them, or all, is probably another one. */
const [MIN_FOR_MOST, MIN_FOR_ALL] = [10, 5];

/**
 * Returns what to say of a folder that is new to live. Throws InputError for one that is probably another one.
 * @param isMeant true for an address of live that may go
 */
export function checkFolder(
  { inputs: { to }, log }: Pick<CheckRun, 'inputs' | 'log'>,
  { live, tested, folder }: States,
  isMeant: (address: string) => boolean,
): string | undefined {
  if (!folder) return undefined;
  const place = findPlace([...folder.pages.keys()], to, live.pages);
  if (place && place.addresses.filter((address) => !isMeant(address)).length > place.addresses.length / 2) {
    const count = `${place.addresses.length} of ${pluralize(folder.pages.size, 'page')}`;
    const fix = place.folder === '' ? `Remove ${inputName('to')}` : `Set ${setting('to', place.folder)}`;
    const where = place.folder === '' ? 'the root' : `"${place.folder}"`;
    const problem = `${inputName('to')}: live has ${count} of this folder in ${where} of the project, and none in "${to}". ${fix}. If the pages move, list their old paths in ${inputName('allow')}.`;
    throw new InputError([problem], 'pages');
  }
  const inFolder = live.pages.addresses.filter((address) => isWithinFolder(address, folderAddressOf(to)));
  const expected = inFolder.filter((address) => isOwnPage(address, live));
  const note =
    expected.length === 0 && folder.pages.size > 0
      ? `${inputName('to')}: live has no page in "${to}", so all pages are new. Check the folder.`
      : undefined;
  if (note !== undefined) log.warning(note);
  const absent = expected.filter((address) => !tested.pages.has(address));
  const missing = absent.filter((address) => !isMeant(address)).length;
  const isMost = expected.length >= MIN_FOR_MOST && missing > expected.length / 2;
  const isEach = expected.length >= MIN_FOR_ALL && missing === expected.length;
  if (!isMost && !isEach) return note;
  const problem = `${inputName('path')}: ${absent.length} of ${expected.length} live pages aren't in this folder. Check that it is the one with all pages. If it is only a part of the project, set ${inputName('to')}. If these pages may go, list them in ${inputName('allow')}.`;
  throw new InputError([problem], 'pages');
}

/**
 * Another folder of live that has at least two, and half, of the pages of a folder, of which live has none in `to`.
 * @param pages addresses in the project
 */
function findPlace(pages: readonly string[], to: string, live: State['pages']) {
  if (pages.some((address) => live.has(address))) return undefined;
  const start = folderAddressOf(to).length;
  const names = pages.map((address) => address.slice(start === 0 ? 0 : start + 1)).filter((name) => name !== '');
  const byName = groupBy(live.addresses, nameOf);
  const matches = names.flatMap((name) =>
    (byName.get(nameOf(name)) ?? [])
      .filter((address) => address === name || address.endsWith(`/${name}`))
      .map((address) => ({ address, folder: address.slice(0, Math.max(0, address.length - name.length - 1)) })),
  );
  const byFolder = [...groupBy(matches, (match) => match.folder)].sort(([, a], [, b]) => b.length - a.length);
  const [folder = '', found = []] = byFolder[0] ?? [];
  const addresses = found.map(({ address }) => address);
  return addresses.length >= Math.max(2, pages.length / 2) ? { folder, addresses } : undefined;
}
