/** Defines names and file types of the library, and finds invalid and clashing names. The library has no folders, so names come from paths and may clash. */
import { findClashes } from '../../inputs/folder.js';
import { listItems, listPaths } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { inputName, setting } from '../../../text/input-names.js';

/** File extensions by kind that the service accepts (contract [P]: Accepted types). The service decides; this selects and warns. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif', 'ico'],
  video: ['mp4', 'webm', 'mov'],
  document: ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'odp'],
  data: ['csv', 'tsv', 'json', 'yaml', 'yml', 'xml', 'txt', 'log', 'md', 'mdx'],
  archive: ['zip', 'gz', 'tgz', 'tar'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
  font: ['woff', 'woff2', 'ttf', 'otf'],
};

/** The kinds of the default file types, as part of a sentence. */
export function listKinds(): string {
  const kinds = Object.keys(ACCEPTED);
  return `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1) ?? ''}`;
}

/** The service's kind of a file with this name; undefined if the service may reject it. */
export function kindOf(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.keys(ACCEPTED).find((kind) => ACCEPTED[kind]?.includes(extension));
}

export function isAccepted(name: string): boolean {
  return kindOf(name) !== undefined;
}

export function isImage(name: string): boolean {
  return kindOf(name) === 'image';
}

/** In lower case and without its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The library name of a path below the folder, in NFC. */
export function libraryNameOf(path: string, naming: 'basename' | 'path'): string {
  const name = naming === 'path' ? path.replaceAll('/', '-') : path.slice(path.lastIndexOf('/') + 1);
  return unicodeForm(name, 'NFC');
}

/** A name that is requested for a file or an import. */
interface NameRequest {
  /** The path or URL, as messages show it. */
  readonly label: string;
  readonly name: string;
  /** The name with `naming: path`. Undefined for an import, which has no path. */
  readonly pathName?: string;
}

/** One message for all invalid names, and one for each group of requests that can't all get their name. */
export function nameProblems(requests: readonly NameRequest[]): string[] {
  const invalid = requests.filter(({ name }) => !isValidLibraryName(name)).map(({ label }) => JSON.stringify(label));
  const clashes = findClashes(requests, ({ name }) => name).map(describeClash);
  if (invalid.length === 0) return clashes;
  const files = pluralize(invalid.length, 'file, because its name contains', 'files, because their names contain');
  return [
    `Can't sync ${files} quotation marks, backslashes or control characters: ${listItems(invalid, Infinity)}. Rename or exclude ${invalid.length === 1 ? 'the file' : 'these files'}.`,
    ...clashes,
  ];
}

function describeClash(group: readonly NameRequest[]): string {
  const files = listPaths(
    group.map(({ label }) => label),
    Infinity,
  );
  const names = group.map(({ name }) => JSON.stringify(name));
  const clash =
    new Set(names).size === 1
      ? `map to the same library name ${names[0] ?? ''}`
      : `map to library names that differ only in case or Unicode form (${listItems(names, Infinity)})`;
  return `${files} ${clash}. ${clashAdvice(group)}`;
}

function clashAdvice(group: readonly NameRequest[]): string {
  const isSolvedByPaths = findClashes(group, ({ name, pathName = name }) => pathName).length === 0;
  const paths = isSolvedByPaths ? `, or use ${setting('naming', 'path')} to make folders part of the names` : '';
  const hasImport = group.some(({ pathName }) => pathName === undefined);
  const imports = hasImport ? ` To rename an import, set its name in the file that ${inputName('imports')} names.` : '';
  return `Rename or exclude all but one${paths}.${imports}`;
}

/** A multipart form changes quotes, backslashes and control characters, or the name ends at them. */
function isValidLibraryName(name: string): boolean {
  return !/["\\\p{Cc}]/u.test(name);
}

/** The name, or the first of `name-2.ext`, `name-3.ext` … that isn't taken. */
export function availableName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2, candidate = name; ; number += 1) {
    if (!isTaken(candidate)) return candidate;
    candidate = `${stem}-${number}${extension}`;
  }
}

/** The name that the service gives to a file that it imports from this URL: the last part of the path. */
export function nameFromUrl(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return unicodeForm(decodeURIComponent(last), 'NFC');
  } catch {
    // A broken escape is part of the name.
    return last;
  }
}
