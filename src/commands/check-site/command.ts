/** Defines the command check-site, which watches whether the live site follows its repository. */
import { getConfig, listPages } from '../../api/endpoints/content.js';
import { ifAllowed, InputError } from '../../api/errors.js';
import type { PageList } from '../../api/schemas/content.js';
import { countPages, PAGE_OUTPUTS } from '../../deployments/describe-pages.js';
import { MAX_LIST_REQUESTS, readLive } from '../../deployments/newest-live.js';
import { pauseUntil } from '../../deployments/pause-until.js';
import { phaseOf } from '../../deployments/phase.js';
import { selectPages } from '../../deployments/select-pages.js';
import { type PageResult, verifyPages } from '../../deployments/verify-pages.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { writeResultsJson } from '../../disk/results-file.js';
import { HostError, type IssueRequest, splitAdvice } from '../../hosts/host.js';
import { entriesWithoutPage, navigationEntries } from '../../pages/navigation.js';
import { isWebUrl } from '../../text/document.js';
import { endSentence, quoted, upperFirst } from '../../text/sentences.js';
import { formatTime } from '../../text/units.js';
import type { Command, Context, Ending, InputValues, Outcome } from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { duration, text } from '../inputs/kinds.js';
import { checkPageInputs, pageInputs } from '../inputs/page-inputs.js';
import { issueRequestOf, plannedPosts } from '../account/posts.js';
import { sentenceOf } from '../account/verdicts.js';
import { decideIssue } from './issue.js';
import {
  deploymentRow,
  type FollowedCommit,
  followingRow,
  type Look,
  mayChange,
  pagesRow,
  type Row,
  unfollowedRow,
} from './rows.js';
import { type CheckSiteRecord, readyOf } from './record.js';
import { headlineOf, accountOf } from './account.js';
import { inputName } from '../../text/input-names.js';

/** How long a problem must last before it counts. */
const GRACE_PERIOD_MS = 300_000;
/** Parts of the grace period after which deployments are read again. */
const LOOKS = [0, 1 / 8, 1 / 4, 1 / 2, 1];

const inputs = {
  follow: text(
    { description: 'Branch of this repository that must be live, such as main. main:docs counts only this folder.' },
    { matches: /^[^\s:]+(?::[^:]+)?$/, problem: "isn't a branch. Use main, or main:docs for commits in docs" },
  ),
  maxAge: duration({
    description:
      'How long the live site may be behind, up to 168h: without a deployment, after a failed one, or in progress.',
    default: '30m',
  }),
  ...pageInputs(['sample', 'none', 'all']),
  issue: text({
    description:
      'Title of the issue to open for a problem. docs-ci closes the issue after the fix. Each site needs a different title.',
  }),
  ...commonInputs({
    name: 'check-site',
    timeout: '15m',
    timeoutText: 'At the limit, the job stops without a verdict.',
  }),
  token,
} as const;

type CheckSiteContext = Context<InputValues<typeof inputs>, CheckSiteRecord>;

export const checkSite: Command<typeof inputs, CheckSiteRecord> = {
  name: 'check-site',
  summary: 'Check that the live site is up to date and its pages respond',
  branding: { icon: 'activity', color: 'green' },
  inputs,
  inputGroups: {
    What: ['maxAge', 'verifyPages', 'marker'],
    'On GitHub and GitLab': ['follow', 'issue'],
  },
  keyRole: 'viewer',
  examples: ['check-site', 'check-site --verify-pages all --marker "Example Docs"', 'check-site --max-age 2h'],
  outputs: {
    problems: 'Number of problems',
    warnings: 'Number of warnings',
    unknown: 'Number of rows that are not known',
    url: 'URL of the live site',
    'last-live': 'Time of the newest ready deployment',
    'behind-minutes': 'Minutes since the oldest finding with a time; 0 without one',
    'issue-url': 'URL of the issue',
    ...PAGE_OUTPUTS,
  },
  createRecord: () => ({}),
  check: checkPageInputs,
  run: runCheckSite,
  onInterrupted: describeInterruption,
  account: accountOf,
};

function describeInterruption(
  { wrongPages = '', pages, late = [] }: CheckSiteRecord,
  { timeout }: { readonly timeout: number },
  outcome: Outcome,
): string | undefined {
  const found = [
    ...late.map(({ found: what }) => `Until then, ${endSentence(what)}`),
    ...(pages === undefined && wrongPages !== '' ? [wrongPages] : []),
  ];
  const isShort = outcome === 'timed-out' && timeout <= 2 * GRACE_PERIOD_MS;
  const sentences = [
    ...found,
    ...(isShort
      ? [
          `Missing deployments and wrong pages are each tried again for up to 5m: set ${inputName('timeout')} to more than 10m.`,
        ]
      : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

async function runCheckSite(context: CheckSiteContext): Promise<Ending> {
  const { inputs: values, record } = context;
  await removeResultsFiles(context, ['site.json']);
  if (values.follow === undefined) record.unfollowed = unfollowedRow(followAdvice(context));
  const commit = values.follow === undefined ? undefined : await readCommit(context, values.follow);
  const rows = await watchDeployments(context, commit);
  if (values.verifyPages !== 'none') {
    const { pages, lost } = await readPages(context);
    record.pages = pages;
    rows.push(pagesRow(pages, lost));
  }
  record.rows = rows;
  warnOfUnknown(context, rows);
  await writeResultsJson(context, 'site.json', { schemaVersion: 1, rows, pages: countPages(record.pages) });
  if (values.dryRun) record.plannedPosts = plannedPosts(context, { issue: values.issue !== undefined });
  const isTold = values.issue !== undefined && !values.dryRun && (await tellIssue(context, values.issue));
  const problems = rows.filter(({ verdict }) => verdict === 'problem').map(sentenceOf);
  if (problems.length > 0 && !isTold) return { outcome: 'gate', message: problems.join('\n'), topic: 'live-site' };
  const what = record.isIssueClosed ? 'Closed the issue' : 'Issue';
  const issue = record.issueUrl === undefined ? '' : ` ${what}: ${record.issueUrl}`;
  return { outcome: 'done', message: `${headlineOf(record).text}.${issue}` };
}

/** What couldn't be looked at fails no job, so a line of the log says it, too: a green job claims nothing. */
function warnOfUnknown({ log }: CheckSiteContext, rows: readonly Row[]): void {
  for (const row of rows.filter(({ verdict }) => verdict === 'unknown')) {
    const found = row.id === 'following' ? `not checked, because ${row.found}` : row.found;
    log.warning(sentenceOf({ ...row, found }), { title: `check-site: ${row.id}` });
  }
}

function followAdvice({ host }: CheckSiteContext): string {
  return host.newestCommitMs
    ? `In the repository with the pages, set ${inputName('follow')} to its deployment branch.`
    : 'Only jobs on GitHub and GitLab check it.';
}

/** Errors become a reason: without the commit, only this row isn't known. Rejects with InputError if the branch or the folder doesn't exist. */
async function readCommit({ host, inputs }: CheckSiteContext, follow: string): Promise<FollowedCommit> {
  if (!host.newestCommitMs)
    return {
      problem: 'commits are only read on GitHub and GitLab',
      cure: `Remove ${inputName('follow')}.`,
    };
  const [branch = '', folder = ''] = follow.split(':');
  const path = folder.replace(/^(?:\.?\/)+|(?<!\/)\/+$|^\.$/g, '');
  const request = { branch, path, token: inputs.token ?? '' };
  try {
    // Only twice the same answer is sure.
    const ms = (await host.newestCommitMs(request)) ?? (path === '' ? undefined : await host.newestCommitMs(request));
    if (ms === 'no branch')
      throw new InputError([
        `${inputName('follow')}: this repository has no branch ${quoted(branch)}. Set ${inputName('follow')} to a branch of this repository, such as main.`,
      ]);
    if (ms === undefined && path !== '')
      throw new InputError([
        `${inputName('follow')}: no commit of the branch ${quoted(branch)} ever changed ${quoted(path)}. Correct the folder after the colon. It is relative to the repository.`,
      ]);
    return ms === undefined ? { problem: `there is no commit in ${follow}` } : { ms, branch };
  } catch (error) {
    if (error instanceof HostError) return unreadCommit(error);
    throw error;
  }
}

/** A missing branch or folder isn't such an error: the platforms also list other commits before they report one. */
function unreadCommit(error: HostError): FollowedCommit {
  const { problem: whole, advice } = splitAdvice(error);
  // The row says already what couldn't be read.
  const problem = whole.replace(/^couldn't [^:]*: /, '');
  return advice === '' ? { problem } : { problem, cure: advice };
}

/** Looks at the deployments, and again for the grace period if something may only be late. */
async function watchDeployments(context: CheckSiteContext, commit: FollowedCommit | undefined): Promise<Row[]> {
  const { clock, record } = context;
  const startMs = clock.now();
  let rows: Row[] = [];
  let requests = 0;
  for (const part of LOOKS) {
    if (requests + (record.look?.requests ?? 0) > MAX_LIST_REQUESTS) break;
    const untilMs = startMs + part * GRACE_PERIOD_MS;
    await pauseUntil(context, { sinceMs: startMs, untilMs, what: 'Waiting for a deployment to appear' });
    const look = await lookAtDeployments(context);
    record.look = look;
    requests += look.requests;
    rows = [deploymentRow(look), ...(commit ? [followingRow(look, commit)] : [])];
    record.late = rows.filter(mayChange);
    if (record.late.length === 0) break;
    if (part === 0) logLate(context, record.late, startMs + GRACE_PERIOD_MS);
  }
  return rows;
}

/** Says what the run waits for and until when, also if the timeout comes first. */
function logLate({ log, deadlineMs }: CheckSiteContext, late: readonly Row[], untilMs: number): void {
  const found = late.map((row) => endSentence(upperFirst(row.found))).join(' ');
  const end =
    deadlineMs > untilMs
      ? ''
      : ` But ${inputName('timeout')} stops the job before that, without a verdict: set it to more than 10m.`;
  log.info(`${found} It may only be late, so docs-ci looks again until ${formatTime(untilMs)}.${end}`);
}

/** Older deployments than the newest ready one are of no interest. */
async function lookAtDeployments({ api, clock, inputs }: CheckSiteContext): Promise<Look> {
  const { live, isComplete, requests } = await readLive(api, undefined, (one) => phaseOf(one) === 'ready');
  return { live, isComplete, requests, nowMs: api.toServerMs(clock.now()), maxAgeMs: inputs.maxAge };
}

interface Verified {
  /** Undefined if it isn't known which pages to verify. */
  readonly pages?: readonly PageResult[] | undefined;
  /** Entries of the navigation that aren't pages of the service. */
  readonly lost?: readonly string[] | undefined;
}

async function readPages(context: CheckSiteContext): Promise<Verified> {
  const { api, inputs, record } = context;
  const { verifyPages: choice, baseUrl, marker } = inputs;
  const url = readyOf(record)?.url ?? '';
  if (choice === 'none' || !isWebUrl(url)) return {};
  const isListed = typeof choice !== 'string';
  const [config, list] = isListed ? [] : await Promise.all([ifAllowed(getConfig(api)), ifAllowed(listPages(api))]);
  const pages = selectPages(choice, config?.config, list?.pages ?? []);
  const onWrong = (wrong: string): void => void (record.wrongPages = wrong);
  const site = pages && { url, baseUrl, pages, marker, gracePeriodMs: GRACE_PERIOD_MS, onWrong };
  return { pages: site && (await verifyPages(context, site)), lost: list && lostEntries(config?.config, list) };
}

/** Undefined if the list of pages may lack some. */
function lostEntries(config: unknown, { count, pages }: PageList): readonly string[] | undefined {
  if (count !== null && count !== pages.length) return undefined;
  const paths = pages.map(({ path }) => path);
  return entriesWithoutPage(navigationEntries(config), paths);
}

/** Resolves to true if the issue has the findings, or a person closed it for them. */
async function tellIssue(context: CheckSiteContext, title: string): Promise<boolean> {
  const { host, log, record, optional } = context;
  const decided: { change?: ReturnType<typeof decideIssue> } = {};
  const change: IssueRequest['change'] = (known) => {
    decided.change = decideIssue(record, known);
    return decided.change === 'muted' ? undefined : decided.change;
  };
  const request = issueRequestOf(context, 'check-site', { title, change });
  if (!request) return false;
  const issue = await optional('issue', async () => host.upsertIssue?.(request), 'warning');
  const comment = typeof decided.change === 'object' ? decided.change.comment : undefined;
  if (issue && comment) await optional('issue', () => issue.addComment(comment));
  if (decided.change === 'muted')
    log.notice(`${inputName('issue')}: nothing is written, because it was closed for these findings.`);
  record.issueUrl = issue?.url;
  record.isIssueClosed = typeof decided.change === 'object' && !decided.change.isOpen;
  return issue !== undefined;
}
