/** Lists texts that may break the rules of `style.ts`, each with the reason. */

export interface Exception {
  /** A path, or the beginning of several. */
  readonly path: string;
  /** A part of the text; without it, every text of the file is allowed. */
  readonly text?: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { path: 'src/', text: 'connection refused', reason: 'the usual name of the error ECONNREFUSED' },
  { path: 'docs/internals/modules.md', text: 'address.ts', reason: 'the name of a module, about paths of pages' },
  {
    path: 'src/commands/check-pages/rules/redirects.ts',
    text: 'no address',
    reason: 'a kind of finding in check-pages.json, whose name is public',
  },
  {
    path: 'docs/common-inputs.md',
    text: 'failed, refused, gate',
    reason: 'a list of outcomes, whose names are public',
  },
];
