/** Renders the message of the commits. Pure. */
import { pluralize } from '../../../text/pluralize.js';
import { shortCommit } from '../../../text/short-id.js';
import type { PageStep } from './steps.js';

/** Contract: characters of a message. */
const MAX_UNITS = 500;

export interface MessageFacts {
  readonly template: string;
  readonly to: string | undefined;
  readonly source: string;
  /** Commit of the repository that the pages are from; undefined in a terminal. */
  readonly commitSha: string | undefined;
  readonly steps: readonly PageStep[];
}

/** Never empty, as the contract demands: a template of a commit alone has no text in a terminal. */
export function commitMessage({ template, to, source, commitSha, steps }: MessageFacts): string {
  const countOf = (wanted: string): number => steps.filter(({ action }) => action === wanted).length;
  const counts = [
    [countOf('create'), 'created'],
    [countOf('update'), 'updated'],
    [countOf('delete'), 'deleted'],
  ] as const;
  const changes = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const values: Readonly<Record<string, string>> = {
    to: to === undefined || to === '.' ? 'the pages' : to,
    source,
    commit: commitSha === undefined ? '' : shortCommit(commitSha),
    changes: changes.length === 0 ? pluralize(0, 'change') : changes.join(', '),
  };
  // Without a commit, its parentheses are empty.
  const known = commitSha === undefined ? template.replaceAll(/ ?\(\{commit\}\)/g, '') : template;
  const text = known.replaceAll(/\{(to|source|commit|changes)\}/g, (_, name: string) => values[name] ?? '').trim();
  return cut(text === '' ? `Update ${values.to ?? ''}` : text);
}

/** Cuts a text, but never within a surrogate pair. */
function cut(text: string): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
  return text.slice(0, end);
}
