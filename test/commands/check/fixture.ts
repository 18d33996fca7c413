/** Runs checks against the sample project, and finds their rows in check.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, RowId } from '../../../src/commands/check/rows.js';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

export interface CheckFixture extends Stage {
  /** Runs the command with an editor key, unless `key` says otherwise. */
  check(flags?: readonly string[], key?: string): Promise<Run>;
  /** The rows of the last run, in the order of check.json. */
  rows(): Row[];
  /** The rows of the last run about one thing, as `verdict: found`. */
  rowsAbout(id: RowId): string[];
}

export async function startCheck(
  options: Omit<EmulatorOptions, 'now'> = {},
  shared?: Parameters<typeof startStage>[1],
): Promise<CheckFixture> {
  const stage = await startStage({ seed: true, hostile: false, ...options }, shared);
  const rows = (): Row[] =>
    (JSON.parse(readFileSync(join(stage.folder, 'docs-ci/check/check.json'), 'utf8')) as { rows: Row[] }).rows;
  return {
    ...stage,
    check: (flags = [], key = stage.emulator.keys.editor) => stage.run('check', flags, { DOCS_CI_API_KEY: key }),
    rows,
    rowsAbout: (id) => rows().flatMap((row) => (row.id === id ? [`${row.verdict}: ${row.found}`] : [])),
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** Makes every request to a route fail with a status, or respond with a body. */
export function failRoute({ emulator }: Stage, route: string, status: number, body?: object): void {
  emulator.addFault({ route, kind: 'status', status, times: Infinity, ...(body && { body }) });
}
