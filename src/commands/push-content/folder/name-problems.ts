/** Finds files that can't be pushed because of their names: not allowed, not unique, or the name of another file. Pure. */
import { listPaths } from '../../../text/list-items.js';
import { foldPlace, isPage, placeOf, placeProblem } from '../../../pages/place.js';
import type { SelectedFile } from './select-pages.js';

export interface NameRules {
  /** Folder of the documentation project; `.` is its root. */
  readonly to: string;
  /** Path of the manifest in the documentation project. */
  readonly manifest: string | undefined;
  /** Path of the configuration file in the documentation project. */
  readonly configFile: string | undefined;
  /** Returns the name of an input as users see it. */
  readonly label: (input: string) => string;
}

/** Returns one text for each problem, which names the files and says what to do. */
export function nameProblems(files: readonly SelectedFile[], rules: NameRules): string[] {
  return [
    ...invalidNames(files, rules),
    ...clashes(files, rules),
    ...reservedNames(files, rules),
    ...otherFilesAtRoot(files, rules),
  ];
}

function invalidNames(files: readonly SelectedFile[], { label }: NameRules): string[] {
  return files.flatMap(({ file, path }) => {
    const problem = placeProblem(path);
    if (problem === undefined) return [];
    return `${label('path')}: ${JSON.stringify(file)} can't be pushed: its path ${problem}. Rename or exclude the file.`;
  });
}

function clashes(files: readonly SelectedFile[], { label }: NameRules): string[] {
  const filesByPlace = new Map<string, SelectedFile[]>();
  for (const selected of files) {
    const place = foldPlace(placeOf(selected.path));
    const others = filesByPlace.get(place);
    if (others) others.push(selected);
    else filesByPlace.set(place, [selected]);
  }
  return [...filesByPlace.values()].filter(({ length }) => length > 1).map((group) => describeClash(group, label));
}

function describeClash(group: readonly SelectedFile[], label: NameRules['label']): string {
  const places = new Set(group.map(({ path }) => placeOf(path)));
  const paths = group.map(({ file }) => file);
  const clash = places.size === 1 ? 'belong to the same page' : 'differ only in case or Unicode form';
  return `${label('path')}: ${listPaths(paths, Infinity)} ${clash}. Rename or exclude all but one.`;
}

function reservedNames(files: readonly SelectedFile[], { manifest, configFile, label }: NameRules): string[] {
  return Object.entries({ manifest, 'config-file': configFile }).flatMap(([input, reserved]) => {
    if (reserved === undefined) return [];
    const place = foldPlace(placeOf(reserved));
    const taken = files.filter(({ path }) => foldPlace(placeOf(path)) === place);
    return taken.map(
      ({ file }) =>
        `${label('path')}: ${listPaths([file])} would replace the file that ${label(input)} names (${listPaths([reserved])}). Rename or exclude the file.`,
    );
  });
}

/** At the root of a repository, files that aren't pages can be its machinery. */
function otherFilesAtRoot(files: readonly SelectedFile[], { to, label }: NameRules): string[] {
  const others = files.filter(({ path }) => !isPage(path)).map(({ file }) => file);
  if (to !== '.' || others.length === 0) return [];
  return [
    `${label('include')}: ${listPaths(others)} can't be pushed to the root of the project, because only .md and .mdx files can. Exclude other files, or set ${label('to')} to a folder.`,
  ];
}
