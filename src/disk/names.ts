/** Says which names a file can't have on the file systems that jobs run on. */
import { relative, sep } from 'node:path';

/** Limit of common file systems: in bytes, and in UTF-16 units on Windows. */
export const MAX_NAME_LENGTH = 255;

/** Limits of whole paths, as the systems count them. */
const MAX_PATH_LENGTHS: Readonly<Partial<Record<NodeJS.Platform, number>>> = { darwin: 1_023, win32: 32_766 };
const MAX_PATH_LENGTH = 4_095;
/** Beside a file, or in a folder for results, docs-ci writes files with longer names. */
const LONGER_NAMES = 64;

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

/** Returns why no file or folder can have this absolute path below the folder: the end of a sentence. Undefined if one can. */
export function pathProblem(
  path: string,
  folder: string,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const problems = relative(folder, path)
    .split(sep)
    .map((name) => nameProblem(name, platform));
  const [problem] = problems.filter((one) => one !== undefined);
  if (problem !== undefined) return `${problem}. Choose another path`;
  const limit = (MAX_PATH_LENGTHS[platform] ?? MAX_PATH_LENGTH) - LONGER_NAMES;
  return nameLength(path, platform) > limit
    ? 'is too long with the path of the workspace. Choose a shorter path'
    : undefined;
}
