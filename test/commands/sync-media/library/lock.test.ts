import { expect, test } from 'vitest';
import { emptyLock, parseLock, renderLock } from '../../../../src/commands/sync-media/library/lock.js';

test('renders every file in one part of the lock while results arrive', () => {
  const lock = emptyLock();
  const entry = {
    id: 'one',
    name: 'a.txt',
    sha256: 'f'.repeat(64),
    size: 1,
    updatedAt: '2026-01-01',
    url: 'https://x',
  };
  lock.files.set('a.txt', entry);
  for (const path of ['b.txt', 'c.txt']) lock.imports.set(path, { ...entry, id: path });
  const before = [...renderLock(lock, 'media')].join('');

  const pieces = renderLock(lock, 'media');
  const written = [pieces.next().value as string, pieces.next().value as string, pieces.next().value as string];
  lock.files.set('b.txt', { ...entry, id: 'two', name: 'b.txt' });
  lock.imports.delete('b.txt');
  lock.files.delete('a.txt');
  expect([...written, ...pieces].join('')).toBe(before);
  expect(before).toContain('"b.txt"');
});

test('keeps files that are named like properties of every object', async () => {
  const lock = emptyLock();
  const names = ['__proto__', 'constructor', 'toString', 'line\nbreak', '"'];
  for (const name of names) {
    const entry = {
      id: `of ${name}`,
      name,
      sha256: 'f'.repeat(64),
      size: 1,
      updatedAt: '2026-01-01',
      url: 'https://x',
    };
    lock.files.set(name, entry);
    lock.imports.set(name, entry);
  }
  const text = [...renderLock(lock, 'media')].join('');
  const { state: read } = await parseLock(text, 'the lock');
  for (const part of ['files', 'imports'] as const) expect([...read[part].keys()].sort()).toEqual([...names].sort());
  expect([...renderLock(read, 'media')].join('')).toBe(text);
});
