/** Logs what a plan changes. */
import { formatCount } from '../../../text/pluralize.js';
import type { RunLog } from '../../command.js';
import type { Plan } from '../plan/steps.js';

export function logPlan(log: Pick<RunLog, 'info'>, plan: Plan): void {
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
