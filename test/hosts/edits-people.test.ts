/** Tests what people do to the request with edits of pages while docs-ci keeps it, and what their files look like. */
import { describe, expect, test } from 'vitest';
import {
  AGAIN,
  BRANCH,
  EDIT,
  FILES,
  PERSONS,
  type Platform,
  SLUG,
  startGitHub,
  startGitLab,
  TWO_EDITS,
  writesOf,
} from './edits-platforms.js';

function states(platform: Platform): string[] {
  return platform.shown().map(({ state }) => state);
}

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('people and the request with edits on %s', (_, start) => {
  test('proposes new edits as a new request if a person closes the old one during the run', async () => {
    let isClosing = false;
    const platform = await start(({ method, path }, carryOut) => {
      if (isClosing && method !== 'GET' && /(git\/trees|repository\/commits)$/.test(path)) platform.reject();
      if (/(git\/trees|repository\/commits)$/.test(path)) isClosing = false;
      return carryOut();
    });
    await platform.propose(EDIT);
    isClosing = true;
    expect(await platform.propose(AGAIN)).toMatchObject({ state: 'open' });
    expect(states(platform)).toEqual(['closed', 'open']);
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'rejected' });
    expect(states(platform)).toEqual(['closed', 'closed']);
  });

  test('takes the edits for rejected if a person closes the request while docs-ci closes it', async () => {
    let isClosing = false;
    const platform = await start(({ method, path }, carryOut) => {
      if (isClosing && /PATCH|PUT/.test(method) && /(pulls|merge_requests)\/\d+$/.test(path)) platform.reject();
      return carryOut();
    });
    await platform.propose(EDIT);
    isClosing = true;
    expect(await platform.propose({})).toMatchObject({ state: 'none' });
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'rejected' });
    expect(states(platform)).toEqual(['closed']);
  });

  test('closes the request if only edits are left that a person rejected before', async () => {
    const platform = await start();
    await platform.propose(EDIT);
    platform.reject();
    await platform.propose(TWO_EDITS);
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'rejected' });
    expect(states(platform)).toEqual(['closed', 'closed']);
    expect(platform.git.branches.has(BRANCH)).toBe(false);
    expect(await platform.propose(TWO_EDITS)).toMatchObject({ state: 'open' });
  });

  test('keeps the text of a person who pushes right after docs-ci listed the commits', async () => {
    let isPushing = false;
    const platform = await start(({ path }, carryOut) => {
      const response = carryOut();
      if (isPushing && /\/compare/.test(path)) {
        platform.git.commit(BRANCH, PERSONS, 'Fix a word');
        isPushing = false;
      }
      return response;
    });
    await platform.propose(EDIT);
    isPushing = true;
    expect(await platform.propose(AGAIN)).toMatchObject({ state: 'foreign' });
    expect(platform.git.files(BRANCH)).toEqual({ ...FILES, ...PERSONS });
  });

  test("keeps a person's notes in the text of the request, and still knows that it was rejected", async () => {
    const platform = await start();
    await platform.propose(EDIT);
    platform.describe((body) => `Ask Bob first.\n\n${body}\n\n- [x] read by Ann\n`);
    await platform.propose(TWO_EDITS);
    const [shown] = platform.shown();
    expect(shown?.body).toMatch(
      new RegExp(`^Ask Bob first\\.\\n\\n<!-- docs-ci-edits: ${SLUG} [0-9a-f]{16} -->\\n[^]*- \\[x\\] read by Ann\\n$`),
    );
    expect(shown?.body.match(/docs\/b\.md/g)).toHaveLength(1);
    platform.reject();
    expect(await platform.propose(TWO_EDITS)).toMatchObject({ state: 'rejected' });
  });

  test('creates the branch again if a person deleted it, and says if that closed the request', async () => {
    let isDeleting = false;
    const platform = await start(({ path }, carryOut) => {
      if (isDeleting && /\/compare/.test(path)) {
        platform.git.branches.delete(BRANCH);
        platform.reject();
        isDeleting = false;
      }
      return carryOut();
    });
    await platform.propose(EDIT);
    platform.git.branches.delete(BRANCH);
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'open' });
    expect(platform.git.files(BRANCH)).toEqual({ ...FILES, ...EDIT });
    isDeleting = true;
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'rejected' });
  });
});

test('keeps the executable mode of a file on GitHub', async () => {
  const platform = await startGitHub();
  platform.github.executables.add('docs/a.md');
  expect(await platform.propose(TWO_EDITS)).toMatchObject({ state: 'open' });
  const sent = platform.requests.find(({ method, path }) => method === 'POST' && path.endsWith('git/trees'));
  expect(sent?.body).toMatchObject({
    tree: [
      { path: 'docs/a.md', mode: '100755' },
      { path: 'docs/b.md', mode: '100644' },
    ],
  });
});

test.each([
  ['folder', [{ type: 'file', path: 'docs/b.md/c.md' }]],
  ['symlink', { type: 'symlink', target: '../b.md', sha: 'b', size: 7 }],
])('proposes the other edits if GitHub has a %s in place of a file', async (_, json) => {
  const platform = await startGitHub(({ path }, carryOut) =>
    decodeURIComponent(path).endsWith('contents/docs/b.md') ? { status: 200, json } : carryOut(),
  );
  expect(await platform.propose(TWO_EDITS)).toMatchObject({
    paths: ['docs/a.md'],
    left: new Map([['docs/b.md', 'untracked']]),
  });
});

test("doesn't take a merge request for rejected while GitLab merges it", async () => {
  const platform = await startGitLab();
  await platform.propose(EDIT);
  Object.assign(platform.gitlab.mergeRequests[0] ?? {}, { state: 'locked' });
  const sent = platform.requests.length;
  expect(await platform.propose(EDIT)).toMatchObject({ state: 'open' });
  expect(writesOf(platform, sent)).toEqual([]);
});
