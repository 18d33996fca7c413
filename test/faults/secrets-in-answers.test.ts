/** Tests that no secret of the run reaches GitHub, GitLab, the log or a file, whichever text of the service's answers has it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProxiedResponse, ReceivedRequest } from '../support/fault-proxy.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { changeTexts, type Field, FREE_TEXT, isFieldOf, recordFields } from './answer-texts.js';
import { createRunClock, type Fixture, openFixture } from './fixture.js';
import { countCase, logCaseCount } from './hostile-values.js';
import './preload-modules.js';
import { IS_EXHAUSTIVE } from './sample.js';
import type { Scenario } from './scenario.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';
import { CHECK_PAGES } from './scenarios/check-pages.js';
import { CHECK_SITE } from './scenarios/check-site.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';
import { PUBLISH_BRANCH } from './scenarios/publish-branch.js';
import { PUSH_CONTENT } from './scenarios/push-content.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';
import { findSecrets, type PlantedSecret, type SearchedText } from './secret-search.js';

const ON_PLATFORMS = [
  ...CHECK_PAGES,
  ...PUSH_CONTENT,
  ...SYNC_MEDIA,
  ...PUBLISH_BRANCH,
  ...TRIGGER_DEPLOY,
  ...CHECK_SITE,
  ...EXPORT_PDF_ARTIFACT,
  ...ANALYTICS_REPORT,
].filter(({ host }) => host !== 'terminal');

/** Another form of a scenario, with posts that the scenarios of the fault matrix lack. */
function variantOf(name: string, part: Partial<Scenario> & Pick<Scenario, 'name'>): Scenario {
  const scenario = ON_PLATFORMS.find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario has the name ${name}`);
  return { ...scenario, ...part, inputs: { ...scenario.inputs, ...part.inputs } };
}

const COMMENTED = { inputs: { comment: 'true' } };
const FAILED_BUILD = { build: { pendingMs: 500, buildingMs: 2_000, outcome: 'error' } } as const;
const PROPOSAL = 'push-content as a proposal on GitHub';
const SCENARIOS = [
  ...ON_PLATFORMS,
  variantOf(PROPOSAL, { ...COMMENTED, name: 'push-content as a commented proposal on GitHub' }),
  variantOf(PROPOSAL, { ...COMMENTED, name: 'push-content as a commented proposal on GitLab', host: 'gitlab' }),
  variantOf(PROPOSAL, {
    ...COMMENTED,
    name: 'push-content as a proposal whose preview fails on GitLab',
    host: 'gitlab',
    emulator: { seed: false, keyLimitPerMinute: null, ...FAILED_BUILD },
  }),
  variantOf('push-content directly on GitLab', {
    ...COMMENTED,
    name: 'push-content directly with a comment on GitHub',
    host: 'github',
  }),
  variantOf('trigger-deploy on GitHub', { name: 'trigger-deploy that fails on GitHub', emulator: FAILED_BUILD }),
  variantOf('trigger-deploy on GitLab', { name: 'trigger-deploy that fails on GitLab', emulator: FAILED_BUILD }),
  variantOf('check-site of a failed deployment on GitHub', {
    name: 'check-site of a failed deployment on GitLab',
    host: 'gitlab',
  }),
  variantOf('check-pages of everything on GitHub', { name: 'check-pages of everything on GitLab', host: 'gitlab' }),
];

const SIGNATURES: readonly PlantedSecret[] = [
  { name: 'a signature of AWS', value: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4' },
  { name: 'a signature of Azure', value: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4MTIzNDU2' },
  { name: 'a token of a URL', value: 'tok_9f8e7d6c5b4a39281706f5e4d3c2b1a0' },
];
const SIGNED = ['X-Amz-Signature', 'sig', 'token']
  .map((name, index) => `https://files.example/a.pdf?${name}=${SIGNATURES[index]?.value}`)
  .join(' ');

/** They take no token of a platform. */
const WITHOUT_TOKEN: readonly string[] = ['publish-branch', 'sync-media'];

/** The secrets that a run on a platform has. */
function ownSecrets(fixture: Fixture, { host, command }: Scenario): PlantedSecret[] {
  const given = { github: 'the runtime token', gitlab: 'the job token', terminal: '' }[host];
  const token = { github: 'the token of GitHub', gitlab: 'the token of GitLab', terminal: '' }[host];
  const names = ['the key', given, ...(WITHOUT_TOKEN.includes(command) ? [] : [token])];
  return fixture.plantedSecrets().filter(({ name }) => names.includes(name));
}

/** How the value of a field gets the secrets. */
type Planting = (value: string, secrets: readonly string[]) => string;
const PLANTINGS: Readonly<Record<string, Planting>> = {
  'behind the value': (value, secrets) => `${value} ${secrets.join(' ')} ${SIGNED}`,
  'joined with the value': (value, secrets) => [value, ...secrets.map(encodeURIComponent)].join('-'),
  'in a URL': (value, secrets) =>
    `${value}?${secrets.map((one) => `a=${encodeURIComponent(one)}`).join('&')}&${SIGNED}`,
};

logCaseCount('secrets in answers');

/** Fields that another scenario of the command was tried with on the same host. `npm run fuzz` tries them in each scenario. */
const tried = new Set<string>();

function isTried({ command, host }: Scenario, field: string): boolean {
  const name = `${command} ${host} ${field}`;
  const isKnown = tried.has(name) && process.env.DOCS_CI_FUZZ === undefined;
  tried.add(name);
  return isKnown;
}

const clock = createRunClock();

/** Returns all secrets of the run that a search finds after a run with changed answers. */
async function leaksOf(
  scenario: Scenario,
  modify: (answer: ProxiedResponse, arrived: ReceivedRequest, secrets: readonly string[]) => ProxiedResponse,
): Promise<string[]> {
  countCase();
  await using fixture = await openFixture(scenario, { clock });
  const planted = ownSecrets(fixture, scenario);
  const secrets = planted.map(({ value }) => value);
  await fixture.proxies.prepare();
  fixture.proxies.modifyResponse = (answer, arrived) =>
    arrived.proxy === 'api' ? modify(answer, arrived, secrets) : answer;
  const run = await fixture.run(1);
  const shown: SearchedText[] = [
    { where: 'the log', bytes: run.stdout.replaceAll(/^::add-mask::.*$/gm, '') },
    { where: 'the errors', bytes: run.stderr },
  ];
  return [
    ...findSecrets(planted, [...shown, ...placesOf(fixture)]),
    ...findSecrets(SIGNATURES, [...shown, ...placesOf(fixture).filter(({ where }) => !hasTextsOfPages(where))]),
  ];
}

/** The service and its site get back what they said. */
function placesOf(fixture: Fixture): SearchedText[] {
  return fixture.searchableTexts().filter(({ where }) => !/ to (api|files|elsewhere)$/.test(where));
}

/** Files that have the text of a page or the URL of a library file, which nobody changes: a signature may be a part of it. */
function hasTextsOfPages(where: string): boolean {
  return /\.docs-media\.lock\.json$|media-map\.json$|\.patch$|\.diff$|POST \/repos\/octo\/docs\/git\/trees|repository\/commits to gitlab/.test(
    where,
  );
}

/** Only the kinds of a field matter: the answers of one route to all requests of a run change alike. */
function plantIn(field: Field, planting: Planting) {
  return (answer: ProxiedResponse, { route }: ReceivedRequest, secrets: readonly string[]): ProxiedResponse =>
    isFieldOf(field, route)
      ? changeTexts(answer, (value, path) => (path === field.path ? planting(value, secrets) : value))
      : answer;
}

/** One of the forms in turn, so that each is tried in many places; all of them in `npm run fuzz`. */
function shareOf<T>(forms: readonly T[], index: number): readonly T[] {
  if (process.env.DOCS_CI_FUZZ !== undefined) return forms;
  return forms.slice(index % forms.length, (index % forms.length) + 1);
}

const FAILURES = [400, 403, 404, 409, 422, 500] as const;

/** An error whose every text has secrets; with `isPage`, a proxy's page. */
function failWith(status: number, isPage: boolean) {
  return (secrets: readonly string[]): ProxiedResponse => {
    const text = `Bad ${secrets.join(' ')} ${SIGNED}`;
    const json = { error: text, message: text, code: status, details: [{ field: text, message: text }] };
    return {
      status,
      headers: { 'content-type': isPage ? 'text/html' : 'application/json' },
      body: Buffer.from(isPage ? `<html>${text}</html>` : JSON.stringify(json)),
    };
  };
}

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  let end: () => void;
  beforeAll(() => (end = useVirtualTimers(clock)));
  afterAll(() => end());

  test.each(Object.entries(PLANTINGS))(
    'keeps back those of all free texts at once, %s',
    { timeout: 60_000 },
    async (__, planting) => {
      const leaks = await leaksOf(scenario, (answer, _arrived, secrets) =>
        changeTexts(answer, (value, path) => (FREE_TEXT.test(path) ? planting(value, secrets) : value)),
      );
      expect(leaks).toEqual([]);
    },
  );

  test('keeps back those of any one text', { timeout: 600_000 }, async () => {
    const recorded = await recordFields(scenario, clock);
    const untried = recorded.fields.filter(({ route, path }) => !isTried(scenario, `${route} ${path}`));
    const isWhole = IS_EXHAUSTIVE || process.env.DOCS_CI_FUZZ !== undefined;
    // `npm run test:all` tries every field, and the tests above all free texts at once.
    const fields = untried.filter((_, index) => isWhole || index % 2 === 0);
    const found: string[] = [];
    const plantings = Object.entries(PLANTINGS);
    for (const [index, field] of fields.entries())
      for (const [name, planting] of shareOf(plantings, index))
        for (const leak of await leaksOf(scenario, plantIn(field, planting)))
          found.push(`${field.route} ${field.path}, ${name}: ${leak}`);
    expect(found).toEqual([]);
  });

  test('keeps back those of any error', { timeout: 600_000 }, async () => {
    const { routes } = await recordFields(scenario, clock);
    const found: string[] = [];
    for (const wanted of new Set(routes.map((route) => (route.startsWith('GET /pages/') ? 'GET /pages/' : route))))
      for (const status of shareOf(FAILURES, found.length + wanted.length))
        for (const leak of await leaksOf(scenario, (answer, { route }, secrets) =>
          route.startsWith(wanted) ? failWith(status, status === 500)(secrets) : answer,
        ))
          found.push(`${wanted} with ${status}: ${leak}`);
    expect(found).toEqual([]);
  });
});
