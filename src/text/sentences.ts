/** Words parts of sentences: their first letter, their end, and values in quotes. */

/** Paths, URLs and names such as `docs-ci` stay as they are: only a first word of letters begins with a capital. */
export function upperFirst(text: string): string {
  return /^\p{Ll}[\p{L}'’]*(?=[\s,;]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** `AI assistant` and `GitHub` stay as they are. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The text with a full stop, unless it ends in punctuation or in a note in parentheses after a full stop. */
export function endSentence(text: string): string {
  return /[.!?…]$|[.!?…] \([^()]*\)$/.test(text) ? text : `${text}.`;
}

/** The value in quotes, truncated to fit into a sentence. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}
