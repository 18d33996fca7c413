/** Finds what others did to the navigation while a run changed it, or deleted pages. */
import { readConfig } from '../../../project/read-project.js';
import { navigationRaces } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import type { PushContext } from '../record.js';
import { isDeleting } from './write.js';

/** Looks after the changes are on the branch: no look before a write is the last moment at which others can act. */
export async function findRaces(
  context: PushContext,
  { plan, group }: PlannedChanges,
  branch: string | undefined,
): Promise<void> {
  const { log, record } = context;
  if (!group && !isDeleting(plan.steps)) return;
  const config = await readConfig(context, branch);
  record.navigationRaces = config ? navigationRaces(config.config, plan.steps, group) : [];
  for (const race of record.navigationRaces) log.warning(`${race} Correct the navigation in the dashboard.`);
}
