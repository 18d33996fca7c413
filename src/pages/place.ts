/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */

/** Where most projects have the configuration. Who needs certainty looks at its text. */
export const USUAL_CONFIG_FILE = 'docs.json';

const PAGE_EXTENSION = /\.mdx?$/i;
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 1024;

/** True for Markdown and MDX. */
export function isPage(path: string): boolean {
  return PAGE_EXTENSION.test(path);
}

/** What identifies a page: its path without a leading slash, and without `.md` or `.mdx`. Other files keep their ending. */
export function placeOf(path: string): string {
  return path.replace(/^\/+/, '').replace(PAGE_EXTENSION, '');
}

/**
 * Returns why docs-ci never writes to a path of the documentation project, as the end of a sentence that starts with the
 * path. A name that begins with a dot could change the machinery of the repository, such as `.github/workflows`.
 */
export function placeProblem(path: string): string | undefined {
  const segments = path.split('/');
  // Half of a surrogate pair has no form in UTF-8.
  if (/[\p{Cc}\p{Cs}]/u.test(path)) return 'contains a control character';
  if (path.includes('\\')) return 'contains a backslash';
  if (path.startsWith('/') || path.endsWith('/')) return 'begins or ends with a slash';
  if (segments.includes('')) return 'contains an empty name';
  if (segments.includes('..')) return 'contains ".."';
  if (segments.some((segment) => segment.startsWith('.'))) return 'contains a name that begins with a dot';
  if (segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES))
    return `contains a name of more than ${MAX_SEGMENT_BYTES} bytes`;
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return `has more than ${MAX_PATH_BYTES} bytes`;
  return undefined;
}

/** The path to set, for advice. @param configFile what is set already */
export function configPath(configFile?: string): string {
  const usual = configFile === USUAL_CONFIG_FILE ? '' : `, in most projects ${USUAL_CONFIG_FILE}`;
  return `the path of the configuration file${usual}`;
}
