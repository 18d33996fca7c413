/** Counts in simulated worlds how often the verdict is false, and how often it names a change that is there. */
import { describe, expect, test } from 'vitest';
import { type Change, NEW_PAGE, pathOf, reportOfWorld, type World } from '../../support/reader-worlds.js';
import type { Report } from '../../../src/commands/analytics-report/report-schema.js';

const SITES = [
  { readersPerWeek: 660, weekVariation: 0.05 },
  { readersPerWeek: 660, weekVariation: 0.1 },
  { readersPerWeek: 3_000, weekVariation: 0.05 },
];
const PERIODS = [7, 30, 1];
const NULL_RUNS = Number(process.env.DOCS_CI_WORLDS ?? 200);
/** Each of many cases has so many, since their shares are shown and not limited. */
const CHANGED_RUNS = Math.ceil(NULL_RUNS / 8);

interface Case {
  readonly name: string;
  readonly change: Change;
  readonly before?: Change;
  /** True if the verdict names the change. */
  readonly isNamed: (report: Report) => boolean;
  /** The pages that really changed. */
  readonly pages?: readonly number[];
}

const hasRule =
  (rule: string, text: RegExp) =>
  (report: Report): boolean =>
    report.verdict.rule === rule && text.test(report.verdict.text);
const hasMoved =
  (page: number) =>
  ({ project }: Report): boolean =>
    project.moved.pages.some(({ path }) => path === pathOf(page));

const CASES: readonly Case[] = [
  { name: 'outage of 2 days', change: { lostDays: 2 }, isNamed: hasRule('outage', /No page views since Sat 14 Nov/) },
  {
    name: 'outage of one Sunday',
    change: { lostDays: 1 },
    isNamed: hasRule('outage', /No page views since Sun 15 Nov/),
  },
  {
    name: 'outage of page views alone',
    change: { lostDays: 2, lost: ['traffic'] },
    isNamed: hasRule('outage', /No page views since Sat 14 Nov, but searches are recorded/),
  },
  {
    name: 'no-result rate 15 to 30%',
    change: { failureRate: 0.298 },
    isNamed: hasRule('rate', /^More searches find nothing/),
  },
  {
    name: 'click-through rate 55 to 25%',
    change: { clickRate: 0.25 },
    isNamed: hasRule('rate', /^Fewer searches lead to a click/),
  },
  {
    name: 'satisfaction 60 to 40% of 300',
    change: { likeRate: 0.4, voteShare: 0.45 },
    before: { likeRate: 0.6, voteShare: 0.45 },
    isNamed: ({ project: { metrics } }) =>
      metrics.some(({ name, beyondChance }) => name === 'feedback.satisfaction-rate' && beyondChance),
  },
  { name: 'traffic -40%', change: { traffic: 0.6 }, isNamed: hasRule('traffic', /^Fewer readers/) },
  { name: 'traffic +30%', change: { traffic: 1.3 }, isNamed: hasRule('traffic', /^More readers/) },
  { name: 'new page', change: { pages: { [NEW_PAGE]: 1 } }, isNamed: hasMoved(NEW_PAGE), pages: [NEW_PAGE] },
  { name: 'newsletter', change: { pages: { 6: 4 } }, isNamed: hasMoved(6), pages: [6] },
  { name: 'after the newsletter', change: {}, before: { pages: { 6: 4 } }, isNamed: hasMoved(6), pages: [6] },
  { name: '-60% on a page', change: { pages: { 3: 0.4 } }, isNamed: hasMoved(3), pages: [3] },
  { name: '-30% on the top page', change: { pages: { 0: 0.7 } }, isNamed: hasMoved(0), pages: [0] },
];

const isClaim = ({ verdict }: Report): boolean => !['nothing', 'quiet'].includes(verdict.rule);
const hasMark = ({ project: { metrics, moved } }: Report): boolean =>
  metrics.some(({ beyondChance }) => beyondChance) || moved.pages.length + moved.searches.length > 0;
const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`;

describe.each(SITES)('a site with $readersPerWeek readers a week that vary by $weekVariation', (site) => {
  test.each(PERIODS)(
    'says what is true in reports of %d days',
    (days) => {
      const world = (seed: number, more: Partial<World> = {}): Report =>
        reportOfWorld({ ...site, days, seed, ...more });
      const still = Array.from({ length: NULL_RUNS }, (_, seed) => world(seed));
      const falseHeadlines = still.filter(isClaim).length;
      const falseMovers = still.filter(({ project }) => project.moved.pages.length > 0).length;
      const rules = new Map<string, number>();
      for (const { verdict } of still) rules.set(verdict.rule, (rules.get(verdict.rule) ?? 0) + 1);
      const lines = [
        `false headlines ${percent(falseHeadlines, NULL_RUNS)}, a page moved ${percent(falseMovers, NULL_RUNS)} (${[...rules].map(([rule, count]) => `${rule} ${count}`).join(', ')})`,
      ];
      for (const { name, change, before, isNamed, pages = [] } of CASES) {
        const reports = Array.from({ length: CHANGED_RUNS }, (_, seed) => world(10_000 + seed, { change, before }));
        const others = reports.filter(({ project }) =>
          project.moved.pages.some(({ path }) => !pages.map(pathOf).includes(path)),
        );
        lines.push(
          `${name}: named ${percent(reports.filter(isNamed).length, CHANGED_RUNS)}, blames other pages ${percent(others.length, CHANGED_RUNS)}`,
        );
        for (const report of reports) if (!isClaim(report)) expect(hasMark(report)).toBe(false);
      }
      console.log(
        `${site.readersPerWeek} readers a week, ±${site.weekVariation * 100}%, ${days} days\n  ${lines.join('\n  ')}`,
      );
      for (const report of still) if (!isClaim(report)) expect(hasMark(report)).toBe(false);
      expect(falseHeadlines / NULL_RUNS).toBeLessThanOrEqual(0.05);
      expect(falseMovers / NULL_RUNS).toBeLessThanOrEqual(0.05);
    },
    600_000,
  );
});
