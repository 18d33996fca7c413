/** Finds folders of the project that may be meant instead of `to`: a wrong one gets a second copy of the pages. */
import { posix } from 'node:path';
import type { Api } from '../../../api/api.js';
import { foldCase } from '../../../disk/paths.js';
import { placeOf } from '../../../pages/place.js';
import { readPage } from '../../../project/read-project.js';
import { nearestName } from '../../../text/nearest-name.js';
import { manifestPathOf } from '../inputs.js';
import type { Purpose } from '../names.js';
import { parseManifest } from './manifest.js';
import type { Project } from './open-project.js';

export interface SimilarFolder {
  /** `earlier`: it has pages of the same source. */
  readonly kind: 'name' | 'earlier';
  readonly folder: string;
  /** Why it may be meant. */
  readonly reason: string;
}

/** Shorter names that differ by one letter, such as `api` and `app`, are often both right. */
const MIN_LENGTH = 5;

/** Manifests that are read: a project of many sources has one for each. */
const MAX_READ = 3;

/** Empty after the first push to `to`, which has a manifest then. */
export async function findSimilarFolders(api: Api, project: Project, purpose: Purpose): Promise<SimilarFolder[]> {
  if (project.manifest) return [];
  const earlier = await findEarlier(api, project, purpose);
  const named = findByName([...project.listed.keys()], purpose.to ?? '.');
  return named && earlier.every(({ folder }) => folder !== named.folder) ? [...earlier, named] : earlier;
}

/** Folders that have the manifest of the same source. */
async function findEarlier(api: Api, project: Project, { source, to = '.' }: Purpose): Promise<SimilarFolder[]> {
  const isManifest = (place: string): boolean => placeOf(manifestPathOf({ to: posix.dirname(place) })) === place;
  const folders = [...project.listed.keys()].filter(isManifest).map((place) => posix.dirname(place));
  const found: SimilarFolder[] = [];
  for (const folder of folders.filter((one) => one !== to).slice(0, MAX_READ)) {
    const parsed = parseManifest((await readPage(api, project, manifestPathOf({ to: folder }))) ?? '');
    if (parsed.kind === 'ok' && parsed.manifest.source === source)
      found.push({ kind: 'earlier', folder, reason: 'has pages of this source, which an earlier run pushed' });
  }
  return found;
}

/** A folder whose name differs in case, or in few letters, from the first part of `to` that the project lacks. */
function findByName(places: readonly string[], to: string): SimilarFolder | undefined {
  const parts = to === '.' ? [] : to.split('/');
  for (const [index, part] of parts.entries()) {
    const above = parts
      .slice(0, index)
      .map((name) => `${name}/`)
      .join('');
    const names = new Set(
      places.flatMap((place) => {
        const [name = '', ...rest] = place.startsWith(above) ? place.slice(above.length).split('/') : [];
        return rest.length > 0 ? name : [];
      }),
    );
    if (names.has(part)) continue;
    const sameLetters = [...names].find((name) => foldCase(name) === foldCase(part));
    const near = sameLetters ?? (part.length < MIN_LENGTH ? undefined : nearestName(part, [...names]));
    if (near === undefined) return undefined;
    const folder = [...parts.slice(0, index), near, ...parts.slice(index + 1)].join('/');
    return {
      kind: 'name',
      folder,
      reason: sameLetters === undefined ? 'has a similar name' : 'differs only in upper and lower case',
    };
  }
  return undefined;
}
