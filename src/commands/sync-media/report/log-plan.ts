/** Logs what a plan changes, and warns about files in which only line endings changed. */
import { listPaths } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { Plan } from '../plan/steps.js';
import { folderOf, type SyncContext } from '../record.js';

export function logPlan({ log }: SyncContext, plan: Plan): void {
  const countOf = (action: string): number => plan.files.filter((step) => step.action === action).length;
  const alts = plan.alts.length;
  const counts: (readonly [number, string])[] = [
    [countOf('add'), 'to add'],
    [countOf('replace'), 'to replace'],
    [plan.imports.length, 'to import'],
    [alts, alts === 1 ? 'alt text to set' : 'alt texts to set'],
    [plan.deletes.length, 'to delete'],
    [plan.conflicts.length, 'in conflict'],
    [countOf('unchanged'), 'unchanged'],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, label]) => `${formatCount(count)} ${label}`);
  log.info(`Plan: ${shown.length === 0 ? 'nothing to sync' : shown.join(', ')}.`);
}

export function warnAboutLineEnds(context: SyncContext, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const folder = folderOf(context);
  const attribute = folder === '.' ? '* -text' : `${folder}/** -text`;
  context.log.warning(
    `Only line endings changed in ${pluralize(paths.length, 'file')}: ${listPaths(paths)}. Git converts line endings on this system. Add the line "${attribute}" to .gitattributes, then check out the files again.`,
  );
}
