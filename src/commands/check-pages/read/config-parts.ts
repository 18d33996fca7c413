/** Puts the files that `$ref` names in the place of what names them, if they lie in the folder that is looked at. */
import { join, posix } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { isWithin, realPathBelow, workspacePath } from '../../../disk/paths.js';
import { readTextFile } from '../../../disk/read.js';
import { walkJson } from '../../../pages/walk-json.js';
import { inputName } from '../../../text/input-names.js';

export interface ConfigPart {
  /** Relative to the workspace. */
  readonly file: string;
  readonly text: string;
}

/** No project splits its configuration into more files, and a file could name itself. */
const MAX_PARTS = 200;

interface Part {
  readonly file: string;
  readonly json: unknown;
}

interface PartRules {
  readonly workspace: string;
  /** Absolute path of the folder. */
  readonly root: string;
  readonly maxBytes: number;
  readonly parse: (text: string) => Promise<unknown>;
}

/**
 * Returns the files that were put into the configuration, which is changed. What isn't there stays as it is, so that the
 * navigation isn't known. Rejects with InputError if a part isn't valid JSON.
 */
export async function includeParts(config: Part, rules: PartRules): Promise<ConfigPart[]> {
  const parts: ConfigPart[] = [];
  const open = [config];
  for (let part = open.pop(); part; part = open.pop()) {
    for (const { value, name, parent } of [...walkJson(part.json)]) {
      const reference = referenceOf(value);
      if (reference === undefined || parts.length >= MAX_PARTS) continue;
      const found = await readPart(posix.join(posix.dirname(part.file), reference), rules);
      if (!found) continue;
      const included = await rules.parse(found.text).catch((error: unknown) => rejectPart(found, error));
      if (typeof included !== 'object' || included === null) continue;
      if (parent && name !== undefined && isOnlyReference(value as object)) setField(parent.value, name, included);
      else if (!Array.isArray(included)) addFields(value as Record<string, unknown>, included);
      else continue;
      parts.push(found);
      open.push({ file: found.file, json: included });
    }
  }
  return parts;
}

/** A part is a part of the configuration, so what is broken there breaks the whole site, too. */
function rejectPart({ file }: ConfigPart, error: unknown): never {
  throw new InputError([`${inputName('config-file')}: "${file}" ${jsonProblem(error)}.`]);
}

/** What is wrong with a file that `parse` rejects, as the end of a sentence that begins with the file. */
export function jsonProblem(error: unknown): string {
  const place = error instanceof SyntaxError ? error.message : 'too deeply nested';
  return `isn't valid JSON (${place}). Fix the file`;
}

function referenceOf(value: unknown): string | undefined {
  const { $ref } = (value ?? {}) as { $ref?: unknown };
  return typeof $ref === 'string' && /^[^#:]+\.json$/i.test($ref) ? $ref : undefined;
}

function isOnlyReference(value: object): boolean {
  return Object.keys(value).length === 1;
}

/** Unlike an assignment, this makes `__proto__` a field like others. */
function setField(container: unknown, name: string, value: unknown): void {
  Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
}

/** What stands beside the reference counts more. */
function addFields(target: Record<string, unknown>, included: object): void {
  delete target.$ref;
  for (const [name, value] of Object.entries(included)) if (!Object.hasOwn(target, name)) setField(target, name, value);
}

async function readPart(file: string, { workspace, root, maxBytes }: PartRules): Promise<ConfigPart | undefined> {
  const path = join(workspace, file);
  const isInFolder = isWithin(root, path) && realPathBelow(workspace, path) === join(workspacePath(workspace, path));
  if (!isInFolder) return undefined;
  const text = await readTextFile(path, maxBytes).catch(() => undefined);
  return text === undefined ? undefined : { file, text };
}
