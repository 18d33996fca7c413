/** Reads the size of images. */
/** Returns the width and height of a PNG or GIF, and undefined for other content. */
export function imageSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF') {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return undefined;
}
