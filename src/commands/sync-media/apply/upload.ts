/** Uploads new files in batches, and replaces library files one by one. */
import type { Media } from '../../../api/endpoints/media.js';
import { replaceMedia, uploadMedia } from '../../../api/endpoints/uploads.js';
import type { FormFile } from '../../../api/multipart.js';
import { FileChangedError, isInState, openForSending } from '../../../disk/hash.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { forEachConcurrently } from '../../concurrency.js';
import { type LocalFile, readFailure } from '../folder/read-files.js';
import { toLibraryFile } from '../library/library.js';
import type { AddStep, ReplaceStep } from '../plan/steps.js';
import type { Results } from './results.js';
import { type BatchItem, type BatchResult, sendInBatches } from './send-batches.js';

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
  const { progress, api } = results.context;
  progress.start('Uploading', items.length, totalBytes(items.map(({ step }) => step.file)));
  const settle = (item: UploadItem, result: BatchResult): void => settleUpload(item, result, results);
  // An earlier attempt may have stored the file, so its upload stays in the lock.
  const fail = ({ key, sizeBytes }: UploadItem, error: unknown): void => {
    results.fail(key, readFailure(error), { sizeBytes });
    progress.add(1, sizeBytes);
  };
  await sendInBatches(items, results, {
    send: async (batch) => {
      const opened = await Promise.all(batch.map(async (item) => ({ item, content: await open(item, fail) })));
      const sendable = opened.flatMap(({ item, content }) =>
        content ? [{ item, form: { name: item.name, content } }] : [],
      );
      const sent = sendable.map(({ item }) => item);
      return {
        sent,
        results:
          sent.length > 0
            ? await uploadMedia(
                api,
                sendable.map(({ form }) => form),
              )
            : [],
      };
    },
    retryable: (batch, error) => {
      if (!isReadError(error)) return undefined;
      const unchanged = batch.filter(({ step }) => isInState(step.file.diskPath, step.file.stamp));
      if (unchanged.length === batch.length) return undefined;
      for (const item of batch) if (!unchanged.includes(item)) fail(item, new FileChangedError());
      return unchanged;
    },
    settle,
  });
}

async function open(
  item: UploadItem,
  fail: (item: UploadItem, error: unknown) => void,
): Promise<FormFile['content'] | undefined> {
  const { file } = item.step;
  try {
    return await openForSending(file.diskPath, file);
  } catch (error) {
    fail(item, error);
    return undefined;
  }
}

function settleUpload({ key, name, sizeBytes, step }: UploadItem, result: BatchResult, results: Results): void {
  const { lock, progress } = results.context;
  if (result.kind === 'stored') {
    const reused = result.status === 'reused' && !isFromThisRun(result.media, results);
    const { media, found, reason } = results.describeStored(key, name, result.media, reused, step.reason);
    results.setFile(step.file, media, found);
    results.add({ key, status: reused ? 'reused' : 'added', reason, url: media.url });
  } else if (result.kind === 'failed') results.fail(key, result.reason, { statusCode: result.statusCode, sizeBytes });
  else results.addLost(key, result.error, sizeBytes);
  // A lost upload stays in the lock, so that the next run recognizes it if it did arrive.
  if (result.kind !== 'lost') lock.delete('unfinished', key);
  progress.add(1, sizeBytes);
}

/** True for a file that an upload of this run stored whose response was lost: the next attempt reports it as reused. */
function isFromThisRun({ id }: Media, { library, record }: Results): boolean {
  const isNew = library.isComplete && !library.byId.has(id);
  return isNew && ![...record.libraryFiles.values()].some((file) => file.id === id);
}

export async function replaceFiles(steps: readonly ReplaceStep[], results: Results): Promise<void> {
  if (steps.length === 0) return;
  const { progress, inputs, lock } = results.context;
  progress.start('Replacing', steps.length, totalBytes(steps.map(({ file }) => file)));
  await forEachConcurrently(steps, inputs.concurrency, async (step) => {
    await replaceFile(step, results);
    progress.add(1, step.file.sizeBytes);
    lock.saveSoon();
  });
}

async function replaceFile({ file, media, reason }: ReplaceStep, results: Results): Promise<void> {
  try {
    const content = await openForSending(file.diskPath, file);
    const replaced = toLibraryFile(await replaceMedia(results.context.api, media.id, { name: media.name, content }));
    results.circuitBreaker.onSuccess();
    if (replaced.sizeBytes !== file.sizeBytes) {
      results.fail(
        file.path,
        `the library file has ${pluralize(replaced.sizeBytes, 'byte')} after the upload instead of ${formatCount(file.sizeBytes)}. Run the job again.`,
      );
      return;
    }
    results.setReplaced(file, replaced);
    results.add({ key: file.path, status: 'replaced', reason, url: replaced.url });
  } catch (error) {
    const hasChanged = isReadError(error) && !isInState(file.diskPath, file.stamp);
    results.failOrThrow(file.path, hasChanged ? new FileChangedError() : error, file.sizeBytes);
  }
}

function totalBytes(files: readonly LocalFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** Reading a blob whose file has changed throws this DOMException. */
function isReadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotReadableError';
}
