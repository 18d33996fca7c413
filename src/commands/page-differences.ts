/** Keeps secrets of the run out of differences of pages. A difference that is changed would no longer be true. */
import { listPaths } from '../text/list-items.js';
import type { Context } from './command.js';

/** The difference of one page or file, as git shows it. */
export interface PageDifference {
  readonly path: string;
  readonly text: string;
}

/** Paths that the warning names. */
const MAX_LISTED = 20;

/** Passes on the texts of the differences as they are. A warning names those with a secret of the run, which are left out. */
export async function* withoutSecrets(
  { hasSecret, log }: Pick<Context<unknown, unknown>, 'hasSecret' | 'log'>,
  file: string,
  differences: AsyncIterable<PageDifference>,
): AsyncGenerator<string> {
  const left: string[] = [];
  for await (const { path, text } of differences) {
    if ([path, text, ...sidesOf(text)].some(hasSecret)) left.push(path);
    else yield text;
  }
  if (left.length === 0) return;
  log.warning(
    `${file}: ${listPaths(left, MAX_LISTED)} left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.`,
  );
}

/** The text before and the text after: the signs in front of the lines would hide a secret that is divided over two lines. */
function sidesOf(text: string): string[] {
  const lines = text.split('\n');
  const isOf = (sign: string, line: string): boolean => line.startsWith(sign) || line.startsWith(' ');
  return ['-', '+'].map((sign) =>
    lines
      .filter((line) => isOf(sign, line))
      .map((line) => line.slice(1))
      .join('\n'),
  );
}
