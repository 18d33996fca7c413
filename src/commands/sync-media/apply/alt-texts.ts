/** Sets alt texts that differ from what the library has after all uploads and imports. */
import { setAltText } from '../../../api/endpoints/media.js';
import { ApiError } from '../../../api/errors.js';
import { groupBy } from '../../../text/group-by.js';
import { toLibraryFile } from '../library/library.js';
import { otherTextReason } from '../plan/plan-alt-texts.js';
import type { AltStep, Plan } from '../plan/steps.js';
import type { Results } from './results.js';

export async function setAltTexts(plan: Plan, results: Results): Promise<void> {
  const { libraryFiles } = results;
  const rejected = rejectSecondTexts(plan, results);
  const reasons = new Map(plan.alts.map(({ key, reason }) => [key, reason]));
  // Imports bring their text with them, an upload may turn out to be a library file with a text of its own, and files that
  // failed have no library file.
  const steps = [...plan.texts].flatMap(([key, text]): AltStep[] => {
    const isSet = (libraryFiles.get(key)?.altText ?? text) === text;
    return isSet || rejected.has(key)
      ? []
      : [{ action: 'alt', key, text, reason: reasons.get(key) ?? 'alt text differs' }];
  });
  if (steps.length === 0) return;
  const keysById = groupBy(libraryFiles.keys(), (key) => libraryFiles.get(key)?.id);
  await results.forEach('Setting alt texts', steps, async (step) => {
    const { id = '' } = libraryFiles.get(step.key) ?? {};
    await setText(step, id, keysById.get(id) ?? [], results);
  });
}

const FILE_GONE = 'the file was deleted from the library during this run. Run the job again.';

/** @param keys those of the library file, whose entries are updated */
async function setText(
  { key, text, reason }: AltStep,
  id: string,
  keys: readonly string[],
  results: Results,
): Promise<void> {
  const { api, hasSecret } = results.run;
  try {
    const media = toLibraryFile(await setAltText(api, id, text), hasSecret);
    for (const one of keys) results.setUpdated(one, media);
    results.add({ key, status: 'alt-updated', reason, url: media.url });
  } catch (error) {
    // The 404 of an import itself would be about its URL.
    if (error instanceof ApiError && error.status === 404) results.fail(key, FILE_GONE);
    else await results.failOrThrow(key, error, { failedPart: 'alt-text' });
  }
}

/** An import may turn out to have the content of another file: they share a library file, which has only one text. */
function rejectSecondTexts({ texts }: Plan, results: Results): ReadonlySet<string> {
  const rejected = new Set<string>();
  const firstById = new Map<string, { readonly key: string; readonly text: string }>();
  for (const [key, text] of texts) {
    const id = results.libraryFiles.get(key)?.id;
    if (id === undefined) continue;
    const first = firstById.get(id);
    if (!first) firstById.set(id, { key, text });
    else if (first.text !== text) {
      results.fail(key, otherTextReason(first.key), { failedPart: 'alt-text' });
      rejected.add(key);
    }
  }
  return rejected;
}
