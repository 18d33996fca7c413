/** Tests how many requests docs-ci needs for a library, and that it never trusts a search that may be wrong. */
import { expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../../emulator/emulator.js';
import { filesOf, type Fixture, HOUR, startWith } from '../fixture.js';

/** The requests of a run by what they do. */
interface Requests {
  readonly list: number;
  readonly search?: number;
  readonly byId?: number;
  readonly writes?: number;
}

function requestsOf(fixture: Fixture): Required<Requests> {
  const ofList = fixture.requestsTo('GET /media').map(({ path }) => /[?&]search=/.test(path));
  return {
    list: ofList.filter((isSearch) => !isSearch).length,
    search: ofList.filter((isSearch) => isSearch).length,
    byId: fixture.requestsTo('GET /media/{id}').length,
    writes: fixture.writes().length,
  };
}

const UNLIMITED = { filesPerMinute: null, keyLimitPerMinute: null } as const;
const LOCK = '.docs-media.lock.json';
const TWO = { 'media/a.txt': 'one', 'media/b.txt': 'two' };
const EDITED = { 'media/a.txt': 'new one', 'media/b.txt': 'new two' };
const MANAGED = ['--prune', 'managed'];

/** A folder that is synced to an old library, and then others fill the library. */
async function startAmongOthers(
  files: Parameters<Fixture['put']>[0],
  { count, pageSize = 100, ...options }: EmulatorOptions & { readonly count: number; readonly pageSize?: number },
): Promise<Fixture> {
  const fixture = await startWith(files, { ...UNLIMITED, ...options });
  if (Object.keys(files).length > 0) await fixture.expectSync({ failed: '0' });
  fixture.clock.advance(HOUR);
  for (let number = 0; number < count; number += 1)
    fixture.emulator.state.addMedia(`theirs-${number}.txt`, Buffer.from(`theirs ${number}`), {
      createdAt: fixture.clock.now() - HOUR / 2,
    });
  fixture.emulator.configure({ mediaPageSize: pageSize });
  fixture.forgetRequests();
  return fixture;
}

interface Row {
  readonly what: string;
  readonly library: { readonly count: number; readonly pageSize?: number };
  readonly synced?: Parameters<Fixture['put']>[0];
  readonly then?: Parameters<Fixture['put']>[0];
  readonly flags?: readonly string[];
  readonly requests: Requests;
}

const LARGE = { count: 50_000 };
/** 100 pages. */
const MANY_PAGES = { count: 500, pageSize: 5 };
/** 6 pages. */
const FEW_PAGES = { count: 10, pageSize: 10 };

const ROWS: readonly Row[] = [
  { what: 'two unchanged files', library: LARGE, synced: TWO, requests: { list: 1, byId: 2 } },
  { what: 'two changed files', library: LARGE, synced: TWO, then: EDITED, requests: { list: 1, byId: 2, writes: 2 } },
  {
    what: 'a changed and a new file',
    library: LARGE,
    synced: { 'media/a.txt': 'one' },
    then: EDITED,
    requests: { list: 1, byId: 1, search: 2, writes: 2 },
  },
  {
    what: 'two unchanged files without their lock file',
    library: LARGE,
    synced: TWO,
    then: { [LOCK]: undefined },
    requests: { list: 1, search: 2, byId: 2 },
  },
  { what: 'two new files', library: LARGE, then: TWO, requests: { list: 1, search: 3, writes: 1 } },
  {
    what: 'two changed files without their lock file',
    library: LARGE,
    synced: TWO,
    then: { ...EDITED, [LOCK]: undefined },
    requests: { list: 1, search: 2, byId: 2, writes: 2 },
  },
  {
    what: 'a dry run of two new files',
    library: MANY_PAGES,
    then: TWO,
    flags: ['--dry-run'],
    requests: { list: 1, search: 3 },
  },
  {
    what: 'a renamed file',
    library: MANY_PAGES,
    synced: { 'media/old/a.txt': 'one' },
    then: { 'media/old/a.txt': undefined, 'media/new/a.txt': 'one' },
    requests: { list: 1, byId: 1, search: 1 },
  },
  {
    what: 'prune: managed that deletes nothing',
    library: MANY_PAGES,
    synced: TWO,
    flags: MANAGED,
    requests: { list: 1, byId: 2 },
  },
  {
    // The list decides what is deleted. Three requests find out whether the key may delete.
    what: 'prune: managed that deletes a file',
    library: MANY_PAGES,
    synced: TWO,
    then: { 'media/b.txt': undefined },
    flags: MANAGED,
    requests: { list: 101, byId: 3, writes: 3 },
  },
  {
    what: 'prune: all',
    library: MANY_PAGES,
    synced: TWO,
    flags: ['--prune', 'all', '--dry-run', '--max-deletes', '100%'],
    requests: { list: 101 },
  },
  { what: '50 files in a library of 60 on 6 pages', library: FEW_PAGES, synced: filesOf(50), requests: { list: 6 } },
  {
    what: '20 changed files of 500 on 50 pages',
    library: { count: 0, pageSize: 10 },
    synced: filesOf(500),
    then: filesOf(20, 'edited'),
    requests: { list: 50, writes: 20 },
  },
  {
    what: 'a name that others use for parts of their names',
    library: MANY_PAGES,
    then: { 'media/1.txt': 'one' },
    requests: { list: 100, search: 1, writes: 1 },
  },
];

test.each(ROWS)('reads as little of the library as is certain: $what', { timeout: 60_000 }, async (row) => {
  await using fixture = await startAmongOthers(row.synced ?? {}, row.library);
  fixture.put(row.then ?? {});
  fixture.put({ 'media/keep': '' });
  await fixture.sync(row.flags, { admin: true });
  expect(requestsOf(fixture)).toEqual({ search: 0, byId: 0, writes: 0, ...row.requests });
});

/** Searches of services that read or show something else than the list does. */
const DOUBTFUL: readonly (readonly [what: string, mediaSearch: EmulatorOptions['mediaSearch'], search: number])[] = [
  ['lacks the newest file', (items, text) => items.slice(1).filter(({ name }) => name === text), 2],
  ['finds nothing', () => [], 2],
  ['finds everything', (items) => items, 1],
  ['finds similar names', (items) => items.slice(0, 3), 1],
  ['keeps back all but ten hits', (items, text) => items.filter(({ name }) => name.includes(text)).slice(-10), 1],
];

test.each(DOUBTFUL)('reads the list for a new file if the search of the service %s', async (_, mediaSearch, search) => {
  await using fixture = await startAmongOthers({}, MANY_PAGES);
  fixture.emulator.state.addMedia('newest.txt', Buffer.from('newest'));
  fixture.emulator.configure({ mediaSearch });
  fixture.put({ 'media/7.txt': 'one' });
  await fixture.expectSync({ added: '1' });
  expect(requestsOf(fixture)).toMatchObject({ list: 101, search });
});

test.each(['rename', 'delete'])('never replaces a file that a search still shows after people %s it', async (how) => {
  await using fixture = await startAmongOthers({}, MANY_PAGES);
  const { state } = fixture.emulator;
  const item = state.addMedia('a.txt', Buffer.from('theirs'), { createdAt: fixture.clock.now() - HOUR });
  const stale = { ...item };
  fixture.emulator.configure({ mediaSearch: (_, text) => (text === 'a.txt' ? [stale] : []) });
  if (how === 'rename') Object.assign(item, { name: 'theirs.txt' });
  else state.media.delete(item.id);
  fixture.put({ 'media/a.txt': 'ours' });
  await fixture.expectSync({ added: '1', replaced: '0' });
  expect(fixture.library()).toMatchObject({ 'a.txt': 'ours', ...(how === 'rename' && { 'theirs.txt': 'theirs' }) });
});

test('replaces the newest of several files with one name', async () => {
  await using fixture = await startAmongOthers({}, MANY_PAGES);
  const { state } = fixture.emulator;
  const at = fixture.clock.now() - HOUR;
  const ids = [at - HOUR, at].map((createdAt) => state.addMedia('a.txt', Buffer.from('theirs'), { createdAt }).id);
  fixture.put({ 'media/a.txt': 'our own' });
  fixture.emulator.configure({ mediaSearch: (items) => items.filter(({ name }) => name === 'a.txt').toReversed() });
  await fixture.expectSync({ added: '0', replaced: '1' });
  expect(ids.map((id) => state.media.find(id)?.bytes.toString())).toEqual(['theirs', 'our own']);
});
