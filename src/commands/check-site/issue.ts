/** Decides what happens to the issue: it opens, changes, closes and reopens with the problems. Pure. */
import type { IssueRequest } from '../../hosts/host.js';
import type { Block } from '../../text/document.js';
import { shortHash } from '../../text/short-hash.js';
import { countVerdict } from '../account/verdicts.js';
import type { Row } from './rows.js';
import type { CheckSiteRecord } from './record.js';
import { findingBlocks, headlineOf, rowBlocks } from './account.js';

/** What to write, with the comment that notifies people. `muted`: a person closed the issue for the same findings. */
type IssueDecision = (IssueChange & { readonly comment?: readonly Block[] }) | 'muted' | undefined;

type IssueChange = NonNullable<ReturnType<IssueRequest['change']>>;
type KnownIssue = Parameters<IssueRequest['change']>[0];

/** Returns undefined to leave the issue as it is. */
export function decideIssue(record: CheckSiteRecord, known: KnownIssue): IssueDecision {
  const { rows = [], look } = record;
  const { isOpen, before, ids, mutedDeployment } = parseNote(known);
  if (countVerdict(rows, 'problem') === 0) return isOpen ? closeIfRight(rows, ids) : undefined;
  // What was found before and isn't known to be right stays a finding.
  const found = rows.filter(({ id, verdict }) => verdict === 'problem' || (verdict !== 'ok' && ids.includes(id)));
  const now = found.map(({ id }) => id).join(' ');
  // The service chooses the id, so the hidden line has its hash.
  const deployment = shortHash(look?.live[0]?.deploymentId ?? '');
  const isSame = now === before;
  if (!isOpen && isSame && deployment === mutedDeployment) return 'muted';
  // Other rows can change each hour, and must not cause a write.
  const shown = { ...record, rows: found, pages: now.includes('pages') ? record.pages : undefined };
  const title: Block = { paragraph: [{ strong: headlineOf(shown).text }] };
  const footnote = 'This issue closes itself as soon as all is right again. Close it to mute these findings.';
  const body = [title, ...findingBlocks(shown), { footnote }];
  const isNews = known !== undefined && !(isOpen && isSame);
  const comment = isNews ? { comment: [title, ...rowBlocks(found)] } : {};
  return { isOpen: true, note: `found: ${now}; deployment: ${deployment}`, body, ...comment };
}

/** Reads the hidden line of an issue with findings. */
function parseNote({ isOpen, note = '' }: KnownIssue = { isOpen: false }) {
  const [, before = '', mutedDeployment] = /^found: ([a-z ]+); deployment: ([0-9a-f]+)$/.exec(note) ?? [];
  return { isOpen, before, ids: before.split(' ').filter((id) => id !== ''), mutedDeployment };
}

function closeIfRight(rows: readonly Row[], ids: readonly string[]): IssueDecision {
  const right = new Set<string>(rows.flatMap(({ id, verdict }) => (verdict === 'ok' ? [id] : [])));
  if (ids.length === 0 || !ids.every((id) => right.has(id))) return undefined;
  const body: Block[] = [{ paragraph: 'The findings of this issue are resolved.' }, ...rowBlocks(rows)];
  return { isOpen: false, note: 'found: none', body, comment: body };
}
