/** Compares the pages of a branch with the folder, and reads as few of them as that takes. */
import { isPage, placeOf } from '../../../pages/place.js';
import { fileTest } from '../../../pages/link-kinds.js';
import type { Api } from '../../../api/api.js';
import { forEachPage, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import { hashPage } from '../../../project/page-text.js';
import { exactly, readPage } from '../../../project/read-project.js';
import type { LocalPage } from '../folder/read-pages.js';
import type { PushInputs, PushRun } from '../inputs.js';
import { DELETED_HASH, findGone } from './manifest.js';
import type { Project } from './open-project.js';

/** A page of the documentation project. */
export interface RemotePage {
  /** As the list of the service has it, without a leading slash; the form in which the page is read. */
  readonly path: string;
  /** Hash of the normal form. Undefined if the page wasn't read, because manifest and size show that it is unchanged. */
  readonly hash?: string;
}

/** The pages of a project that a plan needs, by place. */
export interface ComparedPages {
  /** All listed pages, and pages of the manifest that exist although the list lacks them. */
  readonly remote: ReadonlyMap<string, RemotePage>;
  /** Texts of pages that were read, in normal form, by place. Many large texts are not kept. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Pages that left the folder, of which a run without prune looks for edits. */
const MAX_GONE_READ = 20;

/** Texts that are kept for changes.diff and edited.patch. */
const MAX_KEPT_UNITS = 16 * 1024 * 1024;

/**
 * True if the manifest and the listed size show that the project has the content of the folder, so the page needn't be
 * read. What the service counts, and whether it counts the last line break, is unknown.
 */
export function looksUnchanged(
  local: Pick<LocalPage, 'hash' | 'sizeBytes' | 'sizeUnits'>,
  manifestHash: string | undefined,
  listedSize: number,
): boolean {
  const fits = (size: number): boolean => Math.abs(listedSize - size) <= 1;
  return local.hash === manifestHash && (fits(local.sizeBytes) || fits(local.sizeUnits));
}

/** Takes pages of the manifest for unedited instead of reading them. */
export function guessPages({ listed, written }: Project): ComparedPages {
  const guess = (place: string, path: string): RemotePage => ({ path, hash: written.get(place)?.hash });
  return { remote: new Map([...listed].map(([place, { path }]) => [place, guess(place, path)])), texts: new Map() };
}

/** Reads each page that the list and the manifest don't show to be unchanged. */
export async function comparePages(
  run: Pick<PushRun, 'api' | 'inputs' | 'log' | 'signal'>,
  project: Project,
  pages: readonly LocalPage[],
): Promise<ComparedPages> {
  const { inputs } = run;
  const toRead = pagesToRead(inputs, project, pages);
  const remote = new Map<string, RemotePage>([...project.listed].map(([place, { path }]) => [place, { path }]));
  const texts = new Map<string, string>();
  let kept = 0;
  await forEachPage(run, toRead, { verb: 'Comparing', concurrency: REQUESTS_AT_ONCE }, async (path) => {
    const found = await findPage(run.api, project, path);
    const place = placeOf(path);
    if (found === undefined) {
      // A service may only return pages, so that a file is there is known from the manifest alone.
      const isKnown = isPage(path) || project.isDoubted || listsFiles(project);
      const hash = isKnown ? undefined : project.written.get(place)?.hash;
      if (hash === undefined) remote.delete(place);
      else remote.set(place, { path, hash });
      return;
    }
    remote.set(place, { path: found.path, hash: hashPage(found.text) });
    kept += found.text.length;
    if (kept <= MAX_KEPT_UNITS) texts.set(place, found.text);
  });
  return { remote, texts };
}

/** True if the list of the service shows that it has other files than pages, too. */
function listsFiles({ listed }: Project): boolean {
  const paths = [...listed.values()].map(({ path }) => path);
  return paths.some(isPage) && paths.some(fileTest(paths));
}

async function findPage(
  api: Api,
  project: Project,
  path: string,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  const listed = project.listed.get(placeOf(path))?.path;
  // A list that lacks pages may have one with another ending at this place.
  if (!project.isListComplete && listed !== undefined && listed !== path && isPage(listed)) {
    const hidden = await readPage(api, { ...project, formsOf: exactly }, path);
    if (hidden !== undefined) return { path, text: hidden };
  }
  const text = await readPage(api, project, path);
  return text === undefined ? undefined : { path: listed ?? path, text };
}

function pagesToRead(
  { prune }: PushInputs,
  { listed, written, isListComplete, isDoubted }: Project,
  pages: readonly LocalPage[],
): string[] {
  const mayBeThere = (place: string): boolean => {
    const hash = written.get(place)?.hash;
    return hash !== undefined && hash !== DELETED_HASH;
  };
  const own = pages.filter((page) => {
    const there = listed.get(page.place);
    // A page that the list lacks may exist all the same.
    if (!there) return mayBeThere(page.place) || !isListComplete || isDoubted;
    if (there.size === null) return true;
    return !looksUnchanged(page, written.get(page.place)?.hash, there.size);
  });
  const allGone = findGone(written, pages);
  // Without prune, pages that left the folder stay for good, and each one costs a request in every run.
  const isRead = prune === 'managed' || allGone.length <= MAX_GONE_READ;
  const gone = allGone.filter(([place]) => (listed.has(place) ? isRead : mayBeThere(place)));
  return [...own.map(({ path }) => path), ...gone.map(([, { path }]) => path)];
}
