/** Finds what others did to the navigation while a run changed it, or deleted pages. */
import { readConfig } from '../../../project/read-project.js';
import type { PushRun } from '../inputs.js';
import { navigationRaces } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { isDeleting } from './write.js';

/**
 * Looks after the changes are on the branch: no look before a write is the last moment at which others can act. Resolves to
 * sentences.
 */
export async function findRaces(
  run: Pick<PushRun, 'api' | 'log'>,
  { plan, group }: PlannedChanges,
  branch: string | undefined,
): Promise<readonly string[]> {
  if (!group && !isDeleting(plan.steps)) return [];
  const config = await readConfig(run, branch);
  const races = config ? navigationRaces(config.config, plan.steps, group) : [];
  for (const race of races) run.log.warning(`${race} Correct the navigation in the dashboard.`);
  return races;
}
