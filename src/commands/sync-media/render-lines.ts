/** JSON files of very many entries, one line each: as pieces of some size, so that no file is ever in memory as a whole. */

const PIECE_LENGTH = 64_000;

/** Lines between brackets, indented by four, with commas between them. */
export function* renderLines<T>(
  open: string,
  items: Iterable<T>,
  renderOne: (item: T) => string,
  close: string,
): Generator<string> {
  let piece = open;
  let isFirst = true;
  for (const item of items) {
    piece += `${isFirst ? '' : ','}\n    ${renderOne(item)}`;
    isFirst = false;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}${isFirst ? '' : '\n  '}${close}`;
}
