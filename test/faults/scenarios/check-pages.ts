/** Declares the scenarios of check-pages: nothing is ever written to the service, and the platforms are extras. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outcome } from '../../../src/commands/command.js';
import type { Scenario } from '../scenario.js';

const DONE: readonly Outcome[] = ['done'];
const RULES = 9;
const LIVE = {
  'docs.json': '{"navigation":{"pages":["a","b","c"]}}\n',
  'a.mdx': '# A\n\n[B](/b)\n',
  'b.mdx': '# B\n\n[Nowhere](/lost)\n',
  'c.mdx': '# C\n',
};
/** An image without alternative text is a warning. Its URL needs the library, and the old problem the text of live. */
const CHANGE = { 'b.mdx': '# B\n\n[Nowhere](/lost)\n\n![](https://files.example.com/b.png)\n' };
const WARNING = 'alt-text';

const inFolder: Scenario['prepare'] = ({ emulator, folder }) => {
  emulator.state.project.edit(LIVE);
  for (const [path, text] of Object.entries({ ...LIVE, ...CHANGE })) {
    const file = join(folder, 'docs', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const onBranch: Scenario['prepare'] = ({ emulator: { state } }) => {
  state.project.edit(LIVE);
  state.project.createBranch('edits', state.project.deploymentBranch);
  state.project.edit(CHANGE, 'edits');
};

/** Nothing is ever written to the service, and nothing on a platform twice. */
function violationsFor(mostWritten: (runs: number) => number): Scenario['violations'] {
  return ({ proxies, github, gitlab }) => {
    const sent = proxies.requests.filter(({ proxy, method }) => proxy === 'api' && method !== 'GET');
    const written = [github.comments, gitlab.notes, github.issues, gitlab.issues];
    return [
      ...sent.map(({ method, path }) => `${method} ${path} was sent`),
      ...written
        .filter(({ length }) => length > mostWritten(proxies.runs))
        .map(({ length }) => `${length} comments or issues are there`),
    ];
  };
}

interface Report {
  readonly rules: readonly unknown[];
  readonly findings: readonly { readonly rule: string; readonly verdict: string }[];
}

const missingWarning: Scenario['missingResults'] = ({ folder }) => {
  const path = join(folder, 'docs-ci/check-pages/check-pages.json');
  if (!existsSync(path)) return ['check-pages.json is missing'];
  const { rules, findings } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const isWarned = findings.some(({ rule, verdict }) => rule === WARNING && verdict === 'warning');
  return [
    ...(isWarned ? [] : [`the warning of ${WARNING} is missing`]),
    ...(rules.length === RULES ? [] : [`check-pages.json has ${rules.length} rules`]),
  ];
};

function withWritten(
  written: (place: Parameters<Scenario['violations']>[0]) => readonly object[],
): Scenario['missingResults'] {
  return async (place, run) => [
    ...(await missingWarning(place, run)),
    ...(JSON.stringify(written(place)).includes('1 warning') ? [] : ['the comment or issue is missing']),
  ];
}

/** The rules decide without the configuration, if the service sends something else. The lists and pages are needed. */
const expectedOutcomes: Scenario['expectedOutcomes'] = ({ route }, { outcomesOnce, outcomesAlways }, always) => {
  const expected = always ? outcomesAlways : outcomesOnce;
  return route === 'GET /config' && expected.includes('failed') ? DONE : undefined;
};

const BASE = {
  command: 'check-pages',
  emulator: { seed: false, keyLimitPerMinute: null },
  violations: violationsFor(() => 1),
  // A false list of comments hides the comment of the run before.
  violationsUnderFalseResponses: violationsFor((runs) => runs),
  expectedOutcomes,
} as const;

export const CHECK_PAGES: readonly Scenario[] = [
  {
    ...BASE,
    name: 'check-pages of a folder on GitHub',
    host: 'github',
    inputs: { path: 'docs', comment: 'true' },
    prepare: inFolder,
    missingResults: withWritten(({ github }) => github.comments),
    optionalProxies: ['github'],
  },
  {
    ...BASE,
    name: 'check-pages of a branch on GitLab',
    host: 'gitlab',
    inputs: { branch: 'edits', comment: 'true' },
    prepare: onBranch,
    missingResults: withWritten(({ gitlab }) => gitlab.notes),
    optionalProxies: ['gitlab'],
  },
  {
    ...BASE,
    name: 'check-pages of everything on GitHub',
    host: 'github',
    inputs: { scope: 'all', issue: 'Docs health' },
    prepare: ({ emulator }) => void emulator.state.project.edit({ ...LIVE, ...CHANGE }),
    missingResults: withWritten(({ github }) => github.issues),
    optionalProxies: ['github'],
    routes: ['GET /pages/b.mdx', 'POST /graphql', 'POST /repos/octo/docs/issues'],
  },
];
