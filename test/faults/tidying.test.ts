/** Tests how runs delete the branches that killed runs left behind, if the service refuses to delete one of them. */
import { describe, expect, test } from 'vitest';
import { manyPages } from '../commands/push-content/fixture.js';
import { type FakeResponse, RESET } from '../support/api-server.js';
import { addForeignPages, page } from './push-sequences/scenarios.js';
import { type Hooks, type Job, World } from './push-sequences/world.js';

const refusal = (status: number): FakeResponse => ({
  status,
  json: { error: 'Error', message: 'Injected', code: status },
});
const REFUSALS = [
  ['403', refusal(403)],
  ['404', refusal(404)],
  ['429', refusal(429)],
  ['500', refusal(500)],
  ['a reset', { status: RESET }],
] as const;

/** What one command needs, and what its killed runs left. */
interface Tidying {
  readonly command: 'publish-branch' | undefined;
  readonly inputs: Readonly<Record<string, string>>;
  /** Makes three branches. */
  readonly leave: (world: World, job: Job) => Promise<void>;
}

/** More pages than one push has. */
const PAGES = 22;

const COMMANDS: readonly (Tidying & { readonly name: string })[] = [
  {
    name: 'push-content',
    command: undefined,
    inputs: {},
    leave: async (_, job) => {
      const hooks: Hooks = { before: ({ path }) => (path.endsWith('/branches/merge') ? 'dead' : undefined) };
      for (const runId of [1, 2, 3]) {
        job.write(manyPages(PAGES, page('Bulk', `${runId}.`)));
        await job.run({ runId, inputs: { wait: 'false' }, hooks });
      }
    },
  },
  {
    name: 'publish-branch',
    command: 'publish-branch',
    inputs: { from: 'next' },
    leave: async ({ emulator }) => {
      const { project } = emulator.state;
      project.createBranch('next', 'main');
      project.edit({ 'guides/start.mdx': 'news\n' }, 'next');
      for (const label of ['x', 'y', 'z'])
        project.createBranch(`docs-ci-after/20260101T000000Z-publish-${label}-abcdefg1`, 'main');
      return Promise.resolve();
    },
  },
];
const LEFT = /^docs-ci-(?:push|after\/20260101T)/;

describe.each(COMMANDS)('$name', ({ command, inputs, leave }) => {
  test.each(REFUSALS)(
    'deletes the other branches of killed runs if one answers %s, and ends soon',
    async (_, answer) => {
      await using world = await World.open({ name: 'strict', settings: {} });
      const job = await world.job('job');
      await addForeignPages(world);
      await leave(world, job);
      const leftBefore = [...world.branches.keys()].filter((name) => LEFT.test(name)).sort();
      expect(leftBefore).toHaveLength(3);
      const [stuck = ''] = leftBefore;
      const replace: Hooks['replace'] = ({ path, body }) =>
        path.endsWith('/branches/delete') && (body as { branchName: string }).branchName === stuck ? answer : undefined;
      const startMs = world.clock.now();
      job.write({ 'one.mdx': page('One', 'first') });
      const run = await job.run({ runId: 20, command, inputs: { ...inputs, timeout: '60m' }, hooks: { replace } });
      expect(run.exitCode, run.result.message).toBe(0);
      expect([...world.branches.keys()].filter((name) => LEFT.test(name))).toEqual([stuck]);
      expect(world.clock.now() - startMs).toBeLessThan(180_000);
    },
  );
});
