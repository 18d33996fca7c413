/** Finds the fenced code blocks of a Markdown page by the rules of CommonMark. */

interface Fence {
  /** The first word after the fence, or an empty string. */
  readonly language: string;
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  readonly text: string;
}

export function fences(markdown: string): Fence[] {
  const found: Fence[] = [];
  let open: { indent: number; mark: string; language: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    // A fence in a list or a quote is indented, and the same indentation is removed from its content.
    const [, prefix = '', mark = '', info = ''] = /^([ >]*(?:(?:[-*+]|\d+[.)]) +)?)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (mark === '' || (mark.startsWith('`') && info.includes('`'))) continue;
      const [language = ''] = info.trim().split(/[\s{]/);
      open = { indent: prefix.length, mark, language, line: index + 1, lines: [] };
    } else if (mark.startsWith(open.mark) && info.trim() === '') {
      found.push(toFence(open));
      open = undefined;
    } else {
      open.lines.push(withoutIndent(line, open.indent));
    }
  }
  return open ? [...found, toFence(open)] : found;
}

function toFence({ language, line, lines }: { language: string; line: number; lines: readonly string[] }): Fence {
  return { language, line, text: lines.map((one) => `${one}\n`).join('') };
}

function withoutIndent(line: string, indent: number): string {
  const [start = ''] = /^[ >]*/.exec(line) ?? [];
  return line.slice(Math.min(indent, start.length));
}
