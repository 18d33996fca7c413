import { join } from 'node:path';
import { type LocalPage, readPages } from '../../../../src/commands/push-content/folder/read-pages.js';
import type { FolderRules } from '../../../../src/commands/push-content/folder/select-pages.js';
import { resultsBelow } from '../../../../src/commands/inputs/folder.js';
import { InputError } from '../../../../src/api/errors.js';
import { temporaryFolder, writeFiles } from '../../../support/folder.js';
import { withPlainNames } from '../../../support/plain-names.js';

export type Contents = Readonly<Record<string, string | Uint8Array>>;

export interface PageFolder {
  readonly workspace: string;
  /** Writes files relative to the workspace. */
  put(files: Contents): void;
  read(rules?: Partial<FolderRules>): ReturnType<typeof readPages>;
  /** Returns the paths in the project of what is pushed. */
  paths(rules?: Partial<FolderRules>): Promise<string[]>;
  /** Returns the problems of a folder that can't be pushed. */
  problems(rules?: Partial<FolderRules>): Promise<readonly string[]>;
  pages(): Promise<readonly LocalPage[]>;
}

/** The folder is `docs`, and its pages go to `api`. */
export function pageFolder(files: Contents = {}): PageFolder {
  const workspace = temporaryFolder();
  const put = (added: Contents): void => writeFiles(workspace, added);
  const read: PageFolder['read'] = (rules) =>
    readPages({
      hostName: 'github',
      workspace,
      folder: join(workspace, 'docs'),
      include: ['**/*.md', '**/*.mdx'],
      exclude: undefined,
      to: 'api',
      manifest: 'api/docs-ci-manifest.mdx',
      configFile: undefined,
      isResult: resultsBelow(rules?.folder ?? workspace, { host: { workspace }, resultsDir: workspace }),
      hasSecret: () => false,
      signal: new AbortController().signal,
      ...rules,
    });
  put(files);
  return {
    workspace,
    put,
    read,
    paths: async (rules) => (await read(rules)).pages.map(({ path }) => path),
    pages: async () => (await read()).pages,
    problems: async (rules) => {
      try {
        await read(rules);
      } catch (error) {
        if (error instanceof InputError) return withPlainNames(error.problems, 'keys');
        throw error;
      }
      return [];
    },
  };
}
