/** Edits the configuration file of the project, and checks that the edit changed the navigation. */
import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../../api/api.js';
import { getConfig } from '../../../api/endpoints/content.js';
import { isSameText } from '../../../project/page-text.js';
import { patiently } from '../../../project/patiently.js';
import { exactly, readSource } from '../../../project/read-project.js';
import { hasGroupChange } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { editGroup, renderConfig } from '../project/navigation-group.js';
import type { Project } from '../project/open-project.js';
import type { PushRun } from '../inputs.js';
import { Stop } from '../record.js';
import { inputName } from '../../../text/input-names.js';

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

/** The file on the branch of a plan. */
interface ConfigFile {
  /** Undefined if the service doesn't return it. */
  readonly text: string | undefined;
  readonly edited: string;
}

/**
 * Resolves to undefined if the navigation stays as it is. Rejects with InputError if an edit would lose a comment.
 * @param path of the file
 */
async function editConfigFile(
  api: Api,
  path: string,
  { project, group, config }: PlannedChanges,
): Promise<ConfigFile | undefined> {
  if (!group) return undefined;
  const text = await readFile(api, path, project);
  return { text, edited: await editGroup(text ?? renderConfig(config), group) };
}

function readFile(api: Api, path: string, { branch }: Project): Promise<string | undefined> {
  return readSource({ api }, { branch, formsOf: exactly }, path);
}

/** The logs that have the notice: one for a run is enough, however often it compares. */
const toldLogs = new WeakSet<object>();

/** Only a write tells whether the path is right. @param text undefined if the service doesn't return it */
function noticeUnread(log: PushRun['log'], path: string, text: string | undefined): void {
  if (text !== undefined || toldLogs.has(log)) return;
  toldLogs.add(log);
  log.notice(
    `${inputName('config-file')}: the service doesn't return the text of ${JSON.stringify(path)}. If it is the configuration file, docs-ci writes it with a new layout, and without comments.`,
  );
}

/** Rejects with InputError if an edit would lose a comment. A notice says what only a write tells. */
export async function checkConfigFile(
  { api, inputs: { configFile = '' }, log }: Pick<PushRun, 'api' | 'inputs' | 'log'>,
  planned: PlannedChanges,
): Promise<void> {
  const file = await editConfigFile(api, configFile, planned);
  if (file) noticeUnread(log, configFile, file.text);
}

/** The file is edited as it is on the branch of the plan. */
export async function withConfigFile(
  run: Pick<PushRun, 'api' | 'inputs' | 'log' | 'pause'>,
  planned: PlannedChanges,
): Promise<ConfiguredChanges> {
  const { api, inputs, log } = run;
  const { project, changes, config, group } = planned;
  const path = inputs.configFile ?? '';
  const file = await editConfigFile(api, path, planned);
  if (!file || !group)
    return { ...planned, hasSameConfig: () => Promise.resolve(true), confirm: async () => Promise.resolve() };
  const { text, edited } = file;
  noticeUnread(log, path, text);
  const readConfiguration = async (): Promise<unknown> => (await getConfig(api, { branch: project.branch })).config;
  const isShown = async (): Promise<boolean> => hasGroupChange(await readConfiguration(), group);
  return {
    ...planned,
    changes: [...changes, { type: 'update', path, content: async () => Promise.resolve(edited) }],
    hasSameConfig: async () =>
      text === undefined
        ? isDeepStrictEqual(await readConfiguration(), config)
        : isSameText(await readFile(api, path, project), text),
    confirm: async () => {
      // The service has a text at the path, so the path is right.
      if (text === undefined && !(await patiently(run, isShown))) throw new Stop({ kind: 'wrong-config-file' });
    },
  };
}
