/** Declares the scenarios of trigger-deploy: one deployment per run, one comment for all runs, and a closed deployment record. */
import type { Outcome } from '../../../src/commands/command.js';
import type { CompletedRun } from '../fixture.js';
import type { Scenario } from '../scenario.js';

const BUILD = { pendingMs: 500, buildingMs: 2_000 };
const QUICK = { pendingMs: 50, buildingMs: 100 };
const DONE: readonly Outcome[] = ['done'];
const GATE: readonly Outcome[] = ['gate'];
/** The status stays as it is. */
const CHANGES_BODY: ReadonlySet<string> = new Set(['truncated JSON', 'wrong types', 'empty body', 'slow body']);
const ELSEWHERE = 'redirect to another origin';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Returns the deployments that the runs started. Those of the sample data are at least a day older. */
const startedBy = ({ emulator }: Parameters<Scenario['violations']>[0]) => {
  const all = emulator.state.deployments.newestFirst();
  const sinceMs = (all[0]?.createdAt ?? 0) - HALF_A_DAY_MS;
  return all.filter(({ triggerType, createdAt }) => triggerType === 'api' && createdAt > sinceMs);
};

/** Each run starts at most one deployment. A re-run may start another, because the first may be over. */
function startViolations(place: Parameters<Scenario['violations']>[0]): string[] {
  // The service counts both runs, and each starts one deployment at most.
  const started = startedBy(place).length;
  return started > place.proxies.runs ? [`${started} deployments were started`] : [];
}

type Said = (
  place: Parameters<Scenario['violations']>[0],
) => readonly { readonly isOwn: boolean; readonly body: string }[];

/** Two comments exist before the run, and that of the other user must stay. */
function commentViolations(said: Said, most: number): Scenario['violations'] {
  return (place) => {
    const comments = said(place);
    const wrong = startViolations(place);
    if (comments.length < 2 || comments.length > most) wrong.push(`${comments.length} comments or notes are there`);
    if (comments.find(({ isOwn }) => !isOwn)?.body !== EARLIER) wrong.push("a stranger's words were changed");
    return wrong;
  };
}

/** A false list of comments hides the comment of the earlier run, so the start and the end of the run add one each. */
const updates = (said: Said): Pick<Scenario, 'violations' | 'violationsUnderFalseResponses'> => ({
  violations: commentViolations(said, 2),
  violationsUnderFalseResponses: commentViolations(said, 4),
});

const deployViolations: Scenario['violations'] = (place) => {
  const { github, gitlab } = place;
  const wrong = startViolations(place);
  if (github.comments.length > 1) wrong.push(`there are ${github.comments.length} comments`);
  if (gitlab.notes.length > 1) wrong.push(`there are ${gitlab.notes.length} notes`);
  return wrong;
};

/** If a response says that the comment is another user's, the end of the run writes one more. */
const deployViolationsUnderFalseResponses: Scenario['violations'] = (place) => {
  const { github, gitlab } = place;
  const wrong = startViolations(place);
  if (Math.max(github.comments.length, gitlab.notes.length) > 2) wrong.push('a run wrote more than two comments');
  return wrong;
};

const missingDeployment: Scenario['missingResults'] = (place, { result }) => {
  const { deployments } = place.emulator.state;
  const record = deployments.find(result.outputs['deployment-id'] ?? '');
  const missing = [];
  if (!record || deployments.view(record).status !== 'ready') missing.push('the deployment is not ready');
  if (record && deployments.view(record).url !== null && !result.outputs.url) missing.push('the URL is missing');
  return missing;
};

/** Returns `0 of 1 failed`. */
function countPages({ result: { outputs } }: CompletedRun): string {
  const [failed, ...others] = ['failed', 'verified', 'unknown'].map((name) => Number(outputs[`pages-${name}`] ?? 0));
  return `${failed} of ${others.reduce((sum, count) => sum + count, failed ?? 0)} failed`;
}

const isClosed = (state: unknown): boolean => ['success', 'failure', 'error', 'inactive'].includes(String(state));

/** An earlier run and another user both wrote this text. */
const EARLIER = '<!-- docs-ci:trigger-deploy:docs -->\nwhat an earlier run said';

const BASE = { command: 'trigger-deploy', emulator: { build: BUILD }, realTimeEmulator: { build: QUICK } } as const;
const VIOLATIONS = {
  violations: deployViolations,
  violationsUnderFalseResponses: deployViolationsUnderFalseResponses,
};

export const TRIGGER_DEPLOY: readonly Scenario[] = [
  {
    ...BASE,
    ...VIOLATIONS,
    name: 'trigger-deploy on GitHub',
    host: 'github',
    inputs: { environment: 'true', comment: 'true' },
    missingResults: async (place, run) => {
      const missing = [...(await missingDeployment(place, run))];
      const [comment] = place.github.comments;
      if (!comment?.body.includes('Documentation is live')) missing.push('no comment says that it is live');
      const last = place.github.deployments.at(-1)?.statuses.at(-1);
      if (last?.state !== 'success') missing.push('the record at GitHub is not closed');
      return missing;
    },
    leftOpen: ({ github }) =>
      github.deployments.some(({ statuses }) => !isClosed(statuses.at(-1)?.state)) ? ['a record is left open'] : [],
    optionalProxies: ['github'],
    lookedUpRoutes: ['POST /deploy'],
  },
  {
    ...BASE,
    ...VIOLATIONS,
    name: 'trigger-deploy on GitLab',
    host: 'gitlab',
    inputs: { comment: 'true', mode: 'preview' },
    missingResults: async (place, run) => {
      const missing = [...(await missingDeployment(place, run))];
      if (!place.gitlab.notes[0]?.body.includes('Documentation preview is ready'))
        missing.push('no note says that it is ready');
      return missing;
    },
    optionalProxies: ['gitlab'],
    lookedUpRoutes: ['POST /deploy/preview'],
    expectedOutcomes: ({ route, nth }, { fault: how }) => {
      // The first look at the list is that before the start.
      const isForNote = (route === 'GET /deployments' && nth > 0) || route === 'GET /pages';
      if (typeof how !== 'string') return isForNote ? DONE : undefined;
      // These requests run beside the polls, so a connection that breaks can be that of either.
      return isForNote || route === 'GET /deployments/{id}' ? ['done', 'unavailable'] : undefined;
    },
  },
  {
    ...BASE,
    ...VIOLATIONS,
    name: 'trigger-deploy on GitLab that verifies the changed pages',
    host: 'gitlab',
    emulator: { ...BASE.emulator, seed: true },
    realTimeEmulator: { ...BASE.realTimeEmulator, seed: true },
    inputs: { mode: 'preview', branch: 'main', 'verify-pages': 'changed' },
    routes: ['GET /pages', 'GET /config'],
    missingResults: async (place, run) => [
      ...(await missingDeployment(place, run)),
      ...(countPages(run) === '0 of 1 failed' ? [] : ['the changed page is missing']),
    ],
    // A page that the navigation isn't known to list proves nothing.
    expectedOutcomes: ({ route }, { name }) =>
      route === 'GET /config' && (CHANGES_BODY.has(name) || name === ELSEWHERE) ? DONE : undefined,
  },
  {
    ...BASE,
    name: 'trigger-deploy on GitHub that verifies a page',
    host: 'github',
    inputs: { 'verify-pages': '/' },
    violations: startViolations,
    proxies: ['files'],
    // These faults need a published URL with a private host of its own, which no run requests.
    isStruckBy: ({ fault }) => fault !== 'refused' && fault !== 'dns',
    missingResults: async (place, run) => [
      ...(await missingDeployment(place, run)),
      ...(countPages(run) === '0 of 1 failed' ? [] : ['the page is missing']),
    ],
    expectedOutcomes({ route }, { name, fault }, always) {
      if (!always) return DONE;
      if (fault === 'expired-tls') return GATE;
      // What proves nothing is a warning. Only a page that stays away fails the job.
      const provesNothing = CHANGES_BODY.has(name) || name === ELSEWHERE || name.startsWith('429');
      return route !== 'GET /site/' || provesNothing ? DONE : GATE;
    },
  },
  {
    ...BASE,
    name: 'trigger-deploy on GitHub that updates its comment',
    routes: ['PATCH /repos/octo/docs/issues/comments/{id}'],
    host: 'github',
    inputs: { comment: 'true', wait: 'false' },
    prepare: ({ github }) => {
      github.addComment('stranger', EARLIER);
      github.addComment('github-actions[bot]', EARLIER);
    },
    ...updates(({ github }) => github.comments.map(({ author, body }) => ({ isOwn: author !== 'stranger', body }))),
    missingResults: ({ github }) =>
      github.comments[1]?.body.includes('what an earlier run said') ? ['the comment is not updated'] : [],
    optionalProxies: ['github'],
    lookedUpRoutes: ['POST /deploy'],
  },
  {
    ...BASE,
    name: 'trigger-deploy on GitLab that updates its note',
    routes: ['PUT /api/v4/projects/{id}/merge_requests/7/notes/{id}'],
    host: 'gitlab',
    inputs: { comment: 'true', wait: 'false' },
    prepare: ({ gitlab }) => {
      gitlab.addNote({ id: 5, username: 'stranger' }, EARLIER);
      gitlab.addNote({ id: 4001, username: 'bot' }, EARLIER);
    },
    ...updates(({ gitlab }) => gitlab.notes.map(({ author, body }) => ({ isOwn: author.id !== 5, body }))),
    missingResults: ({ gitlab }) =>
      gitlab.notes[1]?.body.includes('what an earlier run said') ? ['the note is not updated'] : [],
    optionalProxies: ['gitlab'],
    lookedUpRoutes: ['POST /deploy'],
  },
  {
    ...BASE,
    name: 'trigger-deploy that waits for a push',
    // The pipeline knows the time of the push, so that a re-run looks for the same deployment.
    host: 'gitlab',
    inputs: { mode: 'wait', branch: 'main' },
    prepare: ({ emulator, clock }) =>
      void emulator.state.addDeployment({ triggerType: 'auto', createdAt: clock.now() + 2_000 }),
    rerunAfterMs: 0,
    // The deployment appears whether or not the branches are listed.
    expectedOutcomes: ({ route }) => (route === 'GET /branches' ? DONE : undefined),
    violations: (place) => (startedBy(place).length > 0 ? ['a deployment was started'] : []),
    missingResults: missingDeployment,
  },
];
