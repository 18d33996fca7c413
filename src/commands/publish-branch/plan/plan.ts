/** Plans what readers notice of changes (pure), and writes plan.json and changes.diff. */
import { writeResultsFile } from '../../../disk/results-file.js';
import { addressOf, isPartial } from '../../../pages/address.js';
import { ListedPages } from '../../../pages/navigation.js';
import { isManifest } from '../../../project/page-text.js';
import { redirectFinder } from '../../../pages/redirects/redirect-finder.js';
import { renderDiff } from '../../../text/unified-diff.js';
import { type PageDifference, withoutSecrets, renderPlan } from '../../account/page-changes.js';
import type { BranchState, Difference, PageChange } from '../branches/branch-state.js';
import { isExact, type PublishInputs } from '../inputs.js';
import type { Plan, PlanFiles, PublishRun, Step } from '../record.js';
import { lostRedirects } from './lost-redirects.js';

export interface PlannedChanges extends Omit<Plan, 'steps' | 'hasConflict'> {
  readonly steps: readonly Step[];
  readonly warnings: readonly string[];
}

/**
 * Plans what a publication changes, before anything is live.
 * @param after the branch after the changes
 * @param mayBeMerged whether a page that seems new may stay away
 */
export function planChanges(
  inputs: PublishInputs,
  [before, after]: readonly [BranchState, BranchState],
  { changes, isComplete, hasConfigChange }: Difference,
  mayBeMerged = false,
): PlannedChanges {
  const { config, pages } = after;
  const created = changes.filter(({ action }) => action === 'create');
  const addresses = new Set(created.map(({ path }) => addressOf(path)));
  const navigation = new ListedPages(config, [...pages.keys(), ...changes.map(({ place }) => place)]);
  const hasRedirect = redirectFinder(config);
  // Without the configuration, nothing is judged. Text that other pages include isn't meant for readers.
  const isJudged = ({ path, ...texts }: PageChange): boolean =>
    config !== undefined && !mayBeMerged && !isManifest(texts.after ?? texts.before ?? '') && !isPartial(path);
  const toStep = (change: PageChange): Step => {
    const { action, path, place } = change;
    const isUnlisted = action === 'create' && isJudged(change) && navigation.of(place) === 'unlisted';
    if (action !== 'delete') return { action, path, risk: isUnlisted ? 'not-in-navigation' : undefined };
    // Only a merge tells which pages are deleted.
    if (!isExact(inputs)) return { action, path, reason: `only ${before.branch} has it, so it may stay` };
    const address = addressOf(path);
    const isGone = isJudged(change) && !addresses.has(address) && !hasRedirect(address);
    const target = created.find((one) => one.after === change.before && one.after !== '');
    const reasons = [target && `moved to ${target.path}`, isGone && 'nothing redirects it: add a redirect'];
    const reason = reasons.filter(Boolean).join(', but ') || undefined;
    return { action, path, reason, risk: isGone ? 'without-redirect' : undefined };
  };
  const ending = changes.filter(
    ({ action, place }) => isExact(inputs) && action === 'delete' && navigation.of(place) === 'listed',
  );
  return {
    steps: changes.map(toStep),
    isComplete,
    hasConfigChange,
    isJudged: config !== undefined && !mayBeMerged,
    lostRedirects: isExact(inputs) ? lostRedirects(before, after) : [],
    warnings: [
      ...(isComplete ? [] : ['Not every page was compared, so more pages may change than the plan lists.']),
      ...ending.map(({ path }) => entryWithoutPage(path, inputs.from ?? after.branch)),
    ],
  };
}

/** True of the branches before the merge into base and after it. */
function entryWithoutPage(path: string, from: string): string {
  return `With the merge of ${from}, the navigation lists ${path}, which ${from} deleted. Remove the entry in ${from}.`;
}

/** Writes the steps and the differences, before anything changes. Returns where they are. */
export async function writePlan(
  run: Pick<PublishRun, 'hasSecret' | 'host' | 'log' | 'redact' | 'resultsDir'>,
  steps: readonly Step[],
  changes: readonly PageChange[],
): Promise<PlanFiles> {
  const describe = ({ action, path, reason }: Step): object => ({ action, path, reason });
  const plan = await writeResultsFile(run, 'plan.json', renderPlan(run, steps, describe));
  const differences = withoutSecrets(run, 'changes.diff', renderChanges(changes));
  return { plan, changes: await writeResultsFile(run, 'changes.diff', differences) };
}

async function* renderChanges(changes: readonly PageChange[]): AsyncGenerator<PageDifference> {
  for (const { path, oldPath = path, before, after } of changes) {
    const isMoved = oldPath !== path && before !== undefined && after !== undefined;
    if (isMoved) yield { path: oldPath, text: await renderDiff(oldPath, before, undefined) };
    yield { path, text: await renderDiff(path, isMoved ? undefined : before, after) };
  }
}
