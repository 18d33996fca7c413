/** Imports files through the service: new files in batches, and replacements one by one. */
import type { Media } from '../../../api/endpoints/media.js';
import { importMedia, replaceMediaFrom } from '../../../api/endpoints/uploads.js';
import { ApiError } from '../../../api/errors.js';
import { nameFromUrl } from '../folder/library-names.js';
import type { ImportStep } from '../plan/steps.js';
import { isServiceFailure, type Results } from './results.js';
import { BatchQueue } from './send-batches.js';

export async function importNewFiles(steps: readonly ImportStep[], results: Results): Promise<void> {
  const { progress, api } = results.run;
  const items = steps
    .filter(({ media }) => media === undefined)
    .map((step) => ({ key: step.entry.url, source: step.entry.url, name: step.entry.name, step }));
  if (items.length === 0) return;
  progress.start('Importing', items.length);
  const queue = new BatchQueue<(typeof items)[number]>(results, {
    send: async (batch) => {
      const files = batch.map(({ step: { entry } }) => ({ url: entry.url, name: entry.name, altText: entry.alt }));
      return { sent: batch, results: await importMedia(api, files) };
    },
    store: ({ step }, media, isReused) => settleImport(step, media, isReused, results),
  });
  await queue.run(items);
}

/** Replaces library files, so that the service stores no `name-2` beside them. */
export async function importOverExisting(steps: readonly ImportStep[], results: Results): Promise<void> {
  const replacing = steps.filter(({ media }) => media !== undefined);
  await results.forEach('Importing', replacing, (step) => importOver(step, results));
}

async function importOver(step: ImportStep, results: Results): Promise<void> {
  const { entry, media } = step;
  if (!media) return;
  try {
    const replaced = await replaceMediaFrom(results.run.api, media.id, entry.url);
    results.forgetFormerImports(media.id);
    settleImport(step, replaced, false, results);
  } catch (error) {
    // The service responds so for a URL that doesn't respond, too; an outage shows in the following requests.
    if (error instanceof ApiError && isServiceFailure(error)) results.failLost(entry.url, error);
    else await results.failOrThrow(entry.url, error);
  }
}

function settleImport(
  { entry, media: replaced, reason: requested }: ImportStep,
  stored: Media,
  reused: boolean,
  results: Results,
): void {
  const { url, name = nameFromUrl(entry.url) } = entry;
  const { media, reason } = results.describeStored(url, name, stored, reused, requested);
  results.setImport(url, media);
  results.add({ key: url, status: 'imported', reason, url: media.url });
  const bringsText = !replaced && !reused && entry.alt && media.altText === entry.alt;
  if (bringsText) results.add({ key: url, status: 'alt-updated', reason, url: media.url });
}
