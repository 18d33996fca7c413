/** Sets alt texts that differ from what the library has after all uploads and imports. */
import { setAltText } from '../../../api/endpoints/media.js';
import { mayHaveWritten } from '../../../api/errors.js';
import { groupBy } from '../../group-by.js';
import { type LibraryFile, toLibraryFile } from '../library/library.js';
import { otherTextReason } from '../plan/plan-alt-texts.js';
import type { AltStep, Plan } from '../plan/steps.js';
import type { Results } from './results.js';

export async function setAltTexts(plan: Plan, results: Results): Promise<void> {
  const { lock } = results.context;
  const { libraryFiles } = results.record;
  const rejected = rejectSecondTexts(plan, results);
  // Imports bring their text with them, and files that failed have no library file.
  const steps = plan.alts.filter(
    ({ key, text }) => (libraryFiles.get(key)?.altText ?? text) !== text && !rejected.has(key),
  );
  if (steps.length === 0) return;
  // The lock isn't sure about the content of these files (library/resume.ts), and setting a text tells nothing about it.
  const uncertain = new Set(lock.state.unfinishedTexts.keys());
  for (const { key, text } of steps) {
    const media = libraryFiles.get(key);
    if (media) lock.set('unfinishedTexts', media.id, { alt: text, updatedAt: media.updatedAt });
  }
  const isChanging = ({ id }: LibraryFile): boolean => lock.state.unfinishedTexts.has(id);
  const sharing = groupBy(
    [...libraryFiles].filter(([, media]) => isChanging(media)),
    ([, { id }]) => id,
  );
  // If a response is lost, the next run must know that docs-ci set the text.
  await lock.save();
  await results.forEach('Setting alt texts', steps, async (step) => {
    const { id = '' } = libraryFiles.get(step.key) ?? {};
    await setText(step, id, uncertain.has(id) ? undefined : (sharing.get(id) ?? []), results);
  });
}

/** @param sharing keys and state of the library file, whose entries are updated; undefined if its content is uncertain */
async function setText(
  { key, text, reason }: AltStep,
  id: string,
  sharing: readonly (readonly [key: string, media: LibraryFile])[] | undefined,
  results: Results,
): Promise<void> {
  const { api, hasSecret, lock } = results.context;
  try {
    const media = toLibraryFile(await setAltText(api, id, text), hasSecret);
    if (sharing) {
      for (const [sharingKey] of sharing) results.setUpdated(sharingKey, media);
      lock.delete('unfinishedTexts', id);
    }
    results.add({ key, status: 'alt-updated', reason, url: media.url });
  } catch (error) {
    await results.failOrThrow(key, error);
    if (sharing && !mayHaveWritten(error)) lock.delete('unfinishedTexts', id);
  }
}

/** An import may turn out to have the content of another file: they share a library file, which has only one text. */
function rejectSecondTexts({ texts }: Plan, results: Results): ReadonlySet<string> {
  const rejected = new Set<string>();
  const firstById = new Map<string, { readonly key: string; readonly text: string }>();
  for (const [key, text] of texts) {
    const id = results.record.libraryFiles.get(key)?.id;
    if (id === undefined) continue;
    const first = firstById.get(id);
    if (!first) firstById.set(id, { key, text });
    else if (first.text !== text) {
      results.fail(key, otherTextReason(first.key));
      rejected.add(key);
    }
  }
  return rejected;
}
