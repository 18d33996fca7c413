/** Writes the owner wherever the repository names itself. package.json decides, and other files repeat it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, NO_OWNER, ownerOf } from './owner.js';
import { git } from './state.js';

/** An owner must be a valid name on GitHub and a valid npm scope. */
const VALID_OWNER = /^[a-z0-9](?:[a-z0-9-]{0,37}[a-z0-9])?$/;
/** These folders read the name from package.json and contain the placeholder on purpose. */
const EXCLUDED_FOLDERS = /^(dist|src|scripts|test)\//;
/** Pages contain this note only until the owner is set. */
const PLACEHOLDER_NOTE = /\n*<!-- owner is unset -->[^]*?<!-- \/owner is unset -->\n*/g;

/** @returns the paths of the changed files @throws if the name is invalid or an owner is set already */
export function setOwner(root: string, owner: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  if (!VALID_OWNER.test(owner)) {
    throw new Error(`"${owner}" isn't a valid owner. Use at most 39 lowercase letters, digits and single hyphens.`);
  }
  const currentOwner = ownerOf(JSON.parse(read('package.json')) as Manifest);
  if (currentOwner !== undefined) throw new Error(`The owner is already set to ${currentOwner}.`);
  const paths = git(root, 'ls-files')
    .split('\n')
    .filter((path) => !EXCLUDED_FOLDERS.test(path));
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
  // Without an owner, `private` prevents publishing by accident.
  return path === 'package.json' ? named.replace(/^ *"private": true,\n/m, '') : named;
}
