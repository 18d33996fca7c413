/** Lists texts that may break the rules of `style.ts`, each with the reason. */

export interface Exception {
  /** A path, or the beginning of several. */
  readonly path: string;
  /** A part of the text; without it, every text of the file is allowed. */
  readonly text?: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
