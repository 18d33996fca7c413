/** Renders JSON with one line per entry, in chunks, so that a large file is never completely in memory. */

const MIN_CHUNK_LENGTH = 64_000;

/** Lines between brackets, indented by four spaces, with commas between them. */
export function* renderLines<T>(
  open: string,
  items: Iterable<T>,
  renderItem: (item: T, index: number) => string,
  close: string,
): Generator<string> {
  let chunk = open;
  let index = 0;
  for (const item of items) {
    chunk += `${index === 0 ? '' : ','}\n    ${renderItem(item, index)}`;
    index += 1;
    if (chunk.length < MIN_CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}${index === 0 ? '' : '\n  '}${close}`;
}
