/** Plans what a run changes on one branch of the documentation project: pages, navigation and manifest. */
import { InputError } from '../../../api/errors.js';
import type { Configuration } from '../../../api/schemas/content.js';
import { limitOf } from '../../input-kinds.js';
import { type LocalPage, readPageText } from '../folder/read-pages.js';
import { type PushInputs, type PushRun, manifestPathOf, purposeOf } from '../inputs.js';
import { type Change, MAX_OPERATIONS, type ManifestWrite, countOperations } from './batches.js';
import { planGroup, unlistedAfter } from './navigation.js';
import { pagesAfter, planPush } from './plan.js';
import { type PageStep, type Plan, describeChanges, isChange } from './steps.js';
import { DELETED_HASH, MAX_MANIFEST_BYTES, type Manifest, renderManifest } from '../project/manifest.js';
import type { GroupChange } from '../project/navigation-group.js';
import type { ComparedPages } from '../project/pages.js';
import type { Project } from '../project/read-project.js';
import { findListedPages } from '../../../pages/navigation.js';
import { isPage } from '../../../pages/place.js';
import { shortCommit } from '../../../text/short-id.js';

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

/** Identifies the run and the push in the manifest. */
export type PushNumber = Pick<Manifest, 'sequence' | 'origin' | 'push'>;

interface ManifestPlan {
  readonly path: string;
  /**
   * @param isThere true if the branch has a manifest already
   * @param push identifies the last push, which alone has the manifest; undefined: each push has it, with the number it had
   */
  write(isThere: () => boolean, push?: PushNumber): ManifestWrite;
}

/** What a branch has, and the folder that it is compared with. */
export interface Comparison {
  readonly project: Project;
  /** All pages of the folder. */
  readonly pages: readonly LocalPage[];
  readonly compared: ComparedPages;
  /** Undefined if it isn't needed or can't be read. */
  readonly config: Configuration | undefined;
}

/** Rejects with InputError if the navigation hasn't exactly one group with the label, or the manifest gets too large. */
export async function planChanges(run: PushRun, comparison: Comparison): Promise<PlannedChanges> {
  const { host, inputs } = run;
  const { project, pages, compared, config } = comparison;
  const steps = planPush({
    pages,
    remote: compared.remote,
    to: inputs.to ?? '.',
    written: inputs.manifest === 'none' ? undefined : (project.manifest?.pages ?? new Map()),
    onEdited: inputs.onEdited,
    prune: inputs.prune,
    maxDeletes: inputs.maxDeletes,
    isListComplete: project.isListComplete,
    listedPlaces: config && findListedPages(config.config, inputs.navigationGroup),
  });
  const group = await planGroup({ inputs, workspace: host.workspace, project, pages, steps: steps.steps, config });
  const changes = steps.steps.flatMap((step) => toChange(host.workspace, step));
  const plan = { ...steps, unlisted: unlistedAfter(steps.steps, config, group), ...(group && { group: group.label }) };
  return { project, plan, texts: compared.texts, changes, group, manifest: planManifest(run, project, plan, changes) };
}

/** True if a plan has nothing to write. */
export function isUnchanged({ changes, group, manifest }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined && manifest === undefined;
}

function toChange(workspace: string, step: PageStep): Change[] {
  const { action, path, page, replaces } = step;
  if (action === 'delete') return [{ type: 'delete', path, step }];
  if ((action !== 'create' && action !== 'update') || !page) return [];
  const content = (): Promise<string> => readPageText(workspace, page);
  // The page with the other ending is deleted, so this path is new.
  return [{ type: replaces === undefined ? action : 'create', path, content, step, ...(replaces && { replaces }) }];
}

function planManifest(
  run: PushRun,
  { manifest: known }: Project,
  { steps }: Plan,
  changes: readonly Change[],
): ManifestPlan | undefined {
  const path = manifestPathOf(run.inputs);
  if (path === undefined) return undefined;
  const { to = '.' } = run.inputs;
  const before = known?.pages ?? new Map<string, string>();
  const quiet = steps.filter((step) => !isChange(step));
  const after = pagesAfter(to, before, steps);
  if (changes.length === 0 && isSame(before, after)) return undefined;
  const fixed = { ...known, source: purposeOf(run).source };
  const size = Buffer.byteLength(renderManifest({ ...fixed, pages: after }));
  if (size > MAX_MANIFEST_BYTES) {
    throw new InputError([
      `path: ${after.size} pages are too many for one manifest (${size} bytes, at most ${MAX_MANIFEST_BYTES}). Push parts of the folder in several jobs, each with its own "path" and "to".`,
    ]);
  }
  return {
    path,
    write: (isThere, push) => ({
      isInEachPush: push === undefined,
      render: (done) => {
        const pages = pagesAfter(to, before, [...quiet, ...done.flatMap(({ step }) => step ?? [])]);
        // A run in a terminal has no number; the last one of CI still orders later runs.
        const number = push?.sequence === undefined ? { push: push?.push ?? fixed.push } : push;
        return {
          type: isThere() ? 'update' : 'create',
          path,
          content: renderManifest({ ...fixed, ...number, pages }),
        };
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
  { prune, onEdited, maxDeletes }: PushInputs,
  { listed, written, isListComplete, isDoubted }: Project,
  pages: readonly LocalPage[],
): boolean {
  const differs = (page: LocalPage): boolean => {
    const hash = written.get(page.place)?.hash;
    if (!listed.has(page.place)) return hash === undefined && isListComplete && !isDoubted;
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
  { prune, onEdited }: PushInputs,
  { listed, written }: Project,
  pages: readonly LocalPage[],
): boolean {
  const isNew = ({ path, place }: LocalPage): boolean =>
    isPage(path) && !listed.has(place) && (onEdited === 'overwrite' || written.get(place)?.hash !== DELETED_HASH);
  if (pages.some(isNew)) return true;
  if (prune === 'none') return false;
  const ownPlaces = new Set(pages.map(({ place }) => place));
  return [...written.keys()].some((place) => !ownPlaces.has(place));
}

/** True if all changes fit into one push to the base branch. The configuration never goes there directly. */
export function fitsOnePush({ changes, group, manifest }: PlannedChanges): boolean {
  return group === undefined && countOperations(changes) + (manifest ? 1 : 0) <= MAX_OPERATIONS;
}

/** Contract: characters of a message. */
const MAX_UNITS = 500;

/** Never empty, as the contract demands: a template of a commit alone has no text in a terminal. */
export function commitMessage(run: PushRun, steps: readonly PageStep[]): string {
  const { commitMessage: template, to } = run.inputs;
  const { commitSha } = run.host.runContext;
  const values: Readonly<Record<string, string>> = {
    to: to === undefined || to === '.' ? 'the pages' : to,
    source: purposeOf(run).source,
    commit: commitSha === undefined ? '' : shortCommit(commitSha),
    changes: describeChanges(steps) || '0 changes',
  };
  // Without a commit, its parentheses are empty.
  const known = commitSha === undefined ? template.replaceAll(/ ?\(\{commit\}\)/g, '') : template;
  const text = known.replaceAll(/\{(to|source|commit|changes)\}/g, (_, name: string) => values[name] ?? '').trim();
  return cut(text === '' ? `Update ${values.to ?? ''}` : text);
}

/** Cuts a text, but never within a surrogate pair. */
function cut(text: string): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
  return text.slice(0, end);
}
