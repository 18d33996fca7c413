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
  return (await titleOfFrontMatter(yaml)) ?? firstHeading(body) ?? posix.basename(placeOf(path));
}

async function titleOfFrontMatter(yaml: string): Promise<string | undefined> {
  const entry = titleEntry(yaml);
  if (entry === undefined) return undefined;
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

/** The text of the first `#` heading outside of code blocks. */
function firstHeading(text: string): string | undefined {
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, marker] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    } else if (marker !== undefined) {
      fence = marker;
    } else {
      const title = oneLine(headingIn(line));
      if (title !== undefined) return title;
    }
  }
  return undefined;
}

/** The text of a heading without Markdown's signs; empty for another line. */
function headingIn(line: string): string {
  const [, heading = ''] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? [];
  return heading
    .replace(/[ \t]#+[ \t]*$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '');
}

function oneLine(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
