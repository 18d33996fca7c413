/** Reads the index of Git: which files the commit has, and which of them a sparse checkout leaves out. Pure. */

export interface GitIndex {
  readonly entries: readonly IndexEntry[];
  /** False if Git has never filled it from a whole commit, or made a commit of it: some files may never have been in it. */
  readonly hasTrees: boolean;
}

/** What an index says about a path. */
export interface IndexEntry {
  /** Below the root of the repository, as Git has it. A folder of a sparse index ends in a slash. */
  readonly path: Buffer;
  readonly kind: 'file' | 'symlink' | 'submodule' | 'sparse folder';
  /** True if a sparse checkout leaves it out. */
  readonly isSkipped: boolean;
}

const HEADER_BYTES = 12;
/** Times, device, mode and size stand before the hash of an entry. */
const STAT_BYTES = 40;
const MODE_OFFSET = 24;
const KIND_BITS = 0o170000;
const KINDS = new Map<number, IndexEntry['kind']>([
  [0o120000, 'symlink'],
  [0o160000, 'submodule'],
  [0o040000, 'sparse folder'],
]);
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const HAS_PREFIX = 4;
/** Versions before the last one pad entries to a multiple of these bytes. */
const ALIGNMENT = 8;

/** Throws if the index is in a format that this function doesn't know. @param hashBytes length of the repository's hashes */
export function readIndex(index: Buffer, hashBytes: number): GitIndex {
  const version = index.readUInt32BE(4);
  if (index.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > HAS_PREFIX)
    throw new Error('its format is unknown');
  const entries: IndexEntry[] = [];
  let offset = HEADER_BYTES;
  let previous: Buffer = Buffer.alloc(0);
  for (let count = index.readUInt32BE(8); count > 0; count -= 1) {
    const kind = KINDS.get(index.readUInt32BE(offset + MODE_OFFSET) & KIND_BITS) ?? 'file';
    const flags = offset + STAT_BYTES + hashBytes;
    const isExtended = (index.readUInt16BE(flags) & EXTENDED) !== 0;
    const isSkipped = isExtended && (index.readUInt16BE(flags + 2) & SKIP_WORKTREE) !== 0;
    const start = flags + (isExtended ? 4 : 2);
    const { path, end } = version === HAS_PREFIX ? readSuffix(index, start, previous) : readName(index, start);
    entries.push({ path, kind, isSkipped });
    previous = path;
    const size = end - offset;
    offset = version === HAS_PREFIX ? end + 1 : offset + size + ALIGNMENT - (size % ALIGNMENT);
  }
  return { entries, hasTrees: readExtensions(index, offset, hashBytes).has('TREE') };
}

function readName(index: Buffer, start: number): { path: Buffer; end: number } {
  const end = index.indexOf(0, start);
  if (end < 0) throw new Error('it is damaged');
  return { path: index.subarray(start, end), end };
}

/** A name is the start of the previous one without its last bytes, and a new end. */
function readSuffix(index: Buffer, start: number, previous: Buffer): { path: Buffer; end: number } {
  let offset = start;
  let byte = index.readUInt8(offset);
  let dropped = byte & 0x7f;
  while ((byte & 0x80) !== 0) {
    offset += 1;
    byte = index.readUInt8(offset);
    dropped = (dropped + 1) * 128 + (byte & 0x7f);
  }
  const { path: suffix, end } = readName(index, offset + 1);
  return { path: Buffer.concat([previous.subarray(0, previous.length - dropped), suffix]), end };
}

/** Returns the names of the extensions. Those whose names begin with a small letter change the meaning of the entries. */
function readExtensions(index: Buffer, start: number, hashBytes: number): ReadonlySet<string> {
  const names = new Set<string>();
  for (let offset = start; offset + 8 <= index.length - hashBytes;) {
    const name = index.toString('latin1', offset, offset + 4);
    if (name === 'link') throw new Error('it is split. Run "git update-index --no-split-index"');
    if (/^[a-z]/.test(name) && name !== 'sdir') throw new Error('its format is unknown');
    names.add(name);
    offset += 8 + index.readUInt32BE(offset + 4);
  }
  return names;
}
