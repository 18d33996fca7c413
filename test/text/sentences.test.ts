/** Tests how sentences begin: with a capital, unless a path, a URL or a name comes first. */
import { expect, test } from 'vitest';
import { lowerFirst, upperFirst } from '../../src/text/sentences.js';
import { formProblems, postTitleProblems } from '../support/forms.js';

test.each([
  ["couldn't read the file", "Couldn't read the file"],
  ['no page, redirect or link has a problem', 'No page, redirect or link has a problem'],
  ['écrit', 'Écrit'],
])('begins %j with a capital', (text, expected) => {
  expect(upperFirst(text)).toBe(expected);
});

test.each([
  'https://docs.example/a leads to no page',
  'old/page leads to no page',
  'logo.png is too large',
  'docs-ci is too old',
  'base_url is missing',
  '/guides/gone leads to no page',
  '',
])('leaves %j as it is, because it begins with no word of a sentence', (text) => {
  expect(upperFirst(text)).toBe(text);
});

test.each([
  ['The service rejects the request', 'the service rejects the request'],
  ['GitHub or GitLab rejects a request', 'GitHub or GitLab rejects a request'],
  ['AI assistant', 'AI assistant'],
])('continues a sentence with %j without a capital, unless it is a name', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected);
});

/** `test/support/runs.ts` asks this of every message, annotation and comment of every run in a test. */
const NAMES = [
  'old/page',
  'index.md',
  'docs.json',
  'next/link',
  '@acme/sdk',
  'https://docs.example.com/a',
  'README.md',
];
const formOf = (text: string): string[] => formProblems(text, (word) => NAMES.includes(word));

test.each([
  ['Old/page leads to no page', '"Old/page" begins with a capital'],
  ["▲ Index.md isn't in the navigation", '"Index.md" begins with a capital'],
  ['Pages: Next/link is old.', '"Next/link" begins with a capital'],
  ['Nothing to do. "Docs.json" is right.', '"Docs.json" begins with a capital'],
  ['Https://docs.example.com/b is published.', '"Https://docs.example.com/b" begins with a capital'],
  ['First is What is SSO?. Fix the page.', 'two ends in "First is What is SSO?."'],
  ["Couldn't read it: not found..", 'two ends in "Couldn\'t read it: not found.."'],
  ['First is a title that is cut…. ', 'two ends in "First is a title that is cut…."'],
  ['1 pages changed.', '"1 pages" is one'],
  ['A key with 1 requests per minute', '"1 requests" is one'],
  ['1 query proposed of 1 frequent searches', '"1 frequent searches" is one'],
])('finds what is wrong with the form of %j', (text, problem) => {
  expect(formOf(text)).toEqual([problem]);
});

test.each([
  'old/page leads to no page',
  'README.md is too large. https://docs.example.com/a is published.',
  'The service: 1 query misses its page, 11 pages … wait... "..".',
  'problem  docs/a.mdx:3  ../gone leads to no page',
  'GitLab.com/acme is down',
])('finds nothing wrong with the form of %j', (text) => {
  expect(formOf(text)).toEqual([]);
});

test('finds the title of a comment that does not say of what it is', () => {
  const titles = [
    'Docs · 2 pages kept',
    'Docs pages: 5 problems',
    'The documentation preview failed',
    'Still building',
  ];
  expect(titles.filter((heading) => postTitleProblems([{ heading }]).length > 0)).toEqual(['Still building']);
  expect(postTitleProblems([{ paragraph: 'Docs' }])).toHaveLength(1);
});
