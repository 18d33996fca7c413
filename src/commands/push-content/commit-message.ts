/** Renders the message of the commits. Pure. */
import type { PlannedChanges } from './plan-changes.js';
import type { PushContext } from './record.js';
import { pluralize } from '../../text/pluralize.js';

/** Contract: characters of a message. */
const MAX_UNITS = 500;
const SHORT_SHA_LENGTH = 7;

export function commitMessage(
  { inputs, record, host }: Pick<PushContext, 'inputs' | 'record' | 'host'>,
  { plan }: Pick<PlannedChanges, 'plan'>,
): string {
  const commit = host.runContext.commitSha?.slice(0, SHORT_SHA_LENGTH);
  const countOf = (wanted: string): number => plan.steps.filter(({ action }) => action === wanted).length;
  const counts = [
    [countOf('create'), 'created'],
    [countOf('update'), 'updated'],
    [countOf('delete'), 'deleted'],
  ] as const;
  const changes = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const values: Readonly<Record<string, string>> = {
    to: inputs.to === undefined || inputs.to === '.' ? 'the pages' : inputs.to,
    source: record.source ?? '',
    commit: commit ?? '',
    changes: changes.length === 0 ? pluralize(0, 'change') : changes.join(', '),
  };
  // Without a commit, its parentheses are empty.
  const template =
    commit === undefined ? inputs.commitMessage.replaceAll(/ ?\(\{commit\}\)/g, '') : inputs.commitMessage;
  const text = template.replaceAll(/\{(to|source|commit|changes)\}/g, (_, name: string) => values[name] ?? '');
  return cut(text);
}

/** Cuts a text, but never within a surrogate pair. */
function cut(text: string): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(MAX_UNITS - 1)) ? MAX_UNITS - 1 : MAX_UNITS;
  return text.slice(0, end);
}
