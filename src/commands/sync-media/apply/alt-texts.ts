/** The step that sets alt texts, where they differ from what the library has by then. */
import { setAltText } from '../../../api/endpoints/media.js';
import { inLanes } from '../concurrency.js';
import { libraryFile } from '../library/library.js';
import type { Plan } from '../plan/plan.js';
import { otherTextReason } from '../plan/alt-texts.js';
import type { Shelf } from './results.js';
import { isTrouble } from './circuit-breaker.js';

export async function setAltTexts(plan: Plan, shelf: Shelf): Promise<void> {
  const { progress, concurrency, lock } = shelf.work;
  const { placed } = shelf.record;
  // An import brings its text with it, and what failed to get there has none to set.
  const refused = refuseSecondTexts(plan, shelf);
  const due = plan.alts.filter(({ key, text }) => (placed.get(key)?.altText ?? text) !== text && !refused.has(key));
  if (due.length === 0) return;
  progress.begin('Setting alt texts', due.length);
  const { unfinishedTexts } = lock.state;
  // What these hold is not known for sure (`adoptTexts`), and no answer about a text says anything about bytes.
  const unsure = new Set(unfinishedTexts.keys());
  for (const { key, text } of due) {
    const media = placed.get(key);
    if (media) unfinishedTexts.set(media.id, { alt: text, updatedAt: media.updatedAt });
  }
  const holders = new Map<string, string[]>();
  for (const [key, { id }] of placed) {
    if (unfinishedTexts.has(id)) holders.set(id, [...(holders.get(id) ?? []), key]);
  }
  // Before the first is set: of a text whose answer is lost, the next run has to know that it was ours.
  await lock.save();
  await inLanes(due, concurrency, async ({ key, text, reason }) => {
    const { id = '' } = placed.get(key) ?? {};
    try {
      const media = libraryFile(await setAltText(shelf.work.api, id, text));
      shelf.trouble.noteSuccess();
      if (!unsure.has(id)) {
        // A new text is a new updatedAt, for everyone who shares the file.
        for (const holder of holders.get(id) ?? []) shelf.refresh(holder, media);
        unfinishedTexts.delete(id);
      }
      shelf.note({ key, status: 'alt-updated', reason, url: media.url });
    } catch (error) {
      shelf.failOrThrow(key, error);
      if (!unsure.has(id) && !isTrouble(error)) unfinishedTexts.delete(id);
    }
    progress.add(1);
    lock.saveSoon();
  });
}

/** Only now it is known that an import brought the bytes of another: they share a library file, which has one text. */
function refuseSecondTexts({ texts }: Plan, shelf: Shelf): ReadonlySet<string> {
  const refused = new Set<string>();
  const settled = new Map<string, { readonly key: string; readonly text: string }>();
  for (const [key, text] of texts) {
    const id = shelf.record.placed.get(key)?.id;
    if (id === undefined) continue;
    const first = settled.get(id);
    if (!first) settled.set(id, { key, text });
    else if (first.text !== text) {
      shelf.fail(key, otherTextReason(first.key));
      refused.add(key);
    }
  }
  return refused;
}
