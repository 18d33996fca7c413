/** Tests that docs/troubleshooting.md has a section for each message that links to it. */
import { describe, expect, test } from 'vitest';
import { TROUBLESHOOTING_ANCHORS } from '../../src/run/troubleshooting.js';
import { fences } from './fences.js';
import { readRepositoryFile } from './files.js';
import { anchorsOf } from './markdown-links.js';

const PAGE = readRepositoryFile('docs/troubleshooting.md');
const [, ...SECTIONS] = PAGE.split(/^## /m);
const MIN_MESSAGES = 14;

describe('docs/troubleshooting.md', () => {
  test.each(Object.entries(TROUBLESHOOTING_ANCHORS))('has the section that messages about %s link to', (_, anchor) => {
    expect([...anchorsOf(PAGE)]).toContain(anchor);
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

  test('links to each of its sections at the top', () => {
    const [top = ''] = PAGE.split(/^## /m);
    const linked = [...top.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(linked.toSorted()).toEqual([...anchorsOf(PAGE)].slice(1).toSorted());
  });
});
