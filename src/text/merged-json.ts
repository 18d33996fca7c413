/** Reads JSON files that Git merges: each has one entry per line. Pure. */

type MergedJson =
  /** `isRepaired`: the text itself isn't JSON, but only its commas are wrong. */
  | { readonly value: unknown; readonly isRepaired: boolean }
  /** The problem follows a colon. */
  | { readonly problem: string };

/**
 * Parses JSON. A merge that takes the lines of both sides leaves a comma out or doubles it, so commas are set again.
 * @param file the whole file, if the JSON is a part of it
 */
export function parseMergedJson(text: string, file = text): MergedJson {
  if (/^(<{7}|>{7}) /m.test(file)) return { problem: 'it contains merge conflict markers' };
  for (const isRepaired of [false, true]) {
    try {
      return { value: JSON.parse(isRepaired ? setCommas(text) : text), isRepaired };
    } catch {
      // The commas may be the only reason.
    }
  }
  return { problem: "it isn't valid JSON" };
}

/** Sets the commas at the line ends. No text in JSON contains a line break, so a line never ends within one. */
function setCommas(json: string): string {
  const lines = json.split(/[\r\n]+/).map(withoutOuterCommas);
  const filled = lines.filter((line) => line !== '');
  return filled
    .map((line, index) => {
      const next = filled[index + 1];
      const needsComma = next !== undefined && !/[{[:]$/.test(line) && !/^[}\]:]/.test(next);
      return needsComma ? `${line},` : line;
    })
    .join('\n');
}

/** Some editors add a byte order mark, which counts as a space. A regular expression could take quadratic time. */
function withoutOuterCommas(line: string): string {
  const isOuter = (index: number): boolean => /[\s,]/.test(line.charAt(index));
  let [start, end] = [0, line.length];
  while (start < end && isOuter(start)) start += 1;
  while (start < end && isOuter(end - 1)) end -= 1;
  return line.slice(start, end);
}
