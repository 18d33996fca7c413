/** Says which names a file can't have on the file systems that jobs run on. */

/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
export const MAX_NAME_LENGTH = 255;

const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** Returns the length of a name as the file system counts it. */
export function nameLength(name: string, platform: NodeJS.Platform = process.platform): number {
  return platform === 'win32' ? name.length : Buffer.byteLength(name);
}

/** Returns why no file or folder can have this name: the end of a sentence. Undefined if one can. */
export function nameProblem(name: string, platform: NodeJS.Platform = process.platform): string | undefined {
  if (nameLength(name, platform) > MAX_NAME_LENGTH)
    return `has a name of more than ${MAX_NAME_LENGTH} ${platform === 'win32' ? 'characters' : 'bytes'}`;
  if (platform !== 'win32') return undefined;
  if (DEVICES.test(name)) return 'has a name that Windows reserves for a device';
  // Windows would save the file under a name without them.
  return /[. ]$/.test(name) ? 'has a name with a dot or a space at its end, which Windows removes' : undefined;
}
