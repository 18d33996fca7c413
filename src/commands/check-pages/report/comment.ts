/** Writes the findings to files, to the comment of the pull or merge request, and to the issue. */
import { workspacePath } from '../../../disk/paths.js';
import { writeResultsJson } from '../../../disk/results-file.js';
import type { Block } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { postTitle } from '../../account/account.js';
import { commitPart, footnote, messageBlocks } from '../../account/comment.js';
import { type Ended, learn, type RunEnding } from '../../command.js';
import { canPost, hasComments, issueRequestOf, markerOf, postComment } from '../../account/posts.js';
import { countVerdict } from '../../account/verdicts.js';
import { shorten } from '../../../text/width.js';
import type { CheckPagesRecord, CheckRun } from '../record.js';
import { findingBlocks, hasNews, hasUnknown, noteBlocks, postHeadline } from './account.js';
import { inputName } from '../../../text/input-names.js';
import { RULE_NAMES } from '../rules/all-rules.js';

/** Below what the platforms cut. */
const MAX_BYTES = 60_000;
const ROWS = [50, 20, 5] as const;
/** Messages can quote an answer of the service. */
const MAX_MESSAGE_LENGTH = 3_000;
const MAX_ISSUE_ROWS = 20;

/** What the run has written. */
interface PublishedFacts {
  report?: string;
  redirectsFile?: string;
  issueUrl?: string;
}

type Findings = Readonly<CheckPagesRecord>;

export function publishFindings(run: CheckRun, found: Findings): Promise<Ended<PublishedFacts, void>> {
  return learn(run, {}, async (facts: PublishedFacts) => {
    const { inputs } = run;
    const { rules, findings = [], redirects } = found;
    const shown = findings.map((finding) => ({ ...finding, url: undefined }));
    const report = { schemaVersion: 1, scope: inputs.scope, baseline: 'live', rules, findings: shown };
    facts.report = await writeResultsJson(run, 'check-pages.json', report);
    if (redirects.length > 0) facts.redirectsFile = await writeResultsJson(run, 'redirects.json', redirects);
    if (inputs.dryRun) return;
    const url = inputs.issue === undefined ? undefined : await writeIssue(run, found, inputs.issue);
    if (url !== undefined) facts.issueUrl = url;
  });
}

/** Jobs that look at other folders or branches have comments of their own. */
function commentMarker({ inputs, host }: CheckRun): string {
  const folder = inputs.path === undefined ? '' : workspacePath(host.workspace, inputs.path);
  return markerOf('check-pages', `${folder}\n${inputs.to}\n${inputs.branch ?? ''}`);
}

/** Writes the comment at the end of the run. */
export async function writeComment(run: CheckRun, found: Findings, ending: RunEnding): Promise<void> {
  const isComplete = found.findings !== undefined && (ending.outcome === 'done' || ending.outcome === 'gate');
  await (isComplete ? writeFindings(run, found, ending) : writeUnfinished(run, ending));
}

/** Says in the comment of an earlier run, which is about another commit, that this run found nothing out, and why. */
async function writeUnfinished(run: CheckRun, ending: RunEnding): Promise<void> {
  if (!hasComments(run)) return;
  const title = postTitle({ sign: 'bad', text: "Docs pages weren't checked" }, ending);
  const message = shorten(ending.message, MAX_MESSAGE_LENGTH);
  const body = [title, ...messageBlocks({ ...ending, message }, []), footer(run)];
  await postComment(run, { marker: commentMarker(run), updateOnly: true, body });
}

/** Tells readers of which commit and run the comment is: another job's later run may have a comment of its own. */
function footer({ host, clock }: CheckRun): Block {
  const { runUrl, commitSha } = host.runContext;
  return footnote(commitPart(commitSha), undefined, { nowMs: clock.now(), ...(runUrl && { runUrl }) });
}

/** Updates the comment; creates one only if there is something to say. */
async function writeFindings(run: CheckRun, found: Findings, ending: RunEnding): Promise<void> {
  const { inputs } = run;
  if (!canPost(run, 'comment')) return;
  const marker = commentMarker(run);
  const isNew = hasNews(found);
  const headline = postHeadline(found, inputs.scope);
  const title = postTitle(headline, ending);
  const end = footer(run);
  const body = headline.sign === 'good' ? [title, end] : commentBlocks(found, title, end);
  await postComment(run, { marker, updateOnly: !isNew, body });
}

function commentBlocks(record: Findings, title: Block, end: Block): readonly Block[] {
  const attempts = ROWS.map((rows) => [title, ...findingBlocks(record, rows), end]);
  return attempts.find((blocks) => Buffer.byteLength(renderMarkdown(blocks)) <= MAX_BYTES) ?? [title, end];
}

/** Returns the URL of the issue; undefined if it couldn't be written. */
async function writeIssue(run: CheckRun, found: Findings, title: string): Promise<string | undefined> {
  const { inputs, host, log, optional } = run;
  const { findings = [], redirects, isWhole = false } = found;
  const groups = RULE_NAMES.map((rule) => ({ rule, own: findings.filter((finding) => finding.rule === rule) }));
  const sorted = groups.sort((a, b) => countVerdict(b.own, 'problem') - countVerdict(a.own, 'problem'));
  const blocks = sorted.flatMap(({ rule, own }): Block[] => {
    if (own.length === 0) return [];
    const heading = { heading: `${rule} (${own.length})`, level: 4 } as const;
    const group = { rules: [], redirects: rule === 'vanished-pages' ? redirects : [], findings: own, isWhole };
    return [heading, ...findingBlocks(group, MAX_ISSUE_ROWS)];
  });
  const body = [postTitle(postHeadline(found, inputs.scope), { exitCode: 0 }), ...noteBlocks(found), ...blocks];
  const isNews = hasNews(found);
  const request = issueRequestOf(run, 'check-pages', {
    title,
    // Without a finding, nothing opens an issue.
    change: (known) => (known || isNews ? { isOpen: isNews || known?.isOpen === true, body } : undefined),
  });
  const written = request && (await optional('issue', async () => host.upsertIssue?.(request), 'warning'));
  if (written && written.url === undefined && !isNews && hasUnknown(found))
    log.info(
      `${inputName('issue')}: none was opened, because only problems and warnings open one, and none was found.`,
    );
  return written?.url;
}
