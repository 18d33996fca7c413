/** The part of the plan that is about files nobody uses. Pure. */
import type { LockState } from '../library/lock.js';
import type { DeleteStep, FileStep, ImportStep, World } from './plan.js';

/** Library files that the folder and the list go on using. @param kept see plan.ts */
export function usedIds(files: readonly FileStep[], kept: ReadonlySet<string>): Set<string> {
  const used = new Set(kept);
  for (const step of files) {
    if (step.action !== 'add') used.add(step.media.id);
    else if (step.from.kind === 'library') used.add(step.from.media.id);
  }
  return used;
}

/** Library files that nothing uses any more, as far as prune may touch them. */
export function planDeletes(
  { library, lock, prune }: World,
  files: readonly FileStep[],
  imports: readonly ImportStep[],
  kept: ReadonlySet<string>,
): DeleteStep[] {
  if (prune === 'none') return [];
  const used = usedIds(files, kept);
  for (const { media } of imports) if (media) used.add(media.id);
  const managed = managedFiles(lock);
  const candidates = prune === 'all' ? [...library.byId.keys()] : [...managed.keys()];
  return candidates
    .filter((id) => !used.has(id))
    .flatMap((id): DeleteStep[] => {
      const media = library.byId.get(id);
      if (!media) return [];
      const key = managed.get(id);
      const reason = key === undefined ? 'nothing in the folder uses it' : `${key} is gone`;
      return [{ action: 'delete', media, reason }];
    })
    .sort((a, b) => (a.media.name < b.media.name ? -1 : 1));
}

/** Id → path or address, of what the lock says we put there. */
function managedFiles({ files, imports }: LockState): Map<string, string> {
  const ours = [...files, ...imports].filter(([, recorded]) => recorded.found !== true);
  return new Map(ours.map(([key, { id }]) => [id, key]));
}

/** How many files may be deleted at most. */
export function mostDeletes({ prune, maxDeletes, lock, library }: World): number {
  if ('count' in maxDeletes) return maxDeletes.count;
  const all = prune === 'all' ? library.byId.size : lock.files.size + lock.imports.size;
  return Math.floor((all * maxDeletes.percent) / 100);
}
