/** Finds programs that tests need beside the project, and skips tests with a note if one is missing. */
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeEach } from 'vitest';

const SIDE_TOOLS = resolve(import.meta.dirname, '../../.ci/tools/node_modules');

/** A real Node 24, from the npm package `node@24`. */
export const NODE_24 = existing(join(SIDE_TOOLS, 'node/bin/node'));

/** The script of gitlab-ci-local, which needs rsync for runs. */
export const GITLAB_CI_LOCAL = onPath('rsync') && existing(join(SIDE_TOOLS, 'gitlab-ci-local/dist/index.js'));
export const NO_GITLAB_CI_LOCAL = 'no gitlab-ci-local in .ci/tools, or no rsync on the PATH; .ci/run installs both';

export const CHROMIUM = onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
export const NO_CHROMIUM = 'no chromium on the PATH; install the package chromium';

export const PDFINFO = onPath('pdfinfo');
export const NO_PDFINFO = 'no pdfinfo on the PATH; install the package poppler-utils';

/** Returns the path of a program, or undefined if there is none. */
export function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

/**
 * Skips the tests of the calling file or `describe` if what they need is missing.
 *
 * @param note what is missing and what would run the tests; test/support/run-summary.ts prints it
 */
export function skipUnless(needed: unknown, note: string): void {
  beforeEach(({ skip }) => skip(!needed, note));
}
