/** Parses a page, and tells a text that isn't valid from one that is too much for the parser. */
import { findReferences, formatOf, type PageContent, type PageFormat } from './find-references.js';

/** Where and why a text isn't valid MDX, in the parser's words. */
export interface SyntaxFault {
  readonly reason: string;
  /** Line number, counted from 1. */
  readonly line?: number;
  /** Column in UTF-16 units, counted from 1. */
  readonly column?: number;
  /** The part of the parser that reports the fault. */
  readonly source?: string;
  readonly ruleId?: string;
  /** Offset in the text of the last `{` or `<` before the fault that began an expression or a tag. */
  readonly openedAt?: number;
}

/** What parsing found, as plain data, because it comes from another thread. */
export type ParsedPage =
  /** The fault without formulas is set if the page is valid only where `$` marks a formula. */
  | (PageContent & { readonly kind: 'parsed'; readonly faultWithoutFormulas?: SyntaxFault })
  | { readonly kind: 'invalid'; readonly fault: SyntaxFault }
  /** The page may be valid: the reason, such as `it is nested too deeply`, is that of the parser's limits. */
  | { readonly kind: 'too complex'; readonly reason: string };

export interface PageText {
  /** Its extension decides the format, unless `format` is given. */
  readonly path: string;
  readonly text: string;
  readonly format?: PageFormat;
}

/**
 * Services differ in whether `$` marks a formula in MDX, whose text may be anything. A page that is valid in one of the
 * readings counts as parsed.
 */
export async function parsePage({ path, text, format = formatOf(path) }: PageText): Promise<ParsedPage> {
  const plain = await parseAs(format, text);
  if (plain.kind !== 'invalid' || !text.includes('$')) return plain;
  const withFormulas = await parseAs('mdx with formulas', text);
  if (withFormulas.kind === 'parsed') return { ...withFormulas, faultWithoutFormulas: plain.fault };
  // A fault in both readings is certain, and the one of the first reading may be a formula.
  return withFormulas.kind === 'invalid' ? withFormulas : plain;
}

async function parseAs(format: PageFormat, text: string): Promise<ParsedPage> {
  try {
    return { kind: 'parsed', ...(await findReferences(text, format)) };
  } catch (error) {
    const { reason, line, column, source, ruleId, openedAt, cause } = error as Partial<SyntaxFault> & {
      cause?: unknown;
    };
    if ([error, cause].some(isStackOverflow)) return { kind: 'too complex', reason: 'it is nested too deeply' };
    if (reason === undefined) return { kind: 'too complex', reason: 'the parser failed' };
    return { kind: 'invalid', fault: { reason, line, column, source, ruleId, openedAt } };
  }
}

/** The parser of the code in a page reports the end of the stack as a syntax error. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof SyntaxError && /stack space/i.test(error.message));
}
