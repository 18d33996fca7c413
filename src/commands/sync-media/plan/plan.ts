/** Plans a sync: combines the steps for files, imports, alt texts and deletes. Pure: the same folder, library and lock result in the same plan. */
import { limitOf } from '../../inputs/max-deletes.js';
import { nameFromUrl } from '../folder/library-names.js';
import { type ImportEntry, isImport } from '../folder/manifests.js';
import type { LibraryFile } from '../library/library.js';
import { managedKeys, pathOfKey, unchangedIds } from '../library/lock.js';
import { findMissingAltTexts, planAltTexts } from './plan-alt-texts.js';
import { planFiles } from './plan-files.js';
import {
  type ConflictStep,
  type DeleteStep,
  type FileStep,
  type FinishedImport,
  type ImportStep,
  type NewUrl,
  type Plan,
  type PlanInput,
  type UnrecordedStep,
  replacedByPath,
  replacementsOf,
} from './steps.js';

export function planSync(input: PlanInput): Plan {
  const { library, lock, prune, maxDeletes, leftOut, failed } = input;
  const finishedImports = findFinishedImports(input);
  // Of finished imports, and of files that the folder has but that aren't synced.
  const keptIds = new Set(finishedImports.map(({ media }) => media.id));
  for (const { path } of [...leftOut, ...failed]) keptIds.add(lock.files.get(path)?.id ?? '');
  const files = planFiles(input, keptIds);
  const used = new Set([...keptIds, ...files.flatMap(usedId)]);
  if (!input.hasImportList) for (const { id } of lock.imports.values()) used.add(id);
  const { imports, conflicts: importConflicts } = planImports(input, used);
  const { alts, texts, conflicts: altConflicts } = planAltTexts(input, files, [...imports, ...finishedImports]);
  const conflicts = failed.map(({ path, reason }): ConflictStep => ({ action: 'conflict', key: path, reason }));
  return {
    files,
    imports,
    finishedImports,
    alts,
    texts,
    conflicts: [...conflicts, ...importConflicts, ...altConflicts],
    deletes: planDeletes(input, used),
    unused: prune === 'none' ? findUnused(input, used) : [],
    unrecorded: findUnrecorded(input, files, imports),
    newUrls: findNewUrls(input, files),
    maxDeletes: limitOf(maxDeletes, prune === 'all' ? library.byId.size : lock.files.size + lock.imports.size),
    missingAltTexts: findMissingAltTexts(input, files, [...imports, ...finishedImports]),
  };
}

export function findUnfinishedImports({
  imports,
  lock,
  library,
}: Pick<PlanInput, 'imports' | 'lock' | 'library'>): readonly ImportEntry[] {
  return imports.filter(({ url }) => !library.byId.has(lock.imports.get(url)?.id ?? ''));
}

function findFinishedImports({ imports, lock, library }: PlanInput): FinishedImport[] {
  return imports.flatMap(({ url }) => {
    const media = library.byId.get(lock.imports.get(url)?.id ?? '');
    return media ? [{ key: url, media }] : [];
  });
}

/** The id of the library file that a file of the folder uses. */
function usedId(step: FileStep): string[] {
  if (step.action !== 'add') return [step.media.id];
  return step.from.kind === 'library' ? [step.from.media.id] : [];
}

/** @param used ids of the library files that the folder uses; files that imports replace are added to it */
function planImports(input: PlanInput, used: Set<string>): { imports: ImportStep[]; conflicts: ConflictStep[] } {
  const { library } = input;
  const steps: ImportStep[] = [];
  const conflicts: ConflictStep[] = [];
  for (const entry of findUnfinishedImports(input)) {
    const name = entry.name ?? nameFromUrl(entry.url);
    const media = library.named(name);
    const step = { action: 'import', key: entry.url, entry } as const;
    if (!media) steps.push({ ...step, reason: 'not imported yet' });
    else if (used.has(media.id)) {
      const reason = `the library name ${name} is already used by another file or import. Give this import another name.`;
      conflicts.push({ action: 'conflict', key: entry.url, reason });
    } else {
      used.add(media.id);
      const reason = 'replaces the library file with this name, because its content is unknown';
      steps.push({ ...step, media, reason });
    }
  }
  return { imports: steps, conflicts };
}

/** Content that an earlier run wrote, or found equal to a file of the folder, isn't lost: the repository has it. */
function findUnrecorded(
  { lock, lockFile, library }: PlanInput,
  files: readonly FileStep[],
  imports: readonly ImportStep[],
): UnrecordedStep[] {
  const recorded = unchangedIds(lock, library);
  const known = new Set([...lock.files.values(), ...lock.imports.values()].map(({ id }) => id));
  const unknown =
    lockFile === 'none' ? 'not recorded, because the run has no lock file' : 'not recorded in the lock file';
  return replacementsOf({ files, imports }).flatMap(({ key, media: { id } }) => {
    if (recorded.has(id)) return [];
    return [{ key, reason: known.has(id) ? 'changed in the library after the last sync' : unknown }];
  });
}

/** Files whose library file isn't the one that the lock records. Only a library file that is replaced keeps its URL. */
function findNewUrls({ lock }: PlanInput, files: readonly FileStep[]): NewUrl[] {
  const replaced = replacedByPath(files);
  const idOf = (step: FileStep): string | undefined =>
    step.action === 'add' && step.from.kind === 'path' ? replaced.get(step.from.path)?.id : usedId(step)[0];
  return files.flatMap((step) => {
    const earlier = lock.files.get(step.key);
    return earlier && earlier.id !== idOf(step) ? [{ key: step.key, earlierUrl: earlier.url }] : [];
  });
}

/** Deletes library files that nothing uses, as far as the input `prune` allows. */
function planDeletes({ library, lock, prune }: PlanInput, used: ReadonlySet<string>): DeleteStep[] {
  if (prune === 'none') return [];
  const managed = managedKeys(lock);
  const candidates = prune === 'all' ? [...library.byId.keys()] : [...managed.keys()];
  return candidates
    .flatMap((id): DeleteStep[] => {
      const media = library.byId.get(id);
      if (!media || used.has(id)) return [];
      return [{ action: 'delete', key: media.name, media, reason: deleteReason(managed.get(id), media) }];
    })
    .sort((a, b) => (a.media.name < b.media.name ? -1 : 1));
}

/** What others changed isn't named, because `prune: managed` keeps it. */
function findUnused(input: PlanInput, used: ReadonlySet<string>): string[] {
  const unchanged = unchangedIds(input.lock, input.library);
  return planDeletes({ ...input, prune: 'managed' }, used).flatMap(({ media }) =>
    unchanged.has(media.id) ? [media.name] : [],
  );
}

/** @param key the path or URL that used the library file, if docs-ci has put it into the library */
function deleteReason(key: string | undefined, media: LibraryFile): string {
  if (key === undefined) return 'not used by any file in the folder';
  const { name } = media;
  const path = pathOfKey(media, key);
  if (path !== key) return `no longer used by ${path}`;
  const subject = key === name ? '' : `${key} was `;
  return `${subject}removed from ${isImport(key) ? 'the imports' : 'the folder'}`;
}
