/** Renders the message of the commits. Pure. */
import { shortCommit } from '../../../text/short-id.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { describeChanges, type PageStep } from './steps.js';

/** Contract: characters of a message. */
const MAX_UNITS = 500;

/** Never empty, as the contract demands: a template of a commit alone has no text in a terminal. */
export function commitMessage(run: PushRun, steps: readonly PageStep[]): string {
  const { commitMessage: template, to } = run.inputs;
  const { commitSha } = run.host.runContext;
  const values: Readonly<Record<string, string>> = {
    to: to === undefined || to === '.' ? 'the pages' : to,
    source: purposeOf(run).source,
    commit: commitSha === undefined ? '' : shortCommit(commitSha),
    changes: describeChanges(steps) || '0 changes',
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
