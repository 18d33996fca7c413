/** Declares the scenarios of analytics-report: correct or missing numbers, one issue, and one artifact with the same files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MetricName } from '../../../src/commands/analytics-report/numbers/metrics.js';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';
import { projectSections } from '../../../src/commands/analytics-report/words/tables.js';
import type { Outcome } from '../../../src/commands/command.js';
import type { Emulator } from '../../../emulator/emulator.js';
import { unzip } from '../../support/zip.js';
import { FACTS, nameOf, PREVIOUS, QUESTIONS } from '../analytics-numbers.js';
import type { Scenario } from '../scenario.js';
import { KEY, type CompletedRun } from '../fixture.js';

type FixtureState = Parameters<Scenario['violations']>[0];
type Readers = Emulator['state']['readers'];

const FOLDER = 'docs-ci/analytics-report';
const TITLE = 'Docs: weekly report';
const MARKER = `<!-- docs-ci:analytics-report:${createHash('sha256').update(TITLE).digest('hex').slice(0, 16)} -->`;
const GITHUB_BOT = 'github-actions[bot]';
const GITLAB_BOT = { id: 4001, username: 'bot' };
const STRANGER = { id: 5, username: 'stranger' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** This period is over on every clock, so that it is requested by its days. */
const WEEK = { 'start-date': '2024-03-04', 'end-date': '2024-03-10' };

/** The week has rows in every table. All counts differ, so that their order is known. Days begin in UTC. */
function populate(readers: Readers, dayMs: number): void {
  const at = (day: number, hour: number): number => dayMs + day * DAY_MS + hour * HOUR_MS;
  const read = (path: string, count: number, day: number) =>
    Array.from({ length: count }, (_, index) => ({ path, at: at(day, index) }));
  // Somebody read before the previous period, so both periods can be compared.
  readers.addVisit({ views: read('/', 1, -9) });
  // The same reader comes on two days, so that sessions of days don't add up.
  for (const day of [1, 3]) readers.addVisit({ id: 'ses_again', views: read('/guide', 2, day) });
  readers.addVisit({ referrer: 'https://search.example/', views: [...read('/guide', 3, 2), ...read('/api', 4, 2)] });
  readers.addVisit({ views: read('/', 1, 5) });
  const addVotes = (path: string, type: 'like' | 'dislike', count: number, text: string | null) => {
    for (let id = 0; id < count; id += 1)
      // Dislikes count at most as much as the page has sessions.
      readers.addVisit({
        views: [{ path, at: at(id % 5, 9) }],
        feedback: [{ id: `${path}-${type}-${id}-${dayMs}`, path, type, text, at: at(id % 5, 9) }],
      });
  };
  addVotes('/guide', 'dislike', 5, null);
  addVotes('/guide', 'dislike', 1, 'Step 2 is missing');
  addVotes('/guide', 'like', 1, null);
  addVotes('/api', 'like', 3, 'Good');
  const ask = (question: string, confidence: number | null, verdict: 'dislike' | null, hour: number) => ({
    id: `q${hour}-${dayMs}`,
    path: '/api',
    question,
    answer: 'Perhaps.',
    confidence,
    verdict,
    at: at(hour % 6, hour),
  });
  readers.addVisit({
    questions: [ask('How do I sign in?', 0.2, 'dislike', 8), ask('How do I sign in?', 0.3, null, 9)],
  });
  readers.addVisit({ questions: [ask('Which regions are there?', 0.4, null, 10), ask('Is it free?', 0.9, null, 11)] });
  readers.addVisit({ questions: [ask('Who are you?', null, null, 12)] });
  const search = (query: string, path: string, hour: number, hasResults = false) => {
    return { query, path, hasResults, isClicked: hasResults, isEscalated: !hasResults, at: at(hour % 7, hour) };
  };
  readers.addVisit({ searches: [8, 9, 10].map((hour) => search('install', '/', hour, true)) });
  readers.addVisit({ searches: [11, 12].map((hour) => search('webhooks', '/guide', hour)) });
  // A reader pasted the API key of this run into the search field.
  readers.addVisit({ searches: [search(`auth ${KEY}`, '/', 13)] });
}

/** Puts rows with equal counts in the order of their names: the service may have them in any order. */
function withTiesByName(rows: unknown): unknown {
  const isRow = (row: unknown): row is [string, number] => Array.isArray(row) && typeof row[1] === 'number';
  if (!Array.isArray(rows) || !rows.every(isRow)) return rows;
  const firstOf = (count: number): number => rows.findIndex((row) => row[1] === count);
  return rows.toSorted(([a, m], [b, n]) => firstOf(m) - firstOf(n) || (a < b ? -1 : 1));
}

/** Maps the files of the report, relative to the results folder, to their content. */
function filesOf({ folder }: FixtureState): Map<string, Buffer> {
  const root = join(folder, FOLDER);
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Map(
    names
      .filter((name) => /^report\.\w+$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(root, name))]),
  );
}

function halfFiles(files: ReadonlyMap<string, Buffer>, where: string): string[] {
  const isComplete: Readonly<Record<string, (text: string) => boolean>> = {
    json: (text) => text.endsWith('\n}\n') && tellsSomething(JSON.parse(text) as Report),
    html: (text) => text.endsWith('</html>\n'),
  };
  return [...files].flatMap(([name, bytes]) => {
    const check = isComplete[/\w+$/.exec(name)?.[0] ?? ''];
    try {
      if (check?.(bytes.toString()) === true) return [];
    } catch {
      // A file that a strict reader can't read is incomplete, too.
    }
    return [`${name} in ${where} is half a file`];
  });
}

/** A summary has its title or first line, the table of all numbers, and an end for each part that is folded. */
function isWholeSummary(text: string): boolean {
  const count = (part: string): number => text.split(part).length - 1;
  return (
    /\d{4}(?:, compared with .*\d{4})?(?: · .*)?\n/.test(text) &&
    /<summary>All numbers<\/summary>\n\n\| Metric \| [^|]+ \|.*\n(?:\|.*\n){2,}\n/.test(text) &&
    count('<details>') === count('</details>')
  );
}

/** A run that could read nothing has no report. */
function tellsSomething({ project }: Report): boolean {
  const { pages, referrers, feedback, searchQueries, searchPages, dislikedAnswers } = project;
  const tables = [pages, referrers, feedback, searchQueries, searchPages, dislikedAnswers];
  return (
    project.metrics.some(({ value, previous }) => (value ?? previous) !== null) ||
    project.daily.length > 0 ||
    tables.some((table) => table !== null)
  );
}

/** Returns the issues of both platforms in one form. */
function issuesOf({ github, gitlab }: FixtureState) {
  return [
    ...github.issues.map(({ author, title, body, state }) => {
      return { isOwn: author === GITHUB_BOT, title, body, isOpen: state === 'open' };
    }),
    ...gitlab.issues.map(({ author, title, description, state }) => {
      return { isOwn: author.id === GITLAB_BOT.id, title, body: description, isOpen: state === 'opened' };
    }),
  ];
}

const rolling = (place: FixtureState) => issuesOf(place).filter(({ isOwn, body }) => isOwn && body.startsWith(MARKER));

const STRANGE = `${MARKER}\nforged`;
const OTHER = '<!-- docs-ci:analytics-report:0123456789abcdef -->\nof another title';
const LAST_WEEK = `${MARKER}\nlast week`;

/** Prepares issues that look like the rolling issue, and the rolling issue itself if an earlier run wrote it. */
function addIssues(
  { github, gitlab }: Pick<FixtureState, 'github' | 'gitlab'>,
  host: 'github' | 'gitlab',
  isThere: boolean,
) {
  const add = (isOwn: boolean, body: string, isOpen = true): void => {
    if (host === 'github')
      github.addIssue(isOwn ? GITHUB_BOT : 'stranger', 'An issue', body, isOpen ? 'open' : 'closed');
    else gitlab.addIssue(isOwn ? GITLAB_BOT : STRANGER, body, isOpen ? 'opened' : 'closed');
  };
  if (isThere) add(true, LAST_WEEK, false);
  add(false, STRANGE);
  add(true, OTHER);
}

function broken(place: FixtureState): string[] {
  const { emulator, github, gitlab, results, proxies } = place;
  const issues = issuesOf(place);
  const wrong = halfFiles(filesOf(place), 'the results folder');
  // A run that got a false response to its search may create an issue, but never a second one.
  const made = issues.filter(({ isOwn, title }) => isOwn && title.startsWith(`${TITLE}: `)).length;
  if (made > 1) wrong.push(`${made} issues were written`);
  for (const body of [STRANGE, OTHER])
    if (issues.length > 0 && !issues.some((issue) => issue.body === body && issue.title === 'An issue'))
      wrong.push('an issue that is not ours was written to');
  for (const { body } of rolling(place))
    if (body !== LAST_WEEK && !isWholeSummary(body)) wrong.push('the issue holds half a report');
  const others = github.comments.length + github.deployments.length + gitlab.notes.length;
  if (others > 0) wrong.push('something else than the issue was written');
  const writes = emulator.requests.filter(({ method }) => method !== 'GET').length;
  if (writes > 0) wrong.push('something was written at the service');
  const finished = results.artifacts.filter(({ finalized }) => finalized);
  // A run uploads all files as one artifact, and the page as a second one.
  if (finished.length > 2 * proxies.runs) wrong.push(`there are ${finished.length} artifacts`);
  for (const artifact of finished) wrong.push(...halfFiles(contentOf(artifact), `the artifact ${artifact.name}`));
  return wrong;
}

/** Every part is there, or a note says why it is missing. Parts may only miss after a fault. */
function unfinished(place: FixtureState, run: CompletedRun): string[] {
  const files = filesOf(place);
  const text = files.get('report.json')?.toString();
  if (text === undefined) return ['report.json is missing'];
  const half = halfFiles(files, 'the results folder');
  if (half.length > 0) return half;
  const report = JSON.parse(text) as Report;
  return [
    ...wrongNumbers(place, report, run),
    ...wrongFormats(files, report),
    ...wrongOutputs(place, report, run),
    ...(run.result.inputs.issue ? wrongIssue(place, run) : []),
    ...(place.proxies.origin('results') && run.result.inputs.artifact !== 'false'
      ? wrongArtifact(place, files, run)
      : []),
  ];
}

function wrongNumbers(place: FixtureState, { project, generatedAt }: Report, { result }: CompletedRun): string[] {
  const { readers } = place.emulator.state;
  const visits = readers.sessionsDuring(project.period);
  const before = project.period.previous ? readers.sessionsDuring(project.period.previous) : [];
  const asked = FACTS.filter(({ part: [, what] }) => project.period.previous !== null || what !== PREVIOUS);
  const notes = project.notes.map(({ section, message }) => {
    const what = /^Couldn't fetch ([^:]*): .*\.$/.exec(message)?.[1];
    return `${section}: ${what ?? message}`;
  });
  const wrong = wronglyLeftOut(place, asked, notes);
  for (const { part, told, counted, without } of asked) {
    // Only the pages tell whose comments would be requested.
    const isUnknown =
      (part[1].startsWith('comments on') && notes.includes('feedback: pages with poor feedback')) ||
      (nameOf(part) === `pages: ${PREVIOUS}` && notes.includes('pages: top pages'));
    const isReported = notes.includes(nameOf(part));
    const isMade = nameOf(part) === QUESTIONS && !notes.includes('ai: daily questions');
    const expected = (isReported || isUnknown) && !isMade ? without : counted(visits, before);
    const isLess = isReported && part[1] === PREVIOUS && isPartOf(told(project), counted(visits, before));
    if (!isLess && !isDeepStrictEqual(withTiesByName(told(project)), withTiesByName(expected)))
      wrong.push(`${nameOf(part)}: ${JSON.stringify(told(project))} instead of ${JSON.stringify(expected)}`);
    const isWarned = result.annotations.some(
      // All parts of a section that failed for the same reason are in one warning.
      ({ level, message }) => {
        const [section, what = ''] = message.split(': ');
        const isNamed = new RegExp(`^couldn't fetch (.*, |.* and )?${part[1]}(, | and |$)`).test(what);
        return level === 'warning' && section === part[0] && isNamed;
      },
    );
    if (isReported !== isWarned) wrong.push(`${nameOf(part)}: the report and the log do not agree whether it is there`);
  }
  return [...wrong, ...wrongPeriod(place, { ...project.period, generatedAt })];
}

/** The numbers of a previous period come from several requests, each of which can be missing: null. */
function isPartOf(told: unknown, counted: unknown): boolean {
  if (!Array.isArray(told) || !Array.isArray(counted)) return told === null || isDeepStrictEqual(told, counted);
  return told.length === counted.length && told.every((one, index) => isPartOf(one, counted[index]));
}

/** A fault only removes the part that it struck. */
function wronglyLeftOut({ proxies }: FixtureState, asked: typeof FACTS, notes: readonly string[]): string[] {
  const { proxy, always, response: strike } = proxies.plan ?? {};
  const struck =
    proxy === 'api' && proxies.injectedCount > 0
      ? asked.filter(({ route, otherRoute }) => !strike || [route, otherRoute].includes(strike.route))
      : [];
  const may = new Set(struck.map(({ part }) => nameOf(part)));
  const wrong = notes.filter((note) => !may.has(note)).map((note) => `${note} was left out`);
  if (strike && always !== true && notes.length > 1) wrong.push(`${notes.join(' and ')} were left out after one fault`);
  return wrong;
}

/** Returns the requested days. Named periods end yesterday on the clock of the run, before or after midnight. */
function wrongPeriod(
  { proxies }: FixtureState,
  { startDate, endDate, name, generatedAt }: Report['project']['period'] & Pick<Report, 'generatedAt'>,
): string[] {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  const wrong = days === 7 ? [] : [`the report has ${days} days`];
  const lastMs = Date.parse(endDate) + DAY_MS;
  const sinceMs = Date.parse(generatedAt) - lastMs;
  if (name === null && endDate !== WEEK['end-date']) wrong.push(`the report ends on ${endDate}`);
  if (name !== null && (sinceMs < 0 || sinceMs > DAY_MS + HOUR_MS)) wrong.push(`the report ends on ${endDate}`);
  if (Math.abs(proxies.clock.now() - Date.parse(generatedAt)) > HOUR_MS) wrong.push(`the report is of ${generatedAt}`);
  return wrong;
}

/** Checks that both files show the same report. */
function wrongFormats(files: ReadonlyMap<string, Buffer>, report: Report): string[] {
  const names = [...files.keys()];
  return [
    ...(isDeepStrictEqual(names, ['report.html', 'report.json']) ? [] : [`the files are ${names.join(', ')}`]),
    ...wrongText('report.html', files, report),
  ];
}

/** The metrics that are counts, as reports label them. */
const COUNT_LABELS: Readonly<Partial<Record<MetricName, string>>> = {
  'traffic.page-views': 'Page views',
  'traffic.sessions': 'Sessions',
  'feedback.total': 'Votes',
  'feedback.comments': 'Comments',
  'search.total': 'Searches',
  'search.sessions': 'Sessions with a search',
  'ai.questions': 'Questions to the AI assistant',
  'ai.low-confidence': 'Low-confidence answers',
};

function wrongText(name: string, files: ReadonlyMap<string, Buffer>, report: Report): string[] {
  const text = (files.get(name)?.toString() ?? '').replaceAll('\\', '').replaceAll('&#39;', "'");
  const tables = projectSections(report.project).flatMap((section) => section.tables.map(({ title }) => title));
  // All parts of a section that failed for the same reason are in one sentence.
  const notes = report.project.notes.flatMap(
    ({ message }) => /^Couldn't fetch ([^:]*): (.*)$/.exec(message)?.slice(1) ?? message,
  );
  const wrong = [...tables, ...notes].flatMap((one) => (text.includes(one) ? [] : [`${name} does not say: ${one}`]));
  for (const { name: metric, value } of report.project.metrics) {
    const label = COUNT_LABELS[metric];
    if (value === null || label === undefined) continue;
    if (
      !text.includes(`| ${label} | ${value} |`) &&
      !text.includes(`<th scope="row">${label}</th><td class="n">${value}</td>`)
    )
      wrong.push(`${name} has another ${metric}`);
  }
  return wrong;
}

function wrongOutputs({ folder }: FixtureState, { project: { metrics } }: Report, { result }: CompletedRun): string[] {
  const value = (name: string): string => String(metrics.find((one) => one.name === name)?.value ?? '');
  const { outputs } = result;
  const wrong = [];
  if (outputs['page-views'] !== value('traffic.page-views')) wrong.push('the output page-views is another number');
  if (outputs.searches !== value('search.total')) wrong.push('the output searches is another number');
  for (const format of ['json', 'html'])
    if (!existsSync(join(folder, outputs[`report-${format}`] || 'nowhere')))
      wrong.push(`there is no output of ${format}`);
  return wrong;
}

function wrongIssue(place: FixtureState, { summary }: CompletedRun): string[] {
  const found = rolling(place);
  const [issue] = found;
  if (!issue || found.length > 1) return [`there are ${found.length} issues`];
  const numbersOf = (text: string): string | undefined =>
    /<summary>All numbers<\/summary>[^]*?<\/details>/.exec(text)?.[0];
  const isSame = numbersOf(issue.body) !== undefined && numbersOf(issue.body) === numbersOf(summary);
  const wrong = isSame ? [] : ['the issue shows another report'];
  if (!issue.isOpen) wrong.push('the issue is closed');
  if (!/^Docs: weekly report: .*\d [A-Z][a-z]{2}, [a-zA-Z0-9, ]+$/.test(issue.title))
    wrong.push(`the issue is called ${issue.title}`);
  return wrong;
}

function wrongArtifact(
  { results }: FixtureState,
  files: ReadonlyMap<string, Buffer>,
  { summary }: CompletedRun,
): string[] {
  const keptAt = (text: string): Map<string, Buffer> | undefined => {
    const id = new RegExp(`\\[${text}\\]\\(\\S+/artifacts/(\\d+)\\)`).exec(summary)?.[1];
    const artifact = results.artifacts.find((one) => one.id === id);
    return artifact?.finalized ? contentOf(artifact) : undefined;
  };
  const kept = keptAt('All files');
  if (!kept) return ['the summary leads to no artifact'];
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  const page = keptAt('Open the report')?.get('report.html');
  return [
    ...(isDeepStrictEqual(sorted, [...files]) ? [] : ['the artifact holds other files']),
    ...(page && !isDeepStrictEqual(page, files.get('report.html')) ? ['the page in the artifact is another'] : []),
  ];
}

/** Returns the files of an artifact. That of the page isn't zipped. */
function contentOf({ name, bytes }: { readonly name: string; readonly bytes?: Buffer }): Map<string, Buffer> {
  const content = bytes ?? Buffer.alloc(0);
  return name.endsWith('.html') ? new Map([['report.html', content]]) : unzip(content);
}

const DONE: readonly Outcome[] = ['done'];
const THRESHOLD = 'search.total > 0';

/** Returns true if no retry can get the response. */
function isUnreachable(name: string, always: boolean): boolean {
  return always ? name !== 'slow body' : ['wrong types', 'redirect to another origin'].includes(name);
}

/** A failed request removes its own part of the report. A threshold fails without its number. */
const endsOfSections: NonNullable<Scenario['expectedOutcomes']> = (
  { route, index, nth },
  { name, fault: how },
  always,
) => {
  // The second request is for the previous period.
  if (typeof how !== 'string')
    return isUnreachable(name, always) && route === 'GET /analytics/search' && nth === 0 ? ['gate'] : DONE;
  if (always && index === 0) return undefined;
  return always || name === 'expired TLS' ? ['done', 'gate'] : DONE;
};

/** A failed request removes its own part of the report, whose name and site are optional. */
const endsOfParts: NonNullable<Scenario['expectedOutcomes']> = ({ proxy, index }, { fault: how }, always) =>
  proxy !== 'api' || (typeof how === 'string' && always && index === 0) ? undefined : DONE;

const prepareWeek =
  (host: 'github' | 'gitlab', isThere: boolean): NonNullable<Scenario['prepare']> =>
  (place) => {
    populate(place.emulator.state.readers, Date.parse(WEEK['start-date']));
    addIssues(place, host, isThere);
  };

const BASE = { command: 'analytics-report', violations: broken, missingResults: unfinished } as const;

export const ANALYTICS_REPORT: readonly Scenario[] = [
  {
    ...BASE,
    name: 'analytics-report with every section',
    host: 'terminal',
    inputs: { ...WEEK, thresholds: THRESHOLD },
    prepare: ({ emulator: { state } }) => populate(state.readers, Date.parse(WEEK['start-date'])),
    expectedOutcomes: endsOfSections,
  },
  {
    ...BASE,
    name: 'analytics-report on GitHub',
    host: 'github',
    inputs: { ...WEEK, issue: TITLE },
    prepare: prepareWeek('github', false),
    optionalProxies: ['github'],
    // The artifact client retries for minutes. Only the timeout of the run limits it.
    expectedOutcomes: (request, ...fault) =>
      request.proxy === 'results' ? ['done', 'failed', 'timed-out'] : endsOfParts(request, ...fault),
  },
  {
    ...BASE,
    name: 'analytics-report on GitHub that updates its issue',
    host: 'github',
    inputs: { ...WEEK, issue: TITLE, artifact: 'false' },
    prepare: prepareWeek('github', true),
    optionalProxies: ['github'],
    expectedOutcomes: endsOfParts,
  },
  {
    ...BASE,
    name: 'analytics-report on GitLab',
    host: 'gitlab',
    inputs: { issue: TITLE },
    prepare: (place) => {
      // These days are over on every clock, and both periods have readers.
      for (const daysAgo of [10, 13, 17]) populate(place.emulator.state.readers, place.clock.now() - daysAgo * DAY_MS);
      addIssues(place, 'gitlab', true);
    },
    optionalProxies: ['gitlab'],
    expectedOutcomes: endsOfParts,
  },
  {
    ...BASE,
    name: 'analytics-report on GitLab that makes its issue',
    routes: ['POST /api/v4/projects/{id}/issues'],
    host: 'gitlab',
    inputs: { ...WEEK, issue: TITLE },
    prepare: prepareWeek('gitlab', false),
    optionalProxies: ['gitlab'],
  },
];
