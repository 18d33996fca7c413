/** Programs that recipes start and that tests replace. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Finish, temporaryFolder } from '../support/folder.js';

/** Returns a folder for the PATH with these programs of `tools/`. */
export function toolFolder(running: Finish, names: readonly ('gh' | 'lychee' | 'npx')[]): string {
  const folder = join(temporaryFolder(running), 'bin');
  mkdirSync(folder);
  for (const name of names) {
    const script = resolve(import.meta.dirname, `tools/${name}.js`);
    writeFileSync(join(folder, name), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}
