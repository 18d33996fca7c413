/** Finds the title of a page: that of its front matter, of its first heading, or the name of its file. */
import { posix } from 'node:path';
import { splitFrontMatter } from './front-matter.js';
import { placeOf } from './place.js';

/**
 * The `title` of the front matter, else the first heading, else the name of the file.
 * @param text in normal form
 */
export async function titleOfPage(text: string, path: string): Promise<string> {
  const { yaml, body } = splitFrontMatter(text);
  return (await titleOfFrontMatter(yaml)) ?? (await firstHeading(body)) ?? posix.basename(placeOf(path));
}

/** Parsing hostile text takes long. Real pages begin with their title or their heading. */
const MAX_HEAD_UNITS = 5_000;

async function titleOfFrontMatter(yaml: string): Promise<string | undefined> {
  const entry = titleEntry(yaml);
  if (entry === undefined || entry.length > MAX_HEAD_UNITS) return undefined;
  const { parse } = await import('yaml');
  try {
    const data = parse(entry, { logLevel: 'silent' }) as { title?: unknown } | null;
    return typeof data?.title === 'string' || typeof data?.title === 'number' ? oneLine(String(data.title)) : undefined;
  } catch {
    // Front matter of templates may not be YAML.
    return undefined;
  }
}

/** The line with the key `title` and the lines that belong to it. The YAML parser takes quadratic time for all keys. */
function titleEntry(yaml: string): string | undefined {
  const lines = yaml.split('\n');
  const start = lines.findIndex((line) => /^(['"]?)title\1[ \t]*:/.test(line));
  if (start < 0) return undefined;
  const next = lines.findIndex((line, index) => index > start && /^[^ \t]/.test(line));
  return lines.slice(start, next < 0 ? undefined : next).join('\n');
}

/** A line that can be a heading, or the last line of one. */
const HEADING_LINE = /^ {0,3}(?:#{1,6}[ \t].*|=+[ \t]*|-+[ \t]*)$/m;

async function firstHeading(text: string): Promise<string | undefined> {
  const head = text.slice(0, MAX_HEAD_UNITS);
  const line = HEADING_LINE.exec(head);
  if (!line) return undefined;
  const { findReferences } = await import(/* webpackChunkName: 'parser' */ './find-references.js');
  // The line can be in a code block.
  for (const part of [head.slice(0, line.index + line[0].length), head]) {
    const { outline } = await findReferences(part, 'markdown');
    const titles = outline?.headings.flatMap((heading) => oneLine(heading) ?? []) ?? [];
    // Other headings before the line are in quotes or lists.
    const title = part === head ? titles[0] : titles.at(-1);
    if (title !== undefined) return title;
  }
  return undefined;
}

function oneLine(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
