/** Checks globs that users write. Pure. */
import { formatCount } from './pluralize.js';

/** These characters mean something else in a glob if no backslash precedes them. Names rarely contain `*` and `?`. */
const STRAY_BACKSLASH = /\\(?![[\](){}!])/;

/** What searches files by a much longer one ends the process. */
const MAX_LENGTH = 4_096;

/**
 * Returns why a glob would silently match nothing, as the end of a sentence that starts with it. Undefined for a valid
 * glob. On Windows, users write backslashes between folders, but in a glob they escape the next character.
 */
export function globProblem(glob: string): string | undefined {
  if (/^!?$/.test(glob)) return 'is empty. Remove it';
  if (glob.length > MAX_LENGTH) return `has more than ${formatCount(MAX_LENGTH)} characters. Use a shorter one`;
  if (STRAY_BACKSLASH.test(glob))
    return 'contains a backslash. Use / between folders, and [*] or [?] to match these characters';
  if (/^!?\//.test(glob)) return 'begins with a slash, but is relative. Remove the slash';
  if (isOutside(glob)) return 'points outside the folder. Use a relative path without ".."';
  return undefined;
}

/** True for a glob that starts at a root or a drive, or that has `..` as a folder. */
function isOutside(glob: string): boolean {
  return /^!?(?:\/|[A-Za-z]:)|(?:^|[!/{,(|])\.\.(?:\/|$)/.test(glob);
}
