/** Declares and checks the inputs of the commands that verify pages of the published site. */
import type { Problem } from './command.js';
import { duration, type Input, InvalidValueError, lines, quoted, text } from './input-kinds.js';

type PageWord = 'none' | 'changed' | 'sample' | 'all';
export type PageChoice = PageWord | readonly string[];

const MAX_PATHS = 1_000;
/** What isn't a path below the published URL, or leads out of it. */
const OTHER_THAN_PATH = /^(?!\/)|\/\/|\\|[?#]|\/\.\.(?:\/|$)|\p{Cc}/u;

/** @param words the values that aren't paths; the first one is the default */
export function pageInputs(words: readonly [PageWord, ...PageWord[]], gracePeriod: string) {
  const verifyPages = lines({
    description: `Pages that must respond: ${words.join(', ')} (sample: 20 of the navigation), or paths such as /guides/install, one per line.`,
    default: words[0] as string,
  });
  const parse = (raw: string): PageChoice => {
    const word = words.find((one) => one === raw);
    const paths = verifyPages.parse(raw);
    const wrong = paths.find((path) => OTHER_THAN_PATH.test(path));
    const use = `Use ${words.join(', ')}, or paths such as /guides/install, one per line`;
    if (word === undefined && wrong !== undefined)
      throw new InvalidValueError(`has the invalid path ${quoted(wrong)}. ${use}`);
    if (paths.length > MAX_PATHS)
      throw new InvalidValueError(`has more than ${MAX_PATHS} paths. Use all, or fewer paths`);
    return word ?? paths;
  };
  return {
    verifyPages: { ...verifyPages, parse } satisfies Input<PageChoice>,
    marker: text({
      description: 'Text that every page must contain, such as the name of the site. Requires verify-pages.',
    }),
    gracePeriod: duration({
      description: 'How long something must stay wrong before it counts.',
      default: gracePeriod,
    }),
  } as const;
}

export function checkPageInputs(inputs: { verifyPages?: PageChoice; marker?: string }): Problem<'marker'>[] {
  if (inputs.marker === undefined || inputs.verifyPages !== 'none') return [];
  return [{ input: 'marker', problem: 'has no effect without pages. Set "verify-pages" to sample.' }];
}
