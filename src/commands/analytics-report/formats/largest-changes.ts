/** Says which pages changed most, as facts: what was before, and what is now. Pure. */
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { LargestChange } from '../report-schema.js';
import { pageText } from './names.js';

const MAX_NAME_LENGTH = 60;

/** Returns who changed and how: `Print as PDF` and `312 → 193 readers`. */
export function changedPage(change: LargestChange): { readonly name: string; readonly numbers: string } {
  const { path, previousPath, sessions, previous } = change;
  const name = shorten(pageText({ ...change, path: previousPath ?? path }), MAX_NAME_LENGTH);
  return {
    name: previousPath === null ? name : `${name} moved to ${shorten(path, MAX_NAME_LENGTH)}`,
    numbers: `${formatCount(previous)} → ${pluralize(sessions, 'reader')}`,
  };
}
