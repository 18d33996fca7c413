/** Plans for each local file which library file it replaces or shares, or under which name it is new. Pure. */
import { availableName, extensionOf, nameFromUrl } from '../folder/library-names.js';
import type { LocalFile } from '../folder/read-files.js';
import type { LibraryFile } from '../library/library.js';
import { currentHashes } from '../library/lock.js';
import type { AddStep, FileStep, PlanInput } from './steps.js';
import { unicodeForm } from '../../../text/unicode-form.js';

/**
 * One step per file of the folder.
 * @param keptIds library files that must not be replaced
 */
export function planFiles(input: PlanInput, keptIds: ReadonlySet<string>): FileStep[] {
  const { files, counterparts } = input;
  const kept = new Set(keptIds);
  for (const { verdict, media } of counterparts.values()) if (verdict === 'same') kept.add(media.id);
  const replacedBy = chooseReplaced(input, kept);
  // Only new files need the tables, which are large.
  let planAdd: ((file: LocalFile) => AddStep) | undefined;
  return files.map((file): FileStep => {
    const counterpart = counterparts.get(file.path);
    if (counterpart?.verdict === 'same') {
      return { action: 'unchanged', key: file.path, file, media: counterpart.media, reason: counterpart.reason };
    }
    if (counterpart && replacedBy.get(counterpart.media.id) === file.path) {
      const { media, reason, verdict } = counterpart;
      return { action: 'replace', key: file.path, file, media, reason, isDifferent: verdict === 'different' };
    }
    planAdd ??= additionPlanner(input, replacedBy);
    return planAdd(file);
  });
}

/** Library id → the path whose content it gets. A library file that other paths share isn't replaced. */
function chooseReplaced({ files, counterparts, lock }: PlanInput, kept: ReadonlySet<string>): Map<string, string> {
  // The path that the lock records comes before one of the same name; of several recorded, the one with the same name.
  const priorityOf = ({ path, name }: LocalFile, media: LibraryFile): number =>
    (lock.files.get(path)?.id === media.id ? 2 : 0) + (unicodeForm(media.name, 'NFC') === name ? 1 : 0);
  const candidates = files.flatMap((file) => {
    const { media, verdict } = counterparts.get(file.path) ?? {};
    if (!media || verdict === 'same' || kept.has(media.id)) return [];
    // The service only replaces a file by one of the same type.
    if (extensionOf(media.name) !== extensionOf(file.path)) return [];
    return [{ path: file.path, id: media.id, priority: priorityOf(file, media) }];
  });
  const chosen = new Map<string, string>();
  for (const { id, path } of candidates.sort((a, b) => b.priority - a.priority))
    if (!chosen.has(id)) chosen.set(id, path);
  return chosen;
}

/** Hash → the library file that has this content, and that neither this run nor the next one replaces. */
function keptContents(
  { library, lock, failed }: PlanInput,
  replacedBy: ReadonlyMap<string, string>,
): Map<string, LibraryFile> {
  const contents = new Map<string, LibraryFile>();
  const changing = new Set(failed.map(({ path }) => lock.files.get(path)?.id));
  for (const [id, hash] of currentHashes(lock, library)) {
    const media = library.byId.get(id);
    if (media && !replacedBy.has(id) && !changing.has(id)) contents.set(hash, media);
  }
  return contents;
}

/** Returns a function that plans files that have no library file of their own yet. */
function additionPlanner(input: PlanInput, replacedBy: ReadonlyMap<string, string>): (file: LocalFile) => AddStep {
  const { library, files, imports, counterparts } = input;
  // Library names that will exist.
  const taken = new Set<string>();
  const importNames = imports.map(({ url, name }) => name ?? nameFromUrl(url));
  const requested = new Set([...files.map(({ name }) => name), ...importNames]);
  const inLibrary = keptContents(input, replacedBy);
  // The service may reject the content under one of the extensions.
  const uploadOf = ({ path, sha256 }: LocalFile): string => `${sha256} ${extensionOf(path)}`;
  // Content and extension → the path that uploads them.
  const uploadedBy = new Map<string, string>();
  for (const file of files) {
    const { media, verdict } = counterparts.get(file.path) ?? {};
    if (media && verdict === 'same') inLibrary.set(file.sha256, media);
    else if (media && replacedBy.get(media.id) === file.path) uploadedBy.set(uploadOf(file), file.path);
  }
  return (file) => {
    const existing = inLibrary.get(file.sha256);
    if (existing && extensionOf(existing.name) === extensionOf(file.path)) {
      const reason = `an identical file exists in the library as ${existing.name}`;
      return addStep(file, { kind: 'library', media: existing }, reason);
    }
    const path = uploadedBy.get(uploadOf(file));
    if (path !== undefined) return addStep(file, { kind: 'path', path }, `same content as ${path}`);
    uploadedBy.set(uploadOf(file), file.path);
    // If an upload's name is taken, the service stores it under a name of its own choice.
    const isTaken = (name: string): boolean =>
      taken.has(name) || (name !== file.name && requested.has(name)) || library.named(name) !== undefined;
    const name = availableName(file.name, isTaken);
    taken.add(name);
    const earlier = input.lock.files.get(file.path);
    const usual = earlier && library.lacks(earlier.id) ? 'the library no longer has its file' : 'new';
    const reason =
      name === file.name ? usual : `new under another name, because other files use the library file ${file.name}`;
    return addStep(file, { kind: 'upload', name }, reason);
  };
}

/** Names all fields, because an object that is spread from another takes several times the memory. */
function addStep(file: LocalFile, from: AddStep['from'], reason: string): AddStep {
  return { action: 'add', key: file.path, file, from, reason };
}
