/**
 * Builds hostile folders: names and sizes that every command which reads user files has to handle. Tests of such
 * a command take them from `HOSTILE_FOLDERS`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** These file names are valid on Linux, but special for other systems, shells, logs or Markdown. */
export const HOSTILE_NAMES: readonly string[] = [
  'line\nbreak.png',
  'carriage\rreturn.png',
  '"quotes" and \'others\'.png',
  '..hidden-parent.png',
  'a..b.png',
  '...png',
  ' leading and trailing blank .png',
  `${'x'.repeat(251)}.png`,
  `${'é'.repeat(125)}.png`,
  '\u202egnp.exe.png',
  '\u2066isolated\u2069.png',
  'zero\u200bwidth.png',
  'CON.png',
  'nul',
  'aux.tar.gz',
  'COM1.pdf',
  'trailing.dot..png.',
  'back\\slash.png',
  'colon:stream.png',
  '::set-output name=a::b.png',
  '##[error]c.png',
  '$(touch pwned).png',
  '`touch pwned`.png',
  '; touch pwned; #.png',
  '| touch pwned |.png',
  '--version.png',
  '-rf.png',
  '%2e%2e%2fetc.png',
  '%00.png',
  '&lt;img src=x&gt;.png',
  '<img src=x onerror=alert(1)>.png',
  '[link](http:..e.example).png',
  'é.png',
  'e\u0301.png',
  '😀.png',
  '\u001b[31mred\u001b[0m.png',
  '__proto__',
  'constructor.png',
  '@everyone.png',
  '#12.png',
  '*.png',
  '{a,b}.png',
  '[a-z].png',
  '!negated.png',
];

interface HostileFolder {
  readonly name: string;
  /** Fills an empty folder, and returns the relative paths of its regular files. */
  readonly build: (folder: string) => string[];
}

/** Writes each name as a file in the root and as a folder. */
function oddNames(folder: string): string[] {
  return HOSTILE_NAMES.flatMap((name, index) => {
    writeFileSync(join(folder, name), `content ${index}`);
    const nested = join(folder, 'nested', name);
    mkdirSync(nested, { recursive: true });
    writeFileSync(join(nested, 'file.txt'), `nested ${index}`);
    return [name, join('nested', name, 'file.txt')];
  });
}

/** @param count files, a thousand in each folder */
function manyFiles(folder: string, count: number): string[] {
  const made = [];
  for (let at = 0; at < count; at += 1) {
    const below = `d${Math.floor(at / 1_000)}`;
    if (at % 1_000 === 0) mkdirSync(join(folder, below));
    const name = join(below, `f${at}.txt`);
    writeFileSync(join(folder, name), '');
    made.push(name);
  }
  return made;
}

/** Nests folders as deep as a path may be long. */
function deepFolders(folder: string): string[] {
  const path = Array.from({ length: 400 }, () => 'deeper').join('/');
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'bottom.txt'), 'found');
  return [join(path, 'bottom.txt')];
}

export const HOSTILE_FOLDERS: readonly HostileFolder[] = [
  { name: 'odd names', build: oddNames },
  { name: '100,000 files', build: (folder) => manyFiles(folder, 100_000) },
  { name: 'deep folders', build: deepFolders },
];
