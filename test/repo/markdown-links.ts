/** Finds links of Markdown pages to missing files and headings. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRepositoryFile, ROOT } from './files.js';

/** Returns one sentence for each link or image of a page that leads nowhere. External links are not checked. */
export function linkProblems(path: string, text: string): string[] {
  return targetsOf(withoutCode(text)).flatMap((target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
    const [file = '', anchor] = decodeURIComponent(target).split('#');
    const found = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
    if (!existsSync(join(ROOT, found))) return [`${target} does not exist`];
    if (anchor === undefined || !found.endsWith('.md')) return [];
    const anchors = anchorsOf(file === '' ? text : readRepositoryFile(found));
    return anchors.has(anchor) ? [] : [`${target}: there is no such heading`];
  });
}

/** The targets of inline links and images, of link definitions, and of HTML. */
function targetsOf(text: string): string[] {
  const patterns = [
    /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g,
    /^ {0,3}\[[^\]]+\]: *<?([^\s>]+)>?/gm,
    /<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)="([^"]+)"/g,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
}

function withoutCode(text: string): string {
  return text
    .replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1 *$/gm, '')
    .replace(/`[^`\n]+`/g, (code) => code.replace(/[[\]()<>]/g, ''));
}

/** The anchors that GitHub and GitLab give to the headings of a page, and those of its HTML. */
export function anchorsOf(text: string): Set<string> {
  const page = text.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1 *$/gm, '');
  const anchors = new Set([...page.matchAll(/<[^>]+\b(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  for (const [, title = ''] of page.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = slugOf(title);
    const free = [slug, ...Array.from({ length: 50 }, (_, index) => `${slug}-${index + 1}`)];
    anchors.add(free.find((one) => !anchors.has(one)) ?? slug);
  }
  return anchors;
}

/** GitHub's rule: lower case, only letters, digits, `_` and `-`, and a hyphen for each blank. */
function slugOf(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
