/**
 * Carrying out a plan. Replacements, also those by imports, come before uploads: while a library file still has its old
 * bytes, an upload of the same bytes would be answered with that file.
 */
import { setAltTexts } from './alt-texts.js';
import type { Work } from './send-batches.js';
import { importNew, importOver } from './import.js';
import type { Library } from '../library/library.js';
import { extensionOf } from '../folder/library-names.js';
import { type AddStep, isRecorded, type Plan } from '../plan/plan.js';
import type { SyncRecord } from '../record.js';
import { Shelf } from './results.js';
import { parcelsOf, replace, upload } from './upload.js';

export async function applyPlan(plan: Plan, library: Library, record: SyncRecord, work: Work): Promise<void> {
  const shelf = new Shelf(plan, library, record, work);
  try {
    await takeSteps(plan, shelf);
    // Only now: what one step could not do keeps none of the others.
    if (shelf.trouble.lasting) throw shelf.trouble.lasting;
  } catch (error) {
    shelf.tellLost(error);
    throw error;
  }
  shelf.tellLost();
}

async function takeSteps(plan: Plan, shelf: Shelf): Promise<void> {
  const { trouble } = shelf;
  const { lock } = shelf.work;
  const replaces = plan.files.filter((step) => step.action === 'replace');
  const adds = plan.files.filter((step) => step.action === 'add');
  const parcels = parcelsOf(adds);
  settleUnchanged(plan, shelf);
  lock.state.unfinished.clear();
  for (const { key, name, sizeBytes, step } of parcels) {
    lock.state.unfinished.set(key, { name, sha256: step.file.sha256, size: sizeBytes });
  }
  // Before anything is sent: a lock that cannot be written is found out while nothing has happened.
  await lock.save();

  await trouble.during(() => replace(replaces, shelf));
  await trouble.during(() => importOver(plan.imports, shelf));
  await trouble.during(() => upload(parcels, shelf));
  share(adds, shelf);
  await lock.save();
  await trouble.during(() => importNew(plan.imports, shelf));
  await trouble.during(() => setAltTexts(plan, shelf));
  for (const { path, reason } of plan.conflicts) shelf.fail(path, reason);

  forgetGone(plan, shelf);
  await lock.save();
}

function settleUnchanged(plan: Plan, shelf: Shelf): void {
  const { record, work } = shelf;
  for (const step of plan.files) {
    if (step.action !== 'unchanged') continue;
    const { file, media } = step;
    const recorded = work.lock.state.files.get(file.path);
    const wasFound = recorded?.id === media.id && recorded.found === true;
    if (!isRecorded(work.lock.state, step)) shelf.keepFile(file, media, wasFound);
    record.placed.set(file.path, media);
    record.unchanged += 1;
  }
  for (const { url, media } of plan.imported) record.placed.set(url, media);
}

/** Paths whose bytes are in the library by now, because of another path or an earlier run. */
function share(adds: readonly AddStep[], shelf: Shelf): void {
  const { placed } = shelf.record;
  for (const { file, from, reason } of adds) {
    if (from.kind === 'upload') continue;
    const media = from.kind === 'library' ? from.media : placed.get(from.path);
    if (!media) {
      shelf.fail(file.path, `it has the same bytes as ${from.kind === 'path' ? from.path : ''}, which failed`);
      continue;
    }
    const leader = from.kind === 'path' ? shelf.work.lock.state.files.get(from.path) : from;
    shelf.keepFile(file, media, leader?.found === true);
    shelf.note({ key: file.path, status: 'reused', reason, url: media.url });
  }
}

/**
 * Entries that nothing needs any more: of files that are gone here and there, and of old paths whose file another path
 * has taken over. One that still lies in the library for nobody stays, or prune would not know it.
 */
function forgetGone(plan: Plan, { library, record, work }: Shelf): void {
  const { files, imports } = work.lock.state;
  const paths = new Set(plan.files.map(({ file }) => file.path));
  for (const { path } of plan.conflicts) paths.add(path);
  // Of several that share a file any may be the heir, or the order of the lock would decide.
  const heirs = new Set<string>();
  for (const [path, { id, found }] of files) if (paths.has(path) && !found) heirs.add(`${id} ${extensionOf(path)}`);
  const isGone = (id: string): boolean => library.isComplete && !library.byId.has(id);
  for (const [path, { id }] of files) {
    const isInherited = heirs.has(`${id} ${extensionOf(path)}`);
    if (!paths.has(path) && (isInherited || isGone(id))) files.delete(path);
  }
  for (const [url, { id }] of imports) if (!record.placed.has(url) && isGone(id)) imports.delete(url);
}
