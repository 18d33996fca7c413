/** Plans what a run changes on one branch of the documentation project: pages, navigation and manifest. */
import { getConfig } from '../../api/endpoints/content.js';
import { InputError } from '../../api/errors.js';
import type { Configuration } from '../../api/schemas/content.js';
import { limitOf } from '../input-kinds.js';
import { isPage, placeOf } from '../../pages/place.js';
import { type LocalPage, readPageText } from './folder/read-pages.js';
import { manifestPathOf } from './inputs.js';
import { LOOK_DELAYS_MS } from './look-delays.js';
import { type Change, countOperations, type ManifestWrite, MAX_OPERATIONS } from './plan/batches.js';
import { pagesAfter, planPush } from './plan/plan.js';
import type { PageStep, Plan } from './plan/steps.js';
import { MAX_MANIFEST_BYTES, pathOfEntry, pagesByPlace, renderManifest } from './project/manifest.js';
import { findListedPages, findUnlisted } from '../../pages/navigation.js';
import { editGroup, type GroupChange, renderConfig } from './project/navigation-group.js';
import { titleOfPage } from './project/page-title.js';
import {
  branchQuery,
  type ComparedPages,
  comparePages,
  guessPages,
  type Project,
  readPage,
} from './project/read-project.js';
import type { PushContext } from './record.js';

/** What one branch needs. */
export interface PlannedChanges {
  readonly project: Project;
  readonly plan: Plan;
  /** Texts of the service by place, for differences. */
  readonly texts: ReadonlyMap<string, string>;
  /** Pages to write and to delete. */
  readonly changes: readonly Change[];
  /** Undefined if the navigation stays as it is. */
  readonly group: GroupChange | undefined;
  /** Undefined if no manifest is kept, or if it stays as it is. */
  readonly manifest: ManifestPlan | undefined;
}

interface ManifestPlan {
  readonly path: string;
  /**
   * @param push identifies the push; undefined keeps the last one
   * @param options.isThere true if the branch has a manifest already
   */
  write(push: PushNumber | undefined, options: { isThere: () => boolean; isInEachPush: boolean }): ManifestWrite;
}

/** The run and the push, for the manifest. */
export interface PushNumber {
  readonly sequence: number | undefined;
  readonly push: string;
}

/** @param config undefined if it isn't needed or can't be read */
export async function planChanges(
  context: PushContext,
  project: Project,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
): Promise<PlannedChanges> {
  return planFrom(context, project, pages, config, await comparePages(context, project, pages));
}

/** Plans as if no page was edited at the service, without reading one: for what must be checked before the first write. */
export async function guessChanges(
  context: PushContext,
  project: Project,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
): Promise<PlannedChanges> {
  return planFrom(context, project, pages, config, guessPages(context, project));
}

async function planFrom(
  context: PushContext,
  project: Project,
  pages: readonly LocalPage[],
  config: Configuration | undefined,
  { remote, texts }: ComparedPages,
): Promise<PlannedChanges> {
  const { inputs, record, host } = context;
  const { to = '.', onEdited, prune, maxDeletes, navigationGroup } = inputs;
  const { isListComplete } = project;
  const written = inputs.manifest === 'none' ? undefined : (project.manifest?.pages ?? new Map<string, string>());
  const listedPlaces = config && findListedPages(config.config, navigationGroup);
  const plan = planPush({ pages, remote, to, written, onEdited, prune, maxDeletes, isListComplete, listedPlaces });
  record.plan = plan;
  const changes = plan.steps.flatMap((step) => toChange(host.workspace, step));
  const group = await planGroup(context, project, pages, plan, config);
  record.navigationGroup = group?.label;
  record.notInNavigation = notInNavigation(plan, config, group);
  const manifest = planManifest(context, project, plan, changes);
  return { project, plan, texts, changes, group, manifest };
}

function toChange(workspace: string, step: PageStep): Change[] {
  const { action, path, page, replaces } = step;
  if (action === 'delete') return [{ type: 'delete', path, step }];
  if ((action !== 'create' && action !== 'update') || !page) return [];
  const content = (): Promise<string> => readPageText(workspace, page);
  // The page with the other ending is deleted, so this path is new.
  return [{ type: replaces === undefined ? action : 'create', path, content, step, ...(replaces && { replaces }) }];
}

/** The steps after which the project has a page of the folder. Other files never belong to the navigation. */
function isThereAfter({ action, path, page, remote }: PageStep): boolean {
  return page !== undefined && isPage(path) && (action === 'create' || action === 'update' || remote !== undefined);
}

function notInNavigation({ steps }: Plan, config: Configuration | undefined, group: GroupChange | undefined): string[] {
  const changesSet = steps.some(({ action }) => action === 'create' || action === 'delete');
  if (!config || !changesSet) return [];
  const pages = new Map(steps.filter(isThereAfter).map(({ place, path }) => [place, path]));
  for (const { path } of group?.add ?? []) pages.delete(placeOf(path));
  return findUnlisted(pages.keys(), config.config).flatMap((place) => pages.get(place) ?? []);
}

/** Rejects with InputError if there isn't exactly one group with the label. */
async function planGroup(
  { inputs, host }: PushContext,
  project: Project,
  pages: readonly LocalPage[],
  { steps }: Plan,
  config: Configuration | undefined,
): Promise<GroupChange | undefined> {
  const { navigationGroup: label, to = '.' } = inputs;
  if (label === undefined) return undefined;
  if (!config) {
    throw new InputError([
      'navigation-group: the service does not return the configuration, so the group is unknown. Check that the key may read it, or remove navigation-group.',
    ]);
  }
  const own = new Set([
    ...pages.map(({ place }) => place),
    ...pagesByPlace(to, project.manifest?.pages ?? new Map()).keys(),
  ]);
  const after = new Map(steps.filter(isThereAfter).map((step) => [step.place, step]));
  const add: { path: string; title: string }[] = [];
  for (const place of findUnlisted(after.keys(), config.config)) {
    const { page, path } = after.get(place) ?? {};
    if (page && path) add.push({ path, title: await titleOfPage(await readPageText(host.workspace, page), path) });
  }
  const gone = steps.filter((step) => step.action === 'delete' || (!step.remote && !isThereAfter(step)));
  const change = { label, own, add, remove: new Set(gone.map(({ place }) => place)) };
  const before = renderConfig(config.config);
  // The layout of the file doesn't matter for the question whether an entry comes or goes.
  return (await editGroup(before, change)) === before ? undefined : change;
}

/** The change of the configuration file, from its text on this branch. */
export async function changeOfConfig(context: PushContext, project: Project, group: GroupChange): Promise<Change> {
  const { api, inputs, log, record } = context;
  const path = inputs.configFile ?? '';
  let text = await readPage(context, { ...project, readPath: (exact) => exact }, path);
  if (text === undefined) {
    record.isConfigUnread = true;
    log.notice(
      `config-file: the service doesn't return the text of ${JSON.stringify(path)}, so docs-ci writes it with a new layout.`,
    );
    text = renderConfig((await getConfig(api, branchQuery(project.branch))).config);
  }
  const edited = await editGroup(text, group);
  return { type: 'update', path, content: async () => Promise.resolve(edited) };
}

/** True if the configuration of a branch has the change of the group. Reads may not show a push at once. */
export async function isNavigationChanged(context: PushContext, branch: string, group: GroupChange): Promise<boolean> {
  for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
    const { config } = await getConfig(context.api, branchQuery(branch));
    const [listed, elsewhere] = [findListedPages(config), findListedPages(config, group.label)];
    const hasNew = group.add.every(({ path }) => listed.has(placeOf(path)));
    const hasGone = [...group.remove].some((place) => listed.has(place) && !elsewhere.has(place));
    if (hasNew && !hasGone) return true;
    if (delayMs !== undefined) await context.pause(delayMs);
  }
  return false;
}

function planManifest(
  { inputs, record }: PushContext,
  project: Project,
  { steps }: Plan,
  changes: readonly Change[],
): ManifestPlan | undefined {
  const path = manifestPathOf(inputs);
  if (path === undefined) return undefined;
  const { to = '.' } = inputs;
  const before = project.manifest?.pages ?? new Map<string, string>();
  const quiet = steps.filter(({ action }) => action !== 'create' && action !== 'update' && action !== 'delete');
  const after = pagesAfter(to, before, steps);
  if (changes.length === 0 && isSame(before, after)) return undefined;
  const fixed = { source: record.source ?? '', sequence: project.manifest?.sequence, push: project.manifest?.push };
  const size = Buffer.byteLength(renderManifest({ ...fixed, pages: after }));
  if (size > MAX_MANIFEST_BYTES) {
    throw new InputError([
      `path: ${after.size} pages are too many for one manifest (${size} bytes, at most ${MAX_MANIFEST_BYTES}). Push parts of the folder in several jobs, each with its own path and to.`,
    ]);
  }
  return {
    path,
    write: (push, { isThere, isInEachPush }) => ({
      isInEachPush,
      render: (done) => {
        const pages = pagesAfter(to, before, [...quiet, ...done.flatMap(({ step }) => step ?? [])]);
        // A run in a terminal has no number; the last one of CI still orders later runs.
        const sequence = push?.sequence ?? fixed.sequence;
        const content = renderManifest({ ...fixed, ...push, sequence, pages });
        return { type: isThere() ? 'update' : 'create', path, content };
      },
    }),
  };
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/**
 * True if hashes and the list alone show that the changes need more than one push, and that no page has to be read before
 * the first write.
 */
export function canSkipComparing(
  { inputs }: PushContext,
  { listed, manifest, isListComplete }: Project,
  pages: readonly LocalPage[],
): boolean {
  const { to = '.', prune, onEdited, maxDeletes } = inputs;
  const written = pagesByPlace(to, manifest?.pages ?? new Map());
  const differs = (page: LocalPage): boolean => {
    const hash = written.get(page.place)?.hash;
    if (!listed.has(page.place)) return hash === undefined && isListComplete;
    return hash !== undefined && hash !== page.hash;
  };
  const ownPlaces = new Set(pages.map(({ place }) => place));
  const gone = prune === 'managed' ? [...written.keys()].filter((place) => !ownPlaces.has(place)) : [];
  // Only reading shows edits, and which pages may be deleted.
  if (onEdited === 'fail' || gone.length > limitOf(maxDeletes, written.size)) return false;
  return pages.filter(differs).length + 1 > MAX_OPERATIONS;
}

/** True if pages come or go, as far as the list and the manifest tell: then the navigation matters. */
export function changesSetOfPages(
  { inputs }: PushContext,
  { listed, manifest }: Project,
  pages: readonly LocalPage[],
): boolean {
  const { to = '.', prune } = inputs;
  if (pages.some(({ place }) => !listed.has(place))) return true;
  if (prune === 'none') return false;
  const ownPlaces = new Set(pages.map(({ place }) => place));
  return [...(manifest?.pages.keys() ?? [])].some((entry) => !ownPlaces.has(placeOf(pathOfEntry(to, entry))));
}

/** True if all changes fit into one push to the base branch. The configuration never goes there directly. */
export function fitsOnePush({ changes, group, manifest }: PlannedChanges): boolean {
  return group === undefined && countOperations(changes) + (manifest ? 1 : 0) <= MAX_OPERATIONS;
}
