/**
 * `npm run set-owner -- <owner> [<code owner>]` sets the owner once, when a new owner takes the repository over, and builds
 * dist/ with it.
 */
import { resolve } from 'node:path';
import { setOwner } from './release/set-owner.js';
import { runProgram, runScript, ScriptError } from './run-program.js';

const ROOT = resolve(import.meta.dirname, '../..');

await runScript(async () => {
  const [owner = '', codeOwner = owner] = process.argv.slice(2);
  const changed = setTheOwner(owner, codeOwner);
  process.stdout.write(`${changed.join('\n')}\n`);
  const { exitCode, stderr } = await runProgram('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  if (exitCode !== 0) throw new ScriptError(`${stderr}dist/ was not built. Run npm run build.`);
  process.stdout.write(`dist/
The code owner is ${codeOwner}. GitHub ignores an organization: for one, name a team in .github/CODEOWNERS.
Run npm test, commit all changes, and follow docs/internals/releasing.md.
`);
  return true;
});

function setTheOwner(owner: string, codeOwner: string): string[] {
  try {
    return setOwner(ROOT, { owner, codeOwner });
  } catch (error) {
    throw new ScriptError(`set-owner: ${error instanceof Error ? error.message : String(error)}`);
  }
}
