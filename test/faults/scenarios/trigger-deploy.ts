/** trigger-deploy: one deployment a run, one comment for all runs, a record of the platform that is closed. */
import type { Outcome } from '../../../src/commands/command.js';
import type { Scenario } from '../scenario.js';

const BUILD = { pendingMs: 500, buildingMs: 2_000 };
const QUICK = { pendingMs: 50, buildingMs: 100 };
const DONE: readonly Outcome[] = ['done'];

/** Deployments that the runs so far have started. */
const startedBy = ({ emulator }: Parameters<Scenario['broken']>[0]) =>
  emulator.state.deployments.newestFirst().filter(({ triggerType }) => triggerType === 'api');

/** At most one for each run: a re-run may start another, since the first may be over. */
const brokenDeploy: Scenario['broken'] = (place) => {
  const { github, gitlab, gates } = place;
  const wrong = [];
  // Two runs in one world, and what a run starts it starts once.
  if (startedBy(place).length > gates.runs) wrong.push(`${startedBy(place).length} deployments were started`);
  if (github.comments.length > 1) wrong.push(`there are ${github.comments.length} comments`);
  if (gitlab.notes.length > 1) wrong.push(`there are ${gitlab.notes.length} notes`);
  return wrong;
};

const liveAt: Scenario['unfinished'] = (place, { result }) => {
  const { deployments } = place.emulator.state;
  const record = deployments.find(result.outputs['deployment-id'] ?? '');
  const missing = [];
  if (!record || deployments.view(record).status !== 'ready') missing.push('the deployment is not ready');
  if (record && deployments.view(record).url !== null && !result.outputs.url) missing.push('the address is missing');
  return missing;
};

export const TRIGGER_DEPLOY: readonly Scenario[] = [
  {
    name: 'trigger-deploy on GitHub',
    command: 'trigger-deploy',
    host: 'github',
    emulator: { build: BUILD },
    quick: { build: QUICK },
    inputs: { environment: 'true', comment: 'true', 'verify-url': 'true' },
    broken: brokenDeploy,
    unfinished: async (place, run) => {
      const missing = [...(await liveAt(place, run))];
      const [comment] = place.github.comments;
      if (!comment?.body.includes('Live')) missing.push('no comment says that it is live');
      const last = place.github.deployments.at(-1)?.statuses.at(-1);
      if (last?.state !== 'success') missing.push('the record at GitHub is not closed');
      return missing;
    },
    optional: ['github'],
    lookedUp: ['POST /deploy'],
    ends: ({ gate }, { name }, always) => {
      if (gate !== 'files') return undefined;
      const answers = ['truncated JSON', 'wrong types', 'empty body', 'slow body'].includes(name);
      return always && !answers ? ['timed-out'] : DONE;
    },
  },
  {
    name: 'trigger-deploy on GitLab',
    command: 'trigger-deploy',
    host: 'gitlab',
    emulator: { build: BUILD },
    quick: { build: QUICK },
    inputs: { comment: 'true', mode: 'preview' },
    broken: brokenDeploy,
    unfinished: async (place, run) => {
      const missing = [...(await liveAt(place, run))];
      if (!place.gitlab.notes[0]?.body.includes('ready')) missing.push('no note says that it is ready');
      return missing;
    },
    optional: ['gitlab'],
    lookedUp: ['POST /deploy/preview'],
  },
  {
    name: 'trigger-deploy that waits for a push',
    command: 'trigger-deploy',
    // The pipeline tells when the push was, so that a re-run looks for the same deployment.
    host: 'gitlab',
    emulator: { build: BUILD },
    quick: { build: QUICK },
    inputs: { mode: 'wait', branch: 'main' },
    prepare: ({ emulator, clock }) =>
      void emulator.state.addDeployment({ triggerType: 'auto', createdAt: clock.now() + 2_000 }),
    pauseMs: 0,
    broken: (place) => (startedBy(place).length > 0 ? ['a deployment was started'] : []),
    unfinished: liveAt,
  },
  {
    name: 'trigger-deploy that joins',
    command: 'trigger-deploy',
    host: 'terminal',
    emulator: { build: BUILD },
    quick: { build: QUICK },
    inputs: { 'reuse-in-progress': 'true' },
    prepare: ({ emulator, clock }) =>
      void emulator.state.addDeployment({ triggerType: 'user', createdAt: clock.now() - 100 }),
    broken: brokenDeploy,
    unfinished: liveAt,
  },
];
