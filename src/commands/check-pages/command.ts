/** Defines the command check-pages, which finds published pages that a change removes, hides or breaks links to. */
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { isPlainSource } from '../../pages/redirects/redirects.js';
import { pluralize } from '../../text/pluralize.js';
import { plannedPosts } from '../account/posts.js';
import { type Command, type Ending, join } from '../command.js';
import { compareStates } from './compare/compare.js';
import { checkInputs, inputs, outputs } from './inputs.js';
import { requireFiles } from './read/folder.js';
import { noticeIdleAllow, readStates, type States } from './read/read-states.js';
import type { CheckPagesContext, CheckPagesRecord, CheckRun } from './record.js';
import { accountOf, endingOf, SET_PATH } from './report/account.js';
import { publishFindings, writeComment } from './report/comment.js';
import { DEFAULTS } from './rules/all-rules.js';
import { type JudgedFinding, judge } from './rules/verdicts.js';

export const checkPages: Command<typeof inputs, CheckPagesRecord> = {
  name: 'check-pages',
  summary: 'Find published pages that a change removes, hides or breaks links to',
  branding: { icon: 'link', color: 'orange' },
  inputs,
  inputGroups: {
    Pages: ['scope', 'branch', 'path', 'to', 'configFile'],
    Rules: ['severity', 'allow', 'code', 'siteUrl'],
    'On GitHub and GitLab': ['comment', 'issue'],
  },
  keyRole: 'viewer',
  examples: ['check-pages --path docs', 'check-pages --branch new-guide', 'check-pages --scope all'],
  outputs,
  createRecord: () => ({ rules: [], redirects: [] }),
  check: checkInputs,
  checkFiles: (context) => {
    requireFiles(context);
    return Promise.resolve();
  },
  run: runCheckPages,
  account: accountOf,
};

/** The run with a log whose warnings are notes of the record, too: who only reads the page or the comment needs them. */
function withNotes(context: CheckPagesContext): CheckPagesContext {
  const { log, record } = context;
  const warning: typeof log.warning = (text, location) => {
    record.notes = [...(record.notes ?? []), text];
    log.warning(text, location);
  };
  return { ...context, log: { ...log, warning } };
}

async function runCheckPages(given: CheckPagesContext): Promise<Ending> {
  const context = withNotes(given);
  const { inputs: values, record } = context;
  if (values.dryRun)
    record.plannedPosts = plannedPosts(context, { comment: values.comment, issue: values.issue !== undefined });
  else if (values.comment) context.defer((ending) => writeComment(context, record, ending));
  requireFiles(context);
  await removeResultsFiles(context, ['check-pages.json', 'redirects.json']);
  const states = await readStates(context);
  announceReading(context, states);
  const found = join(record, await compareStates(context, states));
  const { findings, rules } = judge(found.findings, found.undecided, values.severity ?? DEFAULTS);
  record.pages = states.folder?.pages.size ?? found.pages;
  record.old = found.old;
  record.allowed = found.allowed;
  record.linked = found.linked;
  record.invalid = found.invalid;
  record.untested = states.untested;
  record.unread = found.unread;
  record.isListed = states.files !== undefined;
  record.config = states.folder && (states.config ?? 'live');
  record.isWhole = values.scope === 'all';
  record.rules = rules;
  record.findings = findings;
  record.redirects = redirectsOf(findings);
  join(record, await publishFindings(context, record));
  // A green job claims nothing: only who checks links in code knows what that job does.
  if (states.untested !== undefined)
    given.log[values.code === undefined ? 'warning' : 'notice'](
      `No page is compared, because ${states.untested}. ${SET_PATH}`,
    );
  const ending = endingOf(record, values.scope);
  if (ending.outcome === 'gate') await noticeIdleAllow(context, states);
  return ending;
}

/** The redirects to add. */
function redirectsOf(findings: readonly JudgedFinding[]): CheckPagesRecord['redirects'] {
  return findings.flatMap(({ target = '', proposal }) => {
    if (proposal === undefined) return [];
    const redirect = { source: pathTo(target), destination: pathTo(proposal) };
    // In a redirect, these names would be patterns, and match other pages.
    return isPlainSource(redirect.source) && isPlainSource(redirect.destination) ? redirect : [];
  });
}

/** The path of an address in a configuration, with escapes for what would end or change it. */
function pathTo(address: string): string {
  return `/${address.replace(/[%?#]/g, encodeURIComponent)}`;
}

/** Tells before a long run that the limit of the key makes it long. */
function announceReading({ api, inputs: values, log }: CheckRun, { tested, folder }: States): void {
  const perMinute = api.observed.requestsPerMinute;
  const count = values.scope === 'all' && !folder ? tested.pages.size : 0;
  if (perMinute === undefined || count <= perMinute) return;
  const minutes = pluralize(Math.ceil(count / perMinute), 'minute');
  log.info(
    `Reading ${pluralize(count, 'page')}, which takes about ${minutes} at ${pluralize(perMinute, 'request')} per minute.`,
  );
}
