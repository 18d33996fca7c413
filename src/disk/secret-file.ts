/** Reads a key or a token from the file that its value names, as GitLab passes secrets and variables of the type File. */
import { readFileSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** No key and no token is longer, and other files are. */
const MAX_FILE_BYTES = 64_000;

/** The text of a secret, or the end of a sentence about the value that isn't one. */
export interface SecretText {
  readonly text: string;
  readonly problem?: string;
}

/**
 * Returns the content of the file without the line break at its end. A value that isn't the absolute path of something on the
 * disk stays as it is: a token may begin with a slash, too.
 */
export function readSecret(value: string): SecretText {
  const file = isAbsolute(value) ? statOf(value) : undefined;
  if (!file) return { text: value };
  const refuse = (problem: string): SecretText => ({ text: value, problem });
  if (!file.isFile())
    return refuse('is a path, but not that of a file. Use the path of a file with nothing but the secret');
  if (file.size > MAX_FILE_BYTES)
    return refuse('is the path of a file above 64 kB. Use the path of a file with nothing but the secret');
  try {
    const text = readFileSync(value, 'utf8').replace(/\r?\n$/, '');
    return text.trim() === '' ? refuse('is the path of an empty file. Write the secret into it') : { text };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return refuse(`is the path of a file that can't be read (${code}). Let the user of the job read it`);
  }
}

/** A value that no disk accepts as a path is none. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
