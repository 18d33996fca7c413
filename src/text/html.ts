/** Builds HTML from templates. Text is escaped only here: markup has the type `Html`, which templates insert unchanged. */
import { oneLine } from './log.js';

/** Markup that is inserted into a page unchanged. */
export class Html {
  constructor(readonly text: string) {}
}

/** No markup, where a template has a value only sometimes. */
export const NOTHING = new Html('');

type TemplateValue = Html | string | number | readonly Html[];

/** Tags a template of markup whose values are escaped, except values that are markup themselves. */
export function markup(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): Html {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map((html) => html.text).join('');
    return escapeHtmlText(String(value));
  });
  return new Html(strings.map((string, index) => string + (texts[index] ?? '')).join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns one line of text for an element or a quoted attribute, without active or hidden characters. */
export function escapeHtmlText(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Resolves the escapes that text in a page can have: numbers, and the names of the characters that `escapeHtmlText` escapes. */
export function decodeEntities(html: string): string {
  const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return html.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name: string) =>
    name ? names[name.toLowerCase() as 'amp'] : String.fromCharCode(decimal ? Number(decimal) : Number(`0x${hex}`)),
  );
}
