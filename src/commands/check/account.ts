/** Renders the outputs, the summary and the annotations of a check. Pure, and works on an incomplete record. */
import type { Block } from '../../text/document.js';
import { inputName } from '../../text/input-names.js';
import { pluralize } from '../../text/pluralize.js';
import type { Account, Headline, Section } from '../account/account.js';
import type { RunEnding } from '../command.js';
import { countVerdict, countVerdicts, describeCounts, judgedSection, labelOf } from '../account/verdicts.js';
import { valueOf } from './answer.js';
import { keyRole, rateLimit } from './connection-rows.js';
import { type CheckInputs, type Job, renderPermissions } from './inputs.js';
import { storagePercent, storageShare } from './project-rows.js';
import type { CheckRecord } from './record.js';
import type { Row } from './rows.js';

export function accountOf(record: CheckRecord, { for: jobs }: Pick<CheckInputs, 'for'>, ending: RunEnding): Account {
  const { answers, observed, rows } = record;
  const endedEarly = ending.outcome !== 'done' && ending.outcome !== 'failed';
  // The message of a run that ended early has this advice, but doesn't name the host.
  const listed = rows.map((one) => (endedEarly && one.id === 'address' ? { ...one, cure: '' } : one));
  const share = storageShare(answers);
  const counts = countVerdicts(rows);
  const isComplete = rows.length > 0 && !endedEarly;
  return {
    outputs: {
      role: keyRole(answers),
      'rate-limit': rateLimit(answers, observed),
      'deployment-branch': valueOf(answers.config)?.branch ?? undefined,
      'storage-percent': share === undefined ? undefined : storagePercent(share),
      ...counts,
    },
    headline: isComplete ? headlineOf(rows) : undefined,
    lead: isComplete ? [] : undefined,
    sections: sectionsOf(listed, ending.outcome === 'failed'),
    next: answers.url ? [{ paragraph: NOT_CHECKED }] : [],
    details: permissionBlocks(rows, jobs),
    counts: { ...counts, ok: countVerdict(rows, 'ok') },
  };
}

const NOT_CHECKED = `The key, its role and the project aren't checked, because ${inputName('base-url')} isn't the URL of the API.`;

/** Names the first problem, which often causes the others. What isn't known may be one, so the sign isn't that of success. */
function headlineOf(rows: readonly Row[]): Headline {
  const [first, ...others] = rows.filter(({ verdict }) => verdict === 'problem');
  if (first) {
    const more = others.length === 0 ? '' : `, and ${pluralize(others.length, 'more problem')}`;
    return { sign: 'bad', text: `Problem with the ${labelOf(first)}: ${first.found}${more}` };
  }
  const { warnings, unknown } = countVerdicts(rows);
  const sign = warnings > 0 ? 'warning' : unknown > 0 ? 'neutral' : 'good';
  return { sign, text: `Check: ${describeCounts(rows).replace(/^No/, 'no')}` };
}

function sectionsOf(rows: readonly Row[], isInMessage: boolean): Section[] {
  const good = rows.filter(({ verdict }) => verdict === 'ok');
  const others = rows.filter(({ verdict }) => verdict !== 'ok');
  return [
    judgedSection('check', others, ['warning'], isInMessage),
    { ...judgedSection('check', good), label: 'What is right', isFolded: true },
  ];
}

/** The rights of most tokens can't be read, so the summary has the permissions to copy. */
function permissionBlocks(rows: readonly Row[], jobs: readonly Job[]): Block[] {
  if (!rows.some(({ cure }) => cure.includes('permissions below'))) return [];
  return [{ details: 'Permissions of a GitHub job', blocks: [{ verbatim: renderPermissions(jobs), toCopy: true }] }];
}
