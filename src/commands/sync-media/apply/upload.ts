/** Uploads new files in batches, and replaces library files one by one. */
import { listMedia, type Media } from '../../../api/endpoints/media.js';
import { replaceMedia, uploadMedia } from '../../../api/endpoints/uploads.js';
import type { FormFile } from '../../../api/multipart.js';
import { FileChangedError, isInState, openForSending } from '../../../disk/hash.js';
import { readFailure } from '../folder/read-files.js';
import { compareWithUrl, hasTrustedUrl } from '../read/compare.js';
import { toLibraryFile } from '../library/library.js';
import type { AddStep, ReplaceStep } from '../plan/steps.js';
import { type Results, sumOf } from './results.js';
import { type BatchItem, BatchQueue } from './send-batches.js';

/** An upload under a name that isn't taken. */
interface UploadItem extends BatchItem {
  readonly step: AddStep;
  readonly name: string;
  readonly sizeBytes: number;
}

export function toUploadItems(adds: readonly AddStep[]): UploadItem[] {
  return adds.flatMap((step) => {
    const { file, from } = step;
    if (from.kind !== 'upload') return [];
    return [{ key: file.path, source: from.name, name: from.name, sizeBytes: file.sizeBytes, step }];
  });
}

export async function uploadFiles(items: readonly UploadItem[], results: Results): Promise<void> {
  if (items.length === 0) return;
  const { progress, api } = results.run;
  progress.start(
    'Uploading',
    items.length,
    sumOf(items, ({ sizeBytes }) => sizeBytes),
  );
  const fail = ({ key, sizeBytes }: UploadItem, error: unknown): void => {
    results.fail(key, readFailure(error), { sizeBytes });
    results.showSettled(key, sizeBytes);
  };
  const open = async (item: UploadItem): Promise<FormFile | undefined> => {
    const { name, step } = item;
    try {
      return { name, content: await openForSending(step.file.diskPath, step.file) };
    } catch (error) {
      fail(item, error);
      return undefined;
    }
  };
  const queue = new BatchQueue<UploadItem>(results, {
    send: async (batch) => {
      const opened = await Promise.all(batch.map(open));
      const sent = batch.filter((_, index) => opened[index]);
      const forms = opened.filter((form) => form !== undefined);
      return { sent, results: sent.length > 0 ? await uploadMedia(api, forms) : [] };
    },
    retryable: (batch, error) => {
      if (!isReadError(error)) return undefined;
      const unchanged = batch.filter(({ step }) => isInState(step.file.diskPath, step.file.stamp));
      if (unchanged.length === batch.length) return undefined;
      for (const item of batch) if (!unchanged.includes(item)) fail(item, new FileChangedError());
      return unchanged;
    },
    findEqual: ({ step }) => findEqual(step, results),
    store: (item, media, isReused) => settleUpload(item, media, isReused, results),
  });
  await queue.run(items);
}

/** Compares what the URLs of library files of the same size serve. */
async function findEqual({ file }: AddStep, { run }: Results): Promise<Media | undefined> {
  const serverNowMs = run.api.toServerMs(run.clock.now());
  const expected = { sha256: file.sha256, size: file.sizeBytes };
  for await (const media of listMedia(run.api)) {
    if (media.sizeBytes !== file.sizeBytes) continue;
    const libraryFile = toLibraryFile(media, run.hasSecret);
    if (!hasTrustedUrl(libraryFile, serverNowMs)) continue;
    if ((await compareWithUrl(expected, file, libraryFile, run)).verdict === 'same') return media;
  }
  return undefined;
}

function settleUpload({ key, name, step }: UploadItem, stored: Media, isReused: boolean, results: Results): void {
  const reused = isReused && !isFromThisRun(stored, results);
  const { media, reason } = results.describeStored(key, name, stored, reused, step.reason);
  results.setFile(step.file, media);
  results.add({ key, status: reused ? 'reused' : 'added', reason, url: media.url });
}

/** True for a file that an upload of this run stored whose response was lost: the next attempt reports it as reused. */
function isFromThisRun(stored: Media, { library, libraryFiles }: Results): boolean {
  return library.isLater(stored) && ![...libraryFiles.values()].some(({ id }) => id === stored.id);
}

export async function replaceFiles(steps: readonly ReplaceStep[], results: Results): Promise<void> {
  await results.forEach(
    'Replacing',
    steps,
    (step) => replaceFile(step, results),
    ({ file }) => file.sizeBytes,
  );
}

async function replaceFile({ file, media, reason }: ReplaceStep, results: Results): Promise<void> {
  try {
    const content = await openForSending(file.diskPath, file);
    const replaced = toLibraryFile(
      await replaceMedia(results.run.api, media.id, { name: media.name, content }),
      results.run.hasSecret,
    );
    results.setReplaced(file, replaced);
    results.add({ key: file.path, status: 'replaced', reason, url: replaced.url });
  } catch (error) {
    const hasChanged = isReadError(error) && !isInState(file.diskPath, file.stamp);
    await results.failOrThrow(file.path, hasChanged ? new FileChangedError() : error, {
      sizeBytes: file.sizeBytes,
    });
  }
}

/** Reading a blob whose file has changed throws this DOMException. */
function isReadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotReadableError';
}
