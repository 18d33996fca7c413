/** Finds images, files and included parts that aren't there: in the folder, or in the media library. Pure. */
import { findLostImport, findLostPart } from '../../../pages/link-targets.js';
import { placeOf } from '../../../pages/place.js';
import { leadsToFile, schemeFinding, unknownFinding } from './links.js';
import type { Found, Library, Link, LinkedPage, Rule } from './rule.js';

export const media = {
  name: 'media',
  severity: 'problem',
  finds: "An embedded or linked file isn't in a folder that the project has.",
  inPage: (page) => [...lostInclusions(page), ...page.links.flatMap((link) => findingsOf(link, page))],
  isLost: ({ target = '' }, { files }) => files.has(target),
} as const satisfies Rule;

/** What the page includes, and the change takes away. */
function lostInclusions({ page, state }: LinkedPage): Found[] {
  const { path, file, imports = [], parts = [] } = page;
  const inclusions = [
    ...imports.map((one) => ({ ...one, target: findLostImport(one.path, path, state) })),
    ...parts.map((one) => ({ ...one, target: findLostPart(one.path, path, state) })),
  ];
  return inclusions.flatMap(({ path: url, line, target }): Found[] => {
    const message = `${url} isn't in the folder`;
    return target === undefined ? [] : [{ page: placeOf(path), file, line, url, target, message }];
  });
}

function findingsOf({ place, target, isEmbedded, isFullUrl }: Link, { library, state }: LinkedPage): Found[] {
  const inLibrary = isEmbedded && library ? libraryFinding(place, library) : [];
  if (target.kind === 'no scheme' && isEmbedded) return [...inLibrary, schemeFinding(place)];
  if (target.kind === 'unknown' && leadsToFile(place.url, isEmbedded))
    return [...inLibrary, unknownFinding(place, target, state.isAllowed) ?? []].flat();
  if (target.kind !== 'missing file' || isFullUrl) return inLibrary;
  return [...inLibrary, { ...place, target: target.address, message: `${place.url} isn't in the folder` }];
}

function libraryFinding(place: Link['place'], { folder, files }: Library): Found[] {
  const { url } = place;
  const target = withoutQuery(url);
  if (!url.startsWith(folder) || files.has(target)) return [];
  const message = `${url} isn't in the media library`;
  return [{ ...place, kind: 'library', target, message, level: 'mild' }];
}

/** Returns undefined if the files have no folder in common. @param urls of all files of the media library */
export function libraryOf(urls: readonly string[]): Library | undefined {
  const folder = commonFolder(urls);
  return folder === undefined ? undefined : { folder, files: new Set(urls.map(withoutQuery)) };
}

/** What all URLs have in common up to a slash; undefined for fewer than two URLs, or if it is only a host. */
function commonFolder(urls: readonly string[]): string | undefined {
  const [first = '', ...others] = urls;
  let prefix = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((url) => url.startsWith(prefix)))
    prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
  return others.length > 0 && /^https?:\/\/[^/]+\//.test(prefix) ? prefix : undefined;
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
