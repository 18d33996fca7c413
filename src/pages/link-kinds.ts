/** Decides by names alone what is a page and what is a file: the targets of links, and the entries of a list. Pure. */
import { nameOf } from './address.js';
import { isPage } from './place.js';

/** Endings of files that no one gives to a page, unlike those of `node.js`, `index.html` or `b.c`. */
const FILE_ENDINGS: ReadonlySet<string> = new Set(
  [
    'apng avif bmp cur gif heic ico jfif jpeg jpg png psd svg tif tiff webp',
    '3gp avi m4v mkv mov mp4 mpeg mpg ogv webm',
    'aac flac m4a mid mp3 oga ogg opus wav wma',
    'doc docx epub odp ods odt pdf ppt pptx rtf xls xlsx',
    'csv json json5 jsonl log toml tsv txt xml yaml yml',
    '7z bz2 gz rar tar tgz xz zip zst',
    'eot otf ttf woff woff2',
    'apk deb dmg exe iso jar msi pkg rpm whl',
  ].flatMap((endings) => endings.split(' ')),
);

const DATA_ENDINGS: ReadonlySet<string> = new Set(['csv', 'json', 'log', 'tsv', 'txt', 'xml', 'yaml', 'yml']);

/** Names of what services generate. */
const GENERATED = /^llms.*\.txt$|sitemap.*\.xml$|^robots\.txt$|^(?:rss|feed|atom)\b.*\.(?:xml|json)$/i;

/**
 * What the target of a reference is if it is there. `unknown`: the name of a page may have a dot, and a service may generate
 * a file. What a page embeds is a file.
 * @param path without a query and a fragment
 */
export function kindOfTarget(path: string, isEmbedded: boolean): 'page' | 'file' | 'unknown' {
  const name = nameOf(path);
  if (GENERATED.test(name)) return 'unknown';
  if (isEmbedded) return 'file';
  const ending = endingOf(name);
  if (ending === undefined || isPage(name)) return 'page';
  return FILE_ENDINGS.has(ending) ? 'file' : 'unknown';
}

/** True for a link from the root of a site to data, such as `/openapi.json`: the service or the build may generate it. */
export function mayBeGenerated(url: string, isEmbedded: boolean): boolean {
  return !isEmbedded && url.startsWith('/') && DATA_ENDINGS.has(endingOf(nameOf(url)) ?? '');
}

/** In lower case and without its dot. The end of a version, such as `v1.0`, isn't one. */
export function endingOf(name: string): string | undefined {
  const ending = /[^/]\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && (FILE_ENDINGS.has(ending) || /^[a-z]/.test(ending)) ? ending : undefined;
}

/** True for what a list of pages has besides pages. A list that has endings shows by them what is a page. */
export function fileTest(paths: Iterable<string>): (path: string) => boolean {
  const hasEndings = [...paths].some(isPage);
  return (path) => (hasEndings ? !isPage(path) : kindOfTarget(path, false) === 'file');
}
