/** Knows which names Windows gives to files. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const REFUSED = /[<>:"|?*\\\p{Cc}]|[ .]$/u;

/** Says whether Windows can have a file at a relative path with slashes. */
export function isWindowsPath(path: string): boolean {
  return path.split('/').every((name) => name === '..' || !(DEVICE.test(name) || REFUSED.test(name)));
}
