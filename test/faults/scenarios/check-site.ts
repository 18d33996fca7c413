/** Declares the scenarios of check-site: nothing is ever written to the service, and one issue to a platform. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '../scenario.js';

const HOUR_MS = 3_600_000;

type Place = Parameters<NonNullable<Scenario['prepare']>>[0];

/** Adds a deployment of two hours ago, and the commit before it. */
function deploy({ emulator, github, gitlab, clock }: Place, outcome: 'ready' | 'error'): void {
  const { state } = emulator;
  state.project.edit({ 'docs.json': '{"navigation":{"pages":["a"]}}', 'a.mdx': '# A\n' });
  const build = { outcome, pendingMs: 0, buildingMs: 0, logs: 'Error: a.mdx:3:1 is wrong' };
  state.addDeployment({ createdAt: state.context.now() - 2 * HOUR_MS, build });
  for (const { git } of [github.repository, gitlab.repository]) {
    const commit = git.resolve(git.commit('main', { 'a.md': 'A' }, 'Edit'));
    if (commit) commit.at = new Date(clock.now() - 3 * HOUR_MS).toISOString();
  }
}

function violationsFor(mostIssues: (runs: number) => number): Scenario['violations'] {
  return ({ proxies, github, gitlab }) => {
    const sent = proxies.requests.filter(({ proxy, method }) => proxy === 'api' && method !== 'GET');
    const issues = github.issues.length + gitlab.issues.length;
    return [
      ...sent.map(({ method, path }) => `${method} ${path} was sent`),
      ...(issues > mostIssues(proxies.runs) ? [`${issues} issues are there`] : []),
    ];
  };
}

/** Expects a verdict of a row in site.json. */
function withVerdict(id: string, verdict: string): Scenario['missingResults'] {
  return ({ folder }) => {
    const path = join(folder, 'docs-ci/check-site/site.json');
    if (!existsSync(path)) return ['site.json is missing'];
    const { rows } = JSON.parse(readFileSync(path, 'utf8')) as { rows: { id: string; verdict: string }[] };
    return rows.some((row) => row.id === id && row.verdict === verdict) ? [] : [`the row ${id} isn't ${verdict}`];
  };
}

const BASE = {
  command: 'check-site',
  emulator: { seed: false, keyLimitPerMinute: null },
  onBranch: true,
  violations: violationsFor(() => 1),
  // A false list of issues hides the issue of the run before.
  violationsUnderFalseResponses: violationsFor((runs) => runs),
} as const;

export const CHECK_SITE: readonly Scenario[] = [
  {
    ...BASE,
    name: 'check-site of a failed deployment on GitHub',
    host: 'github',
    inputs: { follow: 'main', issue: 'Site', 'verify-pages': 'none' },
    prepare: (place) => deploy(place, 'error'),
    missingResults: async (place, run) => [
      ...(await withVerdict('deployment', 'problem')(place, run)),
      ...(place.github.issues[0]?.body.includes('is wrong') ? [] : ['the issue is missing']),
    ],
    // Without the issue, the job fails because of the problem.
    expectedOutcomes: ({ proxy }) => (proxy === 'github' ? ['done', 'gate'] : undefined),
  },
  {
    ...BASE,
    name: 'check-site of a healthy site on GitLab',
    host: 'gitlab',
    inputs: { follow: 'main' },
    prepare: (place) => deploy(place, 'ready'),
    missingResults: withVerdict('deployment', 'ok'),
    // What a plan doesn't include isn't known. The site has faults of its own in the scenarios of trigger-deploy.
    expectedOutcomes({ route, proxy }, { outcomesOnce, outcomesAlways }, always) {
      const expected = always ? outcomesAlways : outcomesOnce;
      if (proxy === 'gitlab') return ['done'];
      return route === 'GET /config' || route === 'GET /pages' ? [...expected, 'done'] : undefined;
    },
    proxies: ['api', 'gitlab'],
  },
];
