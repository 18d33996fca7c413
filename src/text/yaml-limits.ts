/** Says what no list that people keep has: for such texts, the YAML parser takes seconds, or crashes. Pure. */
import { formatCount } from './pluralize.js';

const MAX_DEPTH = 100;
const MAX_LINE_LENGTH = 4_096;

/** Why a text isn't parsed, in words that follow a colon. Undefined for others. */
export function yamlExcess(text: string): string | undefined {
  if (depthOf(text) > MAX_DEPTH) return `it has more than ${MAX_DEPTH} brackets in each other`;
  const isLong = text.split(/[\r\n]/).some(({ length }) => length > MAX_LINE_LENGTH);
  // Programs write JSON in one line, and the parser takes that well.
  return isLong && !isJson(text) ? `it has a line of more than ${formatCount(MAX_LINE_LENGTH)} characters` : undefined;
}

/** Counts brackets in texts and comments, too. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
