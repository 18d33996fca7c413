/** Puts the owner wherever the repository names itself. package.json decides; everything else repeats it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, NO_OWNER, ownerOf } from './owner.js';
import { git } from './state.js';

/** Both a name on GitHub and a scope of npm. */
const OWNER = /^[a-z0-9](?:[a-z0-9-]{0,37}[a-z0-9])?$/;
/** Sources take the name from package.json, and speak of the placeholder themselves. */
const OTHERS = /^(dist|src|scripts|test)\//;
/** What pages say only as long as the owner is unset. */
const PLACEHOLDER_NOTE = /\n*<!-- owner is unset -->[^]*?<!-- \/owner is unset -->\n*/g;

/** @returns the paths of the files that changed @throws in a sentence where that cannot be */
export function setOwner(root: string, owner: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  if (!OWNER.test(owner)) {
    throw new Error(`"${owner}" is no owner: lower-case letters, digits and single hyphens, at most 39.`);
  }
  const present = ownerOf(JSON.parse(read('package.json')) as Manifest);
  if (present !== undefined) throw new Error(`The owner is set already: ${present}.`);
  const paths = git(root, 'ls-files')
    .split('\n')
    .filter((path) => !OTHERS.test(path));
  return paths.filter((path) => {
    const before = read(path);
    const after = withOwner(path, before, owner);
    if (after === before) return false;
    writeFileSync(join(root, path), after);
    return true;
  });
}

function withOwner(path: string, text: string, owner: string): string {
  const named = text
    .replace(PLACEHOLDER_NOTE, (note) => (note.endsWith('\n\n') ? '\n\n' : '\n'))
    .replaceAll(new RegExp(`@${NO_OWNER}\\b`, 'g'), `@${owner}`)
    .replaceAll(new RegExp(`\\b${NO_OWNER}/docs-ci\\b`, 'g'), `${owner}/docs-ci`);
  // Until now it kept npm from publishing by accident.
  return path === 'package.json' ? named.replace(/^ *"private": true,\n/m, '') : named;
}
