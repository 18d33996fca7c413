/** The files through which a step talks back: GITHUB_OUTPUT and its like. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandFile } from '../../support/runner-commands.js';
import type { StepLog } from './step-log.js';

/** In bytes of UTF-8. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
const NAMES = ['output', 'env', 'state', 'path', 'step_summary'] as const;

export interface FileResults {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  /** As the page of the run gets it; empty where there is none, or none that was taken. */
  readonly summary: string;
}

export class CommandFiles {
  /** Name in the github context → path. */
  readonly context: Readonly<Record<(typeof NAMES)[number], string>>;
  readonly #folder: string;

  constructor(temporary: string) {
    this.#folder = join(temporary, '_runner_file_commands', randomUUID());
    mkdirSync(this.#folder, { recursive: true });
    const path = (name: string): string => join(this.#folder, name);
    for (const name of NAMES) writeFileSync(path(name), '');
    const [output, env, state, paths, summary] = NAMES.map(path) as [string, string, string, string, string];
    this.context = { output, env, state, path: paths, step_summary: summary };
  }

  /** Reads and removes them. What cannot be read fails the step. */
  process(log: StepLog): FileResults {
    const read = <T>(name: (typeof NAMES)[number], parse: (text: string) => T, otherwise: T): T => {
      try {
        return parse(readFileSync(this.context[name], 'utf8'));
      } catch (error) {
        log.issue('error', `Unable to process file command '${name}' successfully.`);
        log.issue('error', error instanceof Error ? error.message : String(error));
        log.failed = true;
        return otherwise;
      }
    };
    const results = {
      outputs: read('output', readCommandFile, {}),
      env: read('env', readCommandFile, {}),
      state: read('state', readCommandFile, {}),
      path: read('path', (text) => text.split('\n').filter((line) => line !== ''), []),
      summary: read('step_summary', (text) => summaryOf(text, log), ''),
    };
    rmSync(this.#folder, { recursive: true });
    return results;
  }
}

/** Too long a summary is dropped as a whole, and the step does not fail for it. */
function summaryOf(text: string, log: StepLog): string {
  const sizeBytes = Buffer.byteLength(text);
  if (sizeBytes > SUMMARY_LIMIT_BYTES) {
    const [most, got] = [SUMMARY_LIMIT_BYTES, sizeBytes].map((bytes) => Math.floor(bytes / 1024));
    log.issue('error', `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${most}k, got ${got}k.`);
    return '';
  }
  return text
    .split('\n')
    .map((line) => log.masks.mask(line))
    .join('\n');
}
