/**
 * Finds what an archive of a repository lacks. It has no Git, but the files that say what was left out: submodules, and what
 * has the attribute `export-ignore`.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readTextIfThere } from './read.js';
import { isWithin } from './paths.js';

interface Missing {
  /** Absolute paths of submodules without files. */
  readonly submodules: readonly string[];
  /** Absolute paths of the files that leave out what may be in the folder. */
  readonly attributes: readonly string[];
}

/** @param workspace the root of the archive is not above it */
export function missingInArchive(workspace: string, folder: string): Missing {
  const submodules: string[] = [];
  const attributes: string[] = [];
  for (let root = folder; isWithin(workspace, root); root = dirname(root)) {
    const isNear = (path: string): boolean => isWithin(folder, path) || isWithin(path, folder);
    const paths = submodulesOf(root).filter(isNear);
    submodules.push(...paths.filter(isEmpty));
    const file = join(root, '.gitattributes');
    if (leftOutOf(file).some((pattern) => mayMatch(pattern, root, isNear))) attributes.push(file);
    if (root === dirname(root)) break;
  }
  return { submodules, attributes };
}

function submodulesOf(root: string): string[] {
  const names = readTextIfThere(join(root, '.gitmodules')).matchAll(/^[ \t]*path[ \t]*=[ \t]*(.+)$/gm);
  return [...names].map(([, name = '']) => resolve(root, name.trim().replace(/^"|"$/g, '')));
}

function leftOutOf(file: string): string[] {
  const lines = readTextIfThere(file).matchAll(/^[ \t]*("[^"\n]*"|[^#\s]\S*)[ \t](?:.*[ \t])?export-ignore(?=\s|$)/gm);
  return [...lines].map(([, pattern = '']) => pattern.replaceAll('"', ''));
}

/** A pattern with a slash begins at its own folder, and others match at any depth. No job reads names with a dot first. */
function mayMatch(pattern: string, root: string, isNear: (path: string) => boolean): boolean {
  const plain = pattern.replace(/(?<!\/)\/+$/, '');
  if (/(?:^|\/)\.[^/]*$/.test(plain)) return false;
  if (!plain.includes('/')) return true;
  const [literal = ''] = plain.split(/[*?[\\]/, 1);
  const isWhole = literal === plain;
  return isNear(
    resolve(root, literal.slice(0, isWhole ? undefined : literal.lastIndexOf('/') + 1).replace(/^\/+/, '')),
  );
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}
