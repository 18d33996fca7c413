/** Tests how sentences begin: with a capital, unless a path, a URL or a name comes first. */
import { expect, test } from 'vitest';
import { lowerFirst, upperFirst } from '../../src/text/sentences.js';

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
