/** Tests check-pages against the emulator: what fails, what doesn't, what is proposed, and with which requests. */
import { expect, test } from 'vitest';
import { CONFIG, LIVE, startPages } from './fixture.js';

const LISTS = ['GET /config', 'GET /pages'];

test('says with scope all that nothing is wrong, not that nothing is worse', async () => {
  await using stage = await startPages({}, { ...LIVE, 'guides/more.mdx': 'There is more.' });
  const { exitCode, result } = await stage.check(['--scope', 'all']);
  expect([exitCode, result.message]).toEqual([0, 'No page, redirect or link has a problem.']);
});

test('passes a folder that is as live, with two requests, and says so', async () => {
  await using stage = await startPages();
  const run = await stage.check();
  expect(run.result.message).toBe('No published page, redirect or link is worse than live.');
  expect(run.exitCode).toBe(0);
  expect(run.requests.toSorted()).toEqual(LISTS);
  expect(run.result.outputs).toMatchObject({ problems: '0', warnings: '0', pages: '4', old: '0', redirects: '' });
});

test('finds a broken link in a terminal only if the size of its page changes', async () => {
  await using stage = await startPages();
  const broken = (LIVE['index.mdx'] ?? '').replace('guides/setup', 'guides/setuq');
  stage.change({ 'index.mdx': broken });
  expect((await stage.check()).exitCode).toBe(0);
  expect(stage.findings()).toEqual([]);
  stage.change({ 'index.mdx': `${broken}More.\n` });
  expect((await stage.check()).exitCode).toBe(3);
  expect(stage.findings()).toEqual(['links index: /guides/setuq leads to no page']);
});

test('fails a rename without a redirect, proposes it, and passes with the proposed entry', async () => {
  await using stage = await startPages();
  const pages = ['index', 'install/setup', 'guides/deploy', 'guides/more'];
  const config = { ...CONFIG, navigation: { groups: [{ group: 'Guides', pages }] } };
  stage.change({ 'guides/setup.mdx': null, 'install/setup.mdx': LIVE['guides/setup.mdx'] ?? '' });
  stage.configure(config);
  const run = await stage.check();
  expect(run.exitCode).toBe(3);
  expect(stage.findings()).toEqual([
    'vanished-pages guides/setup: /guides/setup disappears without a redirect',
    'links guides/deploy: /guides/setup#first leads to no page',
    'links index: /guides/setup leads to no page',
  ]);
  expect(stage.redirects()).toEqual([{ source: '/guides/setup', destination: '/install/setup' }]);
  expect(run.summary).toContain('It seems to be `/install/setup` now.');
  expect(run.requests.toSorted()).toEqual([...LISTS, 'GET /pages/{path}']);
  stage.configure({ ...config, redirects: stage.redirects() });
  const next = await stage.check();
  expect(next.stderr + next.stdout).toContain('No published page, redirect or link is worse than live');
  expect(next.exitCode).toBe(0);
});

test('never fails for what live has, too, even in a page that changes or moves', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\n\nAnd more.\n` });
  const changed = await stage.check();
  expect(stage.findings()).toEqual([]);
  expect(changed.result.outputs).toMatchObject({ problems: '0', old: '1' });
  stage.change({ 'guides/more.mdx': null, 'guides/other.mdx': LIVE['guides/more.mdx'] ?? '' });
  const pages = ['index', 'guides/setup', 'guides/deploy', 'guides/other'];
  stage.configure({
    navigation: { groups: [{ group: 'Guides', pages }] },
    redirects: [{ source: '/guides/more', destination: '/guides/other' }],
  });
  const moved = await stage.check();
  expect(stage.findings()).toEqual([]);
  expect(moved.exitCode).toBe(0);
});

test('finds new problems of each rule with the line', async () => {
  await using stage = await startPages();
  stage.change({
    'guides/new.mdx': '# New\n\n[Gone](/guides/gone), [no part](./deploy#gone)\n\n![](a.png)\n',
    'guides/deploy.mdx': '# Deploy\n\nAll of it, and then some.\n',
  });
  stage.configure({
    navigation: { pages: ['index', 'guides/setup', 'guides/deploy', 'guides/more', 'guides/typo'] },
    redirects: [
      { source: '/a', destination: '/guides/nowhere' },
      { source: '/b', destination: '/c' },
      { source: '/c', destination: '/guides/setup' },
    ],
  });
  await stage.check();
  expect(stage.findings().sort()).toEqual([
    'links guides/new: /guides/gone leads to no page',
    "media guides/new: a.png isn't in the folder",
    "navigation-entries guides/typo: the navigation lists guides/typo, which isn't a page",
    "redirects a: /a: the redirect leads to /guides/nowhere, which isn't a page",
  ]);
  expect(stage.findings('warning').sort()).toEqual([
    'alt-text guides/new: a.png has no alternative text',
    'anchors guides/new: ./deploy#gone leads to a page without this heading',
    'redirects b: /b: the redirect leads to /c, which is redirected again',
    "unlisted-pages guides/new: /guides/new isn't in the navigation: add it, hide it with hidden: true, or list it in allow",
  ]);
});

test('lets a rule be off or only warn, and allows a page to be gone', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null, 'guides/new.mdx': '[Gone](/guides/gone)' });
  const flags = ['--path', 'docs', '--severity', 'links: warning', '--severity', 'unlisted-pages: off'];
  await stage.check([...flags, '--severity', 'navigation-entries: off', '--allow', '/guides/setup']);
  expect(stage.findings()).toEqual([]);
  expect(stage.findings('warning')).toEqual(['links guides/new: /guides/gone leads to no page']);
  expect(stage.verdictOf('unlisted-pages')).toBe('off');
});

test('finds links in code to a page that the change removes, and leaves other hosts alone', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null });
  stage.change({
    '../src/errors.ts': "throw 'https://docs.example.com/guides/setup.';\n// https://example.com/guides/setup",
  });
  await stage.check(['--path', 'docs', '--code', 'src/**', '--site-url', 'https://docs.example.com']);
  expect(stage.findings()).toContain(
    'code-links guides/setup: https://docs.example.com/guides/setup leads to a page that this change removes',
  );
  expect(stage.findings().filter((finding) => finding.startsWith('code-links'))).toHaveLength(1);
});

test('warns about an image in the folder of the library that the library lacks', async () => {
  await using stage = await startPages();
  const { media } = stage.emulator.state;
  for (const name of ['a.svg', 'b.svg']) media.add(name, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const library = `${stage.emulator.filesOrigin}/media`;
  const listed = media.newestFirst().map(({ id, name }) => `${library}/${id}/${name}`);
  const images = [...listed, `${library}/gone/c.svg`, 'https://other.example.com/media/gone/d.svg'];
  stage.change({ 'guides/deploy.mdx': images.map((url) => `![Map](${url})`).join('\n\n') });
  const run = await stage.check();
  expect(run.exitCode).toBe(0);
  expect(stage.findings('warning')).toEqual([`media guides/deploy: ${library}/gone/c.svg isn't in the media library`]);
  expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /media', 'GET /pages', 'GET /pages/{path}']);
});

test('looks at a branch with four requests, and does not know whether an older branch lost a page', async () => {
  await using stage = await startPages();
  const { project } = stage.emulator.state;
  project.createBranch('old', project.deploymentBranch);
  const same = await stage.check(['--branch', 'old']);
  expect(same.requests.toSorted()).toEqual([...LISTS, ...LISTS].sort());
  project.edit({
    'guides/later.mdx': '# Later',
    'docs.json': JSON.stringify({ navigation: { pages: ['guides/later', 'guides/setup'] } }),
  });
  const run = await stage.check(['--branch', 'old']);
  expect(run.exitCode).toBe(0);
  expect(stage.findings('unknown')).toEqual([
    "vanished-pages guides/later: /guides/later isn't there, but the branch may be older than live",
  ]);
});

test('reads each page once with scope all, lists everything, and never fails', async () => {
  await using stage = await startPages();
  const run = await stage.check(['--scope', 'all']);
  expect(run.exitCode).toBe(0);
  expect(run.requests.filter((request) => request === 'GET /pages/{path}')).toHaveLength(4);
  expect(stage.findings()).toEqual(['links guides/more: /guides/nowhere leads to no page']);
});

test.each([
  [['--scope', 'some'], '--scope'],
  [['--path', 'docs', '--branch', 'a'], '--branch'],
  [['--to', 'x'], '--to'],
  [['--path', 'nowhere'], '--path'],
  [['--path', 'docs', '--code', 'src/**'], '--code'],
  [['--issue', 'Health'], '--issue'],
  [['--severity', 'links: bad'], '--severity'],
  [['--path', 'docs', '--site-url', 'docs.example.com'], '--site-url'],
])('refuses %j before any request', async (flags, named) => {
  await using stage = await startPages();
  const run = await stage.check(flags);
  expect(run.exitCode).toBe(2);
  expect(run.stderr + run.stdout).toContain(named);
  expect(run.requests).toEqual([]);
});

test('refuses a given branch that does not exist', async () => {
  await using stage = await startPages();
  expect((await stage.check(['--branch', 'nowhere'])).exitCode).toBe(2);
});

test('refuses two configurations in the folder, and one that is not JSON', async () => {
  await using stage = await startPages();
  stage.change({ 'mint.json': '{"navigation":[]}' });
  const run = await stage.check();
  expect(run.exitCode).toBe(2);
  expect(run.result.message).toContain('docs/docs.json" and "docs/mint.json');
  stage.change({ 'mint.json': '{' });
  expect((await stage.check()).exitCode).toBe(0);
  expect((await stage.check(['--path', 'docs', '--config-file', 'docs/mint.json'])).exitCode).toBe(2);
});

const HANDBOOK = { 'handbook/setup.mdx': '# Set up\n\nInstall it.\n', 'handbook/deploy.mdx': '# Deploy\n\nRun it.\n' };
const WITH_HANDBOOK = { navigation: { pages: [...Object.keys(LIVE), ...Object.keys(HANDBOOK)] } };

test.each([
  ['another site at the root', 'See [Prices](/pricing).', []],
  ['another site in a folder without pages', 'See [the post](/blog/post).', []],
  ['a page of the section', '[Set up](/setup)', []],
  ['a base path before a page', '[Set up](/docs/guides/setup)', []],
  ['an image outside of the folder', '![Logo](/logo.png) ![Map](/img/map.png)', []],
  ['a page that is gone', '[Gone](/guides/gone)', ['links handbook/deploy: /guides/gone leads to no page']],
])('judges a link from the root in a folder that goes to a section: %s', async (_, text, findings) => {
  await using stage = await startPages({}, { ...LIVE, ...HANDBOOK }, WITH_HANDBOOK);
  stage.change({ '../section/setup.mdx': HANDBOOK['handbook/setup.mdx'], '../section/deploy.mdx': text });
  await stage.check(['--path', 'section', '--to', 'handbook']);
  expect(stage.findings()).toEqual(findings);
});

test('does not judge a new link from the root if the public URL has a path, and judges one to a page that vanishes', async () => {
  await using stage = await startPages();
  const site = ['--path', 'docs', '--site-url', 'https://example.com/docs'];
  const links = '[Main site](/guides/gone), [here](https://example.com/docs/guides/gone)';
  stage.change({ 'guides/deploy.mdx': `After [the setup](/guides/setup#first), deploy it. ${links}` });
  await stage.check(site);
  expect(stage.findings()).toEqual([]);
  expect(stage.findings('warning')).toEqual([
    'links guides/deploy: https://example.com/docs/guides/gone leads to no page',
  ]);
  stage.change({ 'guides/setup.mdx': null });
  await stage.check([...site, '--severity', 'navigation-entries: off']);
  expect(stage.findings()).toEqual([
    'vanished-pages guides/setup: /guides/setup disappears without a redirect',
    'links guides/deploy: /guides/setup#first leads to no page',
    'links index: /guides/setup leads to no page',
  ]);
});

test('says that all pages are new if live has no page below the folder of the input to', async () => {
  await using stage = await startPages();
  const run = await stage.check(['--path', 'docs', '--to', 'guide', '--config-file', 'docs/docs.json']);
  expect(run.stderr + run.stdout).toContain(
    '--to: live has no page in "guide", so all pages are new. Check the folder.',
  );
  const right = await stage.check(['--path', 'docs/guides', '--to', 'guides']);
  expect(right.stderr + right.stdout).not.toContain('all pages are new');
});

test('looks only at code if the service has no branch of the merge request', async () => {
  await using stage = await startPages();
  stage.change({ '../src/a.ts': '// https://docs.example.com/guides/setup https://docs.example.com/guides/gone' });
  stage.emulator.state.project.edit({ 'guides/more.mdx': '![](gone.png) [Gone](/guides/gone)' });
  const run = await stage.runJob(
    'check-pages',
    { 'api-key': stage.emulator.keys.viewer, code: 'src/**', 'site-url': 'https://docs.example.com' },
    { CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'edits' },
  );
  expect(run.exitCode).toBe(0);
  expect(run.result.message).toBe('The service has no branch "edits", so only code is checked.');
  expect(run.result.outputs).toMatchObject({ problems: '0', warnings: '0', old: '1', pages: '0' });
  expect([stage.verdictOf('links'), stage.verdictOf('vanished-pages'), stage.verdictOf('code-links')]).toEqual([
    'unknown',
    'unknown',
    'ok',
  ]);
});
