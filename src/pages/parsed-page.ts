/** Describes what parsing a page found. The values are plain data, because they come from another thread. */
import type { Outline } from './headings.js';
import type { Reference } from './reference.js';

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

export type ParsedPage =
  | {
      readonly kind: 'parsed';
      /** In the order of the text. */
      readonly references: readonly Reference[];
      /** Undefined for HTML. */
      readonly outline?: Outline;
      /** The fault without formulas; set if the page is valid only where `$` marks a formula. */
      readonly faultWithoutFormulas?: SyntaxFault;
    }
  | { readonly kind: 'invalid'; readonly fault: SyntaxFault }
  /** The page may be valid: the reason, such as `it is nested too deeply`, is that of the parser's limits. */
  | { readonly kind: 'too complex'; readonly reason: string };
