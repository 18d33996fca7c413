/** Declares the fault matrix of a command: every request of a clean run × every kind of fault, once and for good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/commands/command.js';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import type { FaultPlan, ReceivedRequest } from '../support/fault-proxy.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { FAULTS, type MatrixFault } from './faults.js';
import { type CompletedRun, createRunClock, type Fixture, openFixture } from './fixture.js';
import './preload-modules.js';
import { sample } from './sample.js';
import type { Scenario } from './scenario.js';
import { findSecrets } from './secret-search.js';

/** The timeout of the runs, and the time that a run needs to end after it. */
const MAX_RUN_MS = 10 * 60_000 + 30_000;
/** Limits the CPU time of a case, because no run may spin. */
const MAX_CASE_MS = 8_000;

const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  done: 0,
  skipped: 0,
  failed: 1,
  refused: 2,
  gate: 3,
  'timed-out': 4,
  unavailable: 5,
  cancelled: 143,
};

const clock = createRunClock();
/** A run that never ends holds up the clock, so each test after it would wait for its time limit. */
let runningTitle: string | undefined;

/** One fault can be chosen: `DOCS_CI_FAULT='reset after' npx vitest run test/faults -t 'GET /deployments'`. */
const CHOSEN_FAULTS = FAULTS.filter(({ name }) => name.includes(process.env.DOCS_CI_FAULT ?? ''));
const IS_CHOSEN = process.env.DOCS_CI_FAULT !== undefined;

/** Declares the tests of a command. Each command has a file of its own, so that workers share the files. */
export async function describeFaultMatrix(command: CommandName, scenarios: readonly Scenario[]): Promise<void> {
  const recordings = await recordScenarios(scenarios);
  const tally: Tally = { cases: 0, injected: 0, reruns: 0, searched: 0 };

  describe(`${command} under every fault`, () => {
    let restoreTimers: () => void;
    let startedMs: number;
    beforeAll(() => {
      restoreTimers = useVirtualTimers(clock);
      startedMs = performance.now();
    });
    afterAll(() => {
      restoreTimers();
      const requests = recordings.reduce((sum, { points }) => sum + points.length, 0);
      const seconds = Math.round((performance.now() - startedMs) / 1000);
      console.log(
        `fault matrix of ${command}: ${tally.cases} cases of ${requests} requests × ${CHOSEN_FAULTS.length} faults (each once, and from its first time on for good), ` +
          `${tally.injected} faults struck, ${tally.reruns} re-runs, in ${seconds} s; ${tally.searched} places searched for secrets`,
      );
    });
    // Each command begins with another eighth, so that the clients meet all faults in some command.
    const offset = commandNames.indexOf(command);
    const tried = new Set<string>();
    for (const { scenario, points } of recordings)
      for (const [number, point] of points.entries()) {
        const isRepeated = tried.has(requestOf(point)) || isUploadOfArtifact(command, point);
        const isFirstOfClient = !tried.has(point.proxy);
        tried.add(requestOf(point)).add(point.proxy);
        const struck = CHOSEN_FAULTS.filter((fault) =>
          isStruck(scenario, point, fault, { isRepeated, isFirstOfClient }),
        );
        for (const fault of IS_CHOSEN ? struck : sampleOf(struck, offset + number, { isRepeated }))
          declareTest(scenario, point, fault, tally);
      }
  });
}

/** Identifies a request by its route, and by whether it is the first of its route in a run. */
function requestOf({ proxy, route, nth }: ReceivedRequest): string {
  return `${proxy} ${route} ${nth === 0 ? 'first' : 'last'}`;
}

/** All commands upload artifacts with one function, which export-pdf-artifact tries with every fault. */
function isUploadOfArtifact(command: CommandName, { proxy }: ReceivedRequest): boolean {
  return proxy === 'results' && command !== 'export-pdf-artifact';
}

/**
 * A request that another scenario of the command was tried with is only tried with one fault of each kind: the functions
 * that send it are the same, and only what the scenario makes of its failure differs. Reads of files have no form that
 * would tell an empty body from a complete one, so they are tried with all faults.
 */
function isStruck(
  scenario: Scenario,
  { route, proxy }: ReceivedRequest,
  fault: MatrixFault,
  { isRepeated, isFirstOfClient }: { isRepeated: boolean; isFirstOfClient: boolean },
): boolean {
  const isRead = route.startsWith('GET ');
  if (isRead && fault.isOfWrites) return false;
  if (isRepeated && !fault.isOfRepeats) return false;
  if (isRead && fault.isOfClient && !isFirstOfClient && proxy !== 'files') return false;
  return scenario.isStruckBy?.(fault) ?? true;
}

/**
 * `npm run test:rest` tries a new request with one fault of each kind of error and an eighth of the others, and a request
 * that another scenario was tried with with an eighth of its faults. The next request takes the next eighth, so that each
 * fault strikes each command at many requests.
 */
function sampleOf(
  faults: readonly MatrixFault[],
  number: number,
  { isRepeated }: { isRepeated: boolean },
): readonly MatrixFault[] {
  const isKind = (fault: MatrixFault): boolean => !isRepeated && fault.isOfRepeats === true;
  const rest = faults.filter((fault) => !isKind(fault));
  return [...faults.filter(isKind), ...sample(rest, number)];
}

function declareTest(scenario: Scenario, point: ReceivedRequest, fault: MatrixFault, tally: Tally): void {
  const request = `${point.route} #${point.nth + 1} to ${point.proxy}`;
  const title = `survives "${fault.name}" at ${request}: ${scenario.name}`;
  test(title, { timeout: 300_000 }, async () => {
    if (runningTitle !== undefined) throw new Error(`Not tried, because this test never ended: ${runningTitle}`);
    runningTitle = title;
    try {
      const problems = await runCase(scenario, point, fault, false, tally);
      // A fault that stays is there from the first request on.
      if (point.nth === 0) problems.push(...(await runCase(scenario, point, fault, true, tally)));
      expect(problems).toEqual([]);
    } finally {
      runningTitle = undefined;
    }
  });
}

interface Recording {
  readonly scenario: Scenario;
  readonly points: readonly ReceivedRequest[];
}

async function recordScenarios(scenarios: readonly Scenario[]): Promise<Recording[]> {
  const restoreTimers = useVirtualTimers(clock);
  const recordings: Recording[] = [];
  for (const scenario of scenarios) recordings.push({ scenario, points: await recordRequests(scenario) });
  restoreTimers();
  return recordings;
}

/** Returns the requests of a run without a fault. The result of this run is checked, too. */
async function recordRequests(scenario: Scenario): Promise<ReceivedRequest[]> {
  await using fixture = await openFixture(scenario, { clock });
  await fixture.proxies.prepare();
  const run = await fixture.run(1);
  const problems = [...(await scenario.violations(fixture)), ...(await scenario.missingResults(fixture, run))];
  if (run.result.outcome !== 'done' || problems.length > 0)
    throw new Error(`${scenario.name}, without a fault: ${run.result.message} ${problems.join('; ')}\n${run.stdout}`);
  return firstAndLast(fixture.proxies.requests)
    .filter(({ route }) => scenario.routes?.includes(route) ?? true)
    .filter(({ proxy }) => scenario.proxies?.includes(proxy) ?? true);
}

/** Keeps the first and the last of the requests that a run repeats, such as polls. */
function firstAndLast(requests: readonly ReceivedRequest[]): ReceivedRequest[] {
  return requests.filter(({ proxy, route, nth }) => {
    const count = requests.filter((one) => one.proxy === proxy && one.route === route).length;
    return nth === 0 || nth === count - 1;
  });
}

interface Tally {
  cases: number;
  injected: number;
  reruns: number;
  searched: number;
}

/** Returns the problems of a run and its re-run under a fault, one sentence each. */
async function runCase(
  scenario: Scenario,
  point: ReceivedRequest,
  fault: MatrixFault,
  always: boolean,
  tally: Tally,
): Promise<string[]> {
  const startedCpu = process.cpuUsage();
  const closeConnections = typeof fault.fault === 'string';
  await using fixture = await openFixture(scenario, { clock, closeConnections, tls: fault.fault === 'expired-tls' });
  const { proxies } = fixture;
  await proxies.prepare(planOf(point, fault, always));
  const run = await fixture.run(1);
  const isInjected = proxies.injectedCount > 0;
  tally.cases += 1;
  if (isInjected) tally.injected += 1;
  const problems = isInjected
    ? findProblems(scenario, run, expectedOutcomes(scenario, point, fault, always))
    : ['the fault did not strike'];
  problems.push(
    ...(await scenario.violations(fixture)),
    ...findShownSecrets(fixture, run, tally),
    ...findEarlyRetries(fixture, fault),
  );
  if (!PLATFORM_PROXIES.has(point.proxy)) problems.push(...((await scenario.leftOpen?.(fixture, run)) ?? []));
  const isDone = run.result.outcome === 'done';
  if (isDone) problems.push(...(await findUnreportedGaps(scenario, fixture, run, point, fault)));
  // A run that is done and whose requests were all clearly answered leaves the state that a run without a fault leaves.
  if (!isDone || strikesAfterWork(fault) || problems.length > 0)
    problems.push(...(await findRerunProblems(scenario, fixture, tally)));
  const { user, system } = process.cpuUsage(startedCpu);
  const cpuMs = (user + system) / 1_000;
  if (cpuMs > MAX_CASE_MS) problems.push(`it took ${Math.round(cpuMs)} ms of CPU time`);
  return problems.map((sentence) => `${fault.name}, ${always ? 'for good' : 'once'}: ${sentence}`);
}

/** Returns the body without the boundary of its parts, which differs every time. */
function bodyText({ headers, body }: ReceivedRequest): string {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(headers['content-type'] ?? '') ?? [];
  const text = body.toString('latin1');
  return boundary === '' ? text : text.replaceAll(boundary, '');
}

/** A job waits no longer than this for a platform (hosts/retry-delay.ts). */
const MAX_PLATFORM_PAUSE_MS = 3_000;

/** Returns one sentence per request that came back before the time that a response had asked for. */
function findEarlyRetries({ proxies }: Fixture, { retryAfterMs }: MatrixFault): string[] {
  const { proxy, always, response } = proxies.plan ?? {};
  // GitHub's artifact client chooses its own delays, and requests to the site follow the intervals of its check.
  if (retryAfterMs === undefined || !response || proxy === 'results' || response.route.startsWith('GET /site/'))
    return [];
  // The job gives the request up if the delay is longer. Requests that follow undo its work.
  if (PLATFORM_PROXIES.has(proxy ?? '') && retryAfterMs > MAX_PLATFORM_PAUSE_MS) return [];
  const sent = proxies.requests.filter((one) => one.proxy === proxy && one.route === response.route);
  return sent.flatMap((request) => {
    const { nth, atMs, path } = request;
    if (always ? nth < response.nth : nth !== response.nth) return [];
    const again = sent.find((one) => one.nth > nth && one.path === path && bodyText(one) === bodyText(request));
    if (!again || again.atMs - atMs >= retryAfterMs) return [];
    return [`${response.route} was sent again after ${again.atMs - atMs} ms instead of ${retryAfterMs}`];
  });
}

/** Returns the problems of a plain re-run, which has to finish the work, one sentence each. */
async function findRerunProblems(scenario: Scenario, fixture: Fixture, tally: Tally): Promise<string[]> {
  tally.reruns += 1;
  scenario.beforeRerun?.(fixture);
  await fixture.proxies.prepare();
  clock.advance(scenario.rerunAfterMs ?? 60_000);
  const run = await fixture.run(2);
  const problems = [
    ...findProblems(scenario, run, ['done']),
    ...(await scenario.violations(fixture)),
    ...(await scenario.missingResults(fixture, run)),
    ...findShownSecrets(fixture, run, tally),
  ];
  return problems.map((sentence) => `re-run: ${sentence}`);
}

/** Returns true if the service does the work of the request, and the fault only affects the response. */
function strikesAfterWork({ fault }: MatrixFault): boolean {
  return typeof fault !== 'string' && fault.afterWork;
}

function planOf({ proxy, route, nth, index }: ReceivedRequest, { fault }: MatrixFault, always: boolean): FaultPlan {
  if (typeof fault === 'string') return { proxy, always, connection: { kind: fault, index } };
  return { proxy, always, response: { ...fault, route, nth } };
}

function expectedOutcomes(
  scenario: Scenario,
  point: ReceivedRequest,
  fault: MatrixFault,
  always: boolean,
): readonly Outcome[] {
  if (scenario.optionalProxies?.includes(point.proxy)) return ['done'];
  const isLookedUp = strikesAfterWork(fault) && scenario.lookedUpRoutes?.includes(point.route);
  // Each attempt of a merge waits for minutes, so a service that never responds to any uses up the timeout.
  const isSlow = always && fault.name === 'hang after the work' && point.route === 'POST /branches/merge';
  if (isLookedUp && fault.name !== 'wrong types') return isSlow ? ['done', 'timed-out'] : ['done'];
  const expected =
    scenario.expectedOutcomes?.(point, fault, always) ?? (always ? fault.outcomesAlways : fault.outcomesOnce);
  // What a response with wrong types left behind is looked up, too, unless the run needs nothing of it.
  return isLookedUp ? [...expected, 'done'] : expected;
}

const PLATFORM_PROXIES: ReadonlySet<string> = new Set(['github', 'gitlab', 'results']);

/** Returns the results that are missing after a run that is done, unless a notice or warning names the gap. */
async function findUnreportedGaps(
  scenario: Scenario,
  fixture: Fixture,
  run: CompletedRun,
  { proxy }: ReceivedRequest,
  { name }: MatrixFault,
): Promise<readonly string[]> {
  // GitHub redirects requests to renamed repositories. Its client follows, and takes what it finds there as the response.
  if (proxy === 'github' && name === 'redirect to another origin') return [];
  const missing = await scenario.missingResults(fixture, run);
  const isReported = run.result.annotations.some(({ level }) => level !== 'error');
  return PLATFORM_PROXIES.has(proxy) && isReported ? [] : missing;
}

/** These words of programmers tell users nothing. */
const PROGRAMMER_TERMS =
  /\b(undefined|NaN|\[object|TypeError|RangeError|SyntaxError|Cannot read|is not (a function|iterable)|Unexpected token|ZodError|invalid_type|null is)\b|\bat .+\.[jt]s:\d+/;
/** A longer message is not read to its end. */
const MAX_MESSAGE_LENGTH = 900;

function findProblems(scenario: Scenario, run: CompletedRun, expected: readonly Outcome[]): string[] {
  const { result, exitCode, tookMs } = run;
  const outcome = result.outcome as Outcome;
  const problems = [];
  if (!expected.includes(outcome))
    problems.push(`it ended as ${outcome} instead of ${expected.join(' or ')}: ${result.message}`);
  if (exitCode !== EXIT_CODES[outcome]) problems.push(`exit code ${exitCode} for ${outcome}`);
  if (tookMs > MAX_RUN_MS) problems.push(`it took ${Math.round(tookMs / 1000)} s`);
  problems.push(...findMessageProblems(run, outcome));
  if (scenario.host !== 'terminal' && !result.outputs.outcome) problems.push('no outcome was published');
  return problems;
}

function findMessageProblems({ result, stdout, stderr, summary }: CompletedRun, outcome: Outcome): string[] {
  const { message, annotations } = result;
  const problems = [];
  for (const text of [message, ...annotations.map((one) => one.message)]) {
    if (PROGRAMMER_TERMS.test(text)) problems.push(`it says: ${text}`);
    if (text === '' || text.length > MAX_MESSAGE_LENGTH)
      problems.push(`a message of ${text.length} characters: ${text}`);
  }
  const errors = annotations.filter(({ level }) => level === 'error').length;
  // The run has one error, and each file or page that failed has another.
  const { failed = 0, 'pages-failed': failedPages = 0 } = result.outputs;
  const isOfFiles = outcome === 'failed' || outcome === 'timed-out';
  const failures = isOfFiles ? Number(failed) : outcome === 'gate' ? Number(failedPages) : 0;
  if (errors !== (outcome === 'done' ? 0 : 1) + failures)
    problems.push(`${errors} errors are reported for a run that ended as ${outcome}`);
  // The log and the summary begin with the same sentence. Its advice names flags in a terminal, and lines are wrapped.
  const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
  const [sentence = ''] = onOneLine(message).slice(0, 60).split('. ');
  if (!onOneLine(`${stdout}${stderr}`).includes(sentence)) problems.push('the log does not say how it ended');
  const title = summary.split('\n')[0] ?? '';
  const wrongSign = outcome === 'done' ? '❌' : '✅';
  if (!/^## \S+ \S/.test(title) || title.startsWith(`## ${wrongSign}`))
    problems.push(`the title of the summary doesn't fit ${outcome}: ${title}`);
  return problems;
}

function findShownSecrets(fixture: Fixture, { stdout, stderr }: CompletedRun, tally: Tally): string[] {
  const texts = [
    ...fixture.searchableTexts(),
    { where: 'stderr', bytes: stderr },
    { where: 'stdout', bytes: maskedLog(stdout) },
  ];
  tally.searched += texts.length;
  return findSecrets(fixture.plantedSecrets(), texts);
}

/** Applies the mask commands of a log as the runner does: it hides the commands, and what they name from there on. */
function maskedLog(output: string): string {
  const masks: string[] = [];
  return output
    .split('\n')
    .flatMap((line) => {
      const [, masked] = /^::add-mask::(.*)$/.exec(line) ?? [];
      if (masked === undefined) return masks.reduce((text, mask) => text.replaceAll(mask, '***'), line);
      masks.push(masked.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%'));
      return [];
    })
    .join('\n');
}
