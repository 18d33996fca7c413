/** Reads the two manifests that users keep beside the folder, in YAML or JSON: alt texts by glob, and files to import. */
import { InputError } from '../../../api/errors.js';
import { GLOB_OPTIONS } from '../../../disk/find-files.js';
import { globProblem } from '../../../text/globs.js';
import { readErrorReason, readIfThere, textOfBytes } from '../../../disk/read.js';
import { messageOf, yamlReasonOf } from '../../../text/error-message.js';
import { type Host, originOf } from '../../../hosts/host.js';
import { quoted } from '../../../text/sentences.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { yamlExcess } from '../../../text/yaml-limits.js';

export interface AltTexts {
  readonly globs: readonly string[];
  /** The alt text for a path below the folder: empty for none on purpose, undefined if no glob matches. */
  readonly textOf: (path: string) => string | undefined;
}

export const NO_ALT_TEXTS: AltTexts = { globs: [], textOf: () => undefined };

/** A file that the service is to import. */
export interface ImportEntry {
  readonly url: string;
  /** Requested library name; by default the name in the URL. */
  readonly name?: string;
  readonly alt?: string;
}

export interface Manifest {
  /** Its users know where the file comes from. */
  readonly hostName: Host['name'];
  /** Absolute. */
  readonly path: string;
  /** The input, as messages show it. */
  readonly input: string;
  /** The path in quotes, as messages show it. */
  readonly name: string;
}

/** Reads alt texts by glob; the first glob that matches wins. Rejects with InputError. */
export async function readAltTexts(manifest: Manifest | undefined): Promise<AltTexts> {
  if (!manifest) return NO_ALT_TEXTS;
  const data = await readData(manifest);
  if (!(data instanceof Map))
    throw manifestError(manifest, 'must map glob patterns to alt texts, such as "guide/*.png": A screenshot');
  const problems: string[] = [];
  const texts: [string, string][] = [];
  for (const [glob, text] of data as Map<unknown, unknown>) {
    const invalid = globProblem(String(glob));
    const quotedGlob = quoted(String(glob));
    if (invalid) problems.push(describeProblem(manifest, `has the glob ${quotedGlob}, which ${invalid}`));
    else if (typeof text === 'string') texts.push([unicodeForm(String(glob), 'NFC'), foldLines(text)]);
    else problems.push(describeProblem(manifest, `has no text for ${quotedGlob}. Use "" for decorative images`));
  }
  if (problems.length > 0) throw new InputError(problems);
  const { default: micromatch } = await import('micromatch');
  const rules = texts.map(([glob, text]) => ({ matches: micromatch.matcher(glob, GLOB_OPTIONS), text }));
  return {
    globs: texts.map(([glob]) => glob),
    textOf: (path) => rules.find(({ matches }) => matches(path))?.text,
  };
}

/** YAML may spread one text over several lines. */
function foldLines(text: string): string {
  // A regular expression would take quadratic time for many spaces.
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** Reads the files to import, by distinct URLs. Rejects with InputError. */
export async function readImports(manifest: Manifest | undefined): Promise<readonly ImportEntry[]> {
  if (!manifest) return [];
  const data = await readData(manifest);
  if (data === null) return [];
  if (!Array.isArray(data))
    throw manifestError(manifest, 'must be a list. Give each entry a url, and optionally a name and an alt');
  const problems: string[] = [];
  const imports = new Map<string, ImportEntry>();
  for (const [index, item] of (data as readonly unknown[]).entries()) {
    const problem = importProblem(item, imports);
    if (problem) problems.push(`${manifest.input}: entry ${index + 1} of ${manifest.name} ${problem}.`);
    else {
      const { url, name, alt } = Object.fromEntries(item as Map<string, string>) as unknown as ImportEntry;
      imports.set(url, {
        url,
        ...(name !== undefined && { name: unicodeForm(name, 'NFC') }),
        ...(alt !== undefined && { alt: foldLines(alt) }),
      });
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return [...imports.values()];
}

const IMPORT_FIELDS = ['url', 'name', 'alt'];

function importProblem(item: unknown, earlier: ReadonlyMap<string, ImportEntry>): string | undefined {
  if (!(item instanceof Map)) return "isn't a mapping with a url";
  const fields = Object.fromEntries(item as Map<string, unknown>) as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((key) => !IMPORT_FIELDS.includes(key));
  if (unknown !== undefined) return `has the unknown field ${quoted(unknown)}. Use url, name and alt`;
  const invalid = IMPORT_FIELDS.find((field) => field in fields && typeof fields[field] !== 'string');
  if (invalid !== undefined) return `has ${invalid === 'alt' ? 'an' : 'a'} ${invalid} that isn't text`;
  const { url = '', name } = fields as Partial<ImportEntry>;
  if (!isImport(url)) return 'needs a url that starts with https://. The service only imports over public HTTPS';
  if (earlier.has(url)) return 'has the same url as an earlier entry. Remove one of them';
  if (name !== undefined && !/^[^/\\\p{Cc}]+$/u.test(name))
    return "has an invalid name. Library names can't be empty or contain slashes, backslashes or control characters";
  return undefined;
}

/** True for the URL of an import. The name of a file may have a colon, too: `a:b.png`. */
export function isImport(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** Mappings become Maps, which keep the order of the file. */
async function readData(manifest: Manifest): Promise<unknown> {
  const bytes = await readIfThere(manifest.path).catch((error: unknown) => {
    throw manifestError(
      manifest,
      `couldn't be read: ${readErrorReason(error)}. Set the path of a file that the job can read`,
    );
  });
  if (bytes === undefined)
    throw manifestError(manifest, `doesn't exist. Check the spelling, and that ${originOf('file', manifest.hostName)}`);
  const text = textOfBytes(bytes);
  if (text === undefined) throw manifestError(manifest, "isn't valid UTF-8. Save the file as UTF-8");
  try {
    return await parseYaml(text);
  } catch (error) {
    throw manifestError(manifest, `isn't valid YAML or JSON: ${yamlReasonOf(messageOf(error))}`);
  }
}

/** JSON is YAML, too. Throws the first error. */
async function parseYaml(text: string): Promise<unknown> {
  const excess = yamlExcess(text);
  if (excess !== undefined) throw new Error(excess);
  const { isScalar, LineCounter, parseDocument, visit } = await import('yaml');
  const lineCounter = new LineCounter();
  // The parser would compare each key of a mapping with all others.
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, lineCounter });
  const [error] = document.errors;
  const placeOf = (offset: number): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `at line ${line}, column ${col}`;
  };
  if (error) throw new Error(`${yamlReasonOf(error.message)} ${placeOf(error.pos[0])}`);
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : key;
        if (keys.has(value) && isScalar(key))
          throw new Error(`Map keys must be unique ${placeOf(key.range?.[0] ?? 0)}`);
        keys.add(value);
      }
    },
  });
  return document.toJS({ mapAsMap: true });
}

function manifestError(manifest: Manifest, problem: string): InputError {
  return new InputError([describeProblem(manifest, problem)]);
}

function describeProblem({ input, name }: Manifest, problem: string): string {
  return `${input}: ${name} ${problem}.`;
}
