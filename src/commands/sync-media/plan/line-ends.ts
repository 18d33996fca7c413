/** Finds files that are replaced only because Git converted their line endings. */
import { hash } from 'node:crypto';
import { readIfThere } from '../../../disk/read.js';
import { extensionOf, kindOf } from '../folder/library-names.js';
import type { Library } from '../library/library.js';
import { currentHashes, type LockState } from '../library/lock.js';
import type { Plan, ReplaceStep } from './steps.js';

/** Text files are small; this keeps a data file of many megabytes out of memory. */
const MAX_BYTES = 1_000_000;

/** The paths below the folder. Files that the lock file doesn't record aren't found. */
export async function findConvertedFiles(plan: Plan, lock: LockState, library: Library): Promise<string[]> {
  const replaced = plan.files.filter((step) => step.action === 'replace' && isText(step.file.path));
  if (replaced.length === 0) return [];
  const hashes = currentHashes(lock, library);
  const converted: string[] = [];
  for (const { file, media } of replaced as readonly ReplaceStep[]) {
    const before = hashes.get(media.id);
    if (before === undefined || file.sizeBytes > MAX_BYTES) continue;
    // A file that vanishes now fails where it is uploaded.
    const bytes = await readIfThere(file.diskPath).catch(() => undefined);
    if (bytes && withOtherLineEnds(bytes).some((text) => hash('sha256', text, 'hex') === before)) {
      converted.push(file.path);
    }
  }
  return converted;
}

function isText(path: string): boolean {
  return kindOf(path) === 'data' || extensionOf(path) === 'svg';
}

/** The content with the line endings of Unix, and with those of Windows. */
function withOtherLineEnds(bytes: Buffer): Buffer[] {
  const unix = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return [unix, unix.replaceAll('\n', '\r\n')].map((text) => Buffer.from(text, 'latin1'));
}
