/** Stores the media files of the project. */
import { createHash } from 'node:crypto';
import { extensionOf, fileTypeOf, type FileType } from './file-types.js';
import type { MediaItem } from './media-item.js';
import type { RateLimit } from '../rate-limits.js';
import type { CheckedFile } from './media-checks.js';
import { HttpError, tooManyRequests } from '../../http-error.js';
import { publicOriginOf, timestamp, type EmulatorContext } from '../context.js';

/** Properties of a file that a test adds. */
export interface MediaOptions {
  readonly altText?: string;
  /** Epoch milliseconds. */
  readonly createdAt?: number;
}

/** The type of a file with an unknown extension, which only tests add. */
const UNKNOWN_TYPE: FileType = { kind: 'data', mimeType: 'application/octet-stream', signatures: [] };

/** The media library. Names are flat and unique, and identical content is stored once (contract). */
export class MediaLibrary {
  private readonly items: MediaItem[] = [];
  /** Ids that cannot be deleted. Single deletes respond with 409, and bulk deletes list them as failed. */
  readonly undeletable = new Set<string>();
  /** The storage that the organization's other projects use. */
  otherProjectsBytes = 0;

  constructor(private readonly context: EmulatorContext) {}

  add(name: string, bytes: Uint8Array, options: MediaOptions = {}): MediaItem {
    const { kind, mimeType } = fileTypeOf(name) ?? UNKNOWN_TYPE;
    const at = options.createdAt ?? this.context.now();
    const item: MediaItem = {
      id: this.context.newId('media'),
      name,
      kind,
      mimeType,
      bytes: Buffer.from(bytes),
      sha256: sha256Of(bytes),
      altText: options.altText ?? null,
      createdAt: at,
      updatedAt: at,
    };
    this.items.push(item);
    return item;
  }

  /** Stores a checked file. Identical content keeps its existing name, and a taken name becomes `name-2.ext`. */
  store(file: CheckedFile, files: RateLimit, altText?: string): { readonly item: MediaItem; readonly isNew: boolean } {
    const { bytes, sha256 } = this.toStored(file);
    const existing = this.items.find((item) => item.sha256 === sha256);
    if (existing) return { item: existing, isNew: false };
    this.checkQuota(bytes.length);
    countStoredFile(files);
    const item = this.add(this.availableName(file.name), bytes, altText === undefined ? {} : { altText });
    item.sha256 = sha256;
    return { item, isNew: true };
  }

  /** Replaces the content of an item. The name, the id and the URL do not change. */
  replace(item: MediaItem, file: CheckedFile, files: RateLimit): void {
    if (file.type.mimeType !== item.mimeType) {
      throw new HttpError(
        415,
        `The new file (${file.type.mimeType}) must have the same type as the original (${item.mimeType})`,
      );
    }
    const { bytes, sha256 } = this.toStored(file);
    this.checkQuota(bytes.length - item.bytes.length);
    countStoredFile(files);
    item.previous = { bytes: item.bytes, at: this.context.now() };
    item.bytes = bytes;
    item.sha256 = sha256;
    item.updatedAt = this.context.now();
  }

  find(id: string): MediaItem | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** Finds an item by its exact name. */
  findByName(name: string): MediaItem | undefined {
    return this.items.find((item) => item.name === name);
  }

  newestFirst(): MediaItem[] {
    return this.items.toReversed().sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Deletes an item. Returns null if the id does not exist or cannot be deleted. */
  delete(id: string): MediaItem | null {
    const index = this.items.findIndex((item) => item.id === id);
    if (index < 0 || this.undeletable.has(id)) return null;
    return this.items.splice(index, 1)[0] ?? null;
  }

  get usedBytes(): number {
    return this.items.reduce((sum, item) => sum + item.bytes.length, this.otherProjectsBytes);
  }

  /** Returns what the public URL serves. After a replace, it may serve the old content, as a CDN does. */
  servedBytes(item: MediaItem): Buffer {
    const isStale = item.previous && this.context.now() < item.previous.at + this.context.settings.staleAfterReplaceMs;
    return isStale && item.previous ? item.previous.bytes : item.bytes;
  }

  /** Returns an item in the format of the contract. Fields without a value are null for images and absent otherwise. */
  view(item: MediaItem): Record<string, unknown> {
    const url = `${publicOriginOf(this.context)}/media/${item.id}/${encodeURIComponent(item.name)}`;
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

  private toStored({ name, bytes: sent }: CheckedFile): Pick<MediaItem, 'bytes' | 'sha256'> {
    const { storedMedia, identicalMedia } = this.context.settings;
    const bytes = storedMedia(name, sent);
    return { bytes, sha256: sha256Of(identicalMedia === 'stored' ? bytes : sent) };
  }

  private checkQuota(moreBytes: number): void {
    const left = this.context.settings.quotaBytes - this.usedBytes;
    if (moreBytes > left)
      throw new HttpError(507, `The file exceeds the organization's free storage (${Math.max(0, left)} B)`);
  }

  private availableName(name: string): string {
    const extension = extensionOf(name);
    const stem = extension ? name.slice(0, -extension.length - 1) : name;
    for (let number = 2, candidate = name; ; number += 1) {
      if (!this.findByName(candidate)) return candidate;
      candidate = `${stem}-${number}${extension && `.${extension}`}`;
    }
  }
}

function countStoredFile(files: RateLimit): void {
  if (!files.take())
    throw tooManyRequests('Too many files per minute for this organization.', files.status().resetSeconds);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the width and height of a PNG or GIF, and undefined for other content. */
function imageSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF') {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return undefined;
}
