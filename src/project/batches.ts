/** Divides the changes of a run into pushes that the service accepts: by number of operations, and by size. */
import type { Operation } from '../api/endpoints/content.js';

/** Contract: operations of one push. */
export const MAX_OPERATIONS = 20;
/** Many servers reject bodies above 1 MiB. */
export const MAX_BYTES = 900_000;

/** A change of one page, or of the configuration file. @typeParam Step what a plan says about the page */
export interface Change<Step = unknown> {
  readonly type: 'create' | 'update' | 'delete';
  readonly path: string;
  /** Returns the content; missing for a delete. It is called when its push is next, so only these texts are in memory. */
  readonly content?: () => Promise<string>;
  /** Path of the same page with another ending; the same commit deletes it. */
  readonly replaces?: string;
  /** The step that this change carries out; missing for the configuration file. */
  readonly step?: Step;
}

/** The manifest, as the last operation of a run. */
export interface ManifestWrite<Step = unknown> {
  /** Identifies the last push, which alone has the manifest. Undefined: each push has it, with what was pushed so far. */
  readonly pushId?: string;
  /** The operation that writes the manifest. @param done the changes of this push and of those before it */
  readonly render: (done: readonly Change<Step>[]) => Operation;
}

/** One push. */
export interface Batch<Step = unknown> {
  readonly operations: readonly Operation[];
  readonly changes: readonly Change<Step>[];
  /** True if the last operation is the manifest. */
  readonly hasManifest: boolean;
  /** That of the manifest in this push. */
  readonly pushId?: string;
  /** True if the run has no further push after this one. */
  readonly isLast: boolean;
}

interface LoadedChange<Step> {
  readonly change: Change<Step>;
  readonly operations: readonly Operation[];
  /** Size in the JSON of a request. */
  readonly bytes: number;
}

/** Returns the changes in the order in which they are pushed: creates and updates, configuration, deletes. */
export function inPushOrder<Step>(changes: readonly Change<Step>[]): Change<Step>[] {
  const rankOf = ({ type, step }: Change<Step>): number => (type === 'delete' ? 2 : step === undefined ? 1 : 0);
  return [...changes].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The pushes of a run, one after another. Each holds the texts of one push in memory. */
export class Batches<Step = unknown> {
  readonly #changes: Change<Step>[];
  readonly #manifest: ManifestWrite<Step> | undefined;
  /** Number of changes that are in the batches so far. */
  #taken = 0;
  #isFinished = false;
  #maxBytes = MAX_BYTES;
  #maxChanges = MAX_OPERATIONS;
  /** A change that was loaded for the batch before and didn't fit. */
  #next: LoadedChange<Step> | undefined;

  constructor(changes: readonly Change<Step>[], manifest?: ManifestWrite<Step>) {
    this.#changes = inPushOrder(changes);
    this.#manifest = manifest;
    this.#isFinished = changes.length === 0 && manifest === undefined;
  }

  /** The next push. Undefined if all changes are in earlier ones. */
  async next(): Promise<Batch<Step> | undefined> {
    if (this.#isFinished) return undefined;
    const loaded = await this.#take();
    const changes = loaded.map(({ change }) => change);
    const operations = loaded.flatMap((one) => one.operations);
    const isComplete = this.#taken === this.#changes.length;
    const manifest = this.#renderManifest(operations, isComplete);
    this.#isFinished = isComplete && (manifest !== undefined || this.#manifest === undefined);
    const rest = { changes, isLast: this.#isFinished };
    if (!manifest) return { operations, hasManifest: false, ...rest };
    return { operations: [...operations, manifest], hasManifest: true, pushId: this.#manifest?.pushId, ...rest };
  }

  /** Undefined if a later push has it, with these changes, too. */
  #renderManifest(operations: readonly Operation[], isComplete: boolean): Operation | undefined {
    if (!this.#manifest || (!isComplete && this.#manifest.pushId !== undefined)) return undefined;
    const manifest = this.#manifest.render(this.#changes.slice(0, this.#taken));
    const isFull = operations.length >= MAX_OPERATIONS || sizeOf([...operations, manifest]) > this.#maxBytes;
    return operations.length > 0 && isFull ? undefined : manifest;
  }

  /**
   * Takes back the latest batch. Later ones have at most half its size if the service rejected it as too large (413), and
   * half its changes if the service is slow. So after at most log2 of the size, a push has one change or the manifest alone.
   * Returns false for such a push, which can't be divided: a page that gets another ending is one change of two operations.
   */
  takeBack({ operations, changes, hasManifest }: Batch<Step>, cause: 'too large' | 'slow'): boolean {
    if (changes.length + (hasManifest && cause === 'too large' ? 1 : 0) <= 1) return false;
    this.#taken -= changes.length;
    if (cause === 'slow') this.#maxChanges = Math.floor(changes.length / 2);
    else this.#maxBytes = Math.min(this.#maxBytes, sizeOf(operations)) / 2;
    this.#next = undefined;
    this.#isFinished = false;
    return true;
  }

  /** Loads changes while they fit into one push. A change that is larger than a push is alone. */
  async #take(): Promise<LoadedChange<Step>[]> {
    const done = this.#changes.slice(0, this.#taken);
    const manifest = this.#manifest && this.#manifest.pushId === undefined ? [this.#manifest.render(done)] : [];
    const loaded: LoadedChange<Step>[] = [];
    let [count, bytes] = [manifest.length, sizeOf(manifest)];
    for (let change = this.#changes[this.#taken]; change; change = this.#changes[this.#taken]) {
      const needed = change.replaces === undefined ? 1 : 2;
      if (count + needed > MAX_OPERATIONS || loaded.length === this.#maxChanges) break;
      const one = this.#next ?? (await load(change));
      this.#next = undefined;
      if (loaded.length > 0 && bytes + one.bytes > this.#maxBytes) {
        this.#next = one;
        break;
      }
      loaded.push(one);
      count += needed;
      bytes += one.bytes;
      this.#taken += 1;
    }
    return loaded;
  }
}

export async function load<Step>(change: Change<Step>): Promise<LoadedChange<Step>> {
  const { type, path, replaces } = change;
  const operations: Operation[] =
    type === 'delete' ? [{ type, path }] : [{ type, path, content: (await change.content?.()) ?? '' }];
  if (replaces !== undefined) operations.push({ type: 'delete', path: replaces });
  return { change, operations, bytes: sizeOf(operations) };
}

/** Bytes of operations in the JSON of a request. */
export function sizeOf(operations: readonly Operation[]): number {
  return operations.reduce((sum, operation) => sum + Buffer.byteLength(JSON.stringify(operation)), 0);
}
