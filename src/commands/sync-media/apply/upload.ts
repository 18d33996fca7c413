/** The steps that send bytes of ours: new files in batches, and new bytes for library files one by one. */
import type { Media } from '../../../api/endpoints/media.js';
import { replaceMedia, uploadMedia } from '../../../api/endpoints/uploads.js';
import { FileChangedError, isInState, openForSending } from '../../../disk/hash.js';
import { deliver, type Delivery, type Parcel } from './send-batches.js';
import { type LocalFile, whyUnread } from '../folder/select-files.js';
import { inLanes } from '../concurrency.js';
import { libraryFile } from '../library/library.js';
import type { AddStep, ReplaceStep } from '../plan/plan.js';
import type { Shelf } from './results.js';

/** A file on its way, under a name that is free. */
export interface FileParcel extends Parcel {
  readonly step: AddStep;
  readonly name: string;
  readonly sizeBytes: number;
}

export function parcelsOf(adds: readonly AddStep[]): FileParcel[] {
  return adds.flatMap((step) => {
    const { file, from } = step;
    if (from.kind !== 'upload') return [];
    return [{ key: file.path, source: from.name, name: from.name, sizeBytes: file.sizeBytes, step }];
  });
}

export async function upload(parcels: readonly FileParcel[], shelf: Shelf): Promise<void> {
  const { progress, api } = shelf.work;
  if (parcels.length === 0) return;
  progress.begin('Uploading', parcels.length, bytesOf(parcels.map(({ step }) => step)));
  const delivery: Delivery<FileParcel> = {
    send: async (batch) => {
      const opened = (await Promise.all(batch.map((parcel) => open(parcel, shelf)))).filter((one) => one !== undefined);
      const forms = opened.map(({ parcel, blob }) => ({ name: parcel.name, blob }));
      const results = forms.length > 0 ? await uploadMedia(api, forms) : [];
      return { sent: opened.map(({ parcel }) => parcel), results };
    },
    salvage: (batch, error) => salvage(batch, error, shelf),
    stored: (parcel, media, status) => stored(parcel, media, status, shelf),
    failed: (parcel, reason, statusCode) => failed(parcel, shelf, reason, statusCode),
    // The lock goes on saying that it had begun, so that the next run knows it again if it did arrive.
    lost: ({ key, sizeBytes }, error) => {
      shelf.lose(key, error, sizeBytes);
      progress.add(1, sizeBytes);
    },
    isKnown: (id) => shelf.library.byId.has(id),
  };
  await deliver(parcels, delivery, shelf.work, shelf.trouble);
}

async function open(parcel: FileParcel, shelf: Shelf): Promise<{ parcel: FileParcel; blob: Blob } | undefined> {
  const { file, stamp } = parcel.step.file;
  try {
    return { parcel, blob: await openForSending(file, stamp) };
  } catch (error) {
    failed(parcel, shelf, whyUnread(error));
    return undefined;
  }
}

/** Where a file of the batch changed under the upload, the others can still go. */
function salvage(batch: readonly FileParcel[], error: unknown, shelf: Shelf): readonly FileParcel[] | undefined {
  if (!isReadingError(error)) return undefined;
  const good: FileParcel[] = [];
  for (const parcel of batch) {
    const { file, stamp } = parcel.step.file;
    if (isInState(file, stamp)) good.push(parcel);
    else failed(parcel, shelf, whyUnread(new FileChangedError()));
  }
  return good.length < batch.length ? good : undefined;
}

function stored({ step, name, key }: FileParcel, answer: Media, status: string, shelf: Shelf): void {
  const media = libraryFile(answer);
  const hasOurName = media.name.normalize('NFC') === name;
  const wasThere = status === 'reused';
  // What came while we were at it is ours, too: an attempt whose answer was lost.
  shelf.keepFile(step.file, media, !hasOurName && shelf.isForeign(media.id));
  shelf.work.lock.state.unfinished.delete(key);
  const reason = hasOurName ? step.reason : shelf.tellOtherName(key, media.name, wasThere);
  shelf.note({ key, status: wasThere ? 'reused' : 'added', reason, url: media.url });
  shelf.work.progress.add(1, step.file.sizeBytes);
}

function failed({ key, sizeBytes }: FileParcel, shelf: Shelf, reason: string, statusCode?: number): void {
  shelf.work.lock.state.unfinished.delete(key);
  shelf.fail(key, reason, { statusCode, sizeBytes });
  shelf.work.progress.add(1, sizeBytes);
}

export async function replace(steps: readonly ReplaceStep[], shelf: Shelf): Promise<void> {
  const { progress, concurrency, lock } = shelf.work;
  if (steps.length === 0) return;
  progress.begin('Replacing', steps.length, bytesOf(steps));
  await inLanes(steps, concurrency, async (step) => {
    await replaceOne(step, shelf);
    progress.add(1, step.file.sizeBytes);
    lock.saveSoon();
  });
}

async function replaceOne({ file, media, reason }: ReplaceStep, shelf: Shelf): Promise<void> {
  try {
    const blob = await openForSending(file.file, file.stamp);
    const replaced = libraryFile(await replaceMedia(shelf.work.api, media.id, { name: media.name, blob }));
    shelf.trouble.noteSuccess();
    if (replaced.sizeBytes !== file.sizeBytes) {
      shelf.fail(file.path, `the library holds ${replaced.sizeBytes} bytes after the replace, not ${file.sizeBytes}`);
      return;
    }
    shelf.keepReplaced(file, replaced);
    shelf.note({ key: file.path, status: 'replaced', reason, url: replaced.url });
  } catch (error) {
    shelf.failOrThrow(file.path, explainReading(file, error), file.sizeBytes);
  }
}

function bytesOf(steps: readonly { readonly file: LocalFile }[]): number {
  return steps.reduce((sum, { file }) => sum + file.sizeBytes, 0);
}

/** A blob whose file changed cannot be read (DOMException). */
function isReadingError(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotReadableError';
}

function explainReading({ file, stamp }: LocalFile, error: unknown): unknown {
  return isReadingError(error) && !isInState(file, stamp) ? new FileChangedError() : error;
}
