/** Replaces `npx --yes @OWNER/docs-ci@1` by the bundle of this checkout. It rejects every other package and option. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process, { argv, execPath } from 'node:process';

const { name } = JSON.parse(readFileSync(new globalThis.URL('../../../package.json', import.meta.url), 'utf8'));
const [yes, spec, ...args] = argv.slice(2);
if (yes !== '--yes' || spec !== `${name}@1`) throw new Error(`npx ${argv.slice(2).join(' ')} isn't known here`);
const cli = new globalThis.URL('../../../dist/cli.js', import.meta.url).pathname;
process.exitCode = spawnSync(execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1;
