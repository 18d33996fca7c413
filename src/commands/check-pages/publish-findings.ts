/** Writes the findings to files, to the comment of the pull or merge request, and to the issue. */
import { createHash } from 'node:crypto';
import { workspacePath } from '../../disk/paths.js';
import { removeResultsFile, writeResultsFile } from '../../disk/results-file.js';
import type { Block } from '../../text/document.js';
import { renderMarkdown } from '../../text/markdown.js';
import { shorten } from '../../text/width.js';
import { titleBlock } from '../command.js';
import { commentSkipReason } from '../comment-parts.js';
import type { CheckPagesContext, CheckPagesRecord } from './record.js';
import { findingBlocks, headlineOf, onlyProblems } from './summary.js';
import { type JudgedFinding, RULES } from './verdicts.js';

/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 60_000;
const ROWS = [50, 20, 5] as const;
const MAX_ISSUE_ROWS = 20;
const MAX_TITLE_LENGTH = 200;

export async function publishFindings(context: CheckPagesContext): Promise<void> {
  await writeFiles(context);
  if (context.inputs.dryRun) return;
  if (context.inputs.comment) await writeComment(context);
  if (context.inputs.issue !== undefined) await writeIssue(context, context.inputs.issue);
}

async function writeFiles(context: CheckPagesContext): Promise<void> {
  const { inputs, record, redact } = context;
  const { rules, findings = [], redirects } = record;
  const shown = findings.map((finding) => ({ ...finding, url: undefined }));
  const report = { schemaVersion: 1, scope: inputs.scope, baseline: 'live', rules, findings: shown };
  record.report = await writeResultsFile(context, 'check-pages.json', renderJson(report, redact));
  if (redirects.length === 0) await removeResultsFile(context, 'redirects.json');
  else record.redirectsFile = await writeResultsFile(context, 'redirects.json', renderJson(redirects, redact));
}

/** The texts of strangers are redacted here, because the run only redacts what it publishes itself. */
function renderJson(content: unknown, redact: (text: string) => string): string {
  const redactTexts = (_: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  return `${JSON.stringify(content, redactTexts, 2)}\n`;
}

/** Updates the comment; creates one only if there is something to say. */
async function writeComment(context: CheckPagesContext): Promise<void> {
  const { inputs, host, log, record, optional } = context;
  const reason = commentSkipReason(host);
  if (reason !== undefined) {
    log.notice(reason);
    return;
  }
  const { findings = [] } = record;
  const hasNews = findings.some(({ verdict }) => verdict !== 'unknown');
  const request = { marker: markerOf(context), token: inputs.token ?? '', updateOnly: !hasNews };
  const body = hasNews ? commentBlocks(record) : [resolvedBlock()];
  await optional('comment', async () => host.upsertComment?.({ ...request, body }));
}

function resolvedBlock(): Block {
  return { heading: 'Resolved: no published page, redirect or link is worse than live', level: 3, sign: 'good' };
}

function commentBlocks(record: CheckPagesRecord): readonly Block[] {
  const title = titleBlock(headlineOf(record), { exitCode: onlyProblems(record).length }, 3);
  const attempts = ROWS.map((rows) => [title, ...findingBlocks(record, rows)]);
  return attempts.find((blocks) => renderMarkdown(blocks).length <= MAX_LENGTH) ?? [title];
}

/** Jobs that look at other folders or branches have comments of their own. */
function markerOf({ inputs, host }: CheckPagesContext): string {
  const folder = inputs.path === undefined ? '' : workspacePath(host.workspace, inputs.path);
  return `docs-ci:check-pages:${slugOf(`${folder}\n${inputs.to}\n${inputs.branch ?? ''}`)}`;
}

function slugOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function writeIssue({ inputs, host, log, record, optional }: CheckPagesContext, title: string): Promise<void> {
  if (!host.upsertIssue) {
    log.notice('issue: skipped, because issues only exist on GitHub and GitLab.');
    return;
  }
  const request = {
    marker: `docs-ci:check-pages:${slugOf(title)}`,
    title: shorten(title, MAX_TITLE_LENGTH),
    body: [titleBlock(headlineOf(record), { exitCode: 0 }, 3), ...issueBlocks(record)],
    token: inputs.token ?? '',
  };
  const issue = await optional('issue', async () => host.upsertIssue?.(request));
  record.issueUrl = issue?.url;
}

/** By rule, worst first. */
function issueBlocks(record: CheckPagesRecord): Block[] {
  const { findings = [] } = record;
  const worst = (own: readonly JudgedFinding[]): number => own.filter(({ verdict }) => verdict === 'problem').length;
  const groups = RULES.map((rule) => ({ rule, own: findings.filter((finding) => finding.rule === rule) }));
  const sorted = groups.filter(({ own }) => own.length > 0).sort((a, b) => worst(b.own) - worst(a.own));
  return sorted.flatMap(({ rule, own }): Block[] => [
    { heading: `${rule} (${own.length})`, level: 4 },
    ...findingBlocks({ rules: [], redirects: [], findings: own }, MAX_ISSUE_ROWS),
  ]);
}
