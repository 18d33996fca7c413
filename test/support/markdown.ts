/** Parses Markdown as GFM does, into elements and their texts. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect } from 'vitest';

interface Reading {
  readonly html: string;
  /** Every tag in order, for example `<table>`, `</td>`, `<a href="https://…">`. */
  readonly tags: readonly string[];
  /** Holds the text outside code and outside links that show their own URL. Tags become line breaks, because platforms look for references per text node. */
  readonly prose: string;
  /** Holds all text. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

export function readMarkdown(markdown: string): Reading {
  // HTML is allowed, so that a tag from a user's text shows up as a tag.
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return {
    html,
    tags: html.match(/<!--|<\/?[a-z][^>]*>/gi) ?? [],
    prose: textOf(html.replace(/<code[^>]*>[^]*?<\/code>|<a href="([^"]*)">\1<\/a>/g, '\n').replace(/<[^>]*>/g, '\n')),
    text: textOf(html),
  };
}

/** Counts the elements of a name. */
export function count(reading: Reading, element: string): number {
  return reading.tags.filter((tag) => tag === `<${element}>` || tag.startsWith(`<${element} `)).length;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp|quot);/g, (all, name: string) => ENTITIES[name] ?? all);
}

/** What GitHub and GitLab make links, mentions and references of, in text that is no code. */
const LIVE = /@[\w-]|[#!&$]\d|[~%]["\p{L}\p{N}]|GH-\d|:\/\/|www\.|\[\w+:\w|(?<![\w-])[0-9a-f]{7,40}(?![\w-])/iu;

/** Expects only elements that renderers write, and prose that no platform turns into a link or a mention. */
export function expectHarmless(reading: Reading): void {
  const ours =
    /^<\/?(?:h[2-4]|p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|pre|code|strong|sub|details|summary)>$|^<t[hd] align="(?:left|right|center)">$|^<code class="language-(?:text|diff)">$|^<input type="checkbox" disabled="" \/>$|^<\/a>$/;
  for (const tag of reading.tags) {
    if (/^<a /.test(tag)) expect(tag).toMatch(/^<a href="https?:\/\/[^"]*">$/);
    else expect(tag).toMatch(ours);
  }
  expect(reading.prose).not.toMatch(LIVE);
}
