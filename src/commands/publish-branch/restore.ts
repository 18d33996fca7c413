/** Mode restore: pushes the differences to the state before a publication to a branch of this run, and merges it once. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../api/endpoints/content.js';
import { InputError } from '../../api/errors.js';
import { findListedPages } from '../../pages/navigation.js';
import { isPage, placeOf } from '../../pages/place.js';
import { type Batch, Batches, type Change } from '../../project/batches.js';
import { patiently } from '../../project/patiently.js';
import { pushBatches, pushOnce } from '../../project/push-batches.js';
import { exactly, readSource } from '../../project/read-project.js';
import { ConflictError, lookAtOperations } from '../../project/write-once.js';
import { listItems } from '../../text/list-items.js';
import { forEachPage } from '../concurrency.js';
import {
  type BranchState,
  byPath,
  compareBranches,
  type PageChange,
  READS_AT_ONCE,
  readState,
  readText,
} from './branches.js';
import { finishMerge, finishWithout } from './finish.js';
import { hasConfig, requireBranch } from './merge.js';
import { afterOf, findRestorePoint, labelOfRestore, type OwnBranch, restorePoints } from './names.js';
import { inRounds, type OwnBranches } from './own-branches.js';
import { writePlan } from './plan.js';
import { type ConfigDecision, decideConfig, decideRestore, type Versions } from './plan-restore.js';
import { warnIfProtected } from './publish.js';
import { type PublishContext, type Result, type Step, Stop, warn } from './record.js';
import type { Start } from './start.js';

/** Rejects with InputError if the restore point isn't there. */
export async function restore(context: PublishContext, start: Start): Promise<Result> {
  const point = selectPoint(context, start);
  context.record.source = point.name;
  if (context.inputs.dryRun) warnIfProtected(context, start);
  return inRounds(context, start, ['restore', labelOfRestore(point)], async (own) => restoreOnce(context, own, point));
}

/** Restore points that a message lists. */
const MAX_LISTED = 12;

function selectPoint({ host, inputs: { restorePoint: wanted } }: PublishContext, { branches }: Start): OwnBranch {
  const names = branches.map(({ name }) => name);
  const points = restorePoints(names);
  const found = findRestorePoint(points, wanted);
  if (typeof found === 'object' && names.includes(afterOf(found))) return found;
  const quoted = wanted === undefined ? 'of a publication' : JSON.stringify(wanted);
  const problem =
    found === undefined
      ? `the documentation project has no restore point ${quoted}`
      : found === 'ambiguous'
        ? `several publications may be meant by ${quoted}. Use the full name`
        : `the branch ${afterOf(found)} of this restore point was deleted, so docs-ci can't tell what was changed since`;
  const listed = points.map(({ name }) => name);
  const list = listed.length === 0 ? 'There is none.' : `There are: ${listItems(listed, MAX_LISTED)}.`;
  throw new InputError([`${host.label('restore-point')}: ${problem}. ${list}`], 'missing-branch');
}

async function restoreOnce(context: PublishContext, own: OwnBranches, point: OwnBranch): Promise<Result> {
  const { dryRun } = context.inputs;
  const { base } = own.start;
  if (!dryRun) await own.createWork();
  const states: States = {
    before: await readState(context, point.name),
    after: await readState(context, afterOf(point)),
    now: await readState(context, dryRun ? base : own.names.after),
  };
  const config = await planConfig(context, states);
  const changes = await planPages(context, states, config);
  if (dryRun) return { kind: 'planned' };
  if (changes.length === 0 && config.kind !== 'write') return finishWithout(context, own);
  const message = `Restore ${base} to before ${point.label}`;
  await push(context, states.now, toChanges(context, changes, config, own.round), message);
  await confirmEndings(context, states.now.branch, changes);
  const restored = config.kind === 'write' ? states.before.config : undefined;
  if (restored !== undefined) await confirmConfig(context, states.now.branch, restored);
  return finishMerge(context, own, message, { seen: states.now, changes, config: restored });
}

type States = Versions<BranchState>;

/** Where most projects have it. Believed only if its text is the configuration. */
const USUAL_CONFIG_FILE = 'docs.json';

async function planConfig(context: PublishContext, { before, after, now }: States): Promise<ConfigDecision> {
  const { inputs, record } = context;
  const path = inputs.configFile ?? USUAL_CONFIG_FILE;
  const isTouched =
    [before, after, now].every(({ config }) => config !== undefined) && !isDeepStrictEqual(before.config, after.config);
  const versionOf = async ({ branch, config }: BranchState) => ({
    config,
    text: isTouched ? await readSource(context, { branch, formsOf: exactly }, path) : undefined,
  });
  const versions = { before: await versionOf(before), after: await versionOf(after), now: await versionOf(now) };
  const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
  const isTextOf = (text: string, config: unknown): boolean =>
    isDeepStrictEqual(parse(text, [], { allowTrailingComma: true }), config);
  const decision = decideConfig(versions, isDeepStrictEqual, isTextOf, inputs.configFile !== undefined);
  record.hasConfigChange = decision.kind === 'write';
  if (decision.kind === 'kept') {
    record.isComplete = false;
    warn(context, `The configuration and its navigation stay as they are: ${decision.reason}.`);
  }
  return decision;
}

/** Plans the pages, and records the plan. Resolves to the pages to write or to delete. */
async function planPages(
  context: PublishContext,
  { before, after, now }: States,
  config: ConfigDecision,
): Promise<PageChange[]> {
  const { record } = context;
  const navigation = config.kind === 'write' ? before.config : now.config;
  const listed = navigation === undefined ? undefined : findListedPages(navigation);
  const { changes: differing, isComplete } = await compareBranches(context, [now, before], new Map(), after);
  const changes: PageChange[] = [];
  const steps: Step[] = [];
  await forEachPage(context, differing, READS_AT_ONCE, async (change) => {
    const { place, path } = change;
    const texts = { before: change.after, after: await readText(context, after, path), now: change.before };
    const decision = decideRestore(texts, { isComplete, isListed: listed?.has(place) });
    if (!decision) return;
    steps.push({ ...decision, path });
    if (decision.action !== 'kept') changes.push(change);
  });
  record.isComplete &&= isComplete && steps.every(({ action }) => action !== 'kept');
  if (!isComplete) warn(context, "The service's list of pages is incomplete, so no page is deleted.");
  await writePlan(context, steps.sort(byPath), changes.sort(byPath));
  return changes;
}

function toChanges(
  { inputs }: PublishContext,
  pages: readonly PageChange[],
  config: ConfigDecision,
  round: number,
): Change[] {
  // Some lists have no endings. Then the service rejects the wrong one, and the next round tries the other.
  const ending = round === 2 ? '.md' : '.mdx';
  const withEnding = (path: string): string => (isPage(path) ? path : path + ending);
  const changes = pages.map((page): Change => {
    const [old, path] = [withEnding(page.oldPath ?? page.path), withEnding(page.path)];
    if (page.action === 'delete') return { type: 'delete', path: old, step: page };
    const content = async (): Promise<string> => Promise.resolve(page.after ?? '');
    return old === path
      ? { type: page.action, path, content, step: page }
      : { type: 'create', path, content, replaces: old, step: page };
  });
  if (config.kind !== 'write') return changes;
  const path = inputs.configFile ?? USUAL_CONFIG_FILE;
  return [...changes, { type: 'update', path, content: async () => Promise.resolve(config.text) }];
}

/** Pushes to the branch of this run. Rejects with ConflictError if the service refuses it. */
async function push(
  context: PublishContext,
  now: BranchState,
  changes: readonly Change[],
  commitMessage: string,
): Promise<void> {
  const send = async ({ operations }: Batch): Promise<unknown> => {
    const isShown = async (): Promise<boolean> => (await lookAtOperations(context, now, operations)) === 'shown';
    const change = { commitMessage, branch: now.branch, operations };
    return pushOnce(context.api, change, isShown).catch(async (error: unknown) => {
      if (error instanceof ConflictError) await requireBranch(context, now.branch, error.cause);
      throw error;
    });
  };
  const tooLarge = ({ operations: [first] }: Batch): Stop =>
    new Stop('too-large', `The service rejects ${JSON.stringify(first?.path)} as too large`, 'Nothing was restored.');
  await pushBatches(context, { push: send, tooLarge }, new Batches(changes), () => undefined);
}

/** Rejects with ConflictError if a guessed ending is wrong: a service can take it, so that a page is there twice or stays. */
async function confirmEndings(
  { api, pause }: PublishContext,
  branch: string,
  changes: readonly PageChange[],
): Promise<void> {
  if (changes.every(({ path }) => isPage(path))) return;
  const isRight = async (): Promise<boolean> => {
    const places = (await listPages(api, { branch })).pages.map(({ path }) => placeOf(path));
    const countOf = (wanted: string): number => places.filter((place) => place === wanted).length;
    return changes.every(({ action, place }) => countOf(place) <= (action === 'delete' ? 0 : 1));
  };
  if (!(await patiently({ pause }, isRight))) throw new ConflictError('the pages have another ending');
}

/** Rejects with Stop if the branch doesn't show the configuration: a wrong path creates another file. */
async function confirmConfig(context: PublishContext, branch: string, config: unknown): Promise<void> {
  if (await patiently(context, () => hasConfig(context, branch, config))) return;
  throw new Stop(
    'navigation-group',
    'Nothing was restored: the navigation did not change with the configuration file',
    'Set config-file to the path of the configuration file.',
  );
}
