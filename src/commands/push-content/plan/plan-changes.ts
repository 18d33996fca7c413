/** Plans all changes of a run on one branch: pages, navigation, manifest, and the message of the commits. */
import { isDeepStrictEqual } from 'node:util';
import { InputError } from '../../../api/errors.js';
import { limitOf } from '../../inputs/max-deletes.js';
import { type LocalPage, readPageText } from '../folder/read-pages.js';
import { PLACEHOLDERS, type PushInputs, type PushRun, manifestPathOf, purposeOf } from '../inputs.js';
import type { Purpose } from '../names.js';
import { planGroup, unlistedAfter } from './navigation.js';
import { pagesAfter, planPush } from './plan-pages.js';
import { describeChanges } from '../../account/page-changes.js';
import { type Comparison, type PageStep, type Plan, isChange } from './steps.js';
import {
  DELETED_HASH,
  MAX_MANIFEST_BYTES,
  type Manifest,
  entriesOf,
  findGone,
  renderManifest,
} from '../project/manifest.js';
import type { GroupChange } from '../project/navigation-group.js';
import type { Project } from '../project/open-project.js';
import { ListedPages } from '../../../pages/navigation.js';
import { isPage } from '../../../pages/place.js';
import { type Change, MAX_OPERATIONS, type ManifestWrite } from '../../../project/batches.js';
import { shortCommit } from '../../../text/short-id.js';
import { inputName } from '../../../text/input-names.js';
import { pluralize } from '../../../text/pluralize.js';

/** What one branch needs. */
export interface PlannedChanges {
  readonly project: Project;
  readonly plan: Plan;
  /** That of the commits. */
  readonly message: string;
  /** Texts of the service by place, for differences. */
  readonly texts: ReadonlyMap<string, string>;
  readonly changes: readonly Change<PageStep>[];
  /** Undefined if the navigation stays as it is. */
  readonly group: GroupChange | undefined;
  /** The configuration that the plan was made for, if it was read. */
  readonly config: unknown;
  /** Undefined if it stays as it is. */
  readonly manifest: ManifestPlan | undefined;
}

/** Identifies the run and the push in the manifest. */
export type PushNumber = Pick<Manifest, 'sequence' | 'origin' | 'push'>;

/**
 * @param isThere true if the branch has a manifest already
 * @param push identifies the last push, which alone has the manifest; undefined: each push has it, with the number it had
 */
type ManifestPlan = (isThere: () => boolean, push?: PushNumber) => ManifestWrite<PageStep>;

/** Rejects with InputError if the navigation hasn't exactly one group with the label, or the manifest gets too large. */
export async function planChanges(
  run: Pick<PushRun, 'host' | 'inputs' | 'log'>,
  comparison: Comparison,
): Promise<PlannedChanges> {
  const { host, inputs } = run;
  const { project, pages, compared, config } = comparison;
  const planned = planPush({
    ...inputs,
    ...project,
    pages,
    remote: compared.remote,
    navigation: config && new ListedPages(config.config, project.listed.keys(), inputs.navigationGroup),
  });
  const { steps } = planned;
  const group = await planGroup(run, comparison, steps);
  const changes = steps.flatMap((step) => toChange(host.workspace, step));
  const unlisted = unlistedAfter(comparison, steps, group);
  const plan = {
    ...planned,
    unlisted,
    others: countOthers(comparison, inputs),
    group: group?.label,
    entries: group?.entries,
  };
  const purpose = purposeOf(run);
  const manifest = planManifest(purpose, project, plan, changes);
  const message = commitMessage(inputs.commitMessage, purpose, host.runContext.commitSha, steps);
  return { project, plan, message, texts: compared.texts, changes, group, config: config?.config, manifest };
}

/** A folder that has other pages can be the wrong one. */
function countOthers({ project, pages }: Comparison, { to = '.' }: Pick<PushInputs, 'to'>): number | undefined {
  if (project.manifest) return undefined;
  const own = new Set(pages.map(({ place }) => place));
  const isBelow = (place: string): boolean => to === '.' || place.startsWith(`${to}/`);
  return [...project.listed.keys()].filter((place) => isBelow(place) && !own.has(place)).length;
}

/** True if a plan has nothing to write. */
export function isUnchanged({ changes, group, manifest }: PlannedChanges): boolean {
  return changes.length === 0 && group === undefined && manifest === undefined;
}

function toChange(workspace: string, step: PageStep): Change<PageStep>[] {
  if (!isChange(step)) return [];
  const { action, path, page, replaces } = step;
  switch (action) {
    case 'delete':
      return [{ type: 'delete', path, step }];
    case 'create':
    case 'update': {
      if (!page) return [];
      const content = (): Promise<string> => readPageText(workspace, page);
      // The page with the other ending is deleted, so this path is new.
      return [{ type: replaces === undefined ? action : 'create', path, content, step, replaces }];
    }
  }
}

function planManifest(
  { source, to = '.' }: Purpose,
  { manifest: known, written }: Project,
  { steps }: Plan,
  changes: readonly Change<PageStep>[],
): ManifestPlan | undefined {
  const path = manifestPathOf({ to });
  const quiet = steps.filter((step) => !isChange(step));
  const after = pagesAfter(written, steps);
  if (changes.length === 0 && isDeepStrictEqual(written, after)) return undefined;
  const fixed = { ...known, source };
  const size = Buffer.byteLength(renderManifest({ ...fixed, pages: entriesOf(to, after) }));
  if (size > MAX_MANIFEST_BYTES) {
    throw new InputError([
      `${inputName('path')}: ${pluralize(after.size, 'page')} don't fit into one manifest (${size} bytes, at most ${MAX_MANIFEST_BYTES}). Push parts of the folder in several jobs, each with its own ${inputName('path')} and ${inputName('to')}.`,
    ]);
  }
  return (isThere, push) => ({
    pushId: push?.push,
    render: (done) => {
      const pages = entriesOf(to, pagesAfter(written, [...quiet, ...done.flatMap(({ step }) => step ?? [])]));
      // A run in a terminal has no number; the last one of CI still orders later runs.
      const number = push?.sequence === undefined ? { push: push?.push ?? fixed.push } : push;
      return { type: isThere() ? 'update' : 'create', path, content: renderManifest({ ...fixed, ...number, pages }) };
    },
  });
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
  const deletes = prune === 'managed' ? findGone(written, pages) : [];
  // Only reading shows edits, and which pages may be deleted.
  if (onEdited === 'fail' || deletes.length > limitOf(maxDeletes, written.size)) return false;
  return pages.filter(differs).length + 1 > MAX_OPERATIONS;
}

/** True if a plan needs the navigation: pages come or go, as far as the list and the manifest tell, or a group is kept. */
export function needsNavigation(
  { navigationGroup, prune, onEdited }: PushInputs,
  { listed, written }: Project,
  pages: readonly LocalPage[],
): boolean {
  const isNew = ({ path, place }: LocalPage): boolean =>
    isPage(path) && !listed.has(place) && (onEdited === 'overwrite' || written.get(place)?.hash !== DELETED_HASH);
  if (navigationGroup !== undefined || pages.some(isNew)) return true;
  return prune === 'managed' && findGone(written, pages).length > 0;
}

/** Contract: characters of a message. */
const MAX_UNITS = 500;

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** Never empty, as the contract demands: a template of a commit alone has no text in a terminal. */
function commitMessage(
  template: string,
  { source, to }: Purpose,
  commitSha: string | undefined,
  steps: readonly PageStep[],
): string {
  const values: Readonly<Record<(typeof PLACEHOLDERS)[number], string>> = {
    to: to === undefined || to === '.' ? 'the pages' : to,
    source,
    commit: commitSha === undefined ? '' : shortCommit(commitSha),
    changes: describeChanges(steps) || '0 changes',
  };
  // Without a commit, its parentheses are empty.
  const known = commitSha === undefined ? template.replaceAll(/ ?\(\{commit\}\)/g, '') : template;
  // All at once: a value can have braces, too.
  const text = known.replaceAll(PLACEHOLDER, (_, name: keyof typeof values) => values[name]).trim();
  return cut(text === '' ? `Update ${values.to}` : text);
}

function cut(text: string): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
  return text.slice(0, end);
}
