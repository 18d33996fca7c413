/** Edits the configuration file of the project, and checks that the edit changed the navigation. */
import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../../api/api.js';
import { getConfig } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import { isSameText } from '../../../project/page-text.js';
import { patiently } from '../../../project/patiently.js';
import { USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { exactly, isConfigText, readSource } from '../../../project/read-project.js';
import { hasGroupChange } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { editGroup, renderConfig } from '../project/navigation-group.js';
import type { Project } from '../project/open-project.js';
import type { PushRun } from '../inputs.js';
import { Stop } from '../record.js';
import { inputName, setting } from '../../../text/input-names.js';

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
 * @param check of its text, before the edit
 */
async function editConfigFile(
  api: Api,
  path: string,
  { project, group, config }: PlannedChanges,
  check?: (text: string | undefined) => Promise<void>,
): Promise<ConfigFile | undefined> {
  if (!group) return undefined;
  const text = await readFile(api, path, project);
  await check?.(text);
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
  const usual = path === USUAL_CONFIG_FILE ? '' : ` In most projects, this file is ${USUAL_CONFIG_FILE}.`;
  log.notice(
    `${inputName('config-file')}: the service doesn't return the text of ${JSON.stringify(path)}. If it is the configuration file, docs-ci writes it with a new layout, and without comments.${usual}`,
  );
}

/** Other files that may be the configuration, and are read to find out. */
const MAX_READ = 3;

/** Rejects with InputError if another file of the service certainly is the configuration. */
async function requireConfigFile(
  api: Api,
  path: string,
  { project, config }: PlannedChanges,
  text: string | undefined,
): Promise<void> {
  if (await isConfigText(text, config)) return;
  const listed = [...project.listed.values()].map((page) => page.path).filter((name) => name.endsWith('.json'));
  const others = [...new Set([USUAL_CONFIG_FILE, ...listed])].filter((name) => name !== path);
  for (const other of others.slice(0, MAX_READ)) {
    if (!(await isConfigText(await readFile(api, other, project), config))) continue;
    const problem = text === undefined ? `the service returns no ${path}` : `${path} is another file`;
    throw new InputError(
      [
        `${inputName('config-file')}: the configuration file is ${other}, and ${problem}. Set ${setting('config-file', other)}.`,
      ],
      'navigation-group',
    );
  }
}

/** Rejects with InputError if an edit would lose a comment, or for another file. A notice says what only a write tells. */
export async function checkConfigFile(
  { api, inputs: { configFile = '' }, log }: Pick<PushRun, 'api' | 'inputs' | 'log'>,
  planned: PlannedChanges,
): Promise<void> {
  const check = (text: string | undefined): Promise<void> => requireConfigFile(api, configFile, planned, text);
  const file = await editConfigFile(api, configFile, planned, check);
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
