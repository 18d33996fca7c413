/**
 * Tests that a run's time is proportional to the length of any text of the service's answers: 300 kB of anything, in any
 * field, on any host. It compares CPU times, which other programs of a busy machine hardly change. `npm run fuzz` tries
 * each kind of text in each field.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuMsOf } from '../support/cpu-time.js';
import { LONGEST, repeated, type TextMaker } from '../support/growth.js';
import type { ProxiedResponse } from '../support/fault-proxy.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { changeTexts, type Field, FREE_TEXT, isFieldOf, recordFields } from './answer-texts.js';
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

/** Each command once on each host. */
const SCENARIOS: readonly Scenario[] = COMMANDS.flatMap((scenarios) =>
  HOSTS.flatMap((host) => {
    const scenario = scenarios.find((one) => one.host === host) ?? scenarios[0];
    return scenario ? [{ ...scenario, host, name: `${scenario.command} on ${host}` }] : [];
  }),
);

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
/** A text of four times the length takes linear work four times as long, and quadratic work 16 times. */
const TOO_STEEP = 8;
/** Shorter times aren't measured again: most of them is that of the service and of the collector of garbage. */
const MEASURABLE_MS = 2_000;
/**
 * A run with a long text may take so many times as long as one without, or as a usual one. Linear work can take long, too: a
 * wait asks for the same text hundreds of times, and the mocks of this process make it as often.
 */
const TOO_LONG = 8;
const USUAL_MS = 500;

const clock = createRunClock();

/** Returns the new text of a field. */
type Planting = (field: Field, value: string, length: number) => string;

/** The CPU time of a run. Each text is changed at its first place in an answer, so that no answer has millions of characters. */
async function msOfRun(scenario: Scenario, plant: Planting, length: number): Promise<number> {
  await using fixture = await openFixture(scenario, { clock });
  await fixture.proxies.prepare();
  const pages = new Set<string>();
  fixture.proxies.modifyResponse = (answer, { proxy, route }): ProxiedResponse => {
    if (proxy !== 'api') return answer;
    // The first page has a long text. The parser has its own limit for each page.
    if (route.startsWith('GET /pages/') && pages.add(route).size > 1) return answer;
    const seen = new Set<string>();
    return changeTexts(answer, (value, path) => {
      const changed = seen.has(path) ? value : plant({ route, path }, value, length);
      seen.add(path);
      return changed;
    });
  };
  return await cpuMsOf(async () => {
    await fixture.run(1);
  });
}

/** Says how steeply the time of a run grows, if that is more than in proportion to the text. */
async function steepness(scenario: Scenario, plant: Planting): Promise<string | undefined> {
  const msOf = (length: number): Promise<number> => msOfRun(scenario, plant, length);
  let long = await msOf(LONGEST);
  if (long < MEASURABLE_MS) return undefined;
  let [none, short] = [Infinity, Infinity];
  for (let count = 0; count < 3; count += 1) {
    none = Math.min(none, await msOf(0));
    short = Math.min(short, await msOf(LONGEST / 4));
    long = Math.min(long, await msOf(LONGEST));
  }
  const growth = (long - none) / Math.max(short - none, 50);
  const isBad = long > MEASURABLE_MS && (growth > TOO_STEEP || long > TOO_LONG * Math.max(none, USUAL_MS));
  return isBad ? [none, short, long].map((ms) => `${Math.round(ms)} ms`).join(' → ') : undefined;
}

function makerOf(index: number): TextMaker {
  return repeated(UNITS[index % UNITS.length] ?? '');
}

/** Each field was tried with another command, or on another host. `npm run fuzz` tries it everywhere. */
const tried = new Set<string>();

function isTried({ route, path }: Field): boolean {
  const name = `${route} ${path}`;
  const isKnown = tried.has(name) && process.env.DOCS_CI_FUZZ === undefined;
  tried.add(name);
  return isKnown;
}

describe.each(SCENARIOS.map((scenario, index) => [scenario.name, scenario, index] as const))(
  '%s',
  (_, scenario, index) => {
    let end: () => void;
    beforeAll(() => (end = useVirtualTimers(clock)));
    afterAll(() => end());

    const count = process.env.DOCS_CI_FUZZ === undefined ? 2 : UNITS.length;
    test('takes linear time for long texts in all free fields at once', { timeout: 7_200_000 }, async () => {
      const found: string[] = [];
      for (let nth = index * count; nth < (index + 1) * count; nth += 1) {
        // Each field has a text of its own, so that the runs of a command try most of them.
        const makers = new Map<string, TextMaker>();
        const makerFor = (path: string): TextMaker => {
          const make = makers.get(path) ?? makerOf(nth * 8 + makers.size);
          makers.set(path, make);
          return make;
        };
        const growth = await steepness(scenario, ({ path }, value, length) =>
          FREE_TEXT.test(path) ? value + makerFor(path)(length) : value,
        );
        const texts = [...makers].map(([path, make]) => `${path} ${JSON.stringify(make(1))}`);
        if (growth !== undefined) found.push(`${texts.join(', ')}: ${growth}`);
      }
      expect(found).toEqual([]);
    });

    test(
      'takes linear time for a long text in any one field that decides something',
      { timeout: 7_200_000 },
      async () => {
        const found: string[] = [];
        const { fields } = await recordFields(scenario, clock);
        const deciding = fields.filter((field) => !FREE_TEXT.test(field.path) && !isTried(field));
        for (const [nth, field] of deciding.entries()) {
          const make = makerOf(index * 7 + nth);
          const growth = await steepness(scenario, ({ route, path }, value, length) =>
            path === field.path && isFieldOf(field, route) ? value + make(length) : value,
          );
          if (growth !== undefined) found.push(`${field.route} ${field.path}, ${JSON.stringify(make(1))}: ${growth}`);
        }
        expect(found).toEqual([]);
      },
    );
  },
);
