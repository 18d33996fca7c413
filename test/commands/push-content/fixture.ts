/** A folder of pages beside a documentation project, for the tests of push-content. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmulatorOptions } from '../../../src/emulator/emulator.js';
import type { Stage } from '../../support/runs.js';

/** A project that builds at once. */
export const SERVICE = {
  seed: false,
  keyLimitPerMinute: null,
  build: { pendingMs: 500, buildingMs: 1_000 },
} as const satisfies EmulatorOptions;

/** Variables of a GitHub run. */
export function gitHubRun(id: number, more: Record<string, string> = {}): Record<string, string> {
  return {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/api',
    GITHUB_RUN_ID: String(id),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: '3f2a91c0d5e64b1f8a7c9d2e1b0a4f6c8d7e5a3b',
    ...more,
  };
}

/** Writes files below `docs`. */
export function writePages({ folder }: Pick<Stage, 'folder'>, pages: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(pages)) {
    const file = join(folder, 'docs', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export function removePages({ folder }: Pick<Stage, 'folder'>, ...paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, 'docs', path));
}

/** Numbered pages: `page-0001.mdx` and so on. */
export function manyPages(count: number, text = 'Text.'): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `page-${String(index).padStart(4, '0')}.mdx`,
      `---\ntitle: Page ${index}\n---\n\n${text}\n`,
    ]),
  );
}

/** The pages of a branch below a folder, without the manifest: path → text. */
export function pagesOf(
  { emulator }: Pick<Stage, 'emulator'>,
  to = 'reference/api',
  branch?: string,
): Record<string, string> {
  const { files } = emulator.state.project.branch(branch);
  return Object.fromEntries(
    [...files].filter(([path]) => path.startsWith(`${to}/`) && !path.endsWith('docs-ci-manifest.mdx')).sort(),
  );
}

/** The requests of the last run to the API: `GET /pages`. */
export function requestsSince({ emulator }: Pick<Stage, 'emulator'>, start: number): string[] {
  return emulator.requests.slice(start).map(({ method, route, path }) => route ?? `${method} ${path}`);
}
