/** Runs export-pdf-artifact against the emulator and checks the PDF it leaves. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { Fault } from '../../../emulator/faults/faults.js';
import type { RecordedRequest } from '../../../emulator/exchange.js';
import { pdfBytes, type PdfFile } from '../../../emulator/state/render-pdf.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

export const MINUTE = 60_000;
export const NAME = 'export-pdf-artifact';
export const RENDER = { pendingMs: 1_000, perPageMs: 500, pages: 20 };
/** Makes a PDF that arrives in many chunks. */
export const LARGE = { ...RENDER, padToBytes: 3_000_000 };
/** The route of the file server. */
export const FILES = 'GET files/exports';
export const PDF = 'docs-ci/export-pdf-artifact/docs.pdf';

export async function start(
  options: EmulatorOptions = { export: RENDER },
  more: { isDeployed?: boolean } = {},
): Promise<Stage> {
  const stage = await startStage(options);
  if (more.isDeployed !== false) stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 30 * MINUTE });
  return stage;
}

/** A service whose file server fails; its PDF arrives in many chunks. */
export async function startWithFault(fault: Omit<Fault, 'route'>): Promise<Stage> {
  const stage = await start({ export: LARGE });
  stage.emulator.addFault({ ...fault, route: FILES });
  return stage;
}

/** Does the work once, as soon as the download with this number (from 1) has a response. */
export function duringDownload(stage: Stage, number: number, work: () => void): void {
  let isDone = false;
  stage.clock.watch(() => {
    if (!isDone && downloads(stage).length === number && downloads(stage).at(-1)?.status === 200) {
      isDone = true;
      work();
    }
    return false;
  });
}

export async function run(stage: Stage, flags: readonly string[] = []): Promise<Run> {
  return stage.run(NAME, flags);
}

/** Runs the command, and expects the exit code and the message. */
export async function expectEnd(
  stage: Stage,
  exitCode: number,
  message: string | RegExp,
  flags: readonly string[] = [],
): Promise<Run> {
  const finished = await run(stage, flags);
  expect(finished.exitCode).toBe(exitCode);
  expect(finished.result.message).toMatch(message);
  return finished;
}

/** Changes what the API says of each export. */
export function changeView(
  { emulator }: Stage,
  change: (shown: Record<string, unknown>) => Record<string, unknown>,
): void {
  const { exports } = emulator.state;
  const view = exports.view.bind(exports);
  exports.view = (record) => change(view(record));
}

export function requestsTo({ emulator }: Stage, route: string): RecordedRequest[] {
  return emulator.requests.filter((request) => request.route === route);
}

export function downloads(stage: Stage): RecordedRequest[] {
  return requestsTo(stage, FILES);
}

/** Reads the service's PDF of the newest export. */
function originalPdf({ emulator }: Stage): Buffer {
  const { exports } = emulator.state;
  const record = exports.current();
  if (!record) throw new Error('there is no export');
  const { downloadUrl } = exports.view(record) as { downloadUrl: string };
  const url = new URL(downloadUrl);
  const target = exports.openDownload(
    record.exportId,
    url.searchParams.get('expires') ?? '',
    url.searchParams.get('sig') ?? '',
  );
  const file = (target as { file: PdfFile }).file;
  return Buffer.concat([...pdfBytes(file, 0, file.size)]);
}

/** Runs the command, and expects the service's PDF. */
export async function expectPdf(stage: Stage, flags: readonly string[] = [], path = PDF): Promise<Run> {
  const finished = await run(stage, flags);
  expectSaved(stage, finished, path);
  return finished;
}

/** Expects a successful run, the service's PDF, and outputs that match it. */
export function expectSaved(stage: Stage, { exitCode, result }: Run, path = PDF): void {
  expect(exitCode, result.message).toBe(0);
  const bytes = readFileSync(join(stage.folder, path));
  expect(bytes.equals(originalPdf(stage))).toBe(true);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(result.outputs).toMatchObject({ path, 'size-bytes': String(bytes.length), sha256 });
  expect(readdirSync(join(stage.folder, path, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}

/** Expects neither a PDF nor a temporary file. */
export function expectNoFile({ folder }: Stage): void {
  expect(existsSync(join(folder, PDF))).toBe(false);
  const left = existsSync(join(folder, PDF, '..')) ? readdirSync(join(folder, PDF, '..')) : [];
  expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
}
