/** Reads the configuration of the folder. */
import { basename, join } from 'node:path';
import type { ParseError } from 'jsonc-parser';
import { InputError } from '../../../api/errors.js';
import { workspacePath } from '../../../disk/paths.js';
import { readErrorReason, readWhole, textOfBytes } from '../../../disk/read.js';
import { isNavigation } from '../../../pages/navigation.js';
import { USUAL_CONFIG_FILE } from '../../../pages/place.js';
import { inputName } from '../../../text/input-names.js';
import { shorten } from '../../../text/width.js';
import type { CheckRun } from '../record.js';
import { type ConfigPart, includeParts, jsonProblem } from './config-parts.js';
import { listFolder } from './folder.js';

const MAX_BYTES = 20_000_000;
/** Characters of a wrong navigation that a message quotes. */
const MAX_SHOWN = 40;

export interface ConfigFile {
  /** Relative to the workspace. */
  readonly file: string;
  readonly text: string;
  /** With the files that it names in the place of their names. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly parts?: readonly ConfigPart[];
}

interface BrokenFile {
  /** Names the file and the place in it, and says what to do, without the full stop. */
  readonly problem: string;
  /** Whether it is the configuration: other files of the folder may be broken. */
  readonly mayBeConfig: 'surely' | 'perhaps' | 'no';
}

/**
 * The configuration that `config-file` names, else the one JSON file in the folder with `navigation`; undefined for that of
 * live. Rejects with InputError if it can't be used.
 */
export async function readConfigFile(context: CheckRun, root: string): Promise<ConfigFile | undefined> {
  const { inputs, host, log } = context;
  const { configFile, to } = inputs;
  const label = inputName('config-file');
  if (configFile !== undefined) {
    const config = await parseConfigFile(host.workspace, configFile);
    if ('problem' in config) throw new InputError([`${label}: ${config.problem}.`]);
    if (!('navigation' in config.json))
      log.warning(
        `${label}: "${config.file}" has no navigation, so nothing is compared with its navigation. Check the spelling.`,
      );
    return withParts(context, root, config);
  }
  if (to !== '.') return undefined;
  const configs = await findConfigs(context, root);
  const [first, second] = configs.filter(({ json }) => 'navigation' in json);
  const usual = configs.find(({ file }) => isUsual(file));
  if (!first && usual)
    log.warning(
      `"${usual.file}" has no navigation, so the configuration of the live site is used. Check the spelling.`,
    );
  if (!first || !second) return first && withParts(context, root, first);
  throw new InputError([
    `${label} is missing: "${first.file}" and "${second.file}" have a navigation. Set the input to one of them.`,
  ]);
}

/** The files in the folder that may be the configuration. Instead of a broken one, that of live would be judged. */
async function findConfigs(context: CheckRun, root: string): Promise<ConfigFile[]> {
  const { host, log } = context;
  const label = inputName('config-file');
  const found = await listFolder(context, root, (path) => (/^[^/]*\.json$/.test(path) ? undefined : 'not read'));
  const candidates = found.filter(({ problem }) => problem === undefined);
  const parsed = await Promise.all(candidates.map(({ path }) => parseConfigFile(host.workspace, join(root, path))));
  const configs = parsed.filter((one) => 'json' in one);
  const broken = parsed.filter((one) => 'problem' in one);
  const sure = broken.find(({ mayBeConfig }) => mayBeConfig === 'surely');
  if (sure)
    throw new InputError([`${label}: ${sure.problem}. If another file is the configuration, set the input to it.`]);
  if (configs.some(({ json }) => 'navigation' in json)) return configs;
  for (const { problem, mayBeConfig } of broken)
    if (mayBeConfig === 'perhaps')
      log.warning(`${problem}. If it is the configuration, that of the live site is used instead.`);
  const skipped = found.find(({ path, problem }) => isUsual(path) && problem !== undefined && problem !== 'not read');
  if (skipped)
    log.warning(
      `"${workspacePath(host.workspace, join(root, skipped.path))}" is ${skipped.problem ?? ''}, so the configuration of the live site is used. Set ${label} to the file.`,
    );
  return configs;
}

function isUsual(file: string): boolean {
  return basename(file) === USUAL_CONFIG_FILE;
}

async function withParts({ host }: CheckRun, root: string, config: ConfigFile): Promise<ConfigFile> {
  const rules = { workspace: host.workspace, root, maxBytes: MAX_BYTES, parse: parseJson };
  return { ...config, parts: await includeParts(config, rules) };
}

async function parseConfigFile(workspace: string, path: string): Promise<ConfigFile | BrokenFile> {
  const file = workspacePath(workspace, path);
  const read = await readText(path);
  const found = typeof read === 'string' ? await parseConfig(read) : read;
  if ('json' in found) return { file, ...found };
  const mayBeConfig = isUsual(file) ? 'surely' : found.mayBeConfig;
  return { problem: `"${file}" ${found.problem}`, mayBeConfig };
}

/** The text of a file; or why there is none, as the end of a sentence that begins with the file. */
async function readText(path: string): Promise<string | BrokenFile> {
  try {
    return (
      textOfBytes(await readWhole(path, MAX_BYTES)) ?? {
        problem: "isn't valid UTF-8. Save the file as UTF-8",
        mayBeConfig: 'perhaps',
      }
    );
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'is larger than 20 MB. Use a smaller file', mayBeConfig: 'no' };
    const problem = `can't be read: ${readErrorReason(error)}. Use a readable file of up to 20 MB`;
    return { problem, mayBeConfig: 'perhaps' };
  }
}

/** The problem is the end of a sentence that begins with the file. */
async function parseConfig(text: string): Promise<Pick<ConfigFile, 'text' | 'json'> | BrokenFile> {
  try {
    const json = await parseJson(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return { problem: "isn't a JSON object. Fix the file", mayBeConfig: 'no' };
    if (!('navigation' in json) || isNavigation(json.navigation)) return { text, json: json as ConfigFile['json'] };
    const shown = shorten(JSON.stringify(json.navigation), MAX_SHOWN);
    return { problem: `has the navigation ${shown}. Write a list or an object`, mayBeConfig: 'no' };
  } catch (error) {
    const mayBeConfig = text.includes('"navigation"') ? 'surely' : 'perhaps';
    return { problem: jsonProblem(error), mayBeConfig };
  }
}

/** Takes comments and trailing commas, too, which push-content keeps. Rejects with a SyntaxError that says where. */
async function parseJson(given: string): Promise<unknown> {
  const text = given.replace(/^\ufeff/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const { parse } = await import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');
    const errors: ParseError[] = [];
    const json: unknown = parse(text, errors, { allowTrailingComma: true });
    const [first] = errors;
    if (first) throw new SyntaxError(placeIn(text, first.offset));
    return json;
  }
}

function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}
