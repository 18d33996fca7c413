/** Tests syncs to a service that stores other bytes than it gets, such as a cleaned SVG or a picture encoded again. */
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { type Fixture, HOUR, png, startWith } from './fixture.js';

const svg = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- by hand --><title>${text}</title></svg>`;
const bytesOf = (change: (text: string) => string) => (name: string, bytes: Buffer) =>
  name.endsWith('.svg') ? Buffer.from(change(bytes.toString())) : bytes;

type Options = Pick<EmulatorOptions, 'storedMedia' | 'identicalMedia' | 'uploadSource' | 'resultOrder' | 'mediaEtag'>;

const REWRITES: Readonly<Record<string, Options>> = {
  'takes comments out': { storedMedia: bytesOf((text) => text.replace(/<!--.*?-->/g, '')) },
  'adds a line': { storedMedia: bytesOf((text) => `<?xml version="1.0"?>\n${text}`) },
  'keeps the size': { storedMedia: bytesOf((text) => text.replace('by hand', 'by them')) },
};
const ANSWERS: Readonly<Record<string, Options>> = {
  'names the files': { uploadSource: 'name' },
  'counts the files': { uploadSource: 'index', identicalMedia: 'sent' },
  'names no file, in another order': { uploadSource: 'same', resultOrder: 'reversed' },
};
const SERVICES = Object.entries(REWRITES).flatMap(([rewrites, rewrite]) =>
  Object.entries(ANSWERS).map(([how, answer]) => ({ rewrites, how, options: { ...rewrite, ...answer } })),
);

const FILES = { 'media/a.svg': svg('a'), 'media/b/c.svg': svg('longer'), 'media/d.txt': 'text' };
const MANAGED = ['--prune', 'managed', '--max-deletes', '100%'];
const ADMIN = { admin: true };

/** Runs the job twice more. The first of them changes nothing, nor does one of the next day with prune. */
async function expectAtRest(fixture: Fixture, count = 3): Promise<void> {
  const stored = fixture.library();
  const lock = fixture.read('.docs-media.lock.json');
  const quiet = { changed: 'false', complete: 'true', unchanged: String(count) };
  const run = await fixture.expectNoWrites(quiet);
  expect(run.stderr + run.stdout).not.toMatch(/warning|instead of|changed since|differs/i);
  fixture.clock.advance(24 * HOUR);
  await fixture.expectNoWrites(quiet, MANAGED, ADMIN);
  expect(fixture.library()).toEqual(stored);
  expect(fixture.read('.docs-media.lock.json')).toBe(lock);
}

describe.each(SERVICES)('with a service that $rewrites and $how', ({ options }) => {
  test('adds files once', async () => {
    await using fixture = await startWith(FILES, options);
    await fixture.expectSync({ added: '3', replaced: '0', failed: '0', complete: 'true' });
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.svg', 'c.svg', 'd.txt']);
    await expectAtRest(fixture);
  });

  test('replaces a changed file once, and a file of the same name that others put there', async () => {
    await using fixture = await startWith(FILES, { ...options, library: { 'a.svg': svg('theirs') } });
    await fixture.expectSync({ added: '2', replaced: '1', failed: '0', complete: 'true' });
    await expectAtRest(fixture);
    fixture.put({ 'media/a.svg': svg('another text') });
    await fixture.expectSync({ added: '0', replaced: '1', failed: '0', complete: 'true' });
    expect(fixture.library()['a.svg']).toContain('another text');
    await expectAtRest(fixture);
  });

  test('sends a file again after a lost lock file, and stores nothing twice', async () => {
    await using fixture = await startWith(FILES, options);
    await fixture.expectSync({ added: '3' });
    fixture.clock.advance(HOUR);
    fixture.put({ '.docs-media.lock.json': undefined });
    await fixture.expectSync({ added: '0', replaced: '2', failed: '0', complete: 'true' });
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.svg', 'c.svg', 'd.txt']);
    await expectAtRest(fixture);
  });

  test.each(['reset-after', 'truncated-json', 'empty'] as const)(
    'stores nothing twice after a lost response (%s)',
    async (kind) => {
      await using fixture = await startWith(FILES, options);
      fixture.emulator.addFault({ route: 'POST /media', kind, times: 2 });
      await fixture.expectSync({ failed: '0', complete: 'true', added: '3' });
      expect(Object.keys(fixture.library()).sort()).toEqual(['a.svg', 'c.svg', 'd.txt']);
      await expectAtRest(fixture);
    },
  );

  test('goes on after a run that was killed between its upload and the lock', async () => {
    await using fixture = await startWith(FILES, options);
    fixture.emulator.addFault({ route: 'POST /media', kind: 'reset-after' });
    fixture.emulator.addFault({ route: '*', kind: 'reset', after: 1, times: Infinity });
    await fixture.sync();
    fixture.emulator.clearFaults();
    fixture.clock.advance(HOUR);
    await fixture.expectSync({ failed: '0', complete: 'true' });
    expect(Object.keys(fixture.library()).sort()).toEqual(['a.svg', 'c.svg', 'd.txt']);
    await expectAtRest(fixture);
  });

  test('deletes what left the folder, and keeps what is only excluded or hidden under another name', async () => {
    await using fixture = await startWith(FILES, options);
    await fixture.expectSync({ added: '3' });
    fixture.put({ 'media/a.svg': undefined, 'media/b/.old-c.svg': FILES['media/b/c.svg'], 'media/b/c.svg': undefined });
    await fixture.expectSync({ deleted: '1', complete: 'true' }, MANAGED, ADMIN);
    expect(Object.keys(fixture.library()).sort()).toEqual(['c.svg', 'd.txt']);
  });
});

test.each<[how: string, change: (bytes: Buffer) => Buffer]>([
  ['adds metadata', (bytes) => Buffer.concat([bytes, Buffer.from('tEXt by the service')])],
  ['takes metadata out', (bytes) => bytes.subarray(0, -1)],
  ['keeps the size', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([1])])],
])('stays at rest with a service that stores other bytes of each picture: it %s', async (_, change) => {
  const files = { 'media/a.png': png(1), 'media/b.png': png(2), 'media/c/same.png': png(2), 'media/d.txt': 'text' };
  const storedMedia = (name: string, bytes: Buffer): Buffer => (name.endsWith('.png') ? change(bytes) : bytes);
  await using fixture = await startWith(files, { storedMedia });
  await fixture.expectSync({ added: '3', reused: '1', failed: '0', complete: 'true' });
  await expectAtRest(fixture, 4);
  fixture.put({ 'media/b.png': png(3), 'media/a.png': undefined });
  await fixture.expectSync({ failed: '0', deleted: '1', complete: 'true' }, MANAGED, ADMIN);
  expect(fixture.emulator.state.media.newestFirst().map(({ name }) => name)).not.toContain('a.png');
  await expectAtRest(fixture, 3);
});

test('shares one library file among files that the service makes equal, and keeps both at rest', async () => {
  const storedMedia = bytesOf((text) => text.replace(/<!--.*?-->/g, ''));
  const files = { 'media/a.svg': svg('one'), 'media/b.svg': svg('one').replace('by hand', 'by machine') };
  await using fixture = await startWith(files, { storedMedia });
  await fixture.expectSync({ added: '1', reused: '1', failed: '0', complete: 'true' });
  expect(Object.keys(fixture.library())).toEqual(['a.svg']);
  await expectAtRest(fixture, 2);
  fixture.put({ 'media/b.svg': svg('two') });
  await fixture.expectSync({ added: '1', failed: '0', complete: 'true' });
  expect(Object.keys(fixture.library()).sort()).toEqual(['a.svg', 'b.svg']);
  await expectAtRest(fixture, 2);
});

test('leaves a file alone that the service makes smaller after its response', async () => {
  await using fixture = await startWith(FILES);
  await fixture.expectSync({ added: '3' });
  const item = fixture.emulator.state.media.findByName('a.svg');
  if (item) item.bytes = Buffer.from(svg('a').replace(/<!--.*?-->/g, ''));
  const quiet = { changed: 'false', complete: 'true', unchanged: '3' };
  await fixture.expectNoWrites(quiet);
  fixture.clock.advance(24 * HOUR);
  await fixture.expectNoWrites(quiet, MANAGED, ADMIN);
});

test('says that the library file changed, not the content, after others changed its text', async () => {
  const storedMedia = bytesOf((text) => text.replace(/<!--.*?-->/g, ''));
  await using fixture = await startWith(FILES, { storedMedia });
  await fixture.expectSync({ added: '3' });
  fixture.clock.advance(HOUR);
  const item = fixture.emulator.state.media.findByName('a.svg');
  if (item) item.updatedAt = fixture.clock.now();
  await fixture.expectSync({ replaced: '1', failed: '0' });
  expect(fixture.plan().steps[0]).toMatchObject({
    file: 'a.svg',
    reason: 'the library file changed since the last sync',
  });
  await expectAtRest(fixture);
});
