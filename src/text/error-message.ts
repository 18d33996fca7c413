/** Reads messages of errors: of any thrown value, and of the YAML parser. Pure. */

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A message has what stands in the file. */
const MAX_REASON_LENGTH = 300;

/** The first line of a message of the YAML parser, without the excerpt below it and without its advice for programmers. */
export function yamlReasonOf(message: string): string {
  const [line = ''] = message.split('\n');
  return line.replace(/:$|; please use \S+/g, '').slice(0, MAX_REASON_LENGTH);
}
