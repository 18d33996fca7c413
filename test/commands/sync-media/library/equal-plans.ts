/**
 * Plans a random folder, lock and library twice: for a service with short pages, where docs-ci asks for what it needs, and for
 * the same one with a single page, which is the list. Both plans must be equal, whatever the search of the service finds.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { EmulatorOptions } from '../../../../emulator/emulator.js';
import type { MediaItem } from '../../../../emulator/state/media/media-item.js';
import { hasPart, type Search, SEARCHES } from '../../../support/media-searches.js';
import { type Fixture, HOUR, startFixture } from '../fixture.js';

/** Names that are parts of others, or differ from others in case, Unicode form, ending or a number. */
const NAMES = [
  'a.txt',
  'aa.txt',
  'A.txt',
  'a-2.txt',
  'a.md',
  'la la.txt',
  'x_a.txt',
  'xya.txt',
  'b(1).txt',
  '\u00e9.txt',
  'e\u0301.txt',
  'deep a.txt',
  'logo.txt',
  'photo.md',
] as const;
/** Some have the same size. */
const CONTENTS = ['one', 'two', 'six', 'three', 'longer text'] as const;
/** The library has them in front of all else and behind. */
const MANY = 60;

interface Added {
  readonly name: string;
  readonly content: string;
}

const IMPORTED = ['https://assets.example.com/up.md', 'https://assets.example.com/down.md'];

const content = fc.constantFrom(...CONTENTS);
const local: fc.Arbitrary<Added> = fc.record({ name: fc.constantFrom(...NAMES), content });
const added: fc.Arbitrary<Added> = fc.record({ name: fc.constantFrom(...NAMES, 'up.md'), content });

export const worlds = fc.record({
  search: fc.oneof(fc.constant('parts of names and texts'), fc.constantFrom(...Object.keys(SEARCHES))),
  /** What the folder has at the first sync, which writes the lock. */
  before: fc.uniqueArray(local, { maxLength: 4, selector: foldedName }),
  /** What others add to the library before the first sync, and after it. */
  theirs: fc.array(added, { maxLength: 4 }),
  later: fc.array(added, { maxLength: 4 }),
  /** How many files others add at the end, so that the first page has these. */
  newest: fc.constantFrom(0, 1, 5),
  /** Files that others change, rename or delete in the library, by their place in it, and whether a search shows it. */
  changes: fc.array(
    fc.record({ at: fc.nat(8), kind: fc.constantFrom('replace', 'rename', 'delete', 'text'), isShown: fc.boolean() }),
    { maxLength: 3 },
  ),
  after: fc.uniqueArray(local, { maxLength: 5, selector: foldedName }),
  imports: fc.subarray(IMPORTED),
  hasLock: fc.boolean(),
  prune: fc.constantFrom('none', 'none', 'managed'),
});

type World = typeof worlds extends fc.Arbitrary<infer One> ? One : never;

function foldedName({ name }: Added): string {
  return name.normalize('NFC').toLowerCase();
}

const OLD = 1000 * HOUR;
const LOCK = '.docs-media.lock.json';

/** @returns true if the first plan was made without the list */
export async function checkPlans(world: World): Promise<boolean> {
  await using fixture = await startFixture({ filesPerMinute: null, keyLimitPerMinute: null });
  const { emulator, clock } = fixture;
  const add = ({ name, content }: Added, ageMs: number): void =>
    void emulator.state.addMedia(name, Buffer.from(content), { createdAt: clock.now() - ageMs });
  for (let number = 0; number < MANY; number += 1)
    add(
      { name: number % 4 === 0 ? `many-${number}a.txt` : `many-${number}.zip`, content: `of others, ${number}` },
      OLD,
    );
  for (const url of world.imports) emulator.state.imports.set(url, { bytes: Buffer.from(`# ${url}`) });
  const flags = ['--imports', 'imports.json', '--prune', world.prune, '--max-deletes', '100%'];
  fixture.put({ 'media/always.txt': 'always', 'imports.json': '[]' });
  for (const one of world.theirs) add(one, 2 * HOUR);
  putFolder(world.before, fixture);
  await fixture.expectSync({ failed: '0' });
  clock.advance(HOUR);
  for (const one of world.later) add(one, HOUR / 2);
  const shown = changeLibrary(world, fixture);
  for (let number = 0; number < world.newest; number += 1)
    add({ name: `newest ${number}.txt`, content: `newest, ${number}` }, 0);
  if (!world.hasLock) fixture.put({ [LOCK]: undefined });
  for (const { name } of world.before) fixture.put({ [`media/${name}`]: undefined });
  putFolder(world.after, fixture);
  fixture.put({ 'imports.json': JSON.stringify(world.imports.map((url) => ({ url }))) });
  const planned = async (pageSize: number) => {
    emulator.configure({ mediaPageSize: pageSize, ...searching(world.search, shown) });
    fixture.forgetRequests();
    const { stderr, result } = await fixture.sync([...flags, '--dry-run'], { admin: true });
    const { outcome, message, outputs } = result;
    const warnings = stderr.split('\n').filter((line) => line.startsWith('warning'));
    return { plan: fixture.plan(), map: fixture.map(), outcome, message, outputs, warnings };
  };
  const asked = await planned(2);
  const isAsked = !fixture.requestsTo('GET /media').some(({ path }) => /\bpage=2\b/.test(path));
  const requests = fixture.requestsTo('GET /media').length + fixture.requestsTo('GET /media/{id}').length;
  const pages = Math.ceil(emulator.state.media.newestFirst().length / 2);
  if (isAsked) expect(requests).toBeLessThan(pages);
  expect(asked).toEqual(await planned(100));
  return isAsked;
}

function putFolder(files: readonly Added[], fixture: Fixture): void {
  for (const { name, content } of files) fixture.put({ [`media/${name}`]: content });
}

/** Changes files of the library. @returns what a search shows of changed files, by ID; null for those it lacks */
function changeLibrary({ changes }: World, { emulator, clock }: Fixture): ReadonlyMap<string, MediaItem> {
  const before = new Map<string, MediaItem>();
  for (const { at, kind, isShown } of changes) {
    const item = emulator.state.media.newestFirst()[at];
    if (!item) continue;
    if (!isShown && !before.has(item.id)) before.set(item.id, { ...item });
    if (kind === 'delete') emulator.state.media.delete(item.id);
    else if (kind === 'text') item.altText = 'a.txt';
    // Nothing tells that an old file has got a new name which a search doesn't show yet. An upload is then stored beside it.
    else if (kind === 'rename') Object.assign(item, { name: isShown ? 'la la.txt' : `renamed ${item.id}.txt` });
    else item.bytes = Buffer.from('theirs');
    item.updatedAt = clock.now() - HOUR / 4;
  }
  return before;
}

/** A search whose index still has some files as they were. */
function searching(name: string, before: ReadonlyMap<string, MediaItem>): EmulatorOptions {
  const search = SEARCHES[name] ?? hasPart;
  const mediaSearch: Search = (items, text) => {
    const present = new Set(items.map(({ id }) => id));
    const gone = [...before.values()].filter(({ id }) => !present.has(id));
    return search([...items.map((item) => before.get(item.id) ?? item), ...gone], text);
  };
  return { mediaSearch };
}
