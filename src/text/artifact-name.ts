/** Tells which names of artifacts a platform takes. Nothing of it may come up only after the work is done. */

/** Characters that GitHub rejects in a name, and those that a log would read as a command. */
const INVALID_CHARACTER = /[":<>|*?\\/\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;
/** A re-run adds its number to the name. */
const MAX_BYTES = 240;

/**
 * Returns the end of a sentence that starts with the name, without a full stop.
 * @param ending what the job adds to the name
 */
export function artifactNameProblem(name: string, ending = ''): string | undefined {
  if (INVALID_CHARACTER.test(name))
    return 'has characters that artifact names can\'t have (control characters, ##[ or " : < > | * ? / \\). Use letters, digits, ".", "_" and "-"';
  const maxBytes = MAX_BYTES - ending.length;
  return Buffer.byteLength(name) > maxBytes
    ? `is too long for the name of an artifact. Use at most ${maxBytes} bytes`
    : undefined;
}
