/** Checks that the library equals the folder after random edits, renames, deletes and interruptions. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { HOUR, type Fixture, startFixture } from './fixture.js';

const PATHS = ['a.txt', 'b.txt', 'guide/c.txt', 'guide/d.txt', 'e.md', 'f.txt'];
/** Some have the same size, so that a size proves nothing. */
const CONTENTS = ['one', 'two', 'six', 'three', 'seven', 'a longer text'];
const FOREIGN = { 'theirs.txt': 'not in the folder', 'f.txt': 'ten' };

type Edit =
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string }
  /** The alt text of all files; undefined if the manifest is empty. */
  | { readonly kind: 'texts'; readonly text: string | undefined }
  | { readonly kind: 'wait' };

const URLS = { 'https://assets.example.com/up.md': '# up', 'https://assets.example.com/down.md': '# down' };

interface Round {
  readonly edits: readonly Edit[];
  /** URLs to import. */
  readonly imports: readonly string[];
  /** Interrupted runs, before one that is not interrupted. */
  readonly cuts: readonly {
    readonly kind: 'SIGTERM' | 'kill' | 'network';
    readonly request: number;
    readonly edits: readonly Edit[];
  }[];
}

const path = fc.constantFrom(...PATHS);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('write' as const), path, content: fc.constantFrom(...CONTENTS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rename' as const), path, to: path }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), path }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('texts' as const), text: fc.constantFrom(undefined, '', 'A', 'B') }),
  },
);
const edits = fc.array(edit, { maxLength: 5 });
const cut = fc.record({
  kind: fc.constantFrom('SIGTERM' as const, 'kill' as const, 'network' as const),
  request: fc.integer({ min: 1, max: 8 }),
  edits: fc.array(edit, { maxLength: 2 }),
});
const round: fc.Arbitrary<Round> = fc.record({
  edits,
  imports: fc.subarray(Object.keys(URLS)),
  cuts: fc.array(cut, { maxLength: 2 }),
});
const settings: fc.Arbitrary<Omit<EmulatorOptions, 'now'>> = fc.record({
  uploadSource: fc.constantFrom('name' as const, 'index' as const, 'same' as const),
  resultOrder: fc.constantFrom('sent' as const, 'reversed' as const),
  mediaEtag: fc.constantFrom('md5' as const, 'opaque' as const, 'none' as const),
  staleAfterReplaceMs: fc.constantFrom(0, 60_000),
  replaceField: fc.constantFrom('file', 'files'),
});

const SECOND = 1_000;
const FLAGS = ['--prune', 'managed', '--max-deletes', '100%', '--alt-text', 'alt.json', '--imports', 'imports.json'];
/** Settings of the service, and what happens to the folder. */
export const histories = fc.tuple(settings, fc.array(round, { minLength: 1, maxLength: 6 }));

type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** Syncs after each round, and expects the library to equal the folder, and the next sync to change nothing. */
export async function checkHistory([options, rounds]: History): Promise<void> {
  await using stage = await startFixture({ filesPerMinute: null, keyLimitPerMinute: null, ...options });
  // The folder is never empty, because prune rejects that.
  stage.put({ 'media/always.txt': 'always there' });
  for (const [name, text] of Object.entries(FOREIGN)) {
    stage.emulator.state.addMedia(name, Buffer.from(text), { createdAt: stage.clock.now() - HOUR });
  }
  for (const [url, text] of Object.entries(URLS)) stage.emulator.state.imports.set(url, { bytes: Buffer.from(text) });
  const folder = new Map([['always.txt', 'always there']]);
  stage.put({ 'alt.json': '{}' });
  const cut = new Set<string>();
  for (const one of rounds) {
    // The service tells versions of a file apart by their times, and no run is over within a millisecond.
    stage.clock.advance(SECOND);
    stage.put({ 'imports.json': JSON.stringify(one.imports.map((url) => ({ url }))) });
    apply(one.edits, folder, stage);
    for (const { edits: meanwhile, ...how } of one.cuts) {
      for (const content of unrecorded(folder, one.imports, stage)) cut.add(content);
      await runCut(how, stage);
      apply(meanwhile, folder, stage);
    }
    await settle(folder, one.imports, stage, cut);
  }
}

/**
 * Contents that a run would add, put in place of others, or give another alt text. The lock file doesn't have the last of an
 * interrupted run.
 */
function unrecorded(folder: ReadonlyMap<string, string>, imports: readonly string[], stage: Fixture): string[] {
  const lock = stage.has(LOCK) ? stage.lock() : { files: {}, imports: {} };
  const added = [...folder]
    .filter(([path, content]) => lock.files[path]?.sha256 !== createHash('sha256').update(content).digest('hex'))
    .map(([, content]) => content);
  const urls = imports.filter((url) => !Object.hasOwn(lock.imports, url));
  const text = (JSON.parse(stage.read('alt.json')) as Record<string, string>)['**'];
  const own = new Set(Object.values(lock.files).map(({ id }) => id));
  const described = stage
    .media()
    .filter(({ id, altText }) => own.has(id) && text !== undefined && (altText ?? '') !== text)
    .map(({ bytes }) => bytes.toString());
  return [...added, ...described, ...urls.map((url) => (URLS as Record<string, string>)[url] ?? '')];
}

function apply(edits: readonly Edit[], folder: Map<string, string>, stage: Fixture): void {
  for (const one of edits) {
    if (one.kind === 'wait') stage.clock.advance(HOUR);
    else if (one.kind === 'texts')
      stage.put({ 'alt.json': JSON.stringify(one.text === undefined ? {} : { '**': one.text }) });
    else if (one.kind === 'write') folder.set(one.path, one.content);
    else if (one.kind === 'delete') folder.delete(one.path);
    else if (folder.has(one.path)) {
      const content = folder.get(one.path) ?? '';
      folder.delete(one.path);
      folder.set(one.to, content);
    }
  }
  for (const name of PATHS) {
    const file = `media/${name}`;
    if (folder.has(name)) stage.put({ [file]: folder.get(name) });
    else if (stage.has(file)) stage.put({ [file]: undefined });
  }
}

/** Runs the command and interrupts it. */
async function runCut(
  { kind, request }: { kind: 'SIGTERM' | 'kill' | 'network'; request: number },
  stage: Fixture,
): Promise<void> {
  stage.forgetRequests();
  const { emulator } = stage;
  const first = emulator.requests.length;
  // The service handles one more request, and its response is lost.
  if (kind !== 'SIGTERM') {
    emulator.addFault({ route: '*', kind: 'reset-after', after: request });
    emulator.addFault({ route: '*', kind: 'reset', after: request, times: Infinity });
  }
  let hasEnded = false;
  let lock: string | undefined;
  if (kind !== 'network') {
    stage.cancelWhen(() => {
      const isDue = emulator.requests.length - first > request;
      // A killed process leaves the files on the disk as they are at that moment.
      if (isDue && stage.has(LOCK)) lock ??= stage.read(LOCK);
      return hasEnded || isDue;
    }, 'SIGTERM');
  }
  const { exitCode } = await stage.sync(FLAGS, { admin: true });
  hasEnded = true;
  emulator.clearFaults();
  if (kind === 'kill' && exitCode === 143 && stage.has(LOCK)) stage.put({ [LOCK]: lock });
}

const LOCK = '.docs-media.lock.json';

/**
 * @param cut contents that an interrupted run may have added or put in place of others: if the folder no longer has them,
 *   they stay, because nobody knows whether the run or a person wrote them
 */
async function settle(
  folder: ReadonlyMap<string, string>,
  imports: readonly string[],
  stage: Fixture,
  cut: ReadonlySet<string>,
): Promise<void> {
  let hasEnded = false;
  stage.cancelWhen(() => hasEnded, 'SIGTERM');
  const run = await stage.sync(FLAGS, { admin: true });
  expect(run.exitCode, run.stderr).toBe(0);
  const map = stage.map();
  expect(Object.keys(map).sort()).toEqual([...folder.keys()].sort());
  const text = (JSON.parse(stage.read('alt.json')) as Record<string, string>)['**'];
  const items = stage.media();
  const used = new Set<string>();
  for (const [name, content] of folder) {
    const item = items.find(({ id }) => map[name]?.includes(id));
    expect(item?.bytes.toString(), name).toBe(content);
    if (text !== undefined) expect(item?.altText ?? '', name).toBe(text);
    used.add(item?.id ?? '');
  }
  const imported = stage.lock().imports;
  expect(Object.keys(imported).sort()).toEqual([...imports].sort());
  for (const url of imports) {
    const item = items.find(({ id }) => id === imported[url]?.id);
    expect(item?.bytes.toString(), url).toBe((URLS as Record<string, string>)[url]);
    used.add(item?.id ?? '');
  }
  // No unused file of docs-ci is left, and files of others are unchanged. The exception is f.txt: an interrupted run may
  // replace its content, and it stays a file of others if the local file is gone by the next run.
  const others = items.filter(({ id }) => !used.has(id)).map(({ name, bytes }) => [name, bytes.toString()]);
  const left = others.filter(([name = '', content = '']) => name !== 'f.txt' && !cut.has(content));
  expect(left).toEqual([['theirs.txt', FOREIGN['theirs.txt']]]);
  stage.forgetRequests();
  const lock = stage.read(LOCK);
  const again = await stage.sync(FLAGS, { admin: true });
  expect(again.result.outputs).toMatchObject({ outcome: 'done', changed: 'false', unchanged: String(folder.size) });
  expect(stage.writes()).toEqual([]);
  expect(stage.read(LOCK)).toBe(lock);
  hasEnded = true;
}
