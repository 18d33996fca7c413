/** Writes the findings to files, to the comment of the pull or merge request, and to the issue. */
import { workspacePath } from '../../disk/paths.js';
import { writeResultsJson } from '../../disk/results-file.js';
import type { Block } from '../../text/document.js';
import { renderMarkdown } from '../../text/markdown.js';
import { titleBlock } from '../account/account.js';
import { canComment, issueRequestOf, markerOf, postComment } from '../account/posts.js';
import { countVerdict } from '../account/verdicts.js';
import type { CheckPagesInputs } from './inputs.js';
import type { CheckPagesContext, CheckPagesRecord } from './record.js';
import { findingBlocks, hasNews, postHeadline } from './account.js';
import { RULES } from './verdicts.js';

/** Below what the platforms cut. */
const MAX_BYTES = 60_000;
const ROWS = [50, 20, 5] as const;
const MAX_ISSUE_ROWS = 20;

export async function publishFindings(context: CheckPagesContext): Promise<void> {
  const { inputs, record } = context;
  const { rules, findings = [], redirects } = record;
  const shown = findings.map((finding) => ({ ...finding, url: undefined }));
  const report = { schemaVersion: 1, scope: inputs.scope, baseline: 'live', rules, findings: shown };
  record.report = await writeResultsJson(context, 'check-pages.json', report);
  if (redirects.length > 0) record.redirectsFile = await writeResultsJson(context, 'redirects.json', redirects);
  if (inputs.dryRun) return;
  if (inputs.comment) await writeComment(context);
  if (inputs.issue !== undefined) await writeIssue(context, inputs.issue);
}

/** Updates the comment; creates one only if there is something to say. */
async function writeComment(context: CheckPagesContext): Promise<void> {
  const { inputs, host, record } = context;
  if (!canComment(context)) return;
  // Jobs that look at other folders or branches have comments of their own.
  const folder = inputs.path === undefined ? '' : workspacePath(host.workspace, inputs.path);
  const marker = markerOf('check-pages', `${folder}\n${inputs.to}\n${inputs.branch ?? ''}`);
  const isNew = hasNews(record);
  const body = isNew
    ? commentBlocks(record, inputs.scope)
    : [titleBlock(postHeadline(record, inputs.scope), { exitCode: 0 }, 3)];
  await postComment(context, { marker, updateOnly: !isNew, body });
}

function commentBlocks(record: CheckPagesRecord, scope: CheckPagesInputs['scope']): readonly Block[] {
  const title = titleBlock(
    postHeadline(record, scope),
    { exitCode: countVerdict(record.findings ?? [], 'problem') },
    3,
  );
  const attempts = ROWS.map((rows) => [title, ...findingBlocks(record, rows)]);
  return attempts.find((blocks) => Buffer.byteLength(renderMarkdown(blocks)) <= MAX_BYTES) ?? [title];
}

async function writeIssue(context: CheckPagesContext, title: string): Promise<void> {
  const { inputs, host, record, optional } = context;
  const { findings = [] } = record;
  const groups = RULES.map((rule) => ({ rule, own: findings.filter((finding) => finding.rule === rule) }));
  const sorted = groups.sort((a, b) => countVerdict(b.own, 'problem') - countVerdict(a.own, 'problem'));
  const blocks = sorted.flatMap(({ rule, own }): Block[] => {
    if (own.length === 0) return [];
    const heading = { heading: `${rule} (${own.length})`, level: 4 } as const;
    return [heading, ...findingBlocks({ rules: [], redirects: [], findings: own }, MAX_ISSUE_ROWS)];
  });
  const body = [titleBlock(postHeadline(record, inputs.scope), { exitCode: 0 }, 3), ...blocks];
  const request = issueRequestOf(context, 'check-pages', { title, change: () => ({ isOpen: true, body }) });
  if (request) record.issueUrl = (await optional('issue', async () => host.upsertIssue?.(request)))?.url;
}
