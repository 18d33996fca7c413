/** Programs that tests need beside the project; `.ci/run` installs them, elsewhere their tests are skipped. */
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const SIDE = resolve(import.meta.dirname, '../../.ci/tools/node_modules');

/** A real Node 24, from the npm package `node@24`. */
export const NODE_24 = present(join(SIDE, 'node/bin/node'));

/** gitlab-ci-local's script; it needs rsync for runs. */
export const GITLAB_CI_LOCAL = onPath('rsync') && present(join(SIDE, 'gitlab-ci-local/dist/index.js'));

/** The path of a program, or undefined where there is none. */
export function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

function present(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}
