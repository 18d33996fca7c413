/** Writes a text as users type it, so that a shell or YAML reads the same text. Pure. */

/** Everything else has a meaning in a shell. */
const PLAIN_WORD = /^[\w.:/-]+$/;
/** YAML reads text that begins with a digit or a dot as a number or a date, and these words as other values. */
const PLAIN_VALUE = /^[a-z][\w./-]*$/i;
const OTHER_VALUE = /^(?:true|false|null|yes|no|on|off|[yn])$/i;

/** The text as one word of a command. */
export function shellWord(text: string): string {
  return PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The text as a value in YAML. */
export function yamlText(text: string): string {
  return PLAIN_VALUE.test(text) && !OTHER_VALUE.test(text) ? text : JSON.stringify(text);
}
