/** Declares the scenarios of publish-branch: the live branch is as before or as after, and each edit of a person stays. */
import type { Emulator } from '../../../emulator/emulator.js';
import type { Outcome } from '../../../src/commands/command.js';
import { liveDeployments, SERVICE } from '../../commands/publish-branch/fixture.js';
import {
  filesOf,
  hasAllCommits,
  isSame,
  NEXT,
  OTHERS,
  PUBLISH,
  RESTORE,
  TRIAL,
  type World,
} from '../publish-branch-worlds.js';
import type { Scenario } from '../scenario.js';

/** Branches of people, and protected ones, which no run deletes. */
function lostBranches({ state: { project } }: Emulator): string[] {
  return ['main', NEXT, ...OTHERS].filter((name) => !project.branches.has(name)).map((name) => `${name} was deleted`);
}

function violationsOf({ before, after }: World): Scenario['violations'] {
  return ({ emulator }) => {
    const isWhole = [before, after].some((state) => isSame(filesOf(emulator), state));
    const live = liveDeployments({ emulator });
    return [
      ...(isWhole ? [] : [`main is neither as before nor as after: ${JSON.stringify(filesOf(emulator))}`]),
      ...lostBranches(emulator),
      ...(hasAllCommits(emulator) ? [] : ['a commit of people was lost']),
      ...(live > (before === after ? 0 : 1) ? [`${live} live deployments were started`] : []),
    ];
  };
}

/** After a run that is done, the live branch is as it should be, and can go back. */
function missingOf({ before, after }: World, kind: 'publish' | 'restore'): Scenario['missingResults'] {
  return ({ emulator }, { result }) => {
    const point = new RegExp(`^docs-ci-before/\\d{8}T\\d{6}Z-${kind}-[\\w-]+(\\.from-\\w+)?(\\.\\w+)?$`);
    const points = [...emulator.state.project.branches.keys()].filter(
      (name) => point.test(name) && isSame(filesOf(emulator, name), before),
    );
    // Only the name of the restore point says what was live.
    const afterOf = (name: string): string => name.replace('before', 'after').replace(/\..*$/, '');
    const ends = points.filter((name) => isSame(filesOf(emulator, afterOf(name)), after));
    return [
      ...(isSame(filesOf(emulator), after) ? [] : [`main has ${JSON.stringify(filesOf(emulator))}`]),
      ...(ends.length > 0 ? [] : ['there is no restore point']),
      ...(result.outputs.status === 'ready' ? [] : [`the deployment is ${String(result.outputs.status)}`]),
    ];
  };
}

/** A trial leaves no branch behind, except if the service didn't delete it. Then the next run does. */
const missingOfTrial: Scenario['missingResults'] = ({ emulator }, { result }) => {
  const left = [...emulator.state.project.branches.keys()].filter((name) => /^docs-ci-\w+\/.*-check-/.test(name));
  const isNamed = result.annotations.some(({ message }) => left.some((name) => message.includes(name)));
  const { conflict, created, updated, deleted } = result.outputs;
  return [
    ...(left.length === 0 || isNamed ? [] : [`${left.join()} was left behind`]),
    ...([conflict, created, updated, deleted].join() === 'false,1,1,1' ? [] : ['the outputs are wrong']),
  ];
};

const QUICK = { ...SERVICE, build: { pendingMs: 50, buildingMs: 100 } } as const;
/** Any JSON says that these were carried out. Lost responses to them are looked up. */
const WRITES = ['POST /push', 'POST /branches', 'POST /branches/merge', 'POST /branches/delete'];
/** All routes of a run, but the reads of one page only: the others are alike. */
const ROUTES = [
  ...WRITES,
  ...['GET /branches', 'GET /pages', 'GET /pages/b.mdx', 'GET /pages/docs.json', 'GET /config'],
  ...['GET /deployments', 'GET /deployments/{id}'],
];
const DONE: readonly Outcome[] = ['done'];

const COMMON = {
  command: 'publish-branch',
  emulator: SERVICE,
  realTimeEmulator: QUICK,
  routes: ROUTES,
  lookedUpRoutes: WRITES,
  violationsUnderFalseResponses: ({ emulator }) => lostBranches(emulator),
  // The branch is live before the files of the run are uploaded.
  optionalProxies: ['results'],
  expectedOutcomes: ({ route, proxy }, { name, fault, outcomesOnce, outcomesAlways }, always) => {
    if (proxy !== 'api') return undefined;
    // The next run deletes what this one couldn't.
    if (route === 'POST /branches/delete') return typeof fault === 'string' ? ['done', 'unavailable'] : DONE;
    if (name === 'wrong types' && WRITES.includes(route)) return DONE;
    // Pages are read at once, so the next new connection, which meets the certificate, may be the one that deletes a branch.
    if (name === 'expired TLS' && route.startsWith('GET /pages/') && !always) return ['done', 'unavailable'];
    // Without the configuration, the deployment branch isn't known, or the navigation isn't judged.
    const isUnexpected = (always ? outcomesAlways : outcomesOnce).includes('failed');
    return route === 'GET /config' && isUnexpected ? ['done', 'refused'] : undefined;
  },
} as const satisfies Partial<Scenario>;

export const PUBLISH_BRANCH: readonly Scenario[] = [
  {
    ...COMMON,
    name: 'publish-branch on GitHub',
    host: 'github',
    ...PUBLISH,
    violations: violationsOf(PUBLISH),
    missingResults: missingOf(PUBLISH, 'publish'),
  },
  {
    ...COMMON,
    name: 'publish-branch that restores on GitLab',
    host: 'gitlab',
    ...RESTORE,
    violations: violationsOf(RESTORE),
    missingResults: missingOf(RESTORE, 'restore'),
  },
  {
    ...COMMON,
    name: 'publish-branch that tries in a terminal',
    host: 'terminal',
    ...TRIAL,
    violations: violationsOf(TRIAL),
    missingResults: missingOfTrial,
  },
];
