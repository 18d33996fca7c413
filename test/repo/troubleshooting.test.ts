/** Tests that docs/troubleshooting.md has a section for each message that links to it. */
import { describe, expect, test } from 'vitest';
import { TROUBLESHOOTING_TITLES } from '../../src/api/help-topics.js';
import { JOB_NEEDS } from '../../src/commands/check/inputs.js';
import { REPOSITORY } from './example-uses.js';
import { fences } from './markdown.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { anchorsOf } from './markdown-links.js';
import { messagesOf } from './style.js';

const PAGE = readRepositoryFile('docs/troubleshooting.md');
const [, ...SECTIONS] = PAGE.split(/^## /m);
const MIN_MESSAGES = 14;

/** A release replaces the name, and removes the section about it. */
const IS_RELEASED = !REPOSITORY.startsWith('OWNER/');

/** What platforms print before docs-ci starts, by where the text is known from. People search for the printed text. */
const FROM_PLATFORMS: Readonly<Record<string, readonly string[]>> = {
  'actions/runner before 2.327, ActionManifestManager.cs': [
    "Error: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter ''using: node24' is not supported, use 'docker', 'node12', 'node16' or 'node20' instead.')",
  ],
  'actions/runner before 2.336, PipelineTemplateConverter.cs': [
    "Expected format {org}/{repo}[/path]@ref. Actual '$/actions/check'",
  ],
  'logs of github.com': [
    `Unable to resolve action ${REPOSITORY}, repository not found`,
    `Unable to resolve action \`${REPOSITORY}@v1\`, unable to find version \`v1\``,
  ],
  'gitlabhq/gitlabhq, app/services/ci/components/fetch_service.rb': [
    'content not found',
    "project does not exist or you don't have sufficient permissions",
    'the component path is not supported',
  ].map((reason) => `Component 'gitlab.com/${REPOSITORY}/check@v1' - ${reason}`),
  'npm 11, lib/utils/error-message.js': IS_RELEASED
    ? []
    : [
        `npm error 404 The requested resource '@${REPOSITORY}@*' could not be found or you do not have permission to access it.`,
      ],
};

/** The sentences of the messages of src, in which an inserted value is any text. */
const TEMPLATES = repositoryFiles(/^src\/.*\.ts$/)
  .flatMap((path) => messagesOf(path, readRepositoryFile(path)))
  .flatMap(({ text }) => partsOf(text))
  .filter((sentence) => sentence.split(/\s+/).filter((word) => /^[\p{L}'’,-]+$/u.test(word)).length >= 3)
  .map((sentence) => new RegExp(`^${sentence.split('…').map(escape).join('.+')}$`));

/** The messages that the page shows. */
const MESSAGES = fences(PAGE).map(({ text }) => text.replace(/\s+/g, ' ').trim());

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

  test.each(Object.entries(FROM_PLATFORMS))('shows each message of a platform as it is printed: %s', (_, messages) => {
    for (const message of messages) expect(MESSAGES).toContain(message);
  });

  test.each(MESSAGES.filter((message) => !Object.values(FROM_PLATFORMS).flat().includes(message)))(
    'shows a message whose sentences are in src: %s',
    (message) => {
      const known = partsOf(message).filter((part) => TEMPLATES.some((template) => template.test(part)));
      expect(known).not.toEqual([]);
    },
  );

  test('links the table that lists each job with the role that its usual work needs', () => {
    expect(PAGE).toContain('](../README.md#jobs)');
    const rows = readRepositoryFile('README.md').matchAll(/^\| \[([a-z-]+)\]\(.*\| (viewer|editor)\b[^|]*\|$/gm);
    const roles = new Map([...rows].map(([, job, role]) => [job, role]));
    for (const [job, { role }] of Object.entries(JOB_NEEDS)) expect(roles.get(job), job).toBe(role);
  });

  test('links to each of its sections at the top', () => {
    const [top = ''] = PAGE.split(/^## /m);
    const linked = [...top.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(linked.toSorted()).toEqual([...anchorsOf(PAGE)].slice(1).toSorted());
  });
});
