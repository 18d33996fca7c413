/** How the runner starts the script of a `run:` step. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHELLS: Readonly<Record<string, readonly string[]>> = {
  bash: ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail'],
  sh: ['sh', '-e'],
};
/** Where a workflow names none, bash does not see errors within a pipe. */
const UNNAMED = ['bash', '-e'];

/** Writes the script into the folder for temporary files. Throws for a shell that is not known here. */
export function shellCommand(
  shell: string | undefined,
  script: string,
  temporary: string,
): { file: string; args: readonly string[] } {
  const [file, ...args] = shell === undefined ? UNNAMED : (SHELLS[shell] ?? []);
  if (file === undefined) throw new Error(`shell: ${shell} is not known here`);
  const path = join(temporary, `${randomUUID()}.sh`);
  writeFileSync(path, script.replaceAll('\r\n', '\n'));
  return { file, args: [...args, path] };
}
