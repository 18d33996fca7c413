/** Says why a file failed and how to fix it. */
import { getStorage } from '../../../api/endpoints/media.js';
import { formatBytes } from '../../../text/units.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';
import { kindOf } from '../folder/library-names.js';
import type { Result, SyncContext, SyncRecord } from '../record.js';

/** Logs what to do about failed files, with the limits of the plan if they matter. */
export async function logAdvice({ api, log, record, optional }: SyncContext): Promise<void> {
  const failed = record.results.filter(({ status }) => status === 'failed');
  if (failed.some(needsStorage)) record.storage = await optional("The plan's limits", () => getStorage(api));
  for (const result of failed) {
    const advice = adviceFor(result, record);
    if (advice !== undefined) log.info(`${result.key}: ${advice}`);
  }
}

/** True if the advice needs the limits of the plan. */
function needsStorage({ statusCode }: Result): boolean {
  return statusCode === 413 || statusCode === 507;
}

/** Explains a failure in full sentences: the reason, and what to do about it. */
export function explainFailure(result: Result, record: SyncRecord): string {
  const limit = sizeLimit(result, record);
  // The advice has both sizes, in one unit.
  const isTooLarge = limit !== undefined && (result.sizeBytes ?? 0) > limit;
  const reason = isTooLarge ? 'The file is too large' : upperFirst(result.reason);
  return [endSentence(reason), adviceFor(result, record)].filter(Boolean).join(' ');
}

/** Undefined if there is nothing to add to the reason. */
function adviceFor(result: Result, record: SyncRecord): string | undefined {
  switch (result.statusCode) {
    case 413:
      return sizeAdvice(result.sizeBytes, sizeLimit(result, record));
    case 415:
      return typeAdvice(result.reason);
    case 507:
      return `${storageUse(record)}. Delete unused library files, or upgrade the plan.`;
    case 404:
      return 'The file was deleted from the library during this run. Run the job again.';
    default:
      return undefined;
  }
}

function sizeAdvice(sizeBytes: number | undefined, limit: number | undefined): string {
  if (limit === undefined) return 'Make the file smaller, or upgrade the plan.';
  // A proxy can have a lower limit than the service.
  if (sizeBytes !== undefined && sizeBytes <= limit)
    return `The service accepts up to ${formatBytes(limit)}. Raise the limit of the proxy in front of it.`;
  const size = sizeBytes === undefined ? '' : `from ${formatBytes(sizeBytes)} `;
  return `Reduce the file ${size}to at most ${formatBytes(limit)}, or upgrade the plan.`;
}

function storageUse({ storage }: SyncRecord): string {
  return storage
    ? `The organization uses ${formatBytes(storage.usedBytes)} of ${formatBytes(storage.quotaBytes)} of storage`
    : "The organization's storage is full";
}

/** The service rejects types, content and unsafe SVG files with the same status, and says which in its own words. */
function typeAdvice(reason: string): string {
  if (/script|embed|safe/i.test(reason)) return 'Remove scripts and embedded content from the file.';
  if (/same type|original/i.test(reason))
    return 'Give the file a new name, or delete the library file with the old type.';
  if (/content|match|valid/i.test(reason)) return 'Check that the file opens and that its extension is correct.';
  return 'Use a file type that the service supports, or exclude the file.';
}

function sizeLimit({ key }: Result, { storage }: SyncRecord): number | undefined {
  return storage && maxBytesOf(kindOf(key) ?? 'document', storage.limits);
}

/** The contract doesn't define the shape of `limits` [?]: numbers by kind, objects by kind, or a list of either. */
function maxBytesOf(kind: string, limits: unknown): number | undefined {
  if (Array.isArray(limits)) {
    const limit = limits.find(
      (item: unknown) => typeof item === 'object' && item !== null && Object.values(item).includes(kind),
    ) as unknown;
    return firstNumber(limit);
  }
  if (typeof limits !== 'object' || limits === null) return undefined;
  const [, value] = Object.entries(limits).find(([name]) => name.toLowerCase().startsWith(kind)) ?? [];
  return firstNumber(value);
}

function firstNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value).find((item) => typeof item === 'number');
}
