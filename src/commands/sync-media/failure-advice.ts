/** Tells users what to do about a file that failed. Pure. */
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
      const size = sizeBytes === undefined ? '' : ` It has ${formatBytes(sizeBytes)}.`;
      return limit === undefined
        ? `The file is larger than the plan allows.${size} Make it smaller.`
        : `Files of this kind may have at most ${formatBytes(limit)} on this plan.${size} Make it smaller, or ask for a larger plan.`;
    }
    case 415:
      return 'The service does not take this type, or the content is not what the ending says; a replacement must have the type of the original. SVG files must hold neither scripts nor embedded content.';
    case 507:
      return storage
        ? `The organization uses ${formatBytes(storage.usedBytes)} of ${formatBytes(storage.quotaBytes)}. Delete files that nobody needs, or ask for more storage.`
        : 'The storage of the organization is full. Delete files that nobody needs, or ask for more storage.';
    case 404:
      return 'Somebody deleted it from the library meanwhile. Run this again.';
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
