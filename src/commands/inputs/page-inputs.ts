/** Declares and checks the inputs about pages of the published site. */
import { quoted } from '../../text/sentences.js';
import type { Problem } from '../command.js';
import { checkLines, lines, separatorIn, text } from './kinds.js';
import { inputName } from '../../text/input-names.js';

type PageWord = 'none' | 'changed' | 'sample' | 'all';

/** What isn't a path below the published URL, or leads out of it, also escaped. */
const OTHER_THAN_PATH = /^(?!\/)|\/\/|\\|[?#]|\/\.\.(?:\/|$)|\p{Cc}|%(?:[01][\da-f]|2[3ef]|3f|5c|7f)/iu;

/** Several paths on one line. */
const SEVERAL_PATHS = /[,;]\s*\.?\/|\s/;
const PAGE_FILE = /\.mdx?$/i;

/** @param words the values that aren't paths; the first one is the default */
export function pageInputs(words: readonly [PageWord, ...PageWord[]]) {
  const values = `${words.join(', ')}, or paths such as /guides/install, one per line`;
  const word: string = words[0];
  const paths = lines({ description: `Pages that must respond: ${values}. sample: 20 pages.`, default: word });
  const parse = (raw: string): PageWord | readonly string[] => {
    const items = paths.parse(raw);
    const keyword = words.find((one) => one === raw);
    if (keyword) return keyword;
    checkLines(items, (path) => {
      if (SEVERAL_PATHS.test(path)) {
        const separator = separatorIn(path);
        const rest = separator === 'space' ? 'and a space in a path as %20' : `without ${separator}s`;
        return `has a ${separator}. Write one path on each line, ${rest}`;
      }
      // Where the site has the page depends on a folder that isn't known here.
      if (PAGE_FILE.test(path) && !OTHER_THAN_PATH.test(path.replace(/^(?:\.?\/)?/, '/')))
        return 'is a file. Use the path of its page below the published URL, such as /guides/install';
      if (!OTHER_THAN_PATH.test(path)) return undefined;
      const isOnlyOpen = path.includes('/') && !OTHER_THAN_PATH.test(`/${path}`);
      const advice = isOnlyOpen ? `Begin each path with a slash: ${quoted(`/${path}`)}` : `Use ${values}`;
      return `isn't a valid value. ${advice}`;
    });
    return items;
  };
  return {
    verifyPages: { ...paths, parse },
    marker: text({
      description: 'Text that every page must contain, such as the site name. Requires verify-pages.',
      isLiteral: true,
    }),
  };
}

export function checkPageInputs(inputs: { verifyPages?: unknown; marker?: string }): Problem<'marker'>[] {
  const problem = `has no effect without pages. Set ${inputName('verify-pages')} to sample, or remove ${inputName('marker')}.`;
  return inputs.marker !== undefined && inputs.verifyPages === 'none' ? [{ input: 'marker', problem }] : [];
}
