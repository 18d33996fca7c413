/** Declares the scenarios of check-search: nothing is ever written to the service, and a missing answer judges nothing. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../src/commands/command.js';
import { DAY_MS } from '../../../emulator/state/readers/visits.js';
import type { Scenario } from '../scenario.js';

const DONE: readonly Outcome[] = ['done'];
const PAGES = { 'a.mdx': '# A\n\nlamp\n', 'b.mdx': '# B\n\ntorch\n' };
const QUERIES = '- query: lamp\n  expect: a\n- query: torch\n  expect: lost\n';
const RESULTS = 'docs-ci/check-search';

const violations: Scenario['violations'] = ({ proxies, folder }) => [
  ...proxies.requests
    .filter(({ proxy, method }) => proxy === 'api' && method !== 'GET')
    .map(({ method, path }) => `${method} ${path} was sent`),
  ...(readFileSync(join(folder, 'queries.yaml'), 'utf8') === QUERIES ? [] : ['queries.yaml was changed']),
];

const prepare: Scenario['prepare'] = ({ emulator: { state }, folder, clock }) => {
  state.project.edit(PAGES);
  writeFileSync(join(folder, 'queries.yaml'), QUERIES);
  // Some days ago, so that clocks that differ by hours find it.
  const at = clock.now() - 10 * DAY_MS;
  const search = { path: '/', query: 'lamp', at, hasResults: true, isClicked: false, isEscalated: false };
  state.readers.addVisit({ searches: [search, search] });
};

const missingAnswers: Scenario['missingResults'] = ({ folder }) => {
  const path = join(folder, RESULTS, 'search.json');
  if (!existsSync(path)) return ['search.json is missing'];
  const { queries, thresholds } = JSON.parse(readFileSync(path, 'utf8')) as {
    queries: { hit: boolean }[];
    thresholds: { met: boolean }[];
  };
  const hits = queries.map(({ hit }) => hit).join(' ');
  return hits === 'true false' && thresholds[0]?.met ? [] : [`search.json has the hits ${hits}`];
};

const missingProposal: Scenario['missingResults'] = ({ folder }) => {
  const path = join(folder, RESULTS, 'queries.yaml');
  return existsSync(path) && readFileSync(path, 'utf8').includes('- query: "lamp"\n  expect: "a"\n')
    ? []
    : ['the proposal is missing'];
};

/** The list of pages only explains a miss. A connection that breaks beside a search can be the one for this list. */
const expectedOutcomes: Scenario['expectedOutcomes'] = ({ route, nth }, { fault, outcomesOnce }, always) => {
  if (route === 'GET /pages') return DONE;
  return nth > 0 && typeof fault === 'string' && !always ? [...outcomesOnce, 'done'] : undefined;
};

/** A proposal is never overwritten, so its user moves it. */
const moveProposal: Scenario['beforeRerun'] = ({ folder }) => {
  const path = join(folder, RESULTS, 'queries.yaml');
  if (existsSync(path)) renameSync(path, join(folder, 'proposed.yaml'));
};

const BASE = {
  command: 'check-search',
  emulator: { seed: false, keyLimitPerMinute: null },
  prepare,
  violations,
} as const;

export const CHECK_SEARCH: readonly Scenario[] = [
  {
    ...BASE,
    name: 'check-search on GitHub',
    host: 'github',
    inputs: { thresholds: 'hit-rate >= 50%' },
    missingResults: missingAnswers,
    expectedOutcomes,
  },
  {
    ...BASE,
    name: 'check-search that proposes on GitLab',
    host: 'gitlab',
    inputs: { propose: 'true' },
    missingResults: missingProposal,
    beforeRerun: moveProposal,
    routes: ['GET /analytics/search/queries', 'GET /search'],
  },
];
