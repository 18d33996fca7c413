/** Mode restore: pushes the differences to the state before a publication to a branch of this run, and merges it once. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import { ListedPages } from '../../../pages/navigation.js';
import { isPage, placeOf } from '../../../pages/place.js';
import { type Batch, Batches, type Change } from '../../../project/batches.js';
import { patiently } from '../../../project/patiently.js';
import { pushBatches, pushOnce } from '../../../project/push-batches.js';
import { exactly, readSource } from '../../../project/read-project.js';
import { MAX_ROUNDS } from '../../../project/rounds.js';
import { ConflictError, lookAtOperations } from '../../../project/write-once.js';
import { listItems } from '../../../text/list-items.js';
import { forEachPage } from '../../../api/concurrency.js';
import {
  type BranchState,
  byPath,
  compareBranches,
  COMPARING,
  type PageChange,
  readState,
  readText,
} from '../branches/branch-state.js';
import { USUAL_CONFIG_FILE } from '../inputs.js';
import { finishMerge, finishWithout } from './finish.js';
import { hasConfig, requireBranch } from '../branches/merge.js';
import { afterOf, findRestorePoint, labelOfRestore, type OwnBranch, restorePoints } from '../names.js';
import { inRounds, type OwnBranches } from '../branches/own-branches.js';
import { writePlan } from '../plan/plan.js';
import {
  type ConfigDecision,
  decideConfig,
  decideRestore,
  NAME_FILE,
  stillLive,
  type Versions,
} from '../plan/plan-restore.js';
import { type PublishContext, type Result, type Step, Stop, warn } from '../record.js';
import type { Start } from '../branches/start.js';
import { inputName } from '../../../text/input-names.js';

/** Rejects with InputError if the restore point isn't there. */
export async function restore(context: PublishContext, start: Start): Promise<Result> {
  const point = selectPoint(context, start);
  context.record.source = point.name;
  return inRounds(context, start, ['restore', labelOfRestore(point)], async (own) => restoreOnce(own, point));
}

/** Restore points that a message lists. */
const MAX_LISTED = 12;

function selectPoint({ inputs: { restorePoint: wanted } }: PublishContext, { branches }: Start): OwnBranch {
  const points = restorePoints(branches);
  const found = findRestorePoint(points, wanted);
  if (found && branches.some(({ name }) => name === afterOf(found))) return found;
  const quoted = wanted === undefined ? 'of a publication' : JSON.stringify(wanted);
  const problem =
    found === undefined
      ? `the documentation project has no restore point ${quoted}`
      : `the branch ${afterOf(found)} of this restore point was deleted, so docs-ci can't tell what was changed since`;
  const listed = points.map(({ name }) => name);
  const list = listed.length === 0 ? 'Mode publish makes one.' : `There are: ${listItems(listed, MAX_LISTED)}.`;
  throw new InputError([`${inputName('restore-point')}: ${problem}. ${list}`], 'missing-branch');
}

async function restoreOnce(own: OwnBranches, point: OwnBranch): Promise<Result> {
  const { context } = own;
  const { dryRun } = context.inputs;
  const { base } = own.start;
  if (!dryRun) await own.createWork();
  const states: Versions<BranchState> = {
    before: await readState(context, point.name),
    after: await readState(context, afterOf(point)),
    now: await readState(context, dryRun ? base : own.names.after),
  };
  const { text: configText, isGuess, left } = await planConfig(context, states);
  const config = configText === undefined ? undefined : states.before.config;
  const changes = await planPages(context, states, config ?? states.now.config);
  if (dryRun) return { kind: 'planned' };
  if (changes.length === 0 && configText === undefined) {
    requireTakenBack(context, left);
    return finishWithout(own);
  }
  const message = `Restore ${base} to before ${point.label}`;
  const pushed = [
    ...changes.map((change) => toChange(change, own.round)),
    ...(configText === undefined ? [] : [toWrite('update', configFileOf(context), configText)]),
  ];
  await push(context, states.now, pushed, message).catch((error: unknown) => {
    // Nobody else writes to this branch, so the last refusal means the assumed path.
    throw error instanceof ConflictError && isGuess && own.round === MAX_ROUNDS
      ? wrongConfigFile(error.message)
      : error;
  });
  await confirmEndings(context, states.now.branch, changes);
  if (config !== undefined) await confirmConfig(context, states.now.branch, config);
  return finishMerge(own, message, { seen: states.now, changes, config });
}

/** Rejects with Stop if what was published is still live, although nothing can be taken back. */
function requireTakenBack({ record: { steps = [] } }: PublishContext, left: ConfigDecision['left']): void {
  const pages = stillLive(steps);
  const text = pages ?? left?.text;
  if (text === undefined) return;
  const isListed = pages?.includes('the navigation lists') === true;
  const forPages = isListed ? `Remove the page from the navigation, or set ${inputName('config-file')}` : NAME_FILE;
  const advice = `${left?.advice ?? forPages}, and run the job again.`;
  throw new Stop('navigation-group', `Not restored: ${text}`, 'Nothing was changed.', advice);
}

function configFileOf({ inputs }: PublishContext): string {
  return inputs.configFile ?? USUAL_CONFIG_FILE;
}

/** Resolves to the text to write, which is undefined if the configuration stays as it is. */
async function planConfig(context: PublishContext, { before, after, now }: Versions<BranchState>) {
  const { inputs, record } = context;
  const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
  const isTouched = !isDeepStrictEqual(before.config, after.config);
  const versionOf = async ({ branch, config }: BranchState) => {
    const file = configFileOf(context);
    const text = isTouched ? await readSource(context, { branch, formsOf: exactly }, file) : undefined;
    const parsed: unknown = text === undefined ? undefined : parse(text, [], { allowTrailingComma: true });
    return { config, text, isFile: text !== undefined && isDeepStrictEqual(parsed, config) };
  };
  const versions = { before: await versionOf(before), after: await versionOf(after), now: await versionOf(now) };
  const { text, kept, left } = decideConfig(versions, inputs.configFile !== undefined);
  record.hasConfigChange = text !== undefined;
  record.isComplete = kept === undefined;
  if (kept !== undefined) warn(context, `The configuration and its navigation stay as they are: ${kept}.`);
  return { text, left, isGuess: text !== undefined && !versions.before.isFile };
}

/** Plans the pages, and records the plan. Resolves to the pages to write or to delete. @param config after the restore */
async function planPages(
  context: PublishContext,
  { before, after, now }: Versions<BranchState>,
  config: unknown,
): Promise<PageChange[]> {
  const { record } = context;
  const known = [...before.pages.keys(), ...now.pages.keys()];
  const navigation = config === undefined ? undefined : new ListedPages(config, known);
  const { changes: differing, isComplete } = await compareBranches(context, [now, before], new Map(), after);
  const changes: PageChange[] = [];
  const steps: Step[] = [];
  await forEachPage(context, differing, COMPARING, async (change) => {
    const { place, path } = change;
    const texts = { before: change.after, after: await readText(context, after, path), now: change.before };
    const listing = navigation?.of(place) ?? 'unknown';
    const isListed = listing === 'unknown' ? undefined : listing === 'listed';
    const decision = decideRestore(texts, { isComplete, isListed });
    if (!decision) return;
    steps.push({ ...decision, path });
    if (decision.action !== 'kept') changes.push(change);
  });
  record.isComplete &&= isComplete && steps.every(({ action }) => action !== 'kept');
  if (!isComplete) warn(context, "The service's list of pages is incomplete, so no page is deleted.");
  await writePlan(context, steps.sort(byPath), changes.sort(byPath));
  return changes;
}

function toWrite(type: 'create' | 'update', path: string, text: string): Change {
  return { type, path, content: async () => Promise.resolve(text) };
}

/** Some lists have no endings. Then the service rejects the wrong one, or shows it, and the next round tries the other. */
function toChange({ action, path, oldPath = path, after = '', ...step }: PageChange, round: number): Change {
  const withEnding = (one: string): string => (isPage(one) ? one : one + (round === 2 ? '.md' : '.mdx'));
  const [old, wanted] = [withEnding(oldPath), withEnding(path)];
  if (action === 'delete') return { type: action, path: old, step };
  return old === wanted
    ? { ...toWrite(action, wanted, after), step }
    : { ...toWrite('create', wanted, after), replaces: old, step };
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
  throw wrongConfigFile('the navigation did not change with the configuration file');
}

function wrongConfigFile(reason: string): Stop {
  const advice = `Set ${inputName('config-file')} to the path of the configuration file.`;
  return new Stop('navigation-group', `Nothing was restored: ${reason.replace(/\.$/, '')}`, advice);
}
