/** Renders differences of texts as git does. Pure. */
import type { StructuredPatch, StructuredPatchHunk } from 'diff';

/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;

/**
 * A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content.
 * @param file path relative to the root of the repository, with slashes
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
export function formatLike(disk: string, normal: string): string {
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
