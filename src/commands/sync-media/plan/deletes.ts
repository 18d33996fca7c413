/** Plans the deletion of library files that nothing uses. Pure. */
import { limitOf } from '../../max-deletes.js';
import type { LockState } from '../library/lock.js';
import type { DeleteStep, FileStep, ImportStep, PlanInput } from './steps.js';

/** Ids of the library files that files of the folder use, and those in `keptIds`. */
export function usedIds(files: readonly FileStep[], keptIds: ReadonlySet<string>): Set<string> {
  const used = new Set(keptIds);
  for (const step of files) {
    if (step.action !== 'add') used.add(step.media.id);
    else if (step.from.kind === 'library') used.add(step.from.media.id);
  }
  return used;
}

/** Deletes what nothing uses, as far as the input `prune` allows. */
export function planDeletes(
  { library, lock, prune }: PlanInput,
  files: readonly FileStep[],
  imports: readonly ImportStep[],
  keptIds: ReadonlySet<string>,
): DeleteStep[] {
  if (prune === 'none') return [];
  const used = usedIds(files, keptIds);
  for (const { media } of imports) if (media) used.add(media.id);
  const managed = managedKeys(lock);
  const candidates = prune === 'all' ? [...library.byId.keys()] : [...managed.keys()];
  return candidates
    .filter((id) => !used.has(id))
    .flatMap((id): DeleteStep[] => {
      const media = library.byId.get(id);
      if (!media) return [];
      const key = managed.get(id);
      return [{ action: 'delete', key: media.name, media, reason: deleteReason(key, media.name) }];
    })
    .sort((a, b) => (a.media.name < b.media.name ? -1 : 1));
}

/** @param key the path or URL that used the library file, if docs-ci has put it into the library */
function deleteReason(key: string | undefined, name: string): string {
  if (key === undefined) return 'not used by any file in the folder';
  const subject = key === name ? '' : `${key} was `;
  return `${subject}removed from ${URL.canParse(key) ? 'the imports' : 'the folder'}`;
}

/** Library id → path or URL, for everything that docs-ci has put into the library. */
function managedKeys({ files, imports }: LockState): Map<string, string> {
  const managed = [...files, ...imports].filter(([, { found }]) => found !== true);
  return new Map(managed.map(([key, { id }]) => [id, key]));
}

/** Number of files that may be deleted. */
export function deleteLimit({ prune, maxDeletes, lock, library }: PlanInput): number {
  return limitOf(maxDeletes, prune === 'all' ? library.byId.size : lock.files.size + lock.imports.size);
}
