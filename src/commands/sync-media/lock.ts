/**
 * The lock file: what of ours lies in the library, by path. It saves asking the library what is in its files, and says
 * which files are ours to delete. One line an entry, sorted by path and without any global number or time, so that two
 * branches merge as other text does.
 */
import { z } from 'zod';
import { InputError } from '../../api/errors.js';
import { readIfThere, writeAtomically } from '../../files.js';

const VERSION = 1;

const entry = z.object({
  id: z.string(),
  /** As the library has it, which need not be what we asked for. */
  name: z.string(),
  /** Of the bytes; imports have none, nobody here has seen them. */
  sha256: z.string().optional(),
  size: z.number(),
  updatedAt: z.string(),
  url: z.string(),
  /** It was in the library before us, under another name: it is neither replaced nor deleted as ours. */
  found: z.literal(true).optional(),
});

export type LockEntry = z.infer<typeof entry>;

const lockFile = z.object({
  version: z.literal(VERSION),
  files: z.record(z.string(), entry),
  imports: z.record(z.string(), entry).default({}),
  /** Paths whose upload had begun and was not known to have ended. */
  unfinished: z.array(z.string()).default([]),
});

/** What a lock file says. Entries are never changed in place. */
export interface LockState {
  /** Also of paths that are gone from the folder, as long as their files are in the library: prune needs them. */
  readonly files: Map<string, LockEntry>;
  /** By the address they came from. */
  readonly imports: Map<string, LockEntry>;
  readonly unfinished: Set<string>;
}

export function emptyLock(): LockState {
  return { files: new Map(), imports: new Map(), unfinished: new Set() };
}

/** Throws InputError for a lock that is damaged or newer than this version. `label` is how people know the file. */
export function parseLock(text: string, label: string): LockState {
  if (/^(<{7}|>{7}) /m.test(text)) throw damaged(label, 'it has the marks of a merge conflict');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(label, 'it is no JSON');
  }
  const version = (json as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > VERSION) {
    throw new InputError([
      `lock-file: ${label} was written by a newer docs-ci (lock version ${version}; this one reads ${VERSION}). Use that version here, too.`,
    ]);
  }
  const parsed = lockFile.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(label, `${issue?.path.join('.') || 'its content'} is not as it should be`);
  }
  const { files, imports, unfinished } = parsed.data;
  return {
    files: new Map(Object.entries(files)),
    imports: new Map(Object.entries(imports)),
    unfinished: new Set(unfinished),
  };
}

function damaged(label: string, why: string): InputError {
  return new InputError([
    `lock-file: ${label} is damaged: ${why}. Take an undamaged version from Git; or delete it, and the next run rebuilds it by comparing the folder with the library (files that were deleted from the folder meanwhile then count as nobody's).`,
  ]);
}

/** The same state is the same text, whatever happened before. */
export function renderLock(state: LockState): string {
  const unfinished = [...state.unfinished].sort();
  return [
    '{',
    `  "version": ${VERSION},`,
    `  "files": ${renderEntries(state.files)},`,
    `  "imports": ${renderEntries(state.imports)}${unfinished.length > 0 ? ',' : ''}`,
    ...(unfinished.length > 0
      ? [`  "unfinished": [${unfinished.map((path) => JSON.stringify(path)).join(', ')}]`]
      : []),
    '}\n',
  ].join('\n');
}

function renderEntries(entries: ReadonlyMap<string, LockEntry>): string {
  if (entries.size === 0) return '{}';
  const lines = [...entries.keys()].sort().map((key) => {
    const one = entries.get(key) as LockEntry;
    return `    ${JSON.stringify(key)}: ${renderEntry(one)}`;
  });
  return `{\n${lines.join(',\n')}\n  }`;
}

/** Entries do not change, and a lock of many is written often. */
const rendered = new WeakMap<LockEntry, string>();

function renderEntry(one: LockEntry): string {
  let text = rendered.get(one);
  if (text === undefined) {
    const { id, name, sha256, size, updatedAt, url, found } = one;
    text = JSON.stringify({ id, name, sha256, size, updatedAt, url, found });
    rendered.set(one, text);
  }
  return text;
}

/** The lock of a run, and the file it is kept in. */
export class Lock {
  #state: LockState;
  /** What the file holds now. */
  #written: string | undefined;
  #saving: Promise<void> | undefined;
  #dirty = false;

  /** @param path undefined where no lock is kept */
  constructor(
    readonly path: string | undefined,
    state: LockState = emptyLock(),
    written?: string,
  ) {
    this.#state = state;
    this.#written = written;
  }

  get state(): LockState {
    return this.#state;
  }

  get size(): number {
    return this.#state.files.size + this.#state.imports.size;
  }

  /** Believes nothing of what it said. */
  forget(): void {
    this.#state = emptyLock();
  }

  /** Resolves once what is known now is in the file. Saves asked for during one are one more. */
  save(): Promise<void> {
    this.#dirty = true;
    this.#saving ??= this.#drain();
    return this.#saving;
  }

  async #drain(): Promise<void> {
    // Never done before `#saving` is set.
    await Promise.resolve();
    try {
      while (this.#dirty) {
        this.#dirty = false;
        await this.#write();
      }
    } finally {
      this.#saving = undefined;
    }
  }

  async #write(): Promise<void> {
    if (this.path === undefined) return;
    // A first run that did nothing leaves no file behind.
    if (this.#written === undefined && this.size === 0 && this.#state.unfinished.size === 0) return;
    const text = renderLock(this.#state);
    if (text === this.#written) return;
    try {
      await writeAtomically(this.path, text);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new Error(
        `The lock file could not be written (${code ?? message}). Make its folder writable, or set lock-file to none.`,
        { cause: error },
      );
    }
    this.#written = text;
  }
}

/** Reads the lock, if there is one. Rejects with InputError for one that cannot be used. */
export async function openLock(path: string | undefined, label: string): Promise<Lock> {
  const bytes = path === undefined ? undefined : await readIfThere(path);
  if (bytes === undefined) return new Lock(path);
  const text = bytes.toString('utf8');
  return new Lock(path, parseLock(text, label), text);
}
