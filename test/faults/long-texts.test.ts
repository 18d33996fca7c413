/**
 * Tests that a run's time is proportional to the length of any text of the service's answers: 300 kB of anything, in any
 * field, on any host. It compares CPU times, which other programs of a busy machine hardly change. `npm run fuzz` tries
 * each kind of text in each field.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuMsOf } from '../support/cpu-time.js';
import type { ProxiedResponse } from '../support/fault-proxy.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { changeTexts, FREE_TEXT, isFieldOf, recordFields } from './answer-texts.js';
import { createRunClock, openFixture } from './fixture.js';
import './preload-modules.js';
import type { Scenario } from './scenario.js';
import { ANALYTICS_REPORT } from './scenarios/analytics-report.js';
import { CHECK_PAGES } from './scenarios/check-pages.js';
import { CHECK_SEARCH } from './scenarios/check-search.js';
import { CHECK_SITE } from './scenarios/check-site.js';
import { CHECK } from './scenarios/check.js';
import { EXPORT_PDF_ARTIFACT } from './scenarios/export-pdf-artifact.js';
import { PUBLISH_BRANCH } from './scenarios/publish-branch.js';
import { PUSH_CONTENT } from './scenarios/push-content.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';

const COMMANDS = [
  ...[ANALYTICS_REPORT, CHECK_PAGES, CHECK_SEARCH, CHECK_SITE, CHECK, EXPORT_PDF_ARTIFACT],
  ...[PUBLISH_BRANCH, PUSH_CONTENT, SYNC_MEDIA, TRIGGER_DEPLOY],
];
const HOSTS = ['github', 'gitlab', 'terminal'] as const;

/** Each scenario on the host that it is for, and each command on every host. */
const SCENARIOS: readonly Scenario[] = COMMANDS.flatMap((scenarios) => [
  ...scenarios,
  ...HOSTS.flatMap((host) => {
    const [first] = scenarios;
    if (!first || scenarios.some((one) => one.host === host)) return [];
    return [{ ...first, host, name: `${first.command}, elsewhere ${host}` }];
  }),
]);

const UNITS = [
  ...['é', '👨‍👩‍👧', '🇩🇪', '\u0301', '\u0301\u0323', 'e\u0301', '漢', 'א', 'א ', '\u200f', '\u202e', '\u200b', '\ud800'],
  ...[' ', '\t', '\n', '\r\n', ' \n', 'a', 'a ', '[', '](', '![', '(', '`', '` ', '<', '<a ', '<!--', '{', '*a ', '_a'],
  ...[
    '&',
    '&amp;',
    '%',
    '%25',
    '%E2',
    '"',
    '\\',
    '/',
    '../',
    '#',
    '::',
    '|',
    'http://',
    'a.mdx:1:1 ',
    'Error: ',
    '---\n',
  ],
];
const LENGTH = 300_000;
const SHORTER = LENGTH / 4;
/** A text of four times the length takes linear work four times as long, and quadratic work 16 times. */
const TOO_STEEP = 8;
/** Shorter times aren't measured again: most of them is that of the service and of the collector of garbage. */
const MEASURABLE_MS = 1_500;

const clock = createRunClock();

type Change = (value: string, path: string, route: string) => string;

/** The CPU time of a run. Each text is changed at its first place in an answer, so that no answer has millions of characters. */
async function msOfRun(scenario: Scenario, change: Change): Promise<number> {
  await using fixture = await openFixture(scenario, { clock });
  await fixture.proxies.prepare();
  fixture.proxies.modifyResponse = (answer, { proxy, route }): ProxiedResponse => {
    if (proxy !== 'api') return answer;
    const seen = new Set<string>();
    return changeTexts(answer, (value, path) => {
      const changed = seen.has(path) ? value : change(value, path, route);
      seen.add(path);
      return changed;
    });
  };
  return await cpuMsOf(async () => {
    await fixture.run(1);
  });
}

/** Says how steeply the time of a run grows, if that is more than in proportion to the text. */
async function steepness(
  scenario: Scenario,
  plant: (text: string) => Change,
  unit: string,
): Promise<string | undefined> {
  const textOf = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
  const msOf = (length: number): Promise<number> => msOfRun(scenario, plant(textOf(length)));
  let long = await msOf(LENGTH);
  if (process.env.DOCS_CI_SHOW !== undefined) console.log(scenario.name, JSON.stringify(unit), Math.round(long));
  if (long < MEASURABLE_MS) return undefined;
  let [none, short] = [Infinity, Infinity];
  for (let count = 0; count < 3; count += 1) {
    none = Math.min(none, await msOf(0));
    short = Math.min(short, await msOf(SHORTER));
    long = Math.min(long, await msOf(LENGTH));
  }
  const growth = (long - none) / Math.max(short - none, 50);
  return growth > TOO_STEEP ? `${Math.round(short)} ms become ${Math.round(long)} ms` : undefined;
}

/** Some of them in turn, so that each is tried in many places; all of them in `npm run fuzz`. */
function shareOf<T>(all: readonly T[], index: number, count: number): readonly T[] {
  if (process.env.DOCS_CI_FUZZ !== undefined) return all;
  return Array.from({ length: Math.min(count, all.length) }, (_, nth) => all[(index * count + nth) % all.length] as T);
}

describe.each(SCENARIOS.map((scenario, index) => [scenario.name, scenario, index] as const))(
  '%s',
  (_, scenario, index) => {
    let end: () => void;
    beforeAll(() => (end = useVirtualTimers(clock)));
    afterAll(() => end());

    test('takes linear time for long texts in all free fields at once', { timeout: 7_200_000 }, async () => {
      const found: string[] = [];
      for (const unit of shareOf(UNITS, index, 2)) {
        const plant =
          (text: string): Change =>
          (value, path) =>
            FREE_TEXT.test(path) ? value + text : value;
        const growth = await steepness(scenario, plant, unit);
        if (growth !== undefined) found.push(`${JSON.stringify(unit)}: ${growth}`);
      }
      expect(found).toEqual([]);
    });

    test('takes linear time for a long text in any one field', { timeout: 7_200_000 }, async () => {
      const { fields } = await recordFields(scenario, clock);
      const found: string[] = [];
      for (const [nth, field] of fields.entries())
        for (const unit of shareOf(UNITS, index + nth, 1)) {
          const plant =
            (text: string): Change =>
            (value, path, route) =>
              path === field.path && isFieldOf(field, route) ? value + text : value;
          const growth = await steepness(scenario, plant, unit);
          if (growth !== undefined) found.push(`${field.route} ${field.path}, ${JSON.stringify(unit)}: ${growth}`);
        }
      expect(found).toEqual([]);
    });
  },
);
