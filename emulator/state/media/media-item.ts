/** Declares what the emulator keeps of a file of the media library. */
import type { MediaKind } from './file-types.js';

/** A file of the library. */
export interface MediaItem {
  readonly id: string;
  readonly name: string;
  readonly kind: MediaKind;
  readonly mimeType: string;
  bytes: Buffer;
  /** Hash of the content that identical files are found by: see the setting `identicalMedia`. */
  sha256: string;
  altText: string | null;
  /** Epoch milliseconds, as in `updatedAt`. */
  readonly createdAt: number;
  updatedAt: number;
  /** The content before a replace, which the public URL may still serve for some time. */
  previous?: { readonly bytes: Buffer; readonly at: number };
}
