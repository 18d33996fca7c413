/**
 * Counts in simulated worlds how often the verdict is false, and how often it names a change that is there. The table of
 * the last lines has every cell. `DOCS_CI_WORLDS=300 npm run worlds` draws 300 worlds a cell, with the seeds 0 to 299.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { type Change, reportOfWorld, type World } from '../../support/reader-worlds.js';
import type { Report } from '../../../src/commands/analytics-report/numbers/report-schema.js';

const RUNS = Number(process.env.DOCS_CI_WORLDS ?? 60);
const SIZES = [30, 600, 30_000];
const PERIODS = [7, 30, 1];

type Kind = Partial<Omit<World, 'readersPerWeek' | 'days' | 'seed'>>;

/** Worlds without a change. */
const STILL: Readonly<Record<string, Kind>> = {
  base: {},
  'growth 2% a week': { growth: 0.02 },
  'weeks ρ 0.6, 8%': { correlation: 0.6, weekVariation: 0.08 },
  'weeks ±12%': { weekVariation: 0.12 },
  'pages ±5%': { pageVariation: 0.05 },
  'pages ±10%': { pageVariation: 0.1 },
  'pages ±20%': { pageVariation: 0.2 },
  'questions m = 2': { questionsPerSession: 2 },
  'questions m = 3': { questionsPerSession: 3 },
  'votes m = 2': { votesPerSession: 2 },
  'searches m = 2.5': { searchesPerSession: 2.5 },
  'machine, 60 searches': { machineSearches: 60 },
  'machine, 400 searches': { machineSearches: 400 },
};

const CALM = ['nothing', 'quiet'];
const isClaim = ({ verdict }: Report): boolean => !CALM.includes(verdict.rule);
const hasMark = ({ project: { metrics } }: Report): boolean => metrics.some(({ beyondChance }) => beyondChance);
const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`;
const rulesOf = (reports: readonly Report[]): string => {
  const rules = new Map<string, number>();
  for (const { verdict } of reports) rules.set(verdict.rule, (rules.get(verdict.rule) ?? 0) + 1);
  return [...rules].map(([rule, count]) => `${rule} ${count}`).join(', ');
};
const table: string[] = [];

afterAll(() => console.log(`Seeds 0 to ${RUNS - 1}\n${table.join('\n')}`));

const drawn = (kind: Kind, readersPerWeek: number, days: number): Report[] =>
  Array.from({ length: RUNS }, (_, seed) => reportOfWorld({ readersPerWeek, days, seed, ...kind }));

/** With few worlds, chance alone exceeds 5%: this many false ones of RUNS have a chance below 0.1%. */
const mostFalse = (share: number): number => RUNS * share + 3.1 * Math.sqrt(RUNS * share * (1 - share));

describe.each(PERIODS)('a report of %d days', (days) => {
  test.each(Object.entries(STILL))('has at most 5%% false headlines without a change: %s', (name, kind) => {
    for (const size of SIZES) {
      const reports = drawn(kind, size, days);
      const claims = reports.filter(isClaim);
      table.push(`${days} days, ${size} readers, ${name}: ${percent(claims.length, RUNS)} (${rulesOf(reports)})`);
      for (const report of reports) if (!isClaim(report)) expect(hasMark(report)).toBe(false);
      expect(claims.length, `${size} readers`).toBeLessThanOrEqual(mostFalse(0.05));
    }
  });

  test.each([0.5, 0.1])(
    'names a holiday with %d of the readers in at most a tenth of its reports, and only as traffic',
    (holiday) => {
      for (const size of SIZES) {
        for (const kind of [{ change: { holiday } }, { before: { holiday } }]) {
          const claims = drawn(kind, size, days).filter(isClaim);
          const others = claims.filter(({ verdict }) => verdict.rule !== 'traffic').length;
          const when = 'change' in kind ? 'now' : 'before';
          table.push(
            `${days} days, ${size} readers, a holiday ${when}, ${holiday} of the readers: ${percent(claims.length, RUNS)}, ${others} not as traffic`,
          );
          expect(others).toBeLessThanOrEqual(mostFalse(0.05));
          expect(claims.length - others, `${size} readers, ${when}`).toBeLessThanOrEqual(mostFalse(0.1));
        }
      }
    },
  );
});

interface Case {
  readonly name: string;
  readonly change: Change;
  readonly before?: Change;
  readonly text: RegExp;
}

const CASES: readonly Case[] = [
  { name: 'outage of 2 days', change: { lostDays: 2 }, text: /^No page views since Sat 14 Nov/ },
  { name: 'outage of one Sunday', change: { lostDays: 1 }, text: /^No page views since Sun 15 Nov/ },
  { name: 'no-result rate 15 to 20%', change: { failureRate: 0.199 }, text: /^More searches find nothing/ },
  { name: 'no-result rate 15 to 30%', change: { failureRate: 0.298 }, text: /^More searches find nothing/ },
  { name: 'click-through rate 55 to 37%', change: { clickRate: 0.365 }, text: /^Fewer searches lead to a click/ },
  { name: 'satisfaction 61 to 41%', change: { likeRate: 0.407 }, text: /less satisfied|Most votes are dislikes/ },
  { name: 'low confidence 26 to 35%', change: { lowRate: 0.347 }, text: /^More answers are low-confidence/ },
  { name: 'traffic -40%', change: { traffic: 0.6 }, text: /^Fewer readers/ },
  { name: 'traffic +30%', change: { traffic: 1.3 }, text: /^More readers/ },
];

describe.each(SIZES)('a site of %d readers a week', (size) => {
  test.each(PERIODS)('says nothing false about a known change in reports of %d days', (days) => {
    for (const { name, change, before, text } of CASES) {
      const reports = drawn({ change, before }, size, days);
      const named = reports.filter(({ verdict }) => text.test(verdict.text)).length;
      const quiet = reports.filter(({ verdict }) => verdict.rule === 'quiet').length;
      table.push(
        `${days} days, ${size} readers, ${name}: named ${percent(named, RUNS)}, quiet ${percent(quiet, RUNS)}`,
      );
      if (change.traffic === 0.6) expect(quiet).toBe(0);
    }
  });
});
