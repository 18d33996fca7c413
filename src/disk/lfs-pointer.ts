/** Recognizes the pointers that Git LFS leaves in place of files that it hasn't downloaded. */

/** The second is of the first versions of Git LFS, which still reads it. */
const LFS_POINTERS = ['git-lfs', 'hawser'].map((name) => Buffer.from(`version https://${name}.github.com/spec/`));
/** Git LFS itself takes no larger file for a pointer. */
export const MAX_POINTER_BYTES = 1024;

export const LFS_ADVICE =
  'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout. On GitLab, remove GIT_LFS_SKIP_SMUDGE.';

/** @param bytes the whole content of a file */
export function isLfsPointer(bytes: Uint8Array): boolean {
  const isOne = LFS_POINTERS.some((start) => start.equals(bytes.subarray(0, start.length)));
  return bytes.length < MAX_POINTER_BYTES && isOne;
}
