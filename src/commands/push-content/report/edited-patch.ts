/**
 * Renders differences between pages as text: edits of the service for `git apply`, and the changes of a run. The time is
 * bounded: if two texts differ too much, the difference replaces all lines.
 */
import type { StructuredPatch, StructuredPatchHunk } from 'diff';

/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;

/** A file of the repository whose page has an edit at the service. */
export interface EditedFile {
  /** Path relative to the workspace, with slashes. */
  readonly file: string;
  /** Text of the file as it is on the disk, with its byte order mark and line ends. */
  readonly disk: string;
  /** Text of the page at the service, in normal form. */
  readonly remote: string;
}

/** A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content. */
export async function renderPatch({ file, disk, remote }: EditedFile): Promise<string> {
  return render({ before: disk, after: formatLike(disk, remote), oldPath: `a/${file}`, newPath: `b/${file}` });
}

/** A page that a run changes. Undefined text: the page doesn't exist. Texts are in normal form. */
export interface ChangedPage {
  /** Path in the documentation project. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A part of changes.diff. Empty if nothing changes. */
export async function renderDiff({ path, before, after }: ChangedPage): Promise<string> {
  return render({
    before: before ?? '',
    after: after ?? '',
    oldPath: before === undefined ? NO_FILE : `a/${path}`,
    newPath: after === undefined ? NO_FILE : `b/${path}`,
  });
}

const NO_FILE = '/dev/null';

interface Difference {
  readonly before: string;
  readonly after: string;
  readonly oldPath: string;
  readonly newPath: string;
}

async function render({ before, after, oldPath, newPath }: Difference): Promise<string> {
  if (before === after && oldPath !== NO_FILE && newPath !== NO_FILE) return '';
  const { formatPatch, structuredPatch } = await import(/* webpackChunkName: 'diff' */ 'diff');
  const lines = countLines(before) + countLines(after);
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

function countLines(text: string): number {
  let count = 1;
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) count += 1;
  return count;
}

/** A hunk that removes all lines and adds all others. */
function replaceAll(before: string, after: string): StructuredPatchHunk {
  const removed = signedLines('-', before);
  const added = signedLines('+', after);
  return {
    oldStart: 1,
    oldLines: removed.count,
    newStart: 1,
    newLines: added.count,
    lines: [...removed.lines, ...added.lines],
  };
}

function signedLines(sign: '-' | '+', text: string): { lines: string[]; count: number } {
  if (text === '') return { lines: [], count: 0 };
  const lines = text.split('\n').map((line) => `${sign}${line}`);
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
  lines[count] = '\\ No newline at end of file';
  return { lines: text.endsWith('\n') ? lines.slice(0, count) : lines, count };
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
