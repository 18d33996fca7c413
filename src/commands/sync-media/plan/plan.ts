/** Plans a sync. Pure: the same folder, library and lock result in the same plan. */
import { nameFromUrl } from '../folder/library-names.js';
import { findMissingAltTexts, planAltTexts } from './alt-texts.js';
import { deleteLimit, planDeletes, usedIds } from './deletes.js';
import { planFiles } from './files.js';
import type { ConflictStep, FinishedImport, ImportStep, Plan, PlanInput } from './steps.js';

export function planSync(input: PlanInput): Plan {
  const finishedImports = findFinishedImports(input);
  const keptIds = findKeptIds(input, finishedImports);
  const files = planFiles(input, keptIds);
  const { imports, conflicts: importConflicts } = planImports(input, usedIds(files, keptIds), finishedImports);
  const { alts, texts, conflicts: altConflicts } = planAltTexts(input, files, imports, finishedImports);
  const unreadable = input.unreadable.map(({ path, reason }): ConflictStep => ({
    action: 'conflict',
    key: path,
    reason,
  }));
  return {
    files,
    imports,
    finishedImports,
    alts,
    texts,
    conflicts: [...unreadable, ...importConflicts, ...altConflicts],
    deletes: planDeletes(input, files, imports, keptIds),
    maxDeletes: deleteLimit(input),
    missingAltTexts: findMissingAltTexts(input, files, finishedImports),
  };
}

function findFinishedImports({ imports, lock, library }: PlanInput): FinishedImport[] {
  return imports.flatMap(({ url }) => {
    const media = library.byId.get(lock.imports.get(url)?.id ?? '');
    return media ? [{ key: url, media }] : [];
  });
}

/** Library files of finished imports, and of paths that exist but couldn't be read. */
function findKeptIds({ unreadable, lock }: PlanInput, finishedImports: readonly FinishedImport[]): Set<string> {
  const ids = new Set(finishedImports.map(({ media }) => media.id));
  for (const { path } of unreadable) ids.add(lock.files.get(path)?.id ?? '');
  return ids;
}

/** @param used ids of the library files that the folder uses; files that imports replace are added to it */
function planImports(
  { imports, library }: PlanInput,
  used: Set<string>,
  finishedImports: readonly FinishedImport[],
): { imports: ImportStep[]; conflicts: ConflictStep[] } {
  const finished = new Set(finishedImports.map(({ key }) => key));
  const steps: ImportStep[] = [];
  const conflicts: ConflictStep[] = [];
  for (const entry of imports.filter(({ url }) => !finished.has(url))) {
    const name = entry.name ?? nameFromUrl(entry.url);
    const media = library.byName.get(name);
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
