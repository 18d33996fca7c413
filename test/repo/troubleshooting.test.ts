/** Tests that docs/troubleshooting.md has a section for each message that links to it. */
import { describe, expect, test } from 'vitest';
import { TROUBLESHOOTING_TITLES } from '../../src/run/troubleshooting.js';
import { fences } from './fences.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { anchorsOf } from './markdown-links.js';
import { messagesOf } from './style.js';

const PAGE = readRepositoryFile('docs/troubleshooting.md');
const [, ...SECTIONS] = PAGE.split(/^## /m);
const MIN_MESSAGES = 14;

/** The sentences of the messages of src, in which an inserted value is any text. */
const TEMPLATES = repositoryFiles(/^src\/.*\.ts$/)
  .flatMap((path) => messagesOf(path, readRepositoryFile(path)))
  .flatMap(({ text }) => partsOf(text))
  .filter((sentence) => sentence.split(/\s+/).filter((word) => /^[\p{L}'’,-]+$/u.test(word)).length >= 3)
  .map((sentence) => new RegExp(`^${sentence.split('…').map(escape).join('.+')}$`));

/** The sentences of a text, whole and split at colons. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.;]) /);
  return [...sentences, ...sentences.flatMap((sentence) => sentence.split(/(?<=:) /))].map((part) =>
    part.replace(/[.;:]$/, ''),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('docs/troubleshooting.md', () => {
  test.each(Object.entries(TROUBLESHOOTING_TITLES))('has the section that messages about %s link to', (_, title) => {
    expect(SECTIONS.map((section) => section.split('\n')[0])).toContain(title);
  });

  test('shows a message, its cause and its fix in each section', () => {
    for (const section of SECTIONS) {
      const [title = ''] = section.split('\n');
      expect(fences(section).length, title).toBeGreaterThan(0);
      expect(section, title).toMatch(/^\*\*Cause\b.*\*\*/m);
      expect(section, title).toMatch(/^\*\*Fix\b.*\*\*/m);
    }
    expect(fences(PAGE).length).toBeGreaterThanOrEqual(MIN_MESSAGES);
  });

  test.each(fences(PAGE).map(({ text }) => text.replace(/\s+/g, ' ').trim()))(
    'shows a message whose sentences are in src: %s',
    (message) => {
      const known = partsOf(message).filter((part) => TEMPLATES.some((template) => template.test(part)));
      expect(known).not.toEqual([]);
    },
  );

  test('links to each of its sections at the top', () => {
    const [top = ''] = PAGE.split(/^## /m);
    const linked = [...top.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(linked.toSorted()).toEqual([...anchorsOf(PAGE)].slice(1).toSorted());
  });
});
