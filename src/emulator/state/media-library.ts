import { createHash, randomUUID } from 'node:crypto';
import { extensionOf, fileTypeOf, type FileType, type MediaKind } from './file-types.js';
import { imageSize } from './image-size.js';
import type { RateLimit } from './rate-limits.js';
import type { CheckedFile } from './media-checks.js';
import { HttpError, tooManyRequests } from '../http-error.js';
import { timestamp, type EmulatorContext } from './context.js';

/** A file of the library with its bytes. */
export interface MediaItem {
  readonly id: string;
  readonly name: string;
  readonly kind: MediaKind;
  readonly mimeType: string;
  bytes: Buffer;
  sha256: string;
  altText: string | null;
  /** Epoch milliseconds, as the next one. */
  readonly createdAt: number;
  updatedAt: number;
  /** What the public address goes on serving for a while after a replace. */
  previous?: { readonly bytes: Buffer; readonly at: number };
}

/** More about a file that a test puts into the library. */
export interface MediaOptions {
  readonly altText?: string;
  /** Epoch milliseconds. */
  readonly createdAt?: number;
}

/** A file whose ending nobody knows, put there by a test. */
const UNKNOWN_TYPE: FileType = { kind: 'data', mimeType: 'application/octet-stream', signatures: [] };

/** The media library: names are flat and taken once, contents are stored once (contract). */
export class MediaLibrary {
  private readonly items: MediaItem[] = [];
  /** Ids that the service will not delete: single deletes answer 409, bulk deletes list them as failed. */
  readonly undeletable = new Set<string>();
  /** What the organization's other projects take of the storage. */
  otherProjectsBytes = 0;

  constructor(private readonly world: EmulatorContext) {}

  add(name: string, bytes: Uint8Array, more: MediaOptions = {}): MediaItem {
    const { kind, mimeType } = fileTypeOf(name) ?? UNKNOWN_TYPE;
    const at = more.createdAt ?? this.world.now();
    const item: MediaItem = {
      id: randomUUID(),
      name,
      kind,
      mimeType,
      bytes: Buffer.from(bytes),
      sha256: sha256Of(bytes),
      altText: more.altText ?? null,
      createdAt: at,
      updatedAt: at,
    };
    this.items.push(item);
    return item;
  }

  /** Stores a checked file: identical contents are reused under their name, a taken name becomes `name-2.ext`. */
  store(file: CheckedFile, files: RateLimit, altText?: string): { readonly item: MediaItem; readonly isNew: boolean } {
    const sha256 = sha256Of(file.bytes);
    const same = this.items.find((item) => item.sha256 === sha256);
    if (same) return { item: same, isNew: false };
    this.checkQuota(file.bytes.length);
    countStoredFile(files);
    const name = this.availableName(file.name);
    return { item: this.add(name, file.bytes, altText === undefined ? {} : { altText }), isNew: true };
  }

  /** New bytes for an item: name, id and address stay. */
  replace(item: MediaItem, file: CheckedFile, files: RateLimit | null): void {
    if (file.type.mimeType !== item.mimeType) {
      throw new HttpError(
        415,
        `The new file is ${file.type.mimeType}, the original ${item.mimeType}; they must be the same`,
      );
    }
    this.checkQuota(file.bytes.length - item.bytes.length);
    if (files) countStoredFile(files);
    item.previous = { bytes: item.bytes, at: this.world.now() };
    item.bytes = file.bytes;
    item.sha256 = sha256Of(file.bytes);
    item.updatedAt = this.world.now();
  }

  find(id: string): MediaItem | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** By its exact name, for tests. */
  findByName(name: string): MediaItem | undefined {
    return this.items.find((item) => item.name === name);
  }

  newestFirst(): MediaItem[] {
    return this.items.toReversed().sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Gone for good; null for an id that is not there, or that will not be deleted. */
  delete(id: string): MediaItem | null {
    const index = this.items.findIndex((item) => item.id === id);
    if (index < 0 || this.undeletable.has(id)) return null;
    return this.items.splice(index, 1)[0] ?? null;
  }

  get usedBytes(): number {
    return this.items.reduce((sum, item) => sum + item.bytes.length, this.otherProjectsBytes);
  }

  /** What the public address serves now: after a replace the old bytes for a while, as a CDN does. */
  servedBytes(item: MediaItem): Buffer {
    const isStale = item.previous && this.world.now() < item.previous.at + this.world.settings.staleAfterReplaceMs;
    return isStale && item.previous ? item.previous.bytes : item.bytes;
  }

  /** An item as the contract shows it. What a kind does not have is null on images and absent on the others. */
  view(item: MediaItem): Record<string, unknown> {
    const url = `${this.world.filesOrigin}/media/${item.id}/${encodeURIComponent(item.name)}`;
    const label = item.altText ?? item.name;
    const common = {
      id: item.id,
      name: item.name,
      kind: item.kind,
      mimeType: item.mimeType,
      sizeBytes: item.bytes.length,
      url,
      createdAt: timestamp(item.createdAt),
      updatedAt: timestamp(item.updatedAt),
    };
    if (item.kind !== 'image') {
      return { ...common, ...(item.altText !== null && { altText: item.altText }), snippet: `[${label}](${url})` };
    }
    const size = imageSize(item.bytes) ?? { width: null, height: null };
    const absent = { durationSeconds: null, pageCount: null, posterUrl: null };
    return { ...common, altText: item.altText, ...size, ...absent, snippet: `![${label}](${url})` };
  }

  private checkQuota(moreBytes: number): void {
    const left = this.world.settings.quotaBytes - this.usedBytes;
    if (moreBytes > left)
      throw new HttpError(507, `The organization's storage is full: ${Math.max(0, left)} bytes are left`);
  }

  private availableName(name: string): string {
    const ending = extensionOf(name);
    const stem = ending ? name.slice(0, -ending.length - 1) : name;
    for (let number = 2, free = name; ; number += 1) {
      if (!this.findByName(free)) return free;
      free = `${stem}-${number}${ending && `.${ending}`}`;
    }
  }
}

function countStoredFile(files: RateLimit): void {
  if (!files.take()) throw tooManyRequests('Too many files stored for this organization.', files.status().resetSeconds);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
