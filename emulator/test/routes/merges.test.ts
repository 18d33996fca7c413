import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Project } from '../../state/project.js';
import { startTestEmulator, type TestEmulator, type TestResponse } from '../fixture.js';

const LINES = ['one', 'two', 'three', 'four', 'five', ''].join('\n');

/** Starts an emulator with a page on main, and a branch that begins there. */
async function startBranches(): Promise<TestEmulator> {
  const service = await startTestEmulator({ seed: false });
  const { project } = service.emulator.state;
  project.edit({ 'a.mdx': LINES, 'b.mdx': 'b\n' });
  project.createBranch('work', 'main');
  return service;
}

function merge(service: TestEmulator, base: string, head: string): Promise<TestResponse> {
  return service.call('POST /branches/merge', { json: { base, head } });
}

function contentOf({ emulator }: TestEmulator, path: string, branch = 'main'): string | undefined {
  return emulator.state.project.branch(branch).files.get(path);
}

describe('merges of branches', () => {
  it.each([
    ['changes of neighboring lines', { 'a.mdx': LINES.replace('two', '2') }, { 'a.mdx': LINES.replace('three', '3') }],
    ['a deleted page that the other branch changed', { 'a.mdx': null }, { 'a.mdx': LINES.replace('two', '2') }],
    ['a changed page that the other branch deleted', { 'a.mdx': LINES.replace('two', '2') }, { 'a.mdx': null }],
    ['two new pages with one path', { 'new.mdx': 'main\n' }, { 'new.mdx': 'work\n' }],
  ])('rejects %s with 409, and changes nothing', async (_, onMain, onWork) => {
    const service = await startBranches();
    const { project } = service.emulator.state;
    const head = project.edit(onMain);
    project.edit({ ...onWork, 'other.mdx': 'other\n' }, 'work');
    expect((await merge(service, 'main', 'work')).status).toBe(409);
    expect(project.branch().head).toBe(head);
    expect(contentOf(service, 'other.mdx')).toBeUndefined();
    expect(service.emulator.state.deployments.newestFirst()).toEqual([]);
  });

  it('brings a branch up to date again and again without repeating old conflicts', async () => {
    const service = await startBranches();
    const { project } = service.emulator.state;
    for (const round of [1, 2, 3]) {
      // The round before has merged changes of the same lines, so only a newer ancestor avoids conflicts.
      project.edit({ 'b.mdx': `main ${round}\n` });
      project.edit({ 'a.mdx': LINES.replace('one', `work ${round}`) }, 'work');
      expect((await merge(service, 'work', 'main')).body).toMatchObject({ status: 'merged' });
      expect(contentOf(service, 'b.mdx', 'work')).toBe(`main ${round}\n`);
      expect(contentOf(service, 'a.mdx')).toBe(round === 1 ? LINES : LINES.replace('one', `work ${round - 1}`));
      expect((await merge(service, 'main', 'work')).body).toMatchObject({ status: 'merged' });
      expect(project.branch().files).toEqual(project.branch('work').files);
      expect((await merge(service, 'work', 'main')).body).toMatchObject({ status: 'up-to-date' });
    }
  });

  it('closes the pull requests of a merged branch and of a deleted branch', async () => {
    const service = await startBranches();
    const { project } = service.emulator.state;
    project.createBranch('other', 'main');
    project.edit({ 'a.mdx': 'a\n' }, 'work');
    expect(project.openPullRequest('work')).toMatchObject({ number: 1, state: 'open', base: 'main' });
    expect(project.openPullRequest('other', { title: 'Draft' })).toMatchObject({ number: 2, title: 'Draft' });
    await merge(service, 'main', 'work');
    expect(project.pullRequests.map(({ state }) => state)).toEqual(['closed', 'open']);
    await service.ok('POST /branches/delete', { json: { branchName: 'other' } });
    expect(project.pullRequests.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

describe('merges of random edits', () => {
  const PATHS = ['a', 'b', 'c', 'd'];
  const content = fc.constantFrom('1\n', '2\n', '3\n', null);
  const edits = fc.array(
    fc.record({ branch: fc.constantFrom('main', 'work'), path: fc.constantFrom(...PATHS), content }),
    { maxLength: 12 },
  );

  it('takes each file from the only side that changed it, and rejects the others if they differ', async () => {
    const { context } = (await startTestEmulator({ seed: false })).emulator.state;
    fc.assert(
      fc.property(edits, fc.boolean(), (steps, isForward) => {
        const project = new Project(context, 'main');
        project.edit({ a: 'a\n', b: 'b\n' });
        project.createBranch('work', 'main');
        const before = project.branch().files;
        for (const step of steps) project.edit({ [step.path]: step.content }, step.branch);
        const [base, head] = isForward ? ['main', 'work'] : ['work', 'main'];
        const [ours, theirs] = [project.branch(base).files, project.branch(head).files];
        const changesOf = (files: typeof ours): string[] =>
          PATHS.filter((path) => files.get(path) !== before.get(path));
        const both = changesOf(ours).filter((path) => changesOf(theirs).includes(path));
        if (both.some((path) => ours.get(path) !== theirs.get(path))) {
          expect(() => project.merge(base, head)).toThrow('was changed on both branches');
          expect(project.branch(base).files).toBe(ours);
          return;
        }
        project.merge(base, head);
        for (const path of PATHS) {
          const side = changesOf(theirs).includes(path) ? theirs : ours;
          expect(project.branch(base).files.get(path)).toBe(side.get(path));
        }
        expect(project.branch(head).files).toBe(theirs);
        expect(project.merge(base, head)).toMatchObject({ isMerged: false });
      }),
    );
  });

  it('never changes the base by a branch without changes', async () => {
    const { project } = (await startTestEmulator({ seed: false })).emulator.state;
    fc.assert(
      fc.property(edits, (steps) => {
        project.createBranch('idle', 'main');
        for (const { path, content: text } of steps) project.edit({ [path]: text });
        const { files, head } = project.branch();
        expect(project.merge('main', 'idle')).toEqual({ commitSha: head, isMerged: false });
        expect(project.branch().files).toBe(files);
        project.deleteBranch('idle');
      }),
    );
  });
});
