/** Parses the pages that are to be written: the gate `syntax`, and warnings about targets that are missing. */
import { findReferences } from '../../../pages/find-references.js';
import type { Reference } from '../../../pages/reference.js';
import { findMissingTargets, PushedFiles } from './find-missing-targets.js';
import { isPage } from '../../../pages/place.js';
import { type LocalPage, readPageText } from './read-pages.js';
import { explainSyntaxError } from './syntax-problem.js';

/** A place in a page, and one sentence or two about it. */
export interface PageProblem {
  /** Relative to the workspace. */
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  /** Column in UTF-16 units, counted from 1; undefined for the whole line. */
  readonly column?: number;
  readonly message: string;
}

interface CheckRules {
  /** Absolute. */
  readonly workspace: string;
  /** Absolute: the input `path`. */
  readonly folder: string;
  /** All pages of the folder, which links may lead to. */
  readonly pages: readonly LocalPage[];
  /** `auto` parses only .mdx files as MDX, `mdx` parses .md files as MDX too, `none` reports no problems of the syntax. */
  readonly syntax: 'auto' | 'mdx' | 'none';
  readonly signal: AbortSignal;
}

export interface PageCheck {
  /** The first problem of each page that can't be parsed. */
  readonly syntaxProblems: readonly PageProblem[];
  readonly missingTargets: readonly PageProblem[];
}

/**
 * Reads and parses each page once, since parsing takes most of the time. Rejects with FileChangedError.
 * @param written pages that are to be written
 */
export async function checkPages(written: readonly LocalPage[], rules: CheckRules): Promise<PageCheck> {
  const { workspace, folder, pages, syntax, signal } = rules;
  const pushed = new PushedFiles(workspace, folder, pages);
  const syntaxProblems: PageProblem[] = [];
  const missingTargets: PageProblem[] = [];
  for (const page of written.filter(({ path }) => isPage(path))) {
    signal.throwIfAborted();
    const { file } = page;
    const text = await readPageText(workspace, page);
    let references: Reference[];
    try {
      references = await findReferences(file, text, syntax === 'mdx' ? 'mdx' : undefined);
    } catch (error) {
      if (syntax !== 'none') syntaxProblems.push({ file, ...explainSyntaxError(error, text) });
      continue;
    }
    for (const missing of findMissingTargets(page, text, references, pushed)) {
      missingTargets.push({ file, ...missing });
    }
  }
  return { syntaxProblems, missingTargets };
}
