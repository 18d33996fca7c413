/** The two lists that people keep beside the folder: alt texts by glob, and addresses to import. YAML or JSON. */
import { InputError } from '../../../api/errors.js';
import { readIfThere, readErrorReason } from '../../../disk/read.js';
import { ANY_NAME } from './globs.js';
import { messageOf } from '../../../text/error-message.js';

/** The text for a path below the folder; undefined where no glob matches. Empty where it is to have none. */
export type AltTexts = (path: string) => string | undefined;

export interface WantedImport {
  readonly url: string;
  /** What it is to be called; by default as its address. */
  readonly name?: string;
  readonly alt?: string;
}

/** A list as the disk has it. `label` is the input and the path, as people know them. */
export interface ListFile {
  readonly path: string;
  readonly label: string;
}

/** Reads globs → texts. The first glob that matches wins. Rejects with InputError. */
export async function readAltTexts(list: ListFile | undefined): Promise<AltTexts> {
  if (!list) return () => undefined;
  const data = await readData(list);
  if (!(data instanceof Map))
    throw wrong(list, 'is not a mapping of globs to texts, such as "guide/*.png": A screenshot');
  const problems: string[] = [];
  const texts: [string, string][] = [];
  for (const [glob, text] of data as Map<unknown, unknown>) {
    if (typeof text === 'string') texts.push([String(glob).normalize('NFC'), oneLineText(text)]);
    else
      problems.push(
        `${list.label}: ${JSON.stringify(String(glob))} has no text; write "" for an image that has none on purpose.`,
      );
  }
  if (problems.length > 0) throw new InputError(problems);
  const { default: micromatch } = await import('micromatch');
  const rules = texts.map(([glob, text]) => ({ matches: micromatch.matcher(glob, ANY_NAME), text }));
  return (path) => rules.find(({ matches }) => matches(path))?.text;
}

/** A text folded over several lines of YAML is one text. */
function oneLineText(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

/** Reads the addresses to import, each once. Rejects with InputError. */
export async function readImports(list: ListFile | undefined): Promise<readonly WantedImport[]> {
  if (!list) return [];
  const data = await readData(list);
  if (data === null) return [];
  if (!Array.isArray(data))
    throw wrong(list, 'is not a list; each entry has a url and, if you like, a name and an alt');
  const problems: string[] = [];
  const imports = new Map<string, WantedImport>();
  for (const [index, item] of (data as readonly unknown[]).entries()) {
    const problem = importProblem(item, imports);
    if (problem) problems.push(`${list.label}: entry ${index + 1} ${problem}.`);
    else {
      const { url, name, alt } = Object.fromEntries(item as Map<string, string>) as unknown as WantedImport;
      imports.set(url, {
        url,
        ...(name !== undefined && { name: name.normalize('NFC') }),
        ...(alt !== undefined && { alt: oneLineText(alt) }),
      });
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return [...imports.values()];
}

const IMPORT_FIELDS = ['url', 'name', 'alt'];

function importProblem(item: unknown, before: ReadonlyMap<string, WantedImport>): string | undefined {
  if (!(item instanceof Map)) return 'is not a mapping with a url';
  const fields = item as ReadonlyMap<unknown, unknown>;
  const unknown = [...fields.keys()].find((key) => !IMPORT_FIELDS.includes(String(key)));
  if (unknown !== undefined) return `has ${JSON.stringify(unknown)}; there are url, name and alt`;
  const wrongField = IMPORT_FIELDS.find((field) => fields.has(field) && typeof fields.get(field) !== 'string');
  if (wrongField !== undefined) return `has a ${wrongField} that is no text`;
  const url = fields.get('url') as string | undefined;
  if (url === undefined || !URL.canParse(url) || new URL(url).protocol !== 'https:') {
    return 'has no url that starts with https:// (the service imports over public HTTPS only)';
  }
  if (before.has(url)) return 'has a url that an earlier entry has, too';
  const name = fields.get('name') as string | undefined;
  if (name !== undefined && !/^[^/\\\p{Cc}]+$/u.test(name))
    return 'has a name with a slash, or none at all; library names are flat';
  return undefined;
}

/** Mappings come as Maps, in the order in which they were written. */
async function readData(list: ListFile): Promise<unknown> {
  const bytes = await readIfThere(list.path).catch((error: unknown) => {
    throw wrong(list, `cannot be used: ${readErrorReason(error)}`);
  });
  if (bytes === undefined) throw wrong(list, 'does not exist');
  // JSON is YAML, too.
  const { parse } = await import('yaml');
  try {
    return parse(bytes.toString('utf8'), { mapAsMap: true, prettyErrors: true }) as unknown;
  } catch (error) {
    const [first] = messageOf(error).split('\n');
    throw wrong(list, `cannot be read: ${(first ?? '').replace(/:$/, '')}`);
  }
}

function wrong({ label }: ListFile, problem: string): InputError {
  return new InputError([`${label} ${problem}.`]);
}
