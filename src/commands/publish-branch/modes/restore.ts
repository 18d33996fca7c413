/** Mode restore: pushes the differences to the state before a publication to a branch of this run, and merges it once. */
import { isDeepStrictEqual } from 'node:util';
import { listPages } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import { ListedPages, type Listing } from '../../../pages/navigation.js';
import { configPath, isPage, placeOf, USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { type Batch, Batches, type Change } from '../../../project/batches.js';
import { patiently } from '../../../project/patiently.js';
import { pushBatches, pushOnce } from '../../../project/push-batches.js';
import { exactly, isConfigText, readSource } from '../../../project/read-project.js';
import { ConflictError, lookAtOperations } from '../../../project/write-once.js';
import { listItems } from '../../../text/list-items.js';
import { formatTime } from '../../../text/units.js';
import { forEachPage } from '../../../api/concurrency.js';
import { type Ended, join, learn } from '../../command.js';
import {
  type BranchState,
  byPath,
  compareBranches,
  COMPARING,
  type PageChange,
  type Reading,
  readState,
  readText,
} from '../branches/branch-state.js';
import { NO_POINT, type PublishInputs } from '../inputs.js';
import { finishMerge, finishWithout, wayBackOf } from './finish.js';
import { hasConfig, requireBranch } from '../branches/merge.js';
import { afterOf, findRestorePoint, labelOfRestore, type OwnBranch, restorePoints, takesBack } from '../names.js';
import type { OwnBranches } from '../branches/own-branches.js';
import { writePlan } from '../plan/plan.js';
import { type ConfigDecision, decideConfig, decideRestore, stillLive, type Versions } from '../plan/plan-restore.js';
import {
  createRecord,
  type PublishRun,
  type Result,
  type RoundFacts,
  type Step,
  Stop,
  type WayBack,
} from '../record.js';
import { inRounds } from './rounds.js';
import type { Start } from '../branches/start.js';
import { inputName, setting } from '../../../text/input-names.js';

/** Rejects with InputError if the restore point isn't there. */
export async function restore(run: PublishRun, start: Start): Promise<Ended<RoundFacts, Result>> {
  const point = selectPoint(run.inputs, start);
  const older = restorePoints(start.branches).filter(({ id }) => id < point.id);
  const earlierPoint = run.inputs.restorePoint === undefined ? findRestorePoint(older, undefined)?.name : undefined;
  const known = { ...createRecord(), source: point.name, earlierPoint };
  const name = { kind: 'restore', label: labelOfRestore(point), source: point.source } as const;
  return inRounds(run, { start, known, name }, async (own, before) =>
    learn(run, { ...before }, (facts) => restoreOnce(own, point, facts)),
  );
}

/** Restore points that a message lists. */
const MAX_LISTED = 12;

function selectPoint({ restorePoint: wanted }: PublishInputs, { branches, isComplete }: Start): OwnBranch {
  const points = restorePoints(branches);
  const found = findRestorePoint(points, wanted);
  const isUsable = (point: OwnBranch): boolean => branches.some(({ name }) => name === afterOf(point));
  if (found && isUsable(found)) return found;
  const quoted = wanted === undefined ? 'of a publication' : JSON.stringify(wanted);
  const problem =
    found === undefined
      ? `the service lists no restore point ${quoted}`
      : `the branch ${afterOf(found)} of this restore point was deleted, so docs-ci can't tell what was changed since`;
  const partly = isComplete ? '' : ' It lists only a part of the branches: run the job again later.';
  const text = `${inputName('restore-point')}: ${problem}.${partly} ${describePoints(points, isUsable)}`;
  throw new InputError([text], 'restore');
}

/** Which restore points there are, as they are typed, or how one comes to be. That of a restore makes live what it took back. */
function describePoints(points: readonly OwnBranch[], isUsable: (point: OwnBranch) => boolean): string {
  const usable = points.filter(isUsable);
  const list = (wanted: OwnBranch['kind']): string =>
    listItems(
      usable.filter(({ kind }) => kind === wanted).map((point) => describePoint(point, points)),
      MAX_LISTED,
    );
  const [publications, restores] = [list('publish'), list('restore')];
  const input = inputName('restore-point');
  const rule = `A publication makes one before it merges, unless ${setting('restore-point', NO_POINT)} is set.`;
  return [
    publications === ''
      ? `${rule} To take back a publication without one, revert its merge in the documentation repository.`
      : `Set ${input} to one of these, the newest first: ${publications}.`,
    ...(restores === '' ? [] : [`Or, to take a restore back, set ${input} to one of these: ${restores}.`]),
  ].join(' ');
}

/** What is typed to go back to it, and when it was made. @param points all of them, which a label may mean */
function describePoint(point: OwnBranch, points: readonly OwnBranch[]): string {
  const typed = findRestorePoint(points, point.label) === point ? point.label : point.name;
  const made = formatTime(point.startMs);
  return `${typed} (${point.kind === 'restore' ? `of ${made}` : made})`;
}

async function restoreOnce(own: OwnBranches, point: OwnBranch, facts: RoundFacts): Promise<Result> {
  const { run } = own;
  const { dryRun } = run.inputs;
  if (!dryRun) await own.createWork();
  const states: Versions<BranchState> = {
    before: await readState(run, point.name),
    after: await readState(run, afterOf(point)),
    now: await readState(run, dryRun ? own.start.base : own.names.after),
  };
  const { text, left, warnings, isGuess } = await planConfig(run, states);
  Object.assign(facts, {
    hasConfigChange: text !== undefined,
    guessedFile: isGuess ? configFileOf(run.inputs) : undefined,
    isComplete: warnings.length === 0,
    warnings: [...facts.warnings, ...warnings],
  });
  const config = text === undefined ? undefined : states.before.config;
  const pages = await planPages(run, states, config ?? states.now.config);
  const { changes, steps } = pages;
  facts.isJudged = states.before.config !== undefined && states.now.config !== undefined;
  facts.isComplete &&= pages.isComplete && steps.every(({ action }) => action !== 'kept');
  facts.warnings = [...facts.warnings, ...pages.warnings, ...laterChanges(run.inputs, states, point.label, steps)];
  facts.steps = steps;
  facts.files = await writePlan(run, steps, changes);
  const isNothing = changes.length === 0 && text === undefined;
  if (isNothing) requireTakenBack(steps, left);
  if (dryRun) return { kind: 'planned' };
  if (isNothing) {
    facts.wayBack = wayToPublish(run, own.start, point);
    return join(facts, await finishWithout(own, facts));
  }
  const message = `Restore ${own.start.base} to before ${point.label}`;
  await pushChanges(own, message, states.now, { changes, config, text, isGuess });
  return join(facts, await finishMerge(own, message, { seen: states.now, changes, config, planned: facts }));
}

/** What takes an earlier restore of the publication back, so that it can be published again. */
function wayToPublish(run: PublishRun, { branches }: Start, point: OwnBranch): WayBack | undefined {
  const earlier = restorePoints(branches).find((one) => one.kind === 'restore' && one.id > point.id);
  const isOfPoint = earlier?.label === labelOfRestore(point) && earlier.source === point.source;
  return earlier && isOfPoint && takesBack(earlier) ? wayBackOf(run, earlier.name, true) : undefined;
}

/** Other pages that changed after the publication: a later one without a restore point looks like an edit. */
function laterChanges(
  { restorePoint }: PublishInputs,
  { before, after, now }: Versions<BranchState>,
  label: string,
  steps: readonly Step[],
): string[] {
  if (restorePoint !== undefined) return [];
  const told = new Set(steps.map(({ path }) => placeOf(path)));
  const places = new Set([...after.pages.keys(), ...now.pages.keys()]);
  const isOther = (place: string): boolean =>
    [before, after].every(({ pages }) => pages.get(place)?.size !== now.pages.get(place)?.size);
  const later = [...places].filter((place) => !told.has(place) && isOther(place)).sort();
  if (later.length === 0) return [];
  const it = later.length === 1 ? 'it as it is' : 'them as they are';
  const found = `${listItems(later, MAX_LISTED)} changed after ${label}, and a restore leaves ${it}.`;
  return [`${found} A later publication without a restore point isn't taken back.`];
}

interface Changes {
  readonly changes: readonly PageChange[];
  /** The configuration and the text of its file; undefined if they stay. */
  readonly config: unknown;
  readonly text: string | undefined;
  /** The file is only assumed to be the configuration. */
  readonly isGuess: boolean;
}

/** Pushes to the branch of this run, and confirms what a service may have taken otherwise. */
async function pushChanges(
  own: OwnBranches,
  message: string,
  now: BranchState,
  { changes, config, text, isGuess }: Changes,
): Promise<void> {
  const { run, round } = own;
  const pages = changes.map((change) => toChange(change, round));
  const file = text === undefined ? [] : [toWrite('update', configFileOf(run.inputs), text)];
  // Only this run writes to this branch: if the service refuses an assumed file alone, its path is wrong.
  if (isGuess)
    await push(run, now, file, message).catch((error: unknown) => {
      throw error instanceof ConflictError ? wrongConfigFile(run.inputs, error.message) : error;
    });
  await push(run, now, isGuess ? pages : [...pages, ...file], message);
  await confirmEndings(run, now.branch, changes);
  if (config !== undefined) await confirmConfig(run, now.branch, config);
}

/** Rejects with Stop if what was published is still live, although nothing can be taken back. */
function requireTakenBack(steps: readonly Step[], left: ConfigDecision['left']): void {
  const pages = stillLive(steps);
  const live = pages ?? left;
  // With the configuration, its navigation comes back, and pages can go.
  const advice = left?.advice ?? pages?.advice;
  if (!live || advice === undefined) return;
  throw new Stop('restore', `Not restored: ${live.text}`, 'Nothing was changed.', advice);
}

function configFileOf({ configFile }: PublishInputs): string {
  return configFile ?? USUAL_CONFIG_FILE;
}

/** Resolves to the text to write, which is undefined if the configuration stays as it is. */
async function planConfig(
  { api, inputs }: Pick<PublishRun, 'api' | 'inputs'>,
  { before, after, now }: Versions<BranchState>,
) {
  const isTouched = !isDeepStrictEqual(before.config, after.config);
  const versionOf = async ({ branch, config }: BranchState, file = configFileOf(inputs)) => {
    const text = isTouched ? await readSource({ api }, { branch, formsOf: exactly }, file) : undefined;
    return { config, text, isFile: await isConfigText(text, config) };
  };
  const versions = { before: await versionOf(before), after: await versionOf(after), now: await versionOf(now) };
  const { text, kept, left } = decideConfig(versions, before.branch, inputs.configFile !== undefined);
  const warnings = kept === undefined ? [] : [`The configuration and its navigation stay as they are: ${kept}.`];
  const isGuess = text !== undefined && !versions.before.isFile;
  const wrong = configFileOf(inputs);
  if (isGuess && wrong !== USUAL_CONFIG_FILE && (await versionOf(now, USUAL_CONFIG_FILE)).isFile)
    throw new InputError([
      `${inputName('config-file')}: the configuration file is ${USUAL_CONFIG_FILE}, and the service returns no ${wrong}. Set ${setting('config-file', USUAL_CONFIG_FILE)}.`,
    ]);
  return { text, left, warnings, isGuess };
}

interface PagePlan {
  readonly steps: readonly Step[];
  /** The pages to write or to delete. */
  readonly changes: readonly PageChange[];
  readonly isComplete: boolean;
  readonly warnings: readonly string[];
}

/** Plans the pages. @param config after the restore */
async function planPages(
  project: Reading,
  { before, after, now }: Versions<BranchState>,
  config: unknown,
): Promise<PagePlan> {
  const known = [...before.pages.keys(), ...now.pages.keys()];
  const listingOf = (one: unknown): ((place: string) => Listing) => {
    const navigation = one === undefined ? undefined : new ListedPages(one, known);
    return (place) => navigation?.of(place) ?? 'unknown';
  };
  const listed = { before: listingOf(before.config), now: listingOf(now.config), restored: listingOf(config) };
  const { changes: differing, isComplete } = await compareBranches(project, [now, before], new Map(), after);
  const changes: PageChange[] = [];
  const steps: Step[] = [];
  const ending: string[] = [];
  await forEachPage(project, differing, COMPARING, async (change) => {
    const { place, path } = change;
    const texts = { before: change.after, after: await readText(project, after, path), now: change.before };
    const listing = listed.restored(place);
    const isListed = listing === 'unknown' ? undefined : listing === 'listed';
    const hadEntry = (texts.now === undefined ? listed.before : listed.now)(place) === 'listed';
    const losesEntry = hadEntry && listing === 'unlisted';
    const decision = decideRestore(texts, { isComplete, isListed, losesEntry });
    if (isListed === true && texts.now === undefined && decision?.action !== 'create') ending.push(path);
    if (!decision) return;
    steps.push({ ...decision, path });
    if (decision.action !== 'kept') changes.push(change);
  });
  const navigation = config === now.config ? 'navigation' : 'restored navigation';
  const warnings = [
    ...(isComplete ? [] : ["The service's list of pages is incomplete, so no page is deleted."]),
    ...ending.sort().map((path) => `The ${navigation} lists ${path}, which was deleted since. Remove the entry.`),
  ];
  return { steps: steps.sort(byPath), changes: changes.sort(byPath), isComplete, warnings };
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
  project: Reading,
  now: BranchState,
  changes: readonly Change[],
  commitMessage: string,
): Promise<void> {
  const send = async ({ operations }: Batch): Promise<unknown> => {
    const isShown = async (): Promise<boolean> => (await lookAtOperations(project, now, operations)) === 'shown';
    const change = { commitMessage, branch: now.branch, operations };
    return pushOnce(project.api, change, isShown).catch(async (error: unknown) => {
      if (error instanceof ConflictError) await requireBranch(project, now.branch, error.cause);
      throw error;
    });
  };
  const tooLarge = ({ operations: [first] }: Batch): Stop =>
    new Stop('too-large', `The service rejects ${JSON.stringify(first?.path)} as too large`, 'Nothing was restored.');
  await pushBatches(project, { push: send, tooLarge }, new Batches(changes), () => undefined);
}

/** Rejects with ConflictError if a guessed ending is wrong: a service can take it, so that a page is there twice or stays. */
async function confirmEndings({ api, pause }: Reading, branch: string, changes: readonly PageChange[]): Promise<void> {
  if (changes.every(({ path }) => isPage(path))) return;
  const isRight = async (): Promise<boolean> => {
    const places = (await listPages(api, { branch })).pages.map(({ path }) => placeOf(path));
    const countOf = (wanted: string): number => places.filter((place) => place === wanted).length;
    return changes.every(({ action, place }) => countOf(place) <= (action === 'delete' ? 0 : 1));
  };
  if (!(await patiently({ pause }, isRight))) throw new ConflictError('the pages have another ending');
}

/** Rejects with Stop if the branch doesn't show the configuration: a wrong path creates another file. */
async function confirmConfig(
  run: Reading & Pick<PublishRun, 'inputs'>,
  branch: string,
  config: unknown,
): Promise<void> {
  if (await patiently(run, () => hasConfig(run, branch, config))) return;
  throw wrongConfigFile(run.inputs, 'the navigation did not change with the configuration file');
}

function wrongConfigFile({ configFile }: PublishInputs, reason: string): Stop {
  const advice = `Set ${inputName('config-file')} to ${configPath(configFile)}.`;
  return new Stop('invalid-input', `Nothing was restored: ${reason.replace(/\.$/, '')}`, advice);
}
