/** Says how to fix a file that failed. Pure. */
import { formatBytes } from '../../text/units.js';
import { kindOf } from './folder/library-names.js';
import type { Result, SyncRecord } from './record.js';

/** True if the advice needs the limits of the plan. */
export function needsStorage({ statusCode }: Result): boolean {
  return statusCode === 413 || statusCode === 507;
}

/** Undefined if there is nothing to add to the reason. */
export function adviceFor({ statusCode, key, sizeBytes }: Result, { storage }: SyncRecord): string | undefined {
  switch (statusCode) {
    case 413: {
      const limit = storage && maxBytesOf(kindOf(key) ?? 'document', storage.limits);
      const size = sizeBytes === undefined ? '' : `from ${formatBytes(sizeBytes)} `;
      // A proxy can have a lower limit than the service.
      if (limit !== undefined && sizeBytes !== undefined && sizeBytes <= limit)
        return `The service accepts up to ${formatBytes(limit)}. Raise the limit of the proxy in front of it.`;
      return limit === undefined
        ? 'Make the file smaller, or upgrade the plan.'
        : `Reduce the file ${size}to at most ${formatBytes(limit)}, or upgrade the plan.`;
    }
    case 415:
      return "Use a supported file type whose content matches the extension. A replacement must have the same type as the original. SVG files can't contain scripts or embedded content.";
    case 507:
      return storage
        ? `The organization uses ${formatBytes(storage.usedBytes)} of ${formatBytes(storage.quotaBytes)} of storage. Delete unused library files, or upgrade the plan.`
        : "The organization's storage is full. Delete unused library files, or upgrade the plan.";
    case 404:
      return 'The file was deleted from the library during this run. Run the job again.';
    default:
      return undefined;
  }
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
