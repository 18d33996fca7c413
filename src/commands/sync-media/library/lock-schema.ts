/** Defines the schemas of the lock file. This module loads zod, so import its values only when a lock file is read. */
import { custom, literal, number, object, string, type infer as Infer } from 'zod';

/** The library file of a path or an import. */
const entry = object({
  id: string(),
  /** The name in the library, which may differ from the requested one. */
  name: string(),
  /** Hash of the content; absent for imports, whose content docs-ci never has. */
  sha256: string().optional(),
  /** Of the library file. */
  size: number(),
  /** Of the local file, if the service stored another number of bytes. */
  localSize: number().optional(),
  updatedAt: string(),
  url: string(),
  /** No run wrote the library file: it was there before with the same content. `prune: managed` never deletes it. */
  found: literal(true).optional(),
});

export type LockEntry = Readonly<Infer<typeof entry>>;

/**
 * Entries are checked one by one, because a schema of all of them would copy them, and there may be very many. A record
 * would also drop a file that is called `__proto__`.
 */
const entries = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export const lockFileSchema = object({
  version: literal(1),
  folder: string().optional(),
  files: entries,
  imports: entries.default({}),
});

export const entrySchemas = {
  files: entry,
  imports: entry,
};
