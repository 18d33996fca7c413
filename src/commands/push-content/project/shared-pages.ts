/** Finds pages that the manifest of another job lists, too: its folder may still have what the folder of this job lacks. */
import { posix } from 'node:path';
import { placeOf } from '../../../pages/place.js';
import { type PageForms, readPage } from '../../../project/read-project.js';
import type { Api } from '../../../api/api.js';
import { manifestPathOf } from '../inputs.js';
import { pagesByPlace, parseManifest } from './manifest.js';

/** A branch, and the places that its list has. */
interface ListedBranch extends PageForms {
  readonly listed: ReadonlyMap<string, unknown>;
}

/** Returns a function that is true for the place of such a page, and for one below a manifest that can't be read. */
export function sharedPages(api: Api, project: ListedBranch, to: string): (place: string) => Promise<boolean> {
  const listedBy = new Map<string, Promise<(place: string) => boolean>>();
  const read = async (folder: string, manifest: string): Promise<(place: string) => boolean> => {
    const parsed = parseManifest((await readPage(api, project, manifest)) ?? '');
    if (parsed.kind !== 'ok') return () => true;
    const places = pagesByPlace(folder, parsed.manifest.pages);
    return (place) => places.has(place);
  };
  return async (place) => {
    for (const folder of foldersAbove(place)) {
      const manifest = manifestPathOf({ to: folder });
      if (folder === to || !project.listed.has(placeOf(manifest))) continue;
      const isListed = listedBy.get(folder) ?? read(folder, manifest);
      listedBy.set(folder, isListed);
      if ((await isListed)(place)) return true;
    }
    return false;
  };
}

/** `a/b`, `a` and `.` for `a/b/c`. */
function foldersAbove(place: string): string[] {
  const folder = posix.dirname(place);
  return folder === '.' ? [folder] : [folder, ...foldersAbove(folder)];
}
