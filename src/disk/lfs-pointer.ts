/** Recognizes the pointers that Git LFS leaves in place of files that it hasn't downloaded. */

const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/** Git LFS itself takes no larger file for a pointer. */
const MAX_POINTER_BYTES = 1024;

export const LFS_ADVICE =
  'Run "git lfs pull" first. On GitHub, set lfs: true on actions/checkout. On GitLab, remove GIT_LFS_SKIP_SMUDGE.';

/** @param bytes the whole content of a file */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < MAX_POINTER_BYTES && LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length));
}
