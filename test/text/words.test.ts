import { expect, test } from 'vitest';
import { hasAllWords } from '../../src/text/words.js';

test.each([
  ['api v2', 'The API, version v2', true],
  ['api v2', 'The API v1', false],
  ['api v2', 'The API v21', false],
  ['rotate api keys', 'To rotate an API key', true],
  ['rotating keys', 'Rotate keys', false],
  ['install on mac', 'Install on a Mac', true],
  ['install on mac', 'Install for Mac', false],
  ['c++ sdk', 'The C SDK', false],
  ['c++ sdk', 'SDK for "C++".', true],
  ['.net', 'The net result', false],
  ['.NET?', 'Use .NET.', true],
  ['sign-on', 'Sign on', false],
  ['rate_limit', 'Set `rate_limit`', true],
  ['guides/sso', 'guides sso', false],
  ['used', 'Contact us', false],
  ['class', 'clas', false],
  ['ＡＰＩ', 'api', true],
  ['安装', '如何安装', false],
  ['安装', '如何 安装', true],
  ['python 3', 'Python 2.3', false],
  ['api v2', 'API v2.1', false],
  ['error 404', 'Error 404.', true],
  ['iphone-6', 'iPhone-6s', false],
  ['c sdk', 'The C++ SDK', false],
  ['https', 'http', false],
  ['string', 'str', false],
  ['coming', 'example.com', false],
  ['installing', 'To install', true],
  ['Schlüssel', 'Schlüsselverwaltung', false],
  ['Straße', 'STRASSE', false],
  ['resume', 'résumé', false],
  ['re\u0301sume\u0301', 'Résumé', true],
  ['क', 'की', false],
  ['pass', 'pass\u00adword', false],
  ['password', 'pass\u00adword', true],
  ['helm', 'overwhelm', false],
  ['--', 'one -- two', false],
  ['?!', 'Text', false],
  [' ', 'Text', false],
])('asked for all words of "%s" in "%s", answers %s', (query, text, expected) => {
  expect(hasAllWords(text, query)).toBe(expected);
});

test('compares the longest text in little time', () => {
  expect(hasAllWords(`${')'.repeat(200_000)}x ${'a'.repeat(200_000)}ing`, 'helm')).toBe(false);
}, 1_000);
