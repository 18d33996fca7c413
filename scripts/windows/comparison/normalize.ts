/** Replaces what differs between two runs on one system, so that only differences of the systems remain. */

interface Typed {
  /** The workspace as this side writes it: `/tmp/w` or `Z:\tmp\w`. */
  readonly workspace: string;
  /** Other folders of this side, by the word that replaces them. */
  readonly folders: Readonly<Record<string, string>>;
}

const CHANGING: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  // Messages show the first 8 characters, and Markdown parts them by a zero-width space.
  [/\b(deployment|export|preview) [0-9a-f]{6}(?:\u00e2\u0080\u008b)?[0-9a-f]{2}\b/gi, '$1 <id>'],
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?UTC|Z)/g, '<time>'],
  [/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<time>'],
  // The runner hides what it is asked to mask: addresses with signatures, in several encodings.
  [/^::add-mask::.*/gm, '::add-mask::<secret>'],
  // Archives hold times.
  [/^(Uploaded bytes|SHA256 digest of uploaded artifact is) \w+$/gm, '$1 <number>'],
  [/\b127\.0\.0\.1:\d+/g, '127.0.0.1:<port>'],
  [/\bexpires=\d+&sig=[0-9a-f]+/g, 'expires=<time>&sig=<signature>'],
  [/\bsection_(start|end):\d+:/g, 'section_$1:<time>:'],
  [/"(\w*[sS]econds|\w*Ms|stamp)": ?("[^"]*"|\d+(\.\d+)?)/g, '"$1": <number>'],
  [/\b(duration-seconds|DURATION_SECONDS)(=|<<\w+<id>\r?\n)\d+/g, '$1$2<number>'],
  [/(?<![\w[])\d+(\.\d+)? ?(ms|s|m|min)( \d+ ?s)?\b/g, '<duration>'],
];

/** @param text the bytes of a file or an output, one character each */
export function normalize(text: string, { workspace, folders }: Typed): string {
  let result = replacePath(text, workspace, '<workspace>');
  for (const [word, path] of Object.entries(folders)) result = replacePath(result, path, word);
  for (const [pattern, replacement] of CHANGING) result = result.replace(pattern, replacement);
  return result;
}

/** JSON doubles backslashes, and addresses of files have slashes alone. */
function replacePath(text: string, path: string, word: string): string {
  const forms = [path.replaceAll('\\', '\\\\'), path, path.replaceAll('\\', '/')];
  return forms.reduce((result, form) => result.replaceAll(form, word), text);
}

/**
 * GitHub's libraries end lines as the system does, and the runner reads both. Their debug lines name files as the system
 * does. @param text what `normalize` returned
 */
export function withUnixForms(text: string): string {
  const debugLine = /^::debug::.*<workspace>\\.*$/gm;
  return text.replaceAll('\r\n', '\n').replace(debugLine, (line) => line.replaceAll('\\', '/'));
}
