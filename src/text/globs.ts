/** Checks globs that users write. Pure. */

/** These characters mean something else in a glob if no backslash precedes them. Names rarely contain `*` and `?`. */
const STRAY_BACKSLASH = /\\(?![[\](){}!])/;

/**
 * Returns why a glob would silently match nothing, as the end of a sentence that starts with it. Undefined for a valid
 * glob. On Windows people write backslashes between folders, but in a glob they escape the next character.
 */
export function globProblem(glob: string): string | undefined {
  if (STRAY_BACKSLASH.test(glob))
    return 'has a backslash; write / between folders, and [*] or [?] for these characters themselves';
  if (isOutside(glob)) return 'leads outside; write a path below the folder, without .. and without / at its start';
  return undefined;
}

/** True for a glob that starts at a root or a drive, or that has `..` as a folder. */
function isOutside(glob: string): boolean {
  return /^!?(?:\/|[A-Za-z]:)|(?:^|[!/{,(|])\.\.(?:\/|$)/.test(glob);
}
