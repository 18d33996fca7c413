/** Reads the files of the sample project: in `content/branches/`, one folder for what each branch adds. */
import { readFileSync } from 'node:fs';

/** Beside it is the folder `content`: in the bundle, too. */
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
  return readFileSync(new URL(`./content/branches/${branch}/${path}`, MODULE_URL), 'utf8');
}
