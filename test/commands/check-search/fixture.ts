/** A live project with pages to search for, and a file of queries, for the tests of check-search. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

/** Each page contains its words once more than the next one, so that the order of results is known. */
export const PAGES: Readonly<Record<string, string>> = {
  'index.mdx': '---\ntitle: Home\n---\n\nwelcome',
  'guides/install.mdx': '---\ntitle: Install\n---\n\nhelm helm helm chart\n\n## Values\n\nhelm helm values\n',
  'guides/upgrade.mdx': '---\ntitle: Upgrade\n---\n\nhelm helm\n',
  'guides/install-more.mdx': '---\ntitle: Install more\n---\n\nhelm\n',
};

export interface SearchFixture extends Stage {
  /** Runs the command with a viewer key on this file of queries. */
  check(yaml: string, flags?: readonly string[]): Promise<SearchRun>;
}

export interface SearchRun extends Run {
  /** Requests by route. */
  readonly requests: Readonly<Record<string, number>>;
  /** The queries of search.json. */
  readonly queries: readonly {
    readonly query: string;
    readonly line: number;
    readonly rank: number | null;
    readonly hit: boolean;
    readonly results: number;
    readonly isPageListed: boolean | null;
  }[];
}

export async function startSearch(
  options: Omit<EmulatorOptions, 'now'> = {},
  pages: Readonly<Record<string, string>> = PAGES,
): Promise<SearchFixture> {
  const stage = await startStage({ seed: false, keyLimitPerMinute: null, ...options });
  stage.emulator.state.project.edit(pages);
  return {
    ...stage,
    check: async (yaml, flags = []) => {
      const start = stage.emulator.requests.length;
      writeFileSync(join(stage.folder, 'queries.yaml'), yaml);
      const run = await stage.run('check-search', flags, { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
      const requests: Record<string, number> = {};
      for (const { method, route, path } of stage.emulator.requests.slice(start)) {
        const name = route ?? `${method} ${path}`;
        requests[name] = (requests[name] ?? 0) + 1;
      }
      const file = join(stage.folder, 'docs-ci/check-search/search.json');
      const { queries } = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Pick<SearchRun, 'queries'>)
        : { queries: [] };
      return { ...run, requests, queries };
    },
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** A file with one query per page. */
export function fileOf(queries: Readonly<Record<string, string>>): string {
  return Object.entries(queries)
    .map(([query, expect]) => `- query: ${query}\n  expect: ${expect}\n`)
    .join('');
}
