/** Finds what readers notice of changes, and writes plan.json and changes.diff. */
import { writeResultsFile } from '../../disk/results-file.js';
import { addressOf } from '../../pages/address.js';
import { findListedPages } from '../../pages/navigation.js';
import { redirectFinder } from '../../project/redirects.js';
import { renderDiff } from '../../text/unified-diff.js';
import { renderPlan } from '../plan-file.js';
import type { BranchState, Difference, PageChange } from './branches.js';
import { type PublishContext, type Step, warn } from './record.js';
import { risksOf } from './words.js';

/** Records what a publication changes, before anything is live. @param after the branch after the changes */
export async function planChanges(
  context: PublishContext,
  { config }: BranchState,
  { changes, isComplete, hasConfigChange }: Difference,
): Promise<void> {
  const { log, record } = context;
  const { isExact } = record;
  const created = changes.filter(({ action }) => action === 'create');
  // Without the configuration, nothing is judged; and only a merge tells which pages are deleted.
  const deleted = config === undefined || !isExact ? [] : changes.filter(({ action }) => action === 'delete');
  const addresses = new Set(created.map(({ path }) => addressOf(path)));
  const hasRedirect = redirectFinder(config);
  const ending = deleted.filter(({ path }) => !addresses.has(addressOf(path)) && !hasRedirect(addressOf(path)));
  const toStep = (change: PageChange): Step => {
    const { action, path, before } = change;
    if (action !== 'delete') return { action, path };
    if (!isExact) return { action, path, reason: 'only the other branch has it, so it may stay' };
    const target = created.find(({ after }) => after === before && after !== '');
    const reasons = [target && `moved to ${target.path}`, ending.includes(change) && 'add a redirect'].filter(Boolean);
    return { action, path, ...(reasons.length > 0 && { reason: reasons.join(', ') }) };
  };
  const listed = findListedPages(config);
  const unlisted = config === undefined ? [] : created.filter(({ place }) => !listed.has(place));
  Object.assign(record, { isComplete, hasConfigChange });
  record.withoutRedirect = ending.map(toStep);
  record.unlisted = unlisted.map(({ path }) => path);
  if (!isComplete) warn(context, 'Not every page was compared, so more pages may change than the plan lists.');
  for (const { path } of deleted.filter(({ place }) => listed.has(place)))
    warn(context, `The navigation lists ${path}, which is deleted. Remove the entry.`);
  await writePlan(context, changes.map(toStep), changes);
  for (const risk of risksOf(record)) log.info(risk);
}

/** Records the steps, and writes them and the differences, before anything changes. */
export async function writePlan(
  context: PublishContext,
  steps: readonly Step[],
  changes: readonly PageChange[],
): Promise<void> {
  const { record } = context;
  record.steps = steps;
  const render = ({ action, path, reason }: Step): string => JSON.stringify({ action, path, reason });
  const plan = await writeResultsFile(context, 'plan.json', renderPlan(steps, render));
  record.files = { plan, changes: await writeResultsFile(context, 'changes.diff', renderChanges(context, changes)) };
}

async function* renderChanges({ redact }: PublishContext, changes: readonly PageChange[]): AsyncGenerator<string> {
  for (const { path, oldPath = path, before, after } of changes) {
    const isMoved = oldPath !== path && before !== undefined && after !== undefined;
    if (isMoved) yield redact(await renderDiff(oldPath, before, undefined));
    yield redact(await renderDiff(path, isMoved ? undefined : before, after));
  }
}
