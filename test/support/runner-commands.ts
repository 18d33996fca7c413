/**
 * Reads the output of a job and its command files as the GitHub runner does. It is a port of ActionCommand.cs and of the
 * parser of file commands in actions/runner 2.336.0, and shares no code with src.
 */

export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const REGISTERED = new Set([
  'set-env',
  'set-output',
  'save-state',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'stop-commands',
  'debug',
  'notice',
  'warning',
  'error',
  'group',
  'endgroup',
  'echo',
]);

/** Returns the commands in the output of a process. CR, LF and CRLF each end a line. */
export function commandsIn(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => parseCommand(line) ?? []);
}

/** Returns the command that the runner would obey in this line. */
export function parseCommand(line: string): RunnerCommand | undefined {
  return parseV2(line) ?? parseV1(line);
}

/** Parses `::name key=value,key=value::data` at the start of a line. */
function parseV2(line: string): RunnerCommand | undefined {
  // .NET's TrimStart removes Unicode white space, with U+0085 and without U+FEFF.
  const message = line.replace(/^(?:[\u0085]|(?!\ufeff)\s)+/u, '');
  if (cultureIndexOf(message, '::', 0) !== 0) return undefined;
  const end = cultureIndexOf(message, '::', 2);
  if (end < 0) return undefined;
  return command(message.slice(2, end), ',', message.slice(end + 2), [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
    ['%25', '%'],
  ]);
}

/** Parses `##[name key=value;key=value]data` anywhere in a line. Only the first `##[` counts. */
function parseV1(line: string): RunnerCommand | undefined {
  const start = cultureIndexOf(line, '##[', 0);
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  return command(line.slice(start + 3, end), ';', line.slice(end + 1), [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%25', '%'],
  ]);
}

function command(
  info: string,
  separator: string,
  data: string,
  escapes: readonly (readonly [string, string])[],
): RunnerCommand | undefined {
  const blank = info.indexOf(' ');
  const name = (blank < 0 ? info : info.slice(0, blank)).toLowerCase();
  if (!REGISTERED.has(name)) return undefined;
  const unescape = (text: string): string =>
    escapes.reduce((result, [code, character]) => result.replaceAll(code, character), text);
  const properties: Record<string, string> = {};
  for (const property of blank < 0 ? [] : info.slice(blank + 1).split(separator)) {
    const equals = property.indexOf('=');
    if (equals > 0) properties[property.slice(0, equals).trim()] = unescape(property.slice(equals + 1));
  }
  return { name, properties, data: unescape(data) };
}

/** Works like .NET's culture-sensitive IndexOf, which ignores characters without a sort weight. */
function cultureIndexOf(text: string, wanted: string, from: number): number {
  const seen: number[] = [];
  let visible = '';
  for (let index = from; index < text.length; index++) {
    const character = text.charAt(index);
    if (/[\p{DI}\p{Cc}]/u.test(character) && !/[\t\n\v\f\r\u0085]/.test(character)) continue;
    seen.push(index);
    visible += character;
  }
  const found = visible.indexOf(wanted);
  if (found < 0) return -1;
  // A match includes the ignored characters in front of it.
  return found === 0 ? from : (seen[found - 1] ?? 0) + 1;
}

/** Parses a file of `name=value` and `name<<delimiter` entries (GITHUB_OUTPUT). Throws if the runner would fail the step. */
export function readCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  // The client of GitHub's toolkit ends lines as the system does.
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const end = lines.indexOf(line.slice(heredoc + 2), index + 1);
      if (heredoc === 0 || line.length === heredoc + 2) throw new Error(`Invalid format '${line}'`);
      if (end < 0) throw new Error(`Matching delimiter not found '${line}'`);
      values[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
    } else throw new Error(`Invalid format '${line}'`);
  }
  return values;
}
