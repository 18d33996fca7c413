/** Reads the whole library, or only what a run asks for. */
import { askLibrary, type Questions } from './ask-library.js';
import type { Library } from './library.js';
import { type KnownFile, type LibraryContext, LibraryList } from './library-list.js';

/**
 * Reads the first page, which tells how many pages there are. Then it reads the answers to the questions, or the other pages.
 * @param known what the lock knows of it, so that equal strings exist only once
 * @param questions undefined if the whole library is needed
 */
export async function readLibrary(
  context: LibraryContext,
  known: Iterable<KnownFile> = [],
  questions?: Questions,
): Promise<Library> {
  const list = new LibraryList(context, known);
  await list.readFirstPage();
  return (questions && (await askLibrary(list, questions, context))) ?? list.readWhole();
}
