/** Edits the configuration file of the project, and checks that the edit changed the navigation. */
import { isDeepStrictEqual } from 'node:util';
import { getConfig } from '../../../api/endpoints/content.js';
import { patiently } from '../../../project/patiently.js';
import { exactly, readPage } from '../../../project/read-project.js';
import { hasGroupChange } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { editGroup, renderConfig } from '../project/navigation-group.js';
import { type PushContext, Stop } from '../record.js';

/** A plan whose changes include that of the configuration file. */
export interface ConfiguredChanges extends PlannedChanges {
  /** True if the branch still has the configuration that the change is based on. */
  readonly hasSameConfig: () => Promise<boolean>;
  /**
   * Is awaited after the pushes. Rejects with Stop if the configuration of the branch doesn't have the change: a wrong path
   * creates another file, and the navigation stays as it is.
   */
  readonly confirm: () => Promise<void>;
}

/** The file is edited as it is on the branch of the plan. */
export async function withConfigFile(context: PushContext, planned: PlannedChanges): Promise<ConfiguredChanges> {
  const { api, inputs, log } = context;
  const { project, changes, group } = planned;
  if (!group) return { ...planned, hasSameConfig: () => Promise.resolve(true), confirm: async () => Promise.resolve() };
  const path = inputs.configFile ?? '';
  const readConfiguration = async (): Promise<unknown> => (await getConfig(api, { branch: project.branch })).config;
  const readFile = (): Promise<string | undefined> => readPage(context, { ...project, formsOf: exactly }, path);
  const read = await readFile();
  if (read === undefined) {
    log.notice(
      `config-file: the service doesn't return the text of ${JSON.stringify(path)}, so docs-ci writes it with a new layout.`,
    );
  }
  const config = read === undefined ? await readConfiguration() : undefined;
  const edited = await editGroup(read ?? renderConfig(config), group);
  const isShown = async (): Promise<boolean> => hasGroupChange(await readConfiguration(), group);
  return {
    ...planned,
    changes: [...changes, { type: 'update', path, content: async () => Promise.resolve(edited) }],
    hasSameConfig: async () =>
      read === undefined ? isDeepStrictEqual(await readConfiguration(), config) : (await readFile()) === read,
    confirm: async () => {
      // The service has a text at the path, so the path is right.
      if (read === undefined && !(await patiently(context, isShown))) throw new Stop({ kind: 'wrong-config-file' });
    },
  };
}
