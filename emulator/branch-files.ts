/** Reads the files of the sample project: in `content/branches/`, one folder for what each branch adds. */
import { readFileSync } from 'node:fs';

/** This source and the bundle lie one folder below the project. */
const MODULE_URL = import.meta.url;

type SampleBranch = 'main' | 'new-guide';

/** The configuration as the sample project has it: the paths of the pages in groups. */
export interface SampleConfig {
  readonly name: string;
  readonly navigation: readonly { readonly group: string; readonly pages: readonly string[] }[];
}

export function readConfig(branch: SampleBranch): SampleConfig {
  return JSON.parse(readBranchFile(branch, 'docs.json')) as SampleConfig;
}

/** Returns the text of a file that the branch adds or changes. */
export function readBranchFile(branch: SampleBranch, path: string): string {
  return readFileSync(new URL(`../emulator/content/branches/${branch}/${path}`, MODULE_URL), 'utf8');
}
