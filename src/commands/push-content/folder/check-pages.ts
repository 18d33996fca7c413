/** Parses the pages that are to be written, and lists their problems: the gate `syntax`, and warnings. */
import { explainSyntaxError } from './explain-syntax.js';
import { findFrontMatterFaults } from '../../../pages/front-matter-faults.js';
import { PageParser } from '../../../pages/page-parser.js';
import type { ParsedPage } from '../../../pages/parse-page.js';
import { isPage } from '../../../pages/place.js';
import type { Context } from '../../command.js';
import { forEachPage, type PageWork } from '../../../api/concurrency.js';
import type { PushInputs } from '../inputs.js';
import { type LocalPage, readPageText } from './read-pages.js';
import { inputName } from '../../../text/input-names.js';

/** A place in a page, and one sentence or two about it. */
export interface PageProblem {
  /**
   * `syntax`: the first problem of a page that isn't valid MDX, or an MDX page that is too complex to check. `warning`: a
   * page that is valid in one reading only, another page that is too complex to check, or front matter that isn't YAML.
   */
  readonly kind: 'syntax' | 'warning';
  /** What is wrong, in a few words; undefined if the list of the problem says it. */
  readonly title?: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  /** Column in UTF-16 units, counted from 1; undefined for the whole line. */
  readonly column?: number;
  readonly message: string;
}

interface CheckRules extends Pick<PushInputs, 'syntax'>, Pick<Context<unknown, unknown>, 'log' | 'signal'> {
  /** Absolute. */
  readonly workspace: string;
}

/** While one page is parsed, the next ones are read. */
const CHECKING: PageWork = { verb: 'Checking', concurrency: 3 };

/**
 * Reads and parses each page once, since parsing takes most of the time. Rejects with FileChangedError.
 * @param written pages that are to be written
 */
export async function checkPages(written: readonly LocalPage[], rules: CheckRules): Promise<PageProblem[]> {
  const { workspace, syntax, signal } = rules;
  const parsed = syntax === 'none' ? [] : written.filter(({ path }) => isPage(path));
  const parser = new PageParser(signal);
  const problems: PageProblem[][] = [];
  try {
    await forEachPage(rules, [...parsed.entries()], CHECKING, async ([index, page]) => {
      // In Markdown, every text is valid.
      const isMdx = syntax === 'mdx' || page.file.toLowerCase().endsWith('.mdx');
      const text = await readPageText(workspace, page);
      const found = await parser.parse({ path: page.file, text, format: isMdx ? 'mdx' : 'markdown' });
      problems[index] = [...describeParsed(page, text, found, isMdx), ...(await findInFrontMatter(page, text))];
    });
  } finally {
    parser.close();
  }
  return problems.flat();
}

/** Readers may see such a page without its title, or not at all. */
async function findInFrontMatter({ file }: LocalPage, text: string): Promise<PageProblem[]> {
  const faults = await findFrontMatterFaults(text);
  return faults.map(({ line, reason, advice }) => {
    const message = `The front matter isn't valid YAML: ${reason}. ${advice}.`;
    return { kind: 'warning', file, line, title: 'Front matter', message };
  });
}

const ONLY_FORMULA =
  'The page is valid MDX only if your service shows text between $ signs as a formula. If not, put the text into backticks.';

function describeParsed(page: LocalPage, text: string, parsed: ParsedPage, isMdx: boolean): PageProblem[] {
  const { file } = page;
  if (parsed.kind === 'invalid') return [{ kind: 'syntax', file, ...explainSyntaxError(parsed.fault, text) }];
  if (parsed.kind === 'too complex') {
    const message = `The page is too complex to check: ${parsed.reason}. Split the page, or set ${inputName('syntax')} to none.`;
    return [{ kind: isMdx ? 'syntax' : 'warning', file, line: 1, title: 'Page not checked', message }];
  }
  const { faultWithoutFormulas: fault } = parsed;
  if (!fault) return [];
  return [{ ...explainSyntaxError(fault, text), kind: 'warning', file, title: 'Formula', message: ONLY_FORMULA }];
}
