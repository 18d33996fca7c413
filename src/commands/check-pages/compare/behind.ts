/** Finds page files of a request that the branch of the service has otherwise: it may lag behind. Pure. */
import { type ChangedFile, isOtherBranch, requestName } from '../../../hosts/host.js';
import { addressOf, CAPITALS, exactAddressOf, isPartial, nameOf } from '../../../pages/address.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { pluralize } from '../../../text/pluralize.js';
import { inputName } from '../../../text/input-names.js';
import type { States } from '../read/read-states.js';
import type { CheckRun } from '../record.js';
import { type Finding, findingsOf } from '../rules/all-rules.js';
import type { Found } from '../rules/rule.js';
import type { State } from '../state.js';

/**
 * One finding for what the branch still has, and one for what it doesn't have yet. Only a path that is exactly a place of the
 * service counts, or one beside such places: the pages of another repository are in other folders.
 */
export function findBehind({ host }: Pick<CheckRun, 'host'>, states: Compared): Finding[] {
  const { branch, files = [], tested, isAllowed } = states;
  if (branch === undefined || isOtherBranch(host, branch)) return [];
  const { stale, missing } = differences(files, tested);
  const start = `the service's branch ${JSON.stringify(branch)} doesn't have this change yet`;
  const describe = (paths: readonly string[], verb: string, does: string): Found[] => {
    const [first, ...others] = paths.filter((path) => !isAllowed(addressOf(path)));
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${pluralize(others.length, 'other page')}`;
    const what = `it ${verb} ${first}${more}, which the ${requestName(host.name)} ${does}`;
    return [{ page: placeOf(first), message: `${start}: ${what}. ${RUN_AGAIN}`, level: 'unknown' }];
  };
  return [
    ...findingsOf('vanished-pages', describe(stale, 'still has', 'removes')),
    ...findingsOf('unlisted-pages', describe(missing, "doesn't have", 'adds')),
  ];
}

type Compared = Pick<States, 'branch' | 'files' | 'tested' | 'isAllowed'>;

/** Files that the request removes and the branch has, and that it adds and the branch lacks. A renamed file counts once. */
function differences(files: readonly ChangedFile[], tested: State) {
  // A page that gets another ending, or moves to an index file, keeps its address.
  const kept = new Set(files.flatMap(({ path, change }) => (change === 'removed' ? [] : addressOf(path))));
  const stale: string[] = [];
  const missing: string[] = [];
  const isBeside = besidePages(tested);
  for (const { path, change, previousPath } of files) {
    const before = change === 'removed' ? path : previousPath;
    const isNew = change === 'added' || (change !== 'removed' && before !== undefined);
    if (before !== undefined && isPlaceOf(before, tested) && !kept.has(addressOf(before))) stale.push(before);
    else if (isNew && tested.isComplete && isBeside(path) && !tested.pages.has(addressOf(path))) missing.push(path);
  }
  return { stale, missing };
}

const RUN_AGAIN = `Run the job again in a minute, or set ${inputName('path')} to look at the files of the repository`;

function isPlaceOf(path: string, { pages }: State): boolean {
  if (!isPage(path)) return false;
  const listed = pages.pathOf(addressOf(path));
  return listed !== undefined && exactAddressOf(listed) === exactAddressOf(path);
}

/** Tells whether the service would list a file: it lists other pages of the same folder. */
function besidePages({ pages }: State): (path: string) => boolean {
  const folders = new Set(pages.addresses.filter((address) => address !== '').map(folderOf));
  return (path) => {
    const address = addressOf(path);
    const isLikePage = isPage(path) && !isPartial(path) && !CAPITALS.test(nameOf(address));
    return isLikePage && address !== '' && folders.has(folderOf(address));
  };
}

function folderOf(address: string): string {
  return address.slice(0, Math.max(0, address.lastIndexOf('/')));
}
