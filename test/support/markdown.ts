/** Markdown as a GFM reader sees it: which elements it becomes, and which text stands in them. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export interface Reading {
  readonly html: string;
  /** Every tag in order, for example `<table>`, `</td>`, `<a href="https://…">`. */
  readonly tags: readonly string[];
  /** The text outside of code; a tag is a line break, since platforms look for references in each text node. */
  readonly prose: string;
  /** All text. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

export function readMarkdown(markdown: string): Reading {
  // HTML is let through, so that a tag which came out of somebody's text shows up as a tag.
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return {
    html,
    tags: html.match(/<!--|<\/?[a-z][^>]*>/gi) ?? [],
    prose: textOf(html.replace(/<code[^>]*>[^]*?<\/code>/g, '\n').replace(/<[^>]*>/g, '\n')),
    text: textOf(html),
  };
}

/** How many elements of that name there are. */
export function count(reading: Reading, element: string): number {
  return reading.tags.filter((tag) => tag === `<${element}>` || tag.startsWith(`<${element} `)).length;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp|quot);/g, (all, name: string) => ENTITIES[name] ?? all);
}
