/** What files are called in the library, which is flat: names from paths, and names that get into each other's way. Pure. */

export type Naming = 'basename' | 'path';

/** File types that the service accepts (contract [P]: Accepted types). The server decides; this only chooses and warns. */
const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif', 'ico'];
const ACCEPTED: ReadonlySet<string> = new Set([
  ...IMAGES,
  ...['mp4', 'webm', 'mov'],
  ...['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'odp'],
  ...['csv', 'tsv', 'json', 'yaml', 'yml', 'xml', 'txt', 'log', 'md', 'mdx'],
  ...['zip', 'gz', 'tgz', 'tar'],
  ...['mp3', 'wav', 'ogg', 'm4a', 'aac'],
  ...['woff', 'woff2', 'ttf', 'otf'],
]);

export function isAccepted(name: string): boolean {
  return ACCEPTED.has(extensionOf(name));
}

export function isImage(name: string): boolean {
  return IMAGES.includes(extensionOf(name));
}

/** In lower case and without its dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The library name of a path below the folder, in NFC. */
export function nameOf(path: string, naming: Naming): string {
  const name = naming === 'path' ? path.replaceAll('/', '-') : path.slice(path.lastIndexOf('/') + 1);
  return name.normalize('NFC');
}

/** A quote, a backslash or a control character: on the way through a form they become other characters, or end the name. */
export function isSendable(name: string): boolean {
  return !/["\\\p{Cc}]/u.test(name);
}

/** Something that wants a name, and how people know it. */
export interface Wish {
  readonly label: string;
  readonly name: string;
}

/**
 * Groups that want one name, or names that only case or Unicode form tell apart: on other systems, in addresses and in
 * readers' eyes they are the same.
 */
export function findClashes(wishes: readonly Wish[]): Wish[][] {
  const groups = new Map<string, Wish[]>();
  for (const wish of wishes) {
    const key = wish.name.normalize('NFC').toLowerCase().normalize('NFC');
    const group = groups.get(key);
    if (group) group.push(wish);
    else groups.set(key, [wish]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The name, or the first of `name-2.ext`, `name-3.ext` … that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2, free = name; ; number += 1) {
    if (!isTaken(free)) return free;
    free = `${stem}-${number}${ending}`;
  }
}

/** The name that the service gives to what it fetches from this address: the last part of its path. */
export function nameFromUrl(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).normalize('NFC');
  } catch {
    // A broken escape stands for itself.
    return last;
  }
}
