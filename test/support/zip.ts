/** Reads zip files by their directory, so that truncated files are errors. */
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;

/** Maps the path of every file to its content. Throws if anything is missing or damaged. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error('the zip has no end');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the zip is damaged');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed);
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (!name.endsWith('/')) files.set(name, content);
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
