/** Edits the configuration file of the project, and checks that the edit changed the navigation. */
import { getConfig } from '../../../api/endpoints/content.js';
import type { PushRun } from '../inputs.js';
import type { Change } from '../plan/batches.js';
import { hasGroupChange } from '../plan/navigation.js';
import { editGroup, type GroupChange, renderConfig } from '../project/navigation-group.js';
import { branchQuery, exactly, LOOK_DELAYS_MS, type Project, readPage } from '../project/read-project.js';

/** The change of the configuration file, from its text on this branch. */
export async function changeOfConfig(
  run: PushRun,
  project: Project,
  group: GroupChange,
): Promise<{
  readonly change: Change;
  /** False if the service doesn't return the text at this path, so the path may be wrong. */
  readonly wasRead: boolean;
}> {
  const { api, inputs, log } = run;
  const path = inputs.configFile ?? '';
  const read = await readPage(run, { ...project, formsOf: exactly }, path);
  if (read === undefined) {
    log.notice(
      `config-file: the service doesn't return the text of ${JSON.stringify(path)}, so docs-ci writes it with a new layout.`,
    );
  }
  const text = read ?? renderConfig((await getConfig(api, branchQuery(project.branch))).config);
  const edited = await editGroup(text, group);
  const change = { type: 'update', path, content: async () => Promise.resolve(edited) } as const;
  return { change, wasRead: read !== undefined };
}

/**
 * True if the configuration of a branch has the change of the group: a wrong path creates another file, and the navigation
 * stays as it is. Reads may not show a push at once.
 */
export async function isNavigationChanged(
  { api, pause }: PushRun,
  branch: string,
  group: GroupChange,
): Promise<boolean> {
  for (const delayMs of [...LOOK_DELAYS_MS, undefined]) {
    const { config } = await getConfig(api, branchQuery(branch));
    if (hasGroupChange(config, group)) return true;
    if (delayMs !== undefined) await pause(delayMs);
  }
  return false;
}
