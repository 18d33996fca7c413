/** Finds links of Markdown pages to missing files and headings. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRepositoryFile, ROOT } from './files.js';
import { findNodes, parseMarkdown, textOf } from './markdown.js';

/** Returns one sentence for each link or image of a page that leads nowhere. External links are not checked. */
export function linkProblems(path: string, text: string): string[] {
  return targetsOf(text).flatMap((target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
    const [file = '', anchor] = decodeURIComponent(target).split('#');
    const found = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
    if (!existsSync(join(ROOT, found))) return [`${target} does not exist`];
    if (anchor === undefined || !found.endsWith('.md')) return [];
    const anchors = anchorsOf(file === '' ? text : readRepositoryFile(found));
    return anchors.has(anchor) ? [] : [`${target}: there is no such heading`];
  });
}

/** Returns the targets of links and images, of link definitions, and of HTML. */
function targetsOf(text: string): string[] {
  const page = parseMarkdown(text);
  const nodes = (['link', 'image', 'definition'] as const).flatMap((type) => findNodes(page, type));
  return [...nodes.map(({ url }) => url), ...attributesOf(text, /\b(?:href|src|srcset)="([^"]+)"/g)];
}

function attributesOf(text: string, pattern: RegExp): string[] {
  return findNodes(parseMarkdown(text), 'html').flatMap(({ value }) =>
    [...value.matchAll(pattern)].map(([, target = '']) => target),
  );
}

/** Returns the anchors that GitHub and GitLab give to the headings of a page, and those of its HTML. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set(attributesOf(text, /\b(?:id|name)="([^"]+)"/g));
  for (const heading of findNodes(parseMarkdown(text), 'heading')) {
    const slug = slugOf(textOf(heading));
    const free = [slug, ...Array.from({ length: 50 }, (_, index) => `${slug}-${index + 1}`)];
    anchors.add(free.find((one) => !anchors.has(one)) ?? slug);
  }
  return anchors;
}

/** GitHub's rule: lower case, only letters, digits, `_` and `-`, and a hyphen for each blank. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
