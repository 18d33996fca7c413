/** Declares the scenarios of sync-media: the library equals the folder, other files stay, and the lock file is true. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { UNKNOWN_MEDIA_ID } from '../../../src/api/endpoints/permissions.js';
import type { Outcome } from '../../../src/commands/command.js';
import type { Emulator } from '../../../emulator/emulator.js';
import type { MediaItem } from '../../../emulator/state/media/media-item.js';
import { samplePng } from '../../../emulator/state/sample-files.js';
import type { Scenario } from '../scenario.js';
import { KEY } from '../fixture.js';

type FixtureState = Parameters<Scenario['violations']>[0];
type Bytes = Readonly<Record<string, string | Buffer>>;

const HOUR_MS = 3_600_000;
/** Files of one upload. */
const BATCH = 10;
const LOCK = '.docs-media.lock.json';
const DONE: readonly Outcome[] = ['done'];

/** Sets the state before the first run, and thus the state after the last one. */
interface Sync {
  /** Maps the paths of the folder to bytes. */
  readonly folder: Bytes;
  /** Lists paths with the same bytes, and thus the same library file, as another path. */
  readonly twins?: Readonly<Record<string, string>>;
  /** Maps paths that an earlier run synced to their bytes. Paths that the folder no longer has are pruned. */
  readonly synced: Bytes;
  /** Maps names that users took in the library, and that the folder or list needs, to bytes. */
  readonly named: Bytes;
  /** Maps names that must stay as they are to bytes. */
  readonly theirs: Bytes;
  /** Maps paths to alt texts. */
  readonly texts: Readonly<Record<string, string>>;
  readonly imports?: readonly { readonly url: string; readonly name: string; readonly bytes: string }[];
  /** Maps page paths to texts with the URLs of files. */
  readonly pages: Readonly<Record<string, (addressOf: (path: string) => string) => string>>;
}

interface LockEntry {
  readonly id: string;
  readonly name: string;
  readonly sha256?: string;
  readonly size: number;
  readonly updatedAt: string;
  readonly url: string;
}

interface LockFile {
  readonly files: Readonly<Record<string, LockEntry>>;
  readonly imports: Readonly<Record<string, LockEntry>>;
}

/** Holds the finished work of the first run, which the next run may not repeat. */
interface Done {
  readonly names: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Holds the IDs of library files whose lock entry is right. */
  readonly known: ReadonlySet<string>;
  /** Holds the IDs that the first run uploaded. */
  readonly uploaded: ReadonlySet<string>;
  /** Holds the IDs that have their alt text. */
  readonly texted: ReadonlySet<string>;
  readonly imported: ReadonlySet<string>;
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const local = (page: string, path: string): string => posix.relative(posix.dirname(page), posix.join('media', path));

class SyncOracle {
  readonly #sync: Sync;
  /** Holds the IDs that were in the library before. */
  readonly #before = new WeakMap<Emulator, ReadonlyMap<string, MediaItem>>();
  readonly #done = new WeakMap<Emulator, Done>();

  constructor(sync: Sync) {
    this.#sync = sync;
  }

  readonly prepare: NonNullable<Scenario['prepare']> = ({ emulator, folder, proxies, clock }) => {
    const { synced, named, theirs, pages, texts, imports = [] } = this.#sync;
    const write = (path: string, content: string | Buffer): void => {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    const add = (name: string, bytes: string | Buffer): MediaItem =>
      emulator.state.addMedia(posix.basename(name), Buffer.from(bytes), { createdAt: clock.now() - HOUR_MS });
    const files = Object.entries(synced).map(([path, bytes]) => {
      const item = add(path, bytes);
      const { url, updatedAt } = emulator.state.media.view(item) as { url: string; updatedAt: string };
      const { id, name } = item;
      return [
        path,
        { id, name, sha256: sha256(bytes), size: bytes.length, updatedAt, url: proxies.rewriteOrigins(url) },
      ];
    });
    for (const [name, bytes] of [...Object.entries(named), ...Object.entries(theirs)]) add(name, bytes);
    const items = emulator.state.media.newestFirst();
    this.#before.set(emulator, new Map(items.map((item) => [item.id, { ...item }])));
    if (files.length > 0)
      write(
        LOCK,
        `${JSON.stringify({ version: 1, folder: 'media', files: Object.fromEntries(files) as unknown, imports: {} })}\n`,
      );
    for (const [path, bytes] of Object.entries(this.#sync.folder)) write(`media/${path}`, bytes);
    for (const [page, render] of Object.entries(pages))
      write(
        page,
        render((path) => local(page, path)),
      );
    write('alt.json', `${JSON.stringify(texts)}\n`);
    write('imports.json', `${JSON.stringify(imports.map(({ url, name }) => ({ url, name })))}\n`);
    for (const { url, bytes } of imports) emulator.state.imports.set(url, { bytes: Buffer.from(bytes) });
  };

  readonly violations = (place: FixtureState): string[] => {
    if (place.proxies.runs === 1) this.#done.set(place.emulator, this.#doneAt(place));
    const wrong = [...this.violationsUnderFalseResponses(place), ...this.#misplaced(place), ...this.#lies(place)];
    // Deletes come last, because an unused file may still be needed until then.
    const left = this.#left(place);
    const deleted = this.#gone.filter((name) => !place.emulator.state.media.findByName(name));
    if (deleted.length > 0 && left.length > 0) wrong.push(`${deleted.join(' and ')} went, although ${left.join(', ')}`);
    return wrong;
  };

  /** Returns the violations that even false responses may not cause. */
  readonly violationsUnderFalseResponses = (place: FixtureState): string[] => {
    const { folder, theirs, pages } = this.#sync;
    const wrong = [];
    const before = this.#before.get(place.emulator) ?? new Map<string, MediaItem>();
    for (const item of before.values()) {
      if (!Object.hasOwn(theirs, item.name)) continue;
      const now = place.emulator.state.media.find(item.id);
      if (!now) wrong.push(`${item.name}, which is theirs, was deleted`);
      else if (now.name !== item.name || now.sha256 !== item.sha256 || now.altText !== item.altText)
        wrong.push(`${item.name}, which is theirs, was altered`);
    }
    for (const [path, bytes] of Object.entries(folder))
      if (!readFileSync(join(place.folder, 'media', path)).equals(Buffer.from(bytes)))
        wrong.push(`${path} of the folder was altered`);
    for (const page of Object.keys(pages))
      if (!existsSync(join(place.folder, page))) wrong.push(`the page ${page} is gone`);
    if (this.#lock(place) === undefined && existsSync(join(place.folder, LOCK))) wrong.push('the lock is half a file');
    return wrong;
  };

  readonly missingResults: Scenario['missingResults'] = (place, { result: { outputs } }) => {
    const missing = this.#left(place);
    const { media } = place.emulator.state;
    for (const name of this.#gone) if (media.findByName(name)) missing.push(`${name} is still there`);
    const lock = this.#lock(place);
    const known = { files: Object.keys(lock?.files ?? {}), imports: Object.keys(lock?.imports ?? {}) };
    if (known.files.join() !== Object.keys(this.#sync.folder).sort().join())
      missing.push(`the lock knows ${known.files.join(', ')}`);
    for (const [path, { id, sha256: recorded, size, updatedAt, url }] of Object.entries(lock?.files ?? {})) {
      const item = media.findByName(this.#nameOf(path));
      const view = item && (media.view(item) as { updatedAt: string });
      const isSame = item?.id === id && recorded === item.sha256 && size === item.bytes.length;
      if (!isSame || updatedAt !== view?.updatedAt || url !== this.#addressOf(place, path))
        missing.push(`the lock knows ${path} as it was`);
    }
    if (known.imports.join() !== (this.#sync.imports ?? []).map(({ url }) => url).join())
      missing.push(`the lock knows the imports ${known.imports.join(', ')}`);
    // A run that failed early names no files. Its outcome is checked elsewhere.
    const mapPath = join(place.folder, outputs['media-map'] || 'missing');
    const map = existsSync(mapPath) ? (JSON.parse(readFileSync(mapPath, 'utf8')) as unknown) : null;
    const urls = Object.keys(this.#sync.folder).sort();
    const wanted = Object.fromEntries(urls.map((path) => [path, this.#addressOf(place, path)]));
    if (JSON.stringify(map) !== JSON.stringify(wanted)) missing.push(`the map says ${JSON.stringify(map)}`);
    if (outputs.complete !== 'true' || outputs.failed !== '0')
      missing.push(`complete is ${outputs.complete}, failed ${outputs.failed}`);
    if (place.proxies.runs > 1) missing.push(...this.#doneAgain(place));
    return missing;
  };

  /** Returns the names of library files to delete. */
  get #gone(): string[] {
    const { folder, synced } = this.#sync;
    return Object.keys(synced).filter((path) => !Object.hasOwn(folder, path));
  }

  #nameOf(path: string): string {
    return posix.basename(this.#sync.twins?.[path] ?? path);
  }

  #addressOf({ emulator, proxies }: FixtureState, path: string): string {
    const { media } = emulator.state;
    const item = media.findByName(this.#nameOf(path));
    return item ? proxies.rewriteOrigins((media.view(item) as { url: string }).url) : '';
  }

  #lock({ folder }: FixtureState): LockFile | undefined {
    const path = join(folder, LOCK);
    try {
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LockFile) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Maps the names of synced files to their expected bytes. */
  get #wanted(): Map<string, string | Buffer> {
    const { folder, twins = {}, imports = [] } = this.#sync;
    const own = Object.entries(folder).filter(([path]) => !Object.hasOwn(twins, path));
    return new Map([
      ...own.map(([path, bytes]) => [posix.basename(path), bytes] as const),
      ...imports.map(({ name, bytes }) => [name, bytes] as const),
    ]);
  }

  /** Returns duplicate, misnamed, wrong and needlessly new files. */
  #misplaced(place: FixtureState): string[] {
    const { synced, named, theirs, texts } = this.#sync;
    const before = this.#before.get(place.emulator) ?? new Map<string, MediaItem>();
    const had = new Map([...before.values()].map((item) => [item.name, item]));
    const wanted = this.#wanted;
    const seen = new Set<string>();
    const wrong = [];
    for (const { id, name, sha256: hash, altText } of place.emulator.state.media.newestFirst()) {
      if (seen.has(name)) wrong.push(`${name} is there twice`);
      seen.add(name);
      if (!wanted.has(name) && !had.has(name)) wrong.push(`${name} is one too many`);
      const may = [had.get(name)?.sha256, wanted.has(name) ? sha256(wanted.get(name) ?? '') : undefined];
      if (!may.includes(hash)) wrong.push(`${name} holds bytes that nobody gave it`);
      const texted = Object.entries(texts).find(([path]) => this.#nameOf(path) === name)?.[1];
      if (![had.get(name)?.altText ?? null, texted ?? null].includes(altText)) wrong.push(`${name} says ${altText}`);
      const old = had.get(name);
      if (old && old.id !== id) wrong.push(`${name} has another address`);
    }
    const mayGo = new Set(this.#gone);
    for (const name of [
      ...Object.keys(synced).map((path) => posix.basename(path)),
      ...Object.keys({ ...named, ...theirs }),
    ])
      if (!seen.has(name) && !mayGo.has(name)) wrong.push(`${name} was deleted`);
    for (const [page, render] of Object.entries(this.#sync.pages)) {
      const text = readFileSync(join(place.folder, page), 'utf8');
      // A reference to a file that failed stays as it was.
      const old = Object.keys(this.#sync.folder).reduce((now, path) => {
        const address = this.#addressOf(place, path);
        return address === '' ? now : now.replaceAll(address, local(page, path));
      }, text);
      if (old !== render((path) => local(page, path)))
        wrong.push(`the page ${page} has more than new addresses: ${text}`);
    }
    return wrong;
  }

  /** Returns wrong and missing entries of the lock. */
  #lies(place: FixtureState): string[] {
    const { media } = place.emulator.state;
    const { files = {}, imports = {} } = this.#lock(place) ?? {};
    const wrong = [];
    for (const [path, entry] of [...Object.entries(files), ...Object.entries(imports)]) {
      const item = media.find(entry.id);
      if (!item) {
        if (!this.#gone.includes(path)) wrong.push(`the lock has ${path} where nothing is`);
        continue;
      }
      if (Object.hasOwn(this.#sync.theirs, item.name)) wrong.push(`the lock takes ${item.name} for ours`);
      const { updatedAt } = media.view(item) as { updatedAt: string };
      const isBelieved = entry.size === item.bytes.length && entry.updatedAt === updatedAt;
      if (isBelieved && entry.sha256 !== undefined && entry.sha256 !== item.sha256)
        wrong.push(`the lock says that ${item.name} holds other bytes than it does`);
    }
    for (const name of this.#gone)
      if (media.findByName(name) && !Object.hasOwn(files, name)) wrong.push(`the lock has forgotten ${name}`);
    return wrong;
  }

  /** Returns unfinished work, except deletes. */
  #left(place: FixtureState): string[] {
    const { texts, pages } = this.#sync;
    const { media } = place.emulator.state;
    const left = [];
    for (const [name, bytes] of this.#wanted) {
      const item = media.findByName(name);
      if (!item?.bytes.equals(Buffer.from(bytes))) left.push(`${name} is ${item ? 'as it was' : 'missing'}`);
    }
    for (const [path, text] of Object.entries(texts)) {
      const { altText } = media.findByName(this.#nameOf(path)) ?? {};
      if (altText !== text) left.push(`${path} says ${altText}`);
    }
    for (const [page, render] of Object.entries(pages))
      if (readFileSync(join(place.folder, page), 'utf8') !== render((path) => this.#addressOf(place, path)))
        left.push(`${page} is not rewritten`);
    return left;
  }

  #doneAt(place: FixtureState): Done {
    const { media } = place.emulator.state;
    const items = media.newestFirst();
    const { files = {}, imports = {} } = this.#lock(place) ?? {};
    const known = Object.entries(files).filter(([path, { id, sha256: recorded, updatedAt }]) => {
      const item = media.find(id);
      const wanted = this.#sync.folder[path];
      if (!item || wanted === undefined) return false;
      return recorded === sha256(wanted) && updatedAt === (media.view(item) as { updatedAt: string }).updatedAt;
    });
    const texted = Object.entries(this.#sync.texts).map(([path, text]) =>
      items.find(({ name, altText }) => name === this.#nameOf(path) && altText === text),
    );
    const before = this.#before.get(place.emulator);
    const own = new Set(Object.keys(this.#sync.folder).map((path) => this.#nameOf(path)));
    const uploaded = items.filter(({ id, name }) => !before?.has(id) && own.has(name));
    return {
      uploaded: new Set(uploaded.map(({ id }) => id)),
      names: new Set(items.map(({ name }) => name)),
      ids: new Set(items.map(({ id }) => id)),
      known: new Set(known.map(([, { id }]) => id)),
      texted: new Set(texted.flatMap((item) => (item ? [item.id] : []))),
      imported: new Set(Object.keys(imports)),
    };
  }

  /** Returns needless writes of the re-run. A replace that the lock doesn't record may be sent again, and one batch. */
  #doneAgain({ emulator, proxies }: FixtureState): string[] {
    const done = this.#done.get(emulator);
    if (!done) return ['nobody looked at what the first run left'];
    const wrong = [];
    const again = new Set<string>();
    for (const { proxy, route, path, body } of proxies.requests) {
      if (proxy !== 'api') continue;
      const text = body.toString('latin1');
      const id = /\/media\/([^/]+)/.exec(path)?.[1] ?? '';
      if (route === 'POST /media') {
        for (const [, name = ''] of text.matchAll(/ filename="([^"]*)"/g))
          if (done.names.has(name)) wrong.push(`${name} was uploaded again`);
      } else if (route === 'POST /media/{id}/replace') {
        if (done.known.has(id)) wrong.push('what the lock knew was replaced again');
        if (done.uploaded.has(id)) again.add(id);
      } else if (route === 'PATCH /media/{id}') {
        if (done.texted.has(id)) wrong.push('an alt text was set again');
      } else if (route === 'POST /media/bulk-delete') {
        const { mediaIds } = JSON.parse(text) as { mediaIds: string[] };
        if (!mediaIds.every((one) => done.ids.has(one))) wrong.push('what was gone was deleted again');
      } else if (route === 'POST /media/import') {
        const { files } = JSON.parse(text) as { files: { url: string; name: string }[] };
        for (const { url, name } of files)
          if (done.imported.has(url) || done.names.has(name)) wrong.push(`${url} was imported again`);
      }
    }
    if (again.size > BATCH) wrong.push(`${again.size} files that had been uploaded were sent again`);
    return wrong;
  }
}

const numbered = (count: number, name: (index: number) => string, bytes: (index: number) => string): Bytes =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), bytes(index)]));

/** This scenario has two library pages, two batches and every kind of step. */
const fullSync = new SyncOracle({
  folder: {
    ...numbered(
      11,
      (index) => `new-${index}.txt`,
      (index) => `new file ${index}\n`,
    ),
    'guide/picture.png': samplePng(4, 3, [10, 200, 90]),
    'changed.txt': 'what it says now\n',
    'read.txt': 'new text\n',
    'same.txt': 'the same text\n',
    'twin.txt': 'new file 0\n',
  },
  twins: { 'twin.txt': 'new-0.txt' },
  synced: { 'changed.txt': 'what it said\n', 'gone-1.txt': 'not needed\n', 'gone-2.txt': 'any more\n' },
  named: { 'same.txt': 'the same text\n', 'read.txt': 'old text\n', 'taken.md': '# Old\n' },
  theirs: numbered(
    96,
    (index) => `theirs-${index}.txt`,
    (index) => `their file ${index}\n`,
  ),
  texts: { 'guide/picture.png': 'A picture', 'same.txt': 'A text' },
  imports: [
    { url: 'https://assets.example.com/logo.md', name: 'logo.md', bytes: '# Logo\n' },
    { url: 'https://assets.example.com/new.md', name: 'taken.md', bytes: '# New\n' },
  ],
  pages: {
    'docs/page.md': (to) => `![A picture](${to('guide/picture.png')}) and [this](${to('changed.txt')}).\n`,
    'docs/guide/other.mdx': (to) => `<a href="${to('new-3.txt')}">three</a> \`../media/new-3.txt\`\n`,
  },
});

/** This library has opaque ETags, and the field of its replace request has to be found. */
const small = new SyncOracle({
  folder: {
    'a.txt': 'first\n',
    'b.txt': 'second\n',
    'changed.txt': 'just as long!\n',
    'kept.txt': 'kept\n',
    'read.txt': 'the same\n',
  },
  synced: { 'changed.txt': 'just as long.\n', 'kept.txt': 'kept\n' },
  named: { 'read.txt': 'the same\n' },
  theirs: { 'theirs.txt': 'theirs\n' },
  texts: { 'kept.txt': 'What is kept' },
  pages: { 'docs/page.md': (to) => `[a](${to('a.txt')}), [kept](${to('kept.txt')})\n` },
});

/** This run finds no changes, and only writes URLs into a page. */
const unchanged = new SyncOracle({
  folder: { 'kept.txt': 'kept\n' },
  synced: { 'kept.txt': 'kept\n' },
  named: {},
  theirs: { 'theirs.txt': 'theirs\n' },
  texts: {},
  pages: { 'docs/page.md': (to) => `[kept](${to('kept.txt')})\n` },
});

const expectationsOf = ({ prepare, violations, violationsUnderFalseResponses, missingResults }: SyncOracle) => ({
  prepare,
  violations,
  violationsUnderFalseResponses,
  missingResults,
});

/** These writes are about one file or batch. If their answers stay missing, each file fails alone, after all others. */
const FILE_WRITES: readonly string[] = [
  'POST /media',
  'POST /media/{id}/replace',
  'POST /media/import',
  'PATCH /media/{id}',
];
/** These faults leave open whether a write was done. */
const LEAVES_OPEN = /^(reset|hang|500|502) ?/;

/** If the expired certificate strikes a batch once, its files are then sent one by one. */
const ONCE_OR_NOT: readonly Outcome[] = ['done', 'unavailable'];

const expectedOutcomes: NonNullable<Scenario['expectedOutcomes']> = ({ proxy, route, path }, { name }, always) => {
  // Files that can't be compared are replaced.
  if (proxy === 'files') return DONE;
  const stores = route === 'POST /media' || route === 'POST /media/{id}/replace';
  if (stores && name === 'expired TLS' && !always) return ONCE_OR_NOT;
  // Each attempt that hangs takes its time, so that many files may use up the timeout.
  if (always && FILE_WRITES.includes(route) && LEAVES_OPEN.test(name))
    return name.startsWith('hang') && route === 'POST /media' ? ['failed', 'timed-out'] : ['failed'];
  // The list of the library shows what an upload with an unusable response has added.
  if (route === 'POST /media' && name === 'wrong types') return DONE;
  // The check whether a key may delete uses a missing file, so that its status is enough. If even that says nothing, the
  // deletion itself shows whether the key may delete.
  if (path.endsWith(UNKNOWN_MEDIA_ID)) {
    const isRead = route === 'GET /media/{id}';
    if (isRead && ['truncated JSON', 'wrong types', 'empty body'].includes(name)) return DONE;
    if (!isRead && ['wrong types', 'redirect to another origin'].includes(name) && !always) return DONE;
  }
  if (route !== 'DELETE /media/{id}') return undefined;
  const isKept = ['connection refused', 'DNS failure', 'expired TLS'].includes(name);
  return isKept || name.startsWith('429') ? undefined : DONE;
};

export const SYNC_MEDIA: readonly Scenario[] = [
  {
    name: 'sync-media on GitHub',
    command: 'sync-media',
    host: 'github',
    inputs: {
      prune: 'managed',
      'alt-text': 'alt.json',
      imports: 'imports.json',
      rewrite: 'docs/**/*.md\ndocs/**/*.mdx',
    },
    ...expectationsOf(fullSync),
    prepare: (place) => {
      place.emulator.state.keys.set(KEY, 'admin');
      return fullSync.prepare(place);
    },
    expectedOutcomes,
  },
  {
    name: 'sync-media on GitLab',
    command: 'sync-media',
    host: 'gitlab',
    emulator: { mediaEtag: 'opaque', replaceField: 'files' },
    inputs: { 'alt-text': 'alt.json', rewrite: 'docs/*.md' },
    ...expectationsOf(small),
    expectedOutcomes: (request, fault, always) => {
      // This response names the field. Without it, the other names are tried.
      const isRejection = request.route === 'POST /media/{id}/replace' && request.nth === 0;
      return isRejection && fault.name === 'wrong types' && !always ? DONE : expectedOutcomes(request, fault, always);
    },
    // URLs can be trusted after this time.
    rerunAfterMs: 150_000,
  },
  {
    name: 'sync-media that finds nothing changed',
    command: 'sync-media',
    host: 'terminal',
    inputs: { rewrite: 'docs/*.md' },
    ...expectationsOf(unchanged),
  },
];
