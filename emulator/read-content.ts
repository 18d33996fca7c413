/** Reads the files of `content/`: the pages of the sample project, what its readers do, and the style of its site. */
import { readFileSync } from 'node:fs';

/** This source and the bundle lie one folder below the project. */
const MODULE_URL = import.meta.url;

/** @param path such as `branches/main/index.mdx`; `branches/` has a folder for what each branch adds */
export function readContent(path: string): string {
  return readFileSync(new URL(`../emulator/content/${path}`, MODULE_URL), 'utf8');
}
