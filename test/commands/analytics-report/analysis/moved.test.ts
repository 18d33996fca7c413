import { describe, expect, test } from 'vitest';
import { findMoved } from '../../../../src/commands/analytics-report/analysis/moved.js';

const list = (values: Record<string, number>, bound = 0) => ({
  counts: Object.entries(values).map(([key, value]) => ({ key, value })),
  bound,
});
const pages = (factor: number, edit: Record<string, number> = {}) =>
  list({
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, page) => [`/${page}`, Math.round((200 / (1 + page / 4)) * factor)]),
    ),
    ...edit,
  });
const keys = (...args: Parameters<typeof findMoved>) =>
  findMoved(...args)
    .moved.filter(({ p }) => p <= 0.03)
    .map(({ key, value, previous }) => [key, value, previous]);

describe('findMoved', () => {
  test('names what is new, what is gone and what lost most of its readers, the largest first', () => {
    expect(keys(pages(1, { '/new': 90, '/2': 30 }), pages(1, { '/gone': 60 }), 1)).toEqual([
      ['/2', 30, 133],
      ['/new', 90, 0],
      ['/gone', 0, 60],
    ]);
  });

  test('blames no page if the whole site halves, and looks at no page with fewer than 20 sessions', () => {
    expect(keys(pages(0.5), pages(1), 1)).toEqual([]);
    const { lookedAt } = findMoved(list({ a: 9, b: 30 }), list({ a: 10, b: 30 }), 1);
    expect(lookedAt).toBe(1);
  });

  test('takes a key that a list of 100 cuts off for the last row, and only claims what is sure then', () => {
    const { moved } = findMoved(pages(1, { '/new': 140 }), { ...pages(1), bound: 20 }, 1);
    expect(moved.filter(({ p }) => p <= 0.03)).toMatchObject([
      { key: '/new', value: 140, previous: 20, isBound: true },
    ]);
    // What is missing now had at most 20, so a page with 15 before may have gained or lost.
    expect(keys({ ...pages(1), bound: 20 }, pages(1, { '/small': 15 }), 1)).toEqual([]);
  });

  test('moves no key in a list of one or without any', () => {
    expect(keys(list({ a: 100 }), list({ a: 20 }), 1)).toEqual([]);
    expect(findMoved(list({}), list({}), 1)).toEqual({ moved: [], lookedAt: 0 });
  });
});
