/** Reads the tests that a table of a page cites: a link to a test file, followed by titles in italics or as code. */
import type { Link, PhrasingContent } from 'mdast';
import { posix } from 'node:path';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { textOf } from './markdown.js';
import { readTestTitles } from './test-titles.js';

/** A test file with the titles that follow its link. */
export interface CitedTests {
  readonly file: string;
  readonly titles: readonly string[];
}

const FILES = new Set(repositoryFiles(/^/));

/** Returns the path in the repository that a link of a page leads to. */
export function linkedFile(page: string, { url }: Link): string {
  return posix.join(posix.dirname(page), url.replace(/#.*/, ''));
}

/** Assigns titles to the files before them, up to the next file that follows a title. */
export function citedTests(page: string, parts: readonly PhrasingContent[]): CitedTests[] {
  const groups: { files: string[]; titles: string[] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.type === 'link') {
      if (last?.titles.length === 0) last.files.push(linkedFile(page, part));
      else groups.push({ files: [linkedFile(page, part)], titles: [] });
    } else if (part.type === 'emphasis' || part.type === 'inlineCode') {
      last?.titles.push(textOf(part));
    }
  }
  return groups.flatMap(({ files, titles }) => files.map((file) => ({ file, titles })));
}

/** Returns one sentence for each missing file and each missing title. */
export function citedTestProblems(what: string, cited: readonly CitedTests[]): string[] {
  if (cited.length === 0) return [`"${what}" names no test`];
  return cited.flatMap(({ file, titles }) => {
    if (!file.startsWith('test/') || !FILES.has(file)) return [`"${what}" names ${file}, which is no test`];
    if (titles.length === 0) return [`"${what}" names no test of ${file}`];
    const there = titlesOfFile(file);
    return titles.filter((title) => !there.has(title)).map((title) => `${file} has no test "${title}"`);
  });
}

const titlesOfFiles = new Map<string, ReadonlySet<string>>();

/** Reads each file once, because most are cited many times. */
function titlesOfFile(file: string): ReadonlySet<string> {
  const titles = titlesOfFiles.get(file) ?? readTestTitles(readRepositoryFile(file));
  titlesOfFiles.set(file, titles);
  return titles;
}
