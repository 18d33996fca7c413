/** Builds HTML from templates. Text is escaped only here: markup has the type `Html`, which templates insert unchanged. */
import { oneLine } from './log.js';

/** Markup that is inserted into a page unchanged. */
export class Html {
  constructor(readonly text: string) {}
}

/** Undefined inserts nothing. */
type TemplateValue = Html | string | number | undefined | readonly TemplateValue[];

/** Tags a template of markup whose values are escaped, except values that are markup themselves. */
export function markup(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(textOf)));
}

function textOf(value: TemplateValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(textOf).join('') : escapeHtmlText(String(value));
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
