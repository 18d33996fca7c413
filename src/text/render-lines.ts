/** Renders JSON with one line per entry, in chunks, so that a large file is never completely in memory. */

const MIN_CHUNK_LENGTH = 64_000;

/** Lines between brackets, indented by four spaces, with commas between them. */
export function* renderLines<T>(
  open: string,
  items: Iterable<T>,
  renderItem: (item: T) => string,
  close: string,
): Generator<string> {
  let chunk = open;
  let isFirst = true;
  for (const item of items) {
    chunk += `${isFirst ? '' : ','}\n    ${renderItem(item)}`;
    isFirst = false;
    if (chunk.length < MIN_CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}${isFirst ? '' : '\n  '}${close}`;
}
