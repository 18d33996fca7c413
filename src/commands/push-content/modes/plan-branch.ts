/** Reads what a plan for one branch takes, and plans. */
import type { LocalPage } from '../folder/read-pages.js';
import { type PlannedChanges, needsNavigation, planChanges } from '../plan/plan-changes.js';
import { comparePages, guessPages } from '../project/pages.js';
import { type Project, readNavigation } from '../project/read-project.js';
import type { PushContext } from '../result.js';

/** @param isGuess true if the changes are certain to need a work branch, whose pages are read instead */
export async function planBranch(
  context: PushContext,
  project: Project,
  pages: readonly LocalPage[],
  isGuess = false,
): Promise<PlannedChanges> {
  const { inputs, record } = context;
  const needsName = isGuess && inputs.base === undefined;
  const needsConfig = needsName || needsNavigation(inputs, project, pages);
  const config = needsConfig ? await readNavigation(context, project.branch) : undefined;
  if (project.branch === undefined) record.deploymentBranch ??= config?.branch ?? undefined;
  const compared = isGuess ? guessPages(project) : await comparePages(context, project, pages);
  return planChanges(context, { project, pages, compared, config });
}
