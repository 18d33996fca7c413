/** The recipes of the documentation: the very blocks that people paste. */
import { fences } from '../repo/markdown.js';
import { readRepositoryFile, repositoryFiles } from '../repo/files.js';
import { yamlOf } from '../repo/yaml.js';
import { isCiFile } from './ci-systems.js';

interface Recipe {
  /** Its page and the file that it becomes: `media.md .gitlab-ci.yml` */
  readonly name: string;
  readonly platform: 'github' | 'gitlab' | 'other';
  readonly text: string;
}

const FOLDER = 'docs/recipes/';
const FILE = /^(?:#|\/\/) (\S+)\n/;
const PAGES = repositoryFiles(/^docs\/recipes\/.+\.md$/).map((path) => ({ path, text: readRepositoryFile(path) }));

/** Every block of every page that a platform reads. One that does not begin with the file it becomes throws, by its place. */
export const RECIPES: readonly Recipe[] = PAGES.flatMap(({ path, text: page }) => {
  const jenkins = fences(page).filter(({ language }) => language === 'groovy');
  const blocks = [...yamlOf(path, page), ...jenkins.map(({ line, text }) => ({ where: `${path}:${line}`, text }))];
  return blocks.map(({ where, text }) => {
    const [, file = ''] = FILE.exec(text) ?? [];
    return { name: `${path.slice(FOLDER.length)} ${file}`, platform: platformOf(file, where), text };
  });
});

function platformOf(file: string, where: string): Recipe['platform'] {
  if (/^\.github\/workflows\/[\w-]+\.yml$/.test(file)) return 'github';
  if (file === '.gitlab-ci.yml') return 'gitlab';
  if (isCiFile(file)) return 'other';
  throw new Error(`${where}: the first line does not say which file this is`);
}

/** The block of that name. */
export function recipe(name: string): Recipe {
  const found = RECIPES.filter((one) => one.name === name);
  if (found.length !== 1 || !found[0]) throw new Error(`There are ${found.length} recipes "${name}".`);
  return found[0];
}

/** The scripts that recipes ask people to commit, by path. */
export const SCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap(({ text }) => fences(text))
    .filter(({ language }) => language === 'js')
    .map(({ text }) => [FILE.exec(text)?.[1] ?? '?', text]),
);
