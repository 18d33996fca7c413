/** Tests that odd and far dates in answers of the service end no run with words for programmers, whichever field has them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { changeTexts, isFieldOf, recordFields } from './answer-texts.js';
import { createRunClock, openFixture } from './fixture.js';
import { countCase, logCaseCount } from './hostile-values.js';
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
const SCENARIOS = COMMANDS.flat();

const IS_DATE = /\.(date|\w+(?:At|Date))$/;
const DATES = [
  ...[
    '+999999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.000Z',
    '+275760-09-13T00:00:00.001Z',
    '-271821-04-20T00:00:00Z',
  ],
  ...[
    '0000-01-01T00:00:00Z',
    '0000-00-00',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00+23:59',
    '2026-02-30T25:61:61Z',
  ],
  ...[
    '-1',
    '1e20',
    '1757232000',
    '8640000000000001',
    'NaN',
    'Invalid Date',
    'Tue, 01 Jan 275761 00:00:00 GMT',
    'soon',
    '',
  ],
];
const WORDS_FOR_PROGRAMMERS = /Invalid time|Invalid Date|RangeError|TypeError|\bNaN\b|\bInfinity\b|^ +at .*\d+:\d+/m;

logCaseCount('dates in answers');
const clock = createRunClock();

/** Fields that another scenario of the command was tried with. `npm run fuzz` tries them in each scenario. */
const tried = new Set<string>();

function isTried({ command }: Scenario, field: string): boolean {
  const name = `${command} ${field}`;
  const isKnown = tried.has(name) && process.env.DOCS_CI_FUZZ === undefined;
  tried.add(name);
  return isKnown;
}

/** Runs with a date in some fields of the answers. Returns what is wrong with the ending. */
async function problemsOf(scenario: Scenario, date: string, isChanged: (route: string, path: string) => boolean) {
  countCase();
  await using fixture = await openFixture(scenario, { clock });
  await fixture.proxies.prepare();
  fixture.proxies.modifyResponse = (answer, { proxy, route }) =>
    proxy === 'api'
      ? changeTexts(answer, (value, path) => (IS_DATE.test(path) && isChanged(route, path) ? date : value))
      : answer;
  const { stdout, stderr } = await fixture.run(1);
  // The date itself may be shown, as the service wrote it. The debug log has the stack of an expected error.
  const shown = `${stdout.replace(/^::debug::.*$/gm, '')}\n${stderr}`.replaceAll(date === '' ? '\0' : date, 'DATE');
  const words = WORDS_FOR_PROGRAMMERS.exec(shown);
  return words ? [`${JSON.stringify(date)}: ${shown.slice(Math.max(0, words.index - 100), words.index + 100)}`] : [];
}

describe.each(SCENARIOS.map((scenario, index) => [scenario.name, scenario, index] as const))(
  '%s',
  (_, scenario, index) => {
    let end: () => void;
    beforeAll(() => (end = useVirtualTimers(clock)));
    afterAll(() => end());

    test('ends in words with a far or odd date in all fields at once', { timeout: 300_000 }, async () => {
      const found: string[] = [];
      const dates = process.env.DOCS_CI_FUZZ === undefined ? DATES.filter((__, nth) => nth % 9 === index % 9) : DATES;
      for (const date of dates) found.push(...(await problemsOf(scenario, date, () => true)));
      expect(found).toEqual([]);
    });

    test('ends in words with a far or odd date in any one field', { timeout: 300_000 }, async () => {
      const found: string[] = [];
      const { fields } = await recordFields(scenario, clock);
      const dates = fields.filter(({ route, path }) => IS_DATE.test(path) && !isTried(scenario, `${route} ${path}`));
      for (const [nth, field] of dates.entries()) {
        const date = DATES[(index * dates.length + nth) % DATES.length] ?? '';
        found.push(
          ...(await problemsOf(scenario, date, (route, path) => path === field.path && isFieldOf(field, route))),
        );
      }
      expect(found).toEqual([]);
    });
  },
);
