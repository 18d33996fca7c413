/** Writes entries of the navigation that look like existing ones. Pure. */
import { placeOf } from '../../../pages/place.js';

/** An entry of the navigation that is a page, as text and as value. */
export interface EntryExample {
  readonly text: string;
  readonly value: unknown;
  /** False if it belongs to another list, whose indentation may differ. */
  readonly isNeighbor: boolean;
}

/** The entry of a page, as text and as value. @param path in the project, with its ending */
export function renderEntry(
  { path, title }: { readonly path: string; readonly title: string },
  { text, value, isNeighbor }: EntryExample = { text: '""', value: '', isNeighbor: true },
): { text: string; value: unknown } {
  const example = typeof value === 'string' ? { path: value } : (value as { path: string });
  const written = (example.path.startsWith('/') ? '/' : '') + (/\.mdx?$/i.test(example.path) ? path : placeOf(path));
  if (typeof value === 'string') return { text: JSON.stringify(written), value: written };
  const values = { title, path: written };
  const fields = Object.keys(example).filter((name): name is keyof typeof values => name in values);
  const blank = /"\s*:\s/.test(text) ? ' ' : '';
  const [open, close] = [/^\{(\s*)/.exec(text)?.[1] ?? '', /(\s*)\}$/.exec(text)?.[1] ?? ''].map((space) =>
    isNeighbor || !space.includes('\n') ? space : blank,
  ) as [string, string];
  const separator = `,${open.includes('\n') ? open : blank}`;
  const texts = fields.map((field) => `${JSON.stringify(field)}:${blank}${JSON.stringify(values[field])}`);
  return {
    text: `{${open}${texts.join(separator)}${close}}`,
    value: Object.fromEntries(fields.map((field) => [field, values[field]])),
  };
}
