/** Plans what becomes of the navigation: the entries of the group that docs-ci keeps, and pages that no group lists. */
import { InputError } from '../../../api/errors.js';
import { readPageText } from '../folder/read-pages.js';
import type { PushRun } from '../inputs.js';
import type { Comparison, GroupEntries, PageStep } from './steps.js';
import { type GroupChange, editGroup, removedPlaces, renderConfig } from '../project/navigation-group.js';
import type { Project } from '../project/open-project.js';
import { findListedPages, isWholeNavigation, ListedPages } from '../../../pages/navigation.js';
import { titleOfPage } from '../../../pages/page-title.js';
import { isPartial } from '../../../pages/address.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';

/** The steps after which the project has a page of the folder. Other files never belong to the navigation. */
function isThereAfter({ action, path, page, remote }: PageStep): boolean {
  return page !== undefined && isPage(path) && (action === 'create' || action === 'update' || remote !== undefined);
}

/**
 * The steps after which certainly no group lists a page. Text that other pages include isn't meant
 * for readers.
 */
function unlistedSteps(
  steps: readonly PageStep[],
  { project, config }: Pick<Comparison, 'project' | 'config'>,
): PageStep[] {
  const after = steps.filter(isThereAfter);
  const navigation = new ListedPages(config?.config, [...project.listed.keys(), ...after.map(({ place }) => place)]);
  return after.filter(({ place, path }) => navigation.of(place) === 'unlisted' && !isPartial(path));
}

/** Paths of the pages that certainly no group lists after the steps. Undefined if no page or entry comes or goes, or if the navigation isn't known. */
export function unlistedAfter(
  { project, config }: Comparison,
  steps: readonly PageStep[],
  group: GroupChange | undefined,
): string[] | undefined {
  const changesSet = steps.some(({ action }) => action === 'create' || action === 'delete');
  if (!config || !(changesSet || group)) return undefined;
  const added = new Set(group?.add.map(({ path }) => path));
  return unlistedSteps(steps, { project, config }).flatMap(({ path }) => (added.has(path) ? [] : path));
}

interface PlannedGroup extends GroupChange {
  readonly entries: GroupEntries;
}

/** Undefined if the group stays as it is. Rejects with InputError if there isn't exactly one group with the label. */
export async function planGroup(
  { inputs: { navigationGroup: label }, host, log }: Pick<PushRun, 'host' | 'inputs' | 'log'>,
  { project, pages, config }: Comparison,
  steps: readonly PageStep[],
): Promise<PlannedGroup | undefined> {
  if (label === undefined) return undefined;
  if (!config) {
    throw new InputError(
      [
        `${inputName('navigation-group')}: the service does not return the configuration, so the group is unknown. Check that the key may read it, or remove ${inputName('navigation-group')}.`,
      ],
      'navigation-group',
    );
  }
  const own = new Set([...pages.map(({ place }) => place), ...project.written.keys()]);
  const add: { path: string; title: string }[] = [];
  for (const { page, path } of unlistedSteps(steps, { project, config }))
    if (page) add.push({ path, title: await titleOfPage(await readPageText(host.workspace, page), path) });
  // A page whose listing isn't known may be listed in another file, and would be there twice.
  if (!isWholeNavigation(config.config) && steps.some(({ action }) => action === 'create'))
    log.warning(
      `${inputName('navigation-group')}: no entries are added, because another file may list the pages: a part of the navigation isn't in the configuration. Add new pages to the navigation yourself.`,
    );
  const isGone = (step: PageStep): boolean => step.action !== 'skipped' && !step.remote && !isThereAfter(step);
  const gone = steps.filter((step) => step.action === 'delete' || isGone(step));
  const change = { label, own, add, remove: new Set(gone.map(({ place }) => place)) };
  const before = renderConfig(config.config);
  // The layout of the file doesn't matter for the question whether an entry comes or goes.
  if ((await editGroup(before, change)) === before) return undefined;
  const removed = await removedPlaces(before, change);
  return { ...change, entries: { added: add.map(({ path }) => placeOf(path)), removed } };
}

/** True if a configuration has the change of the group. */
export function hasGroupChange(config: unknown, { label, add, remove }: GroupChange): boolean {
  const [listed, elsewhere] = [findListedPages(config), findListedPages(config, [], label)];
  const hasNew = add.every(({ path }) => listed.has(placeOf(path)));
  return hasNew && ![...remove].some((place) => listed.has(place) && !elsewhere.has(place));
}

/** True if a configuration lists, or may list, a page that the steps delete: a plan with these steps knew none that does. */
export function listsDeleted(
  config: unknown,
  steps: readonly PageStep[],
  { listed }: Pick<Project, 'listed'>,
  group: GroupChange | undefined,
): boolean {
  const navigation = new ListedPages(config, listed.keys(), group?.label);
  return steps.some(
    ({ action, place }) => action === 'delete' && (navigation.of(place) !== 'unlisted' || navigation.names(place)),
  );
}

/** Sentences about entries that others changed while the run worked: now twice there, or without their page. */
export function navigationRaces(
  config: unknown,
  steps: readonly PageStep[],
  group: GroupChange | undefined,
): readonly string[] {
  const [listed, elsewhere] = [findListedPages(config), findListedPages(config, [], group?.label)];
  const twice = (group?.add ?? []).filter(({ path }) => elsewhere.has(placeOf(path)));
  const gone = steps.filter(({ action, place }) => action === 'delete' && listed.has(place));
  return [
    ...twice.map(({ path }) => `The navigation lists ${path} twice.`),
    ...gone.map(({ path }) => `The navigation lists ${path}, which this run deleted.`),
  ];
}
