/** The recipes of the documentation: the very blocks that people paste. */
import { readRepositoryFile, repositoryFiles } from '../repo/files.js';
import { yamlOf } from '../repo/yaml.js';

export interface Recipe {
  /** Its page and the file that it becomes: `media.md .gitlab-ci.yml` */
  readonly name: string;
  readonly platform: 'github' | 'gitlab';
  readonly text: string;
}

const FOLDER = 'docs/recipes/';
const FILE = /^# (\.github\/workflows\/[\w-]+\.yml|\.gitlab-ci\.yml)\n/;

/** Every block of every page. One that does not begin with the file it becomes throws, by its place. */
export const RECIPES: readonly Recipe[] = repositoryFiles(/^docs\/recipes\/.+\.md$/).flatMap((path) =>
  yamlOf(path, readRepositoryFile(path)).map(({ where, text }) => {
    const [, file] = FILE.exec(text) ?? [];
    if (file === undefined) throw new Error(`${where}: the first line does not say which file this is`);
    const platform = file.startsWith('.github/') ? 'github' : 'gitlab';
    return { name: `${path.slice(FOLDER.length)} ${file}`, platform, text };
  }),
);

/** The block of that name. */
export function recipe(name: string): Recipe {
  const found = RECIPES.filter((one) => one.name === name);
  if (found.length !== 1 || !found[0]) throw new Error(`There are ${found.length} recipes "${name}".`);
  return found[0];
}
