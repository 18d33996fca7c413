/** Edits the configuration file of the project, and checks that the edit changed the navigation. */
import { getConfig } from '../../../api/endpoints/content.js';
import { hasGroupChange } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { editGroup, renderConfig } from '../project/navigation-group.js';
import type { PageStep } from '../plan/steps.js';
import type { Change } from '../../../project/batches.js';
import { patiently } from '../../../project/patiently.js';
import { exactly, readPage } from '../../../project/read-project.js';
import { type PushContext, Stop } from '../result.js';

/** All changes of a plan, with that of the configuration file, which is edited as it is on this branch. */
export async function withConfigFile(
  context: PushContext,
  { project, changes, group }: PlannedChanges,
): Promise<{
  readonly changes: readonly Change<PageStep>[];
  /**
   * Is awaited after the pushes. Rejects with Stop if the configuration of the branch doesn't have the change: a wrong path
   * creates another file, and the navigation stays as it is.
   */
  readonly confirm: () => Promise<void>;
}> {
  const { api, inputs, log } = context;
  if (!group) return { changes, confirm: async () => Promise.resolve() };
  const path = inputs.configFile ?? '';
  const readConfiguration = async (): Promise<unknown> => (await getConfig(api, { branch: project.branch })).config;
  const read = await readPage(context, { ...project, formsOf: exactly }, path);
  if (read === undefined) {
    log.notice(
      `config-file: the service doesn't return the text of ${JSON.stringify(path)}, so docs-ci writes it with a new layout.`,
    );
  }
  const edited = await editGroup(read ?? renderConfig(await readConfiguration()), group);
  const isShown = async (): Promise<boolean> => hasGroupChange(await readConfiguration(), group);
  return {
    changes: [...changes, { type: 'update', path, content: async () => Promise.resolve(edited) }],
    confirm: async () => {
      // The service has a text at the path, so the path is right.
      if (read === undefined && !(await patiently(context, isShown))) throw new Stop({ kind: 'wrong-config-file' });
    },
  };
}
