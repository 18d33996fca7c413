/** Writes the owner wherever the repository names itself. package.json decides, and other files repeat it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, NO_OWNER, ownerOf, packageNameOf } from './owner.js';
import { git } from './state.js';

/** A user or an organization of GitHub. In lower case, each is a valid npm scope. */
const VALID_OWNER = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;
/** A user, or a team of an organization, as in `ann` or `acme/docs`. */
const VALID_CODE_OWNER = /^[a-z\d-]{1,39}(?:\/[\w-]+)?$/i;
/** These folders read the name from package.json and contain the placeholder on purpose. */
const EXCLUDED_FOLDERS = /^(dist|src|emulator|scripts|test)\//;
/** Pages contain this note only until the owner is set. */
const PLACEHOLDER_NOTE = /\n*<!-- owner is unset -->[^]*?<!-- \/owner is unset -->\n*/g;

/** A comment in an example, for the same time. */
const PLACEHOLDER_COMMENT = /^ *# Not released yet\b.*\n/gm;

/** A line that pages show only with an owner. */
const OWNED_LINE = /<!-- owner is set: (.+) -->/g;

/** Whom the files name. */
interface Owners {
  /** As GitHub spells it. */
  readonly owner: string;
  /** Who reviews changes: a user or a team, because an organization can't. */
  readonly codeOwner: string;
}

/** @returns the paths of the changed files @throws if a name is invalid or an owner is set already */
export function setOwner(root: string, { owner, codeOwner }: Owners): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  if (!VALID_OWNER.test(owner)) {
    throw new Error(`"${owner}" isn't a valid owner. Use at most 39 letters, digits and single hyphens.`);
  }
  if (!VALID_CODE_OWNER.test(codeOwner)) {
    throw new Error(`"${codeOwner}" isn't a valid code owner. Use a user or a team, such as ann or acme/docs.`);
  }
  const currentOwner = ownerOf(JSON.parse(read('package.json')) as Manifest);
  if (currentOwner !== undefined) throw new Error(`The owner is already set to ${currentOwner}.`);
  const paths = git(root, 'ls-files')
    .split('\n')
    .filter((path) => !EXCLUDED_FOLDERS.test(path));
  return paths.filter((path) => {
    const before = read(path);
    const after = withOwner(path, before, { owner, codeOwner });
    if (after === before) return false;
    writeFileSync(join(root, path), after);
    return true;
  });
}

function withOwner(path: string, text: string, { owner, codeOwner }: Owners): string {
  const repository = `${NO_OWNER}/docs-ci`;
  const named = text
    .replace(PLACEHOLDER_NOTE, (note) => (note.endsWith('\n\n') ? '\n\n' : '\n'))
    .replaceAll(PLACEHOLDER_COMMENT, '')
    .replaceAll(OWNED_LINE, '$1')
    .replaceAll(new RegExp(`@${repository}\\b`, 'g'), packageNameOf(`${owner}/docs-ci`))
    .replaceAll(new RegExp(`\\b${repository}\\b`, 'g'), `${owner}/docs-ci`)
    .replaceAll(new RegExp(`@${NO_OWNER}\\b`, 'g'), `@${codeOwner}`);
  // Without an owner, `private` prevents publishing by accident.
  return path === 'package.json' ? named.replace(/^ *"private": true,\n/m, '') : named;
}
