/** Tests what both platforms have in common in keeping one request with edits of pages: each row of what can be there. */
import { describe, expect, test } from 'vitest';
import { hostErrorMessage } from './host-error.js';
import {
  AGAIN,
  BRANCH,
  changed,
  EDIT,
  FILES,
  type Gate,
  messages,
  OWN_LINE,
  PERSONS,
  SLUG,
  startGitHub,
  startGitLab,
  TITLE,
  TWO_EDITS,
  writesOf,
} from './edits-platforms.js';

const OPEN = { state: 'open', left: new Map() };

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('edits as one request on %s', (_, start) => {
  test('sends one request and writes nothing if there are no edits and no request', async () => {
    const platform = await start();
    expect(await platform.propose({})).toMatchObject({ state: 'none', url: undefined });
    expect(platform.requests).toHaveLength(1);
    expect(writesOf(platform)).toEqual([]);
  });

  test('opens one request whose branch has one commit with the edits', async () => {
    const platform = await start();
    const proposed = await platform.propose(TWO_EDITS);
    expect(proposed).toEqual({
      ...OPEN,
      paths: ['docs/a.md', 'docs/b.md'],
      url: expect.stringContaining('/') as string,
    });
    expect(changed(platform)).toEqual(TWO_EDITS);
    expect(messages(platform)).toEqual([`${TITLE}\n\n${OWN_LINE}`]);
    const [request, ...others] = platform.shown();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ state: 'open', title: TITLE });
    expect(request?.body).toMatch(
      new RegExp(`^<!-- docs-ci-edits: ${SLUG} [0-9a-f]{16} -->\\n\`docs/a.md\`.*\`docs/b.md\``),
    );
  });

  test.each<[string, Record<string, string>]>([
    ['doesn’t say when it ends', {}],
    ['ends in a minute', { 'retry-after': '60' }],
  ])('sends no second request if a rate limit %s', async (_title, headers) => {
    const platform = await start(() => ({ status: 429, headers, json: { message: 'rate limit' } }));
    expect(await hostErrorMessage(platform.propose(EDIT))).toMatch(/HTTP 429/);
    expect(platform.requests).toHaveLength(1);
  });

  test('writes nothing if the branch already has exactly these files and texts', async () => {
    const platform = await start();
    const first = await platform.propose(TWO_EDITS);
    const sent = platform.requests.length;
    expect(await platform.propose(TWO_EDITS)).toEqual(first);
    expect(writesOf(platform, sent)).toEqual([]);
  });

  test('adds one commit if edits come or go, and takes what is no edit any more from the base', async () => {
    const platform = await start();
    const first = await platform.propose(TWO_EDITS);
    const head = platform.git.branches.get(BRANCH) ?? '';
    const [before] = platform.shown();
    const edits = { 'docs/b.md': 'b, edited again\n', 'docs/c.md': 'c, edited\n' };
    expect(await platform.propose(edits)).toEqual({ ...first, paths: ['docs/b.md', 'docs/c.md'] });
    expect(changed(platform)).toEqual(edits);
    expect(messages(platform)).toHaveLength(2);
    expect(platform.git.isAncestor(head, platform.git.branches.get(BRANCH) ?? '')).toBe(true);
    const [after, ...others] = platform.shown();
    expect(others).toEqual([]);
    expect(after?.body).toContain('`docs/c.md`');
    expect(after?.body.split('\n')[0]).not.toBe(before?.body.split('\n')[0]);
  });

  test('closes the request and deletes its branch if no edit is left, and proposes the same edits later', async () => {
    const platform = await start();
    await platform.propose(EDIT);
    expect(await platform.propose({})).toMatchObject({ state: 'none', url: undefined });
    expect(platform.git.branches.has(BRANCH)).toBe(false);
    expect(platform.shown().map(({ state }) => state)).toEqual(['closed']);
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'open' });
    expect(platform.shown().map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test.each([['new edits', TWO_EDITS] as const, ['no edits', {}] as const])(
    'leaves a branch alone that has a commit by a person: %s',
    async (_title, edits) => {
      const platform = await start();
      const { url } = await platform.propose(EDIT);
      const head = platform.git.commit(BRANCH, PERSONS, 'Fix a word');
      const sent = platform.requests.length;
      expect(await platform.propose(edits)).toMatchObject({ state: 'foreign', url });
      expect(writesOf(platform, sent)).toEqual([]);
      expect(platform.git.branches.get(BRANCH)).toBe(head);
      expect(platform.shown().map(({ state }) => state)).toEqual(['open']);
    },
  );

  test("keeps the commit of a person who pushes between docs-ci's look and its write", async () => {
    let isPushed = false;
    const gate: Gate = ({ method, path }, carryOut) => {
      const isWrite = /(refs\/heads|repository\/commits)/.test(decodeURIComponent(path)) && /PATCH|POST/.test(method);
      if (isWrite && isPushed) platform.git.commit(BRANCH, PERSONS, 'Fix a word');
      if (isWrite) isPushed = false;
      return carryOut();
    };
    const platform = await start(gate);
    await platform.propose(EDIT);
    isPushed = true;
    expect(await platform.propose(AGAIN)).toMatchObject({ state: 'foreign' });
    expect(changed(platform)).toEqual(PERSONS);
    expect(messages(platform).at(-1)).toBe('Fix a word');
    expect(await platform.propose(AGAIN)).toMatchObject({ state: 'foreign' });
  });

  test('keeps the commit of a person who pushes to a merged branch just after docs-ci compared it', async () => {
    let isNext = false;
    const gate: Gate = ({ path }, carryOut) => {
      const response = carryOut();
      if (isNext && path.includes('/compare')) platform.git.commit(BRANCH, PERSONS, 'Fix a word');
      if (path.includes('/compare')) isNext = false;
      return response;
    };
    const platform = await start(gate);
    await platform.propose(EDIT);
    platform.merge();
    isNext = true;
    await platform.propose(AGAIN, platform.git.branches.get('main'), EDIT).catch(String);
    expect(platform.git.files(BRANCH)).toEqual({ ...FILES, ...PERSONS });
    expect(await platform.propose(AGAIN, platform.git.branches.get('main'), EDIT)).toMatchObject({ state: 'foreign' });
  });

  test("doesn't propose edits again that a person rejected, until they change", async () => {
    const platform = await start();
    const { url } = await platform.propose(EDIT);
    platform.reject();
    const sent = platform.requests.length;
    expect(await platform.propose(EDIT)).toMatchObject({ state: 'rejected', url });
    expect(writesOf(platform, sent)).toEqual([]);
    expect(await platform.propose(TWO_EDITS)).toMatchObject({ state: 'open' });
    expect(platform.shown().map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(changed(platform)).toEqual(TWO_EDITS);
  });

  test('proposes edits again that were merged and taken back, so that merging brings them', async () => {
    const platform = await start();
    await platform.propose(EDIT);
    platform.merge();
    const back = platform.git.commit('main', { 'docs/a.md': 'a\n' }, 'Revert');
    expect(await platform.propose(EDIT, back)).toMatchObject({ state: 'open' });
    expect(platform.shown().map(({ state }) => state)).toEqual(['merged', 'open']);
    platform.merge();
    expect(platform.git.files('main')).toEqual({ ...FILES, ...EDIT });
  });

  test('replaces an open request whose branch began with the text that is an edit now', async () => {
    const platform = await start();
    await platform.propose(EDIT);
    platform.merge();
    await platform.propose(AGAIN, platform.git.branches.get('main'), EDIT);
    const rewritten = { 'docs/a.md': 'a, rewritten\n' };
    const next = platform.git.commit('main', rewritten, 'Rewrite');
    expect(await platform.propose(EDIT, next, rewritten)).toMatchObject({ state: 'open' });
    const sent = platform.requests.length;
    expect(await platform.propose(EDIT, next, rewritten)).toMatchObject({ state: 'open' });
    expect(writesOf(platform, sent)).toEqual([]);
    expect(platform.shown().filter(({ state }) => state === 'open')).toHaveLength(1);
    platform.merge();
    expect(platform.git.files('main')).toEqual({ ...FILES, ...EDIT });
  });

  test('names files that Git does not track, and files that the job changed, and proposes the others', async () => {
    const platform = await start();
    platform.git.commit('main', { 'docs/b.md': 'b, as committed\n' }, 'second', 'beef'.padEnd(40, '0'));
    const edits = { ...TWO_EDITS, 'docs/generated.md': 'new\n' };
    expect(await platform.propose(edits, 'beef'.padEnd(40, '0'))).toMatchObject({
      state: 'open',
      paths: ['docs/a.md'],
      left: new Map([
        ['docs/b.md', 'uncommitted'],
        ['docs/generated.md', 'untracked'],
      ]),
    });
    expect(platform.git.files(BRANCH)).toEqual({ ...FILES, 'docs/b.md': 'b, as committed\n', ...EDIT });
  });

  test('sends texts byte by byte, with a byte order mark and Windows line ends', async () => {
    const platform = await start();
    const text = '\ufeffübung 🚀\r\nzwei';
    await platform.propose({ 'docs/a.md': text });
    expect(platform.git.files(BRANCH)['docs/a.md']).toBe(text);
    const sent = platform.requests.length;
    await platform.propose({ 'docs/a.md': text });
    expect(writesOf(platform, sent)).toEqual([]);
  });

  test("adds the edits to a request that a person opened for the branch, and keeps the person's text", async () => {
    const platform = await start();
    await platform.propose(EDIT);
    platform.reject();
    platform.open('Opened by Ann');
    expect(await platform.propose(TWO_EDITS)).toMatchObject({ state: 'open' });
    expect(platform.shown().map(({ body }) => body)[1]).toBe('Opened by Ann');
    expect(changed(platform)).toEqual(TWO_EDITS);
  });

  test('fails with an error that names the reason if the platform refuses the request', async () => {
    const platform = await start(({ method, path }, carryOut) =>
      method === 'POST' && /(pulls|merge_requests)$/.test(path)
        ? { status: 422, json: { message: 'Not today' } }
        : carryOut(),
    );
    expect(await hostErrorMessage(platform.propose(EDIT))).toMatch(/^couldn't propose the edits as a .* request: /);
  });
});
