/** Writes files of a command into the results folder. */
import { join } from 'node:path';
import { workspacePath } from './paths.js';
import { createResultsDir, describeResultsError, writeAtomically } from './write.js';

export interface ResultsContext {
  readonly host: { readonly workspace: string };
  readonly resultsDir: string;
  readonly log: { warning(text: string): void };
}

/**
 * Returns the path relative to the workspace. Undefined, with a warning, if the file can't be written: that doesn't fail a
 * command. Errors of `content` itself are thrown.
 */
export async function writeResultsFile(
  { host, resultsDir, log }: ResultsContext,
  name: string,
  content: Parameters<typeof writeAtomically>[1],
): Promise<string | undefined> {
  const path = join(resultsDir, name);
  try {
    await createResultsDir(host.workspace, resultsDir);
  } catch {
    // The end of the run needs the same folder, and warns.
    return undefined;
  }
  try {
    await writeAtomically({ workspace: host.workspace, path }, content);
  } catch (error) {
    // Only errors of the file system name a system call.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    const reason = await describeResultsError(host.workspace, error);
    log.warning(`Couldn't write "${workspacePath(host.workspace, path)}": ${reason}`);
    return undefined;
  }
  return workspacePath(host.workspace, path);
}

/** Writes a JSON file. The texts of strangers are redacted here, because the run only redacts what it publishes itself. */
export async function writeResultsJson(
  context: ResultsContext & { redact(text: string): string },
  name: string,
  content: unknown,
): Promise<string | undefined> {
  const redactText = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? context.redact(value) : value;
  return writeResultsFile(context, name, `${JSON.stringify(content, redactText, 2)}\n`);
}
