/** Matches the files that a pull or merge request changes with the pages of the service. Pure. */
import { publishedPath } from '../../deployments/page-url.js';
import type { ChangedFile } from '../../hosts/host.js';
import { placeOf } from '../../pages/place.js';

export interface ChangedPage {
  /** Path below the published URL, such as `/guides/install`. */
  readonly path: string;
  readonly change: 'new' | 'changed';
  /** Its file in the repository. */
  readonly file: string;
}

export interface ChangedPages {
  readonly pages: readonly ChangedPage[];
  /** The changed files that are not pages of the branch, such as images and removed pages. */
  readonly otherFiles: readonly ChangedFile[];
}

/** The folder of the documentation in the repository is unknown, so a file also matches by the end of its path. */
export function matchChangedPages(files: readonly ChangedFile[], pagePaths: readonly string[]): ChangedPages {
  const known = new Set(pagePaths.map(placeOf));
  const pages: ChangedPage[] = [];
  const otherFiles: ChangedFile[] = [];
  for (const file of files) {
    const { path, change } = file;
    const page = mayBePage(file) ? findPage(placeOf(path), known) : undefined;
    if (page === undefined) otherFiles.push(file);
    else pages.push({ path: publishedPath(page), change: change === 'added' ? 'new' : 'changed', file: path });
  }
  return { pages, otherFiles };
}

export function mayBePage({ path, change }: ChangedFile): boolean {
  return change !== 'removed' && /\.mdx?$/i.test(path);
}

function findPage(path: string, known: ReadonlySet<string>): string | undefined {
  const names = path.split('/');
  return names.map((_, index) => names.slice(index).join('/')).find((end) => known.has(end));
}
