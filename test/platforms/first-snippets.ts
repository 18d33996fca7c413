/** The first snippet of the page of each job, and what the page tells readers to have for it. */
import { expect } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { readRepositoryFile } from '../repo/files.js';
import { fences, sectionOf } from '../repo/markdown.js';

/** What the page of a job tells readers to have in their repository: files by path. The rest needs none. */
export const NAMED: Partial<Record<CommandName, Readonly<Record<string, string>>>> = {
  'sync-media': { 'media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'push-content': { 'docs/reference/client.mdx': '# Client\n' },
  'check-pages': { 'docs/index.mdx': '# Home\n', 'docs/docs.json': '{ "navigation": { "pages": ["index"] } }' },
  'check-search': { 'queries.yaml': '- query: install\n  expect: guides/install\n' },
};

/** The first workflow or pipeline of a section that uses docs-ci. */
export function firstSnippet(name: CommandName, section: 'GitHub' | 'GitLab'): string {
  const page = sectionOf(readRepositoryFile(`actions/${name}/README.md`), section);
  const found = fences(page).find(({ language, text }) => language === 'yaml' && /^(?:on|include):/m.test(text));
  return found?.text ?? expect.fail(`${name} has no snippet for ${section}`);
}
