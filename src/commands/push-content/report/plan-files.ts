/** Writes plan.json, changes.diff and edited.patch. */
import type { StructuredPatch, StructuredPatchHunk } from 'diff';
import { join } from 'node:path';
import { readPageText } from '../folder/read-pages.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type PageStep, isChange } from '../plan/steps.js';
import { readPage } from '../project/read-project.js';
import type { PushContext } from '../result.js';
import { resolveRealPath, workspacePath } from '../../../disk/paths.js';
import { readIfThere } from '../../../disk/read.js';
import { removeResultsFile, writeResultsFile } from '../../../disk/results-file.js';
import { renderLines } from '../../../text/render-lines.js';

/** All files that a run may write. */
export const RESULT_FILES = ['plan.json', 'changes.diff', 'edited.patch'] as const;

/** A longer patch is not shown in a summary or a comment, also because one line of a page may be as long as the page. */
const MAX_SHOWN = { lines: 200, length: 40_000 };

/** Writes the files before the first change, while the service still has the texts to compare with. */
export async function writePlanFiles(context: PushContext, planned: PlannedChanges): Promise<void> {
  const { steps } = planned.plan;
  const plan = await writeResultsFile(context, 'plan.json', renderPlan(steps));
  const changes = await writeResultsFile(context, 'changes.diff', renderChanges(context, planned));
  const edited = steps.filter(({ action, page, remote }) => action === 'kept' && page && remote);
  if (edited.length === 0) await removeResultsFile(context, 'edited.patch');
  const shown = new ShortText();
  const patch =
    edited.length === 0
      ? undefined
      : await writeResultsFile(context, 'edited.patch', shown.collect(renderEdits(context, planned, edited)));
  context.record.files = { plan, changes, patch };
  context.record.edits = patch === undefined ? undefined : shown.text;
}

/** Passes on pieces of a text, and keeps the text unless it becomes too long. */
class ShortText {
  text: string | undefined = '';

  async *collect(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      const text = this.text === undefined ? undefined : this.text + piece;
      // The part after the last line break is empty.
      const isShort =
        text !== undefined && text.length <= MAX_SHOWN.length && text.split('\n').length - 1 <= MAX_SHOWN.lines;
      this.text = isShort ? text : undefined;
      yield piece;
    }
  }
}

function* renderPlan(steps: readonly PageStep[]): Generator<string> {
  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines('  "steps": [', steps, renderStep, ']');
  yield '\n}\n';
}

function renderStep({ action, path, page, reason, movedFrom }: PageStep): string {
  return JSON.stringify({ action, path, file: page?.file, reason, movedFrom, bytes: page?.sizeBytes });
}

async function* renderChanges(context: PushContext, planned: PlannedChanges): AsyncGenerator<string> {
  const { redact, host } = context;
  for (const step of planned.plan.steps) {
    const { action, path, page, replaces } = step;
    if (!isChange(step)) continue;
    const before = action === 'create' ? undefined : await remoteText(context, planned, step);
    const after = page && (await readPageText(host.workspace, page));
    yield redact(await renderDiff(replaces ?? path, before, after));
  }
}

async function* renderEdits(
  context: PushContext,
  planned: PlannedChanges,
  edited: readonly PageStep[],
): AsyncGenerator<string> {
  const files = new Set<string>();
  for (const step of edited) {
    const file = targetOf(context.host.workspace, step.page?.file ?? '');
    // Git can't apply two differences to one file; the other edit stays at the service.
    if (files.has(file)) continue;
    files.add(file);
    const disk = (await readIfThere(join(context.host.workspace, file)))?.toString() ?? '';
    const remote = (await remoteText(context, planned, step)) ?? '';
    yield context.redact(await renderPatch(file, disk, remote));
  }
}

/** The file that a symlink leads to, relative to the workspace: git applies no patch to a symlink. */
function targetOf(workspace: string, file: string): string {
  return workspacePath(resolveRealPath(workspace), resolveRealPath(join(workspace, file)));
}

/** The text of a page at the service. Many large texts are read again, to save memory. */
async function remoteText(
  context: PushContext,
  { texts, project }: PlannedChanges,
  { place, path, remote }: PageStep,
): Promise<string | undefined> {
  return texts.get(place) ?? (await readPage(context, project, remote?.path ?? path));
}

/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;

/**
 * A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content.
 * @param file path relative to the workspace, with slashes
 * @param disk text of the file as it is on the disk, with its byte order mark and line ends
 * @param remote text of the page at the service, in normal form
 */
export async function renderPatch(file: string, disk: string, remote: string): Promise<string> {
  return render(`a/${file}`, `b/${file}`, disk, formatLike(disk, remote));
}

/**
 * A part of changes.diff. Empty if nothing changes.
 * @param path in the documentation project
 * @param before text in normal form, as `after`; undefined if the page doesn't exist
 */
export async function renderDiff(path: string, before: string | undefined, after: string | undefined): Promise<string> {
  const [oldPath, newPath] = [
    before === undefined ? NO_FILE : `a/${path}`,
    after === undefined ? NO_FILE : `b/${path}`,
  ];
  return render(oldPath, newPath, before ?? '', after ?? '');
}

const NO_FILE = '/dev/null';

async function render(oldPath: string, newPath: string, before: string, after: string): Promise<string> {
  if (before === after && oldPath !== NO_FILE && newPath !== NO_FILE) return '';
  const { formatPatch, structuredPatch } = await import(/* webpackChunkName: 'diff' */ 'diff');
  const lines = `${before}${after}`.split('\n').length;
  const maxEditLength = Math.min(MAX_CHANGED_LINES, Math.ceil(MAX_COMPARISONS / (lines + 1)));
  const options = { context: CONTEXT_LINES, maxEditLength };
  const found = structuredPatch(oldPath, newPath, before, after, undefined, undefined, options);
  const patch: StructuredPatch = {
    oldFileName: oldPath,
    newFileName: newPath,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: found?.hunks ?? [replaceAll(before, after)],
    isGit: true,
    ...(oldPath === NO_FILE && { isCreate: true }),
    ...(newPath === NO_FILE && { isDelete: true }),
  };
  return formatPatch(patch);
}

/** A hunk that removes all lines and adds all others. */
function replaceAll(before: string, after: string): StructuredPatchHunk {
  const [removed, added] = [signedLines('-', before), signedLines('+', after)];
  const lines = [...removed, ...added];
  const countOf = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { oldStart: 1, oldLines: countOf('-'), newStart: 1, newLines: countOf('+'), lines };
}

function signedLines(sign: '-' | '+', text: string): string[] {
  const lines = text.split('\n').map((line) => `${sign}${line}`);
  return text === '' || text.endsWith('\n') ? lines.slice(0, -1) : [...lines, '\\ No newline at end of file'];
}

/** Gives a page in normal form the byte order mark, the line ends and the last line break of a file. */
function formatLike(disk: string, normal: string): string {
  if (disk === '' || normal === '') return normal;
  const mark = disk.startsWith('\ufeff') ? '\ufeff' : '';
  let end = disk.length;
  while (end > 0 && /[\r\n]/.test(disk.charAt(end - 1))) end -= 1;
  const body = normal.replace(/\n$/, '').replaceAll('\n', lineEndOf(disk));
  return mark + body + disk.slice(end);
}

/** The most frequent line end. */
function lineEndOf(text: string): string {
  const windows = text.split('\r\n').length - 1;
  const unix = text.split('\n').length - 1 - windows;
  if (windows > unix) return '\r\n';
  return unix === 0 && text.includes('\r') ? '\r' : '\n';
}
