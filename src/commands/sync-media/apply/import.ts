/** The step in which the service fetches files itself. */
import { ApiError } from '../../../api/errors.js';
import type { Media } from '../../../api/endpoints/media.js';
import { importMedia, replaceMediaFrom } from '../../../api/endpoints/uploads.js';
import { deliver, type Delivery, type Parcel } from './send-batches.js';
import { inLanes } from '../concurrency.js';
import { libraryFile } from '../library/library.js';
import { nameFromUrl } from '../folder/library-names.js';
import type { ImportStep } from '../plan/plan.js';
import type { Shelf } from './results.js';
import { isTrouble } from './circuit-breaker.js';

interface ImportParcel extends Parcel {
  readonly step: ImportStep;
}

export async function importNew(steps: readonly ImportStep[], shelf: Shelf): Promise<void> {
  const parcels = steps.filter(({ media }) => media === undefined).map(parcelOf);
  if (parcels.length === 0) return;
  shelf.work.progress.begin('Importing', parcels.length);
  await deliver(parcels, deliveryTo(shelf), shelf.work, shelf.trouble);
}

/** Into library files that have their names: as with files of ours, none is left beside them as `name-2`. */
export async function importOver(steps: readonly ImportStep[], shelf: Shelf): Promise<void> {
  const { progress, concurrency, lock } = shelf.work;
  const over = steps.filter(({ media }) => media !== undefined);
  if (over.length === 0) return;
  progress.begin('Importing', over.length);
  await inLanes(over, concurrency, async (step) => {
    await importOneOver(step, shelf);
    lock.saveSoon();
  });
}

function parcelOf(step: ImportStep): ImportParcel {
  const { url, name } = step.wanted;
  return { key: url, source: url, name, step };
}

function deliveryTo(shelf: Shelf): Delivery<ImportParcel> {
  const failed = ({ key }: ImportParcel, reason: string, statusCode?: number): void => {
    shelf.fail(key, reason, { statusCode });
    shelf.work.progress.add(1);
  };
  return {
    send: async (batch) => {
      const files = batch.map(({ step: { wanted } }) => ({ url: wanted.url, name: wanted.name, altText: wanted.alt }));
      return { sent: batch, results: await importMedia(shelf.work.api, files) };
    },
    salvage: () => undefined,
    stored: ({ step }, media, status) => imported(step, media, status === 'reused', shelf),
    failed,
    lost: ({ key }, error) => {
      shelf.lose(key, error);
      shelf.work.progress.add(1);
    },
    isKnown: (id) => shelf.library.byId.has(id),
  };
}

async function importOneOver(step: ImportStep, shelf: Shelf): Promise<void> {
  const { wanted, media } = step;
  if (!media) return;
  try {
    const answer = await replaceMediaFrom(shelf.work.api, media.id, wanted.url);
    shelf.trouble.noteSuccess();
    shelf.forgetImports(media.id);
    imported(step, answer, false, shelf);
  } catch (error) {
    // Said also of an address that does not answer, as many may; a service that is gone shows in what comes next.
    if (error instanceof ApiError && isTrouble(error)) shelf.lose(wanted.url, error);
    else shelf.failOrThrow(wanted.url, error);
    shelf.work.progress.add(1);
  }
}

function imported({ wanted, reason }: ImportStep, answer: Media, wasThere: boolean, shelf: Shelf): void {
  const media = libraryFile(answer);
  const hasOurName = media.name.normalize('NFC') === (wanted.name ?? nameFromUrl(wanted.url));
  shelf.keepImport(wanted.url, media, !hasOurName && shelf.isForeign(media.id));
  const remark = hasOurName ? reason : shelf.tellOtherName(wanted.url, media.name, wasThere);
  shelf.note({ key: wanted.url, status: 'imported', reason: remark, url: media.url });
  shelf.work.progress.add(1);
}
