/** Mode restore: pushes the differences to the state before a publication to a branch of this run, and merges it once. */
import { isDeepStrictEqual } from 'node:util';
import { pushCommit } from '../../api/endpoints/content.js';
import { InputError } from '../../api/errors.js';
import type { Commit } from '../../api/schemas/content.js';
import { findListedPages } from '../../pages/navigation.js';
import { isPage } from '../../pages/place.js';
import { type Batch, Batches, type Change } from '../../project/batches.js';
import { patiently } from '../../project/patiently.js';
import { isSameText } from '../../project/page-text.js';
import { pushBatches } from '../../project/push-batches.js';
import { exactly, readSource } from '../../project/read-project.js';
import { ConflictError, lookAtOperations, writeOnce } from '../../project/write-once.js';
import { listItems } from '../../text/list-items.js';
import { pluralize } from '../../text/pluralize.js';
import { forEachConcurrently } from '../concurrency.js';
import { type BranchState, readState, readText } from './branch-state.js';
import { type PageChange, READS_AT_ONCE } from './compare-branches.js';
import { finishMerge, finishWithout } from './finish-merge.js';
import {
  afterOf,
  findRestorePoint,
  labelOfRestore,
  nameTime,
  namesOf,
  type OwnBranch,
  restorePoints,
} from './names.js';
import { inRounds, OwnBranches, removeLeftBehind, requireBranch } from './own-branches.js';
import { type ConfigDecision, decideConfig, decideRestore } from './plan-restore.js';
import { writePlan } from './plan-files.js';
import { MAX_PROOFS, toOperation, warn, warnIfProtected } from './publish.js';
import { MovedError, type PublishContext, type Result, type Step, Stop } from './record.js';
import type { Start } from './start.js';

/** Rejects with InputError if the restore point isn't there. */
export async function restore(context: PublishContext, start: Start): Promise<Result> {
  const point = selectPoint(context, start);
  context.record.source = point.name;
  if (context.inputs.dryRun) warnIfProtected(context, start);
  return inRounds(context, (round) => restoreOnce(context, start, point, round));
}

/** Restore points that a message lists. */
const MAX_LISTED = 12;

function selectPoint({ host, inputs }: PublishContext, { branches }: Start): OwnBranch {
  const points = restorePoints(branches.map(({ name }) => name));
  const found = findRestorePoint(points, inputs.restorePoint);
  const names = points.map(({ name }) => name);
  const list = names.length === 0 ? 'There is none.' : `There are: ${listItems(names, MAX_LISTED)}.`;
  const problem =
    found === undefined
      ? `the documentation project has no restore point ${inputs.restorePoint === undefined ? 'of a publication' : JSON.stringify(inputs.restorePoint)}`
      : found === 'ambiguous'
        ? `several publications may be meant by ${JSON.stringify(inputs.restorePoint)}. Use the full name`
        : branches.some(({ name }) => name === afterOf(found))
          ? undefined
          : `the branch ${afterOf(found)} of this restore point was deleted, so docs-ci can't tell what was changed since`;
  if (problem === undefined && typeof found === 'object') return found;
  throw new InputError([`${host.label('restore-point')}: ${problem ?? ''}. ${list}`], 'missing-branch');
}

async function restoreOnce(context: PublishContext, start: Start, point: OwnBranch, round: number): Promise<Result> {
  const { api, clock, inputs, record } = context;
  const startMs = nameTime(
    api.toServerMs(clock.now()),
    start.branches.map(({ name }) => name),
  );
  const names = namesOf(startMs, 'restore', labelOfRestore(point), round);
  record.names = names;
  const own = new OwnBranches(context, names);
  const work = inputs.dryRun ? start.base : names.after;
  try {
    if (round === 1 && !inputs.dryRun) await removeLeftBehind(context, start);
    if (!inputs.dryRun) await own.create(work, start.base);
    const states: States = {
      before: await readState(context, point.name),
      after: await readState(context, afterOf(point)),
      now: await readState(context, work),
    };
    const config = await planConfig(context, states);
    const changes = await planPages(context, states, config);
    if (inputs.dryRun) return { kind: 'planned' };
    if (changes.length === 0 && config.kind !== 'write') return await finishWithout(context, start, own);
    const message = `Restore ${start.base} to before ${point.label}`;
    await push(context, states, { changes, config, message, round });
    await confirmConfig(context, states, config);
    const isRestored = async (): Promise<boolean> =>
      isDeepStrictEqual((await readState(context, start.base)).config, states.before.config);
    const operations = changes.slice(0, MAX_PROOFS).map(toOperation);
    const proof = { operations, formsOf: states.now.formsOf, ...(config.kind === 'write' && { look: isRestored }) };
    return await finishMerge(context, start, own, {
      kind: 'restored',
      seen: states.now,
      hasPoint: true,
      message,
      proof,
    });
  } finally {
    await own.removeAll();
  }
}

interface States {
  readonly before: BranchState;
  readonly after: BranchState;
  /** Base, or the branch of this run. */
  readonly now: BranchState;
}

/** Where most projects have it. Believed only if its text is the configuration. */
const USUAL_CONFIG_FILE = 'docs.json';

async function planConfig(context: PublishContext, { before, after, now }: States): Promise<ConfigDecision> {
  const { inputs, record } = context;
  record.hasConfigChange = false;
  const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
  const path = inputs.configFile ?? USUAL_CONFIG_FILE;
  const isTouched =
    [before, after, now].every(({ config }) => config !== undefined) && !isSame(before.config, after.config);
  const textOf = async ({ branch }: BranchState): Promise<string | undefined> =>
    isTouched ? readSource(context, { branch, formsOf: exactly }, path) : undefined;
  const versionOf = async (state: BranchState) => ({ config: state.config, text: await textOf(state) });
  const versions = { before: await versionOf(before), after: await versionOf(after), now: await versionOf(now) };
  const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
  const isTextOf = (text: string, config: unknown): boolean =>
    isSame(parse(text, [], { allowTrailingComma: true }), config);
  const decision = decideConfig(versions, isSame, isTextOf, inputs.configFile !== undefined);
  record.hasConfigChange = decision.kind === 'write';
  if (decision.kind === 'kept') {
    record.isComplete = false;
    warn(context, `The configuration and its navigation stay as they are: ${decision.reason}.`);
  }
  return decision;
}

/** Plans the pages, and records the plan. Resolves to the pages to write or to delete. */
async function planPages(context: PublishContext, states: States, config: ConfigDecision): Promise<PageChange[]> {
  const { log, record, signal } = context;
  const { before, after, now } = states;
  const navigation = config.kind === 'write' ? before.config : now.config;
  const listed = navigation === undefined ? undefined : findListedPages(navigation);
  const isComplete = before.isComplete && after.isComplete && now.isComplete;
  const places = [...new Set([...before.pages.keys(), ...now.pages.keys(), ...after.pages.keys()])];
  log.info(`Reading ${pluralize(places.length, 'page')} on each branch.`);
  const changes: PageChange[] = [];
  const steps: Step[] = [];
  let done = 0;
  log.startProgress(() => `Comparing pages: ${done} of ${places.length}`);
  await forEachConcurrently(places, READS_AT_ONCE, async (place) => {
    signal.throwIfAborted();
    const texts = { before: await readText(context, before, place), now: await readText(context, now, place) };
    const isSame = isSameText(texts.before, texts.now);
    const versions = { ...texts, after: isSame ? undefined : await readText(context, after, place) };
    const decision = isSame ? undefined : decideRestore(versions, { isComplete, isListed: listed?.has(place) });
    const path = (before.pages.get(place) ?? now.pages.get(place) ?? after.pages.get(place))?.path ?? place;
    if (decision) steps.push({ ...decision, path });
    if (decision && decision.action !== 'kept')
      changes.push({
        action: decision.action,
        place,
        path,
        oldPath: now.pages.get(place)?.path,
        before: texts.now,
        after: texts.before,
      });
    done += 1;
    log.progress(() => `Comparing pages: ${done} of ${places.length}`);
  });
  log.endProgress();
  record.isComplete &&= isComplete && steps.every(({ action }) => action !== 'kept');
  if (!isComplete) warn(context, "The service's list of pages is incomplete, so no page is deleted.");
  await writePlan(context, steps.sort(byPath), changes.sort(byPath));
  return changes;
}

function byPath(a: Pick<Step, 'path'>, b: Pick<Step, 'path'>): number {
  return a.path < b.path ? -1 : 1;
}

interface Push {
  readonly changes: readonly PageChange[];
  readonly config: ConfigDecision;
  readonly message: string;
  readonly round: number;
}

/** Pushes to the branch of this run. Rejects with MovedError after a conflict. */
async function push(
  context: PublishContext,
  { now }: States,
  { changes, config, message, round }: Push,
): Promise<void> {
  const { api, inputs } = context;
  // Some lists have no endings. Then the service rejects the wrong one, and the next round tries the other.
  const planned = changes.map((change) => toChange(change, round === 2 ? '.md' : '.mdx'));
  if (config.kind === 'write') {
    const path = inputs.configFile ?? USUAL_CONFIG_FILE;
    planned.push({ type: 'update', path, content: async () => Promise.resolve(config.text) });
  }
  const send = async ({ operations }: Batch): Promise<Commit> =>
    writeOnce<Commit>(
      (lookUp) => pushCommit(api, { commitMessage: message, branch: now.branch, operations }, lookUp),
      async () => ((await lookAtOperations(context, now, operations)) === 'shown' ? NO_DETAILS : undefined),
    ).catch(async (error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      await requireBranch(context, now.branch, error.cause);
      throw new MovedError(error.message);
    });
  const tooLarge = ({ operations }: Batch): Stop => {
    const path = JSON.stringify(operations[0]?.path ?? '');
    return new Stop('too-large', `The service rejects ${path} as too large`, 'Nothing was restored.');
  };
  await pushBatches(context, { push: send, tooLarge }, new Batches(planned), () => undefined);
}

/** @param ending of pages whose ending the service doesn't tell */
function toChange(change: PageChange, ending: string): Change {
  const { action, path, oldPath = path, after: content = '' } = change;
  const [old, written] = [oldPath, path].map((one) => (isPage(one) ? one : one + ending)) as [string, string];
  if (action === 'delete') return { type: action, path: old, step: change };
  const text = async (): Promise<string> => Promise.resolve(content);
  if (old === written) return { type: action, path: written, content: text, step: change };
  return { type: 'create', path: written, content: text, replaces: old, step: change };
}

const NO_DETAILS: Commit = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };

/** Rejects with Stop if the branch doesn't show the configuration: a wrong path creates another file. */
async function confirmConfig(context: PublishContext, { before, now }: States, config: ConfigDecision): Promise<void> {
  if (config.kind !== 'write') return;
  const isShown = async (): Promise<boolean> =>
    isDeepStrictEqual((await readState(context, now.branch)).config, before.config);
  if (await patiently(context, isShown)) return;
  throw new Stop(
    'navigation-group',
    'Nothing was restored: the navigation did not change with the configuration file',
    'Set config-file to the path of the configuration file.',
  );
}
