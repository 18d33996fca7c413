/** Encodes paths of repository files for URLs. */

/** Keeps the slashes between folders. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
