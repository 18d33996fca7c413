import { describe, expect, test } from 'vitest';
import { findLargestChanges } from '../../../../src/commands/analytics-report/analysis/largest-changes.js';
import { pageKey } from '../../../../src/commands/analytics-report/numbers/page-keys.js';
import { tellTitlesApart } from '../../../../src/commands/analytics-report/analysis/map-rows.js';
import { changeLines } from '../../../../src/commands/analytics-report/words/describe-report.js';
import { projectOf } from '../report-fixtures.js';

const RANGE = { startDate: '2026-09-01', endDate: '2026-09-07' };
const list = (sessions: Readonly<Record<string, number>>, titles: Readonly<Record<string, string>> = {}) => ({
  ...RANGE,
  pages: Object.entries(sessions).map(([pagePath, count]) => ({
    ...{ pagePath, pageTitle: titles[pagePath] ?? null, pageViews: count, sessions: count },
  })),
});
/** A change has no-break spaces, so that no line ends between its numbers. */
const change = (text: string): string => text.replace(' → ', '\u00a0→\u00a0');
const linesOf = (...[now, before]: Parameters<typeof list>[0][]) =>
  changeLines(projectOf({ largestChanges: findLargestChanges({ now: list(now ?? {}), before: list(before ?? {}) }) }));

describe('largest changes', () => {
  test('lists at most five pages that changed by at least 10 and 20%, the largest first', () => {
    const before = { '/a': 312, '/b': 100, '/c': 100, '/d': 50, '/e': 50, '/f': 1_000, '/g': 10, '/h': 60 };
    const now = { '/a': 193, '/b': 130, '/c': 119, '/d': 61, '/e': 0, '/f': 1_190, '/g': 19, '/h': 0, '/new': 15 };
    expect(linesOf(now, before)).toEqual(
      [
        '/a: 312 → 193 readers',
        '/h: 60 → 0 readers',
        '/e: 50 → 0 readers',
        '/b: 100 → 130 readers',
        '/new: 0 → 15 readers',
      ].map(change),
    );
  });

  test('add up all spellings of a path', () => {
    expect(
      linesOf({ '/a': 60, '/a/': 40, '/a?utm=x': 30, '/caf%C3%A9': 9, '/café': 9 }, { '/a': 60, '/a#b': 5 }),
    ).toEqual(['/a: 65 → 130 readers', '/café: 0 → 18 readers'].map(change));
  });

  test('name a page that moved in one line, and none if several pages have its title', () => {
    const titles = {
      '/quick': 'Quick start',
      '/start/quick': 'Quick start',
      '/x': 'Other',
      '/y': 'Other',
      '/z': 'Other',
    };
    const largestChanges = findLargestChanges({
      now: list({ '/start/quick': 163, '/y': 50, '/z': 40 }, titles),
      before: list({ '/quick': 176, '/x': 60 }, titles),
    });
    expect(changeLines(projectOf({ largestChanges }))).toEqual(
      [
        'Other: 60 → 0 readers',
        'Other: 0 → 50 readers',
        'Other: 0 → 40 readers',
        'Quick start moved to /start/quick: 176 → 163 readers',
      ].map(change),
    );
    const apart = tellTitlesApart(projectOf({ largestChanges, pages: [], feedback: [], searchPages: [] }));
    expect(changeLines(apart).slice(0, 3)).toEqual(
      ['/x: 60 → 0 readers', '/y: 0 → 50 readers', '/z: 0 → 40 readers'].map(change),
    );
  });

  test('say nothing about a page that a list of 100 cuts off', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, page) => [`/${page}`, 200]));
    expect(linesOf({ ...many, '/new': 500 }, many)).toEqual([]);
  });
});

test.each([
  ['/guide/', '/guide'],
  ['/guide?x=1', '/guide'],
  ['/guide/#part', '/guide'],
  ['/', '/'],
  ['//', '/'],
  ['/%E4%BD%A0', '/你'],
  ['/100%25', '/100%25'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['/%E4%', '/%E4%'],
])('takes %s for the page %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});
