/** Tests check-pages against the emulator: what fails, what doesn't, what is proposed, and with which requests. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderManifest } from '../../../src/commands/push-content/project/manifest.js';
import { writeFiles } from '../../support/folder.js';
import { withoutHelp } from '../../support/runs.js';
import { CONFIG, configOf, LIVE, manyPages, startPages } from './fixture.js';

const LISTS = ['GET /config', 'GET /pages'];

test('says with scope all that nothing is wrong, not that nothing is worse', async () => {
  await using stage = await startPages({}, { ...LIVE, 'guides/more.mdx': 'There is more.' });
  const { exitCode, result } = await stage.check(['--scope', 'all']);
  expect([exitCode, result.message]).toEqual([0, 'No problem with pages, redirects or links was found.']);
});

const COMPLETE = 'No new problem with pages, redirects or links was found.';

test('passes a folder that is as live, with one request more than the lists for an old problem, and says so', async () => {
  await using stage = await startPages();
  const run = await stage.check();
  expect(run.result.message).toBe(COMPLETE);
  expect(run.exitCode).toBe(0);
  expect(run.requests.toSorted()).toEqual([...LISTS, 'GET /pages/{path}']);
  expect(run.result.outputs).toMatchObject({ problems: '0', warnings: '0', pages: '4', old: '0', redirects: '' });
});

test('names the line of a page that is read as Markdown, because it is not valid MDX', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\nUse {a: 1}.\n` });
  const { exitCode, result, summary } = await stage.check();
  expect(exitCode).toBe(0);
  expect(summary).toContain('so the build may fail: `docs/guides/more.mdx:7`.');
  expect(result.annotations.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^docs\/guides\/more\.mdx: read as Markdown, because it isn't valid MDX, so its build may fail: .* \(line 7\)\.$/,
    ),
  ]);
});

test.each([
  ['is the only page with a finding', 0, 3, COMPLETE],
  ['is one of 50 pages with a finding', 49, 3, COMPLETE],
  ['is one of 51 pages with a finding', 50, 0, COMPLETE],
  ['is one of 301 pages', -300, 0, 'No problems, but not every page was read.'],
])(
  'finds a new broken link in a terminal, although the size of its page stays, if it %s',
  async (_, others, exitCode, healed) => {
    const more = Object.keys(manyPages(Math.abs(others))).slice(others < 0 ? 2 : 0);
    const text = others < 0 ? 'Text.' : '[Old](/pages/nowhere)';
    const healthy = Object.entries(LIVE).filter(([path]) => path !== 'guides/more.mdx');
    const live = Object.fromEntries([...healthy, ...more.map((path) => [path, text] as const)]);
    await using stage = await startPages({}, live, configOf(live));
    stage.change({ 'index.mdx': (LIVE['index.mdx'] ?? '').replace('guides/setup', 'guides/setuq') });
    expect((await stage.check()).exitCode).toBe(exitCode);
    expect(stage.findings()).toEqual(exitCode === 0 ? [] : ['links index: /guides/setuq leads to no page']);
    stage.change({ 'index.mdx': LIVE['index.mdx'] ?? '' });
    const same = await stage.check();
    expect([same.exitCode, same.result.message]).toEqual([0, healed]);
  },
);

test('takes no page for changed whose live text is missing, although the list has it', async () => {
  await using stage = await startPages();
  stage.emulator.addFault({ route: 'GET /pages/{path}', kind: 'status', status: 404, times: Infinity });
  const run = await stage.check();
  expect([run.exitCode, run.result.message]).toEqual([0, 'No problems, but not every page was read.']);
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
  expect(run.summary).toContain('/guides/setup disappears without a redirect; it seems to be /install/setup now |');
  // The page that moves, two with links to it, and one with an old problem.
  expect(run.requests.toSorted()).toEqual([...LISTS, ...Array<string>(4).fill('GET /pages/{path}')]);
  stage.configure({ ...config, redirects: stage.redirects() });
  const next = await stage.check();
  expect(next.result.message).toBe(COMPLETE);
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

test.each([
  ['two pages become one', ['guides/setup', 'guides/more'], 'guides/all'],
  ['two pages become one, in the other order', ['guides/more', 'guides/setup'], 'guides/all'],
  ['a page goes into another one', ['guides/more'], 'guides/deploy'],
  ['a page that no navigation lists moves', ['unlisted'], 'guides/all'],
])('never fails for what live has, too, if %s by redirects', async (_, from, to) => {
  await using stage = await startPages({}, { ...LIVE, 'unlisted.mdx': '# Not listed\n' });
  const texts = [to, ...from].map((place) => LIVE[`${place}.mdx`] ?? '');
  stage.change({ ...Object.fromEntries(from.map((place) => [`${place}.mdx`, null])), [`${to}.mdx`]: texts.join('\n') });
  const pages = ['index', 'guides/setup', 'guides/deploy', 'guides/more'].filter((place) => !from.includes(place));
  stage.configure({
    navigation: { pages: [...pages, ...(from[0] === 'unlisted' ? [] : [to])] },
    redirects: from.map((place) => ({ source: `/${place}`, destination: `/${to}` })),
  });
  await stage.check();
  const found = [...stage.findings(), ...stage.findings('warning')];
  expect(found.filter((finding) => !finding.includes('/guides/setup'))).toEqual([]);
});

test.each([
  ['[Link](/guides/%c3%bcber_alles)', 'problem', '/guides/%c3%bcber_alles'],
  ['[Link](/guides/&uuml;ber_alles)', 'problem', '/guides/über_alles'],
  ['[Link](/guides/u\u0308ber_alles)', 'problem', '/guides/u\u0308ber_alles'],
  ['[Link](über\\_alles)', 'problem', 'über_alles'],
  ['[Link](https://DOCS.example.com/guides/über_alles)', 'warning', 'https://DOCS.example.com/guides/über_alles'],
] as const)('finds the link %s to a page that vanishes in an unchanged page', async (text, verdict, url) => {
  const pages = { ...LIVE, 'guides/über_alles.mdx': '# Gone\n', 'guides/links.mdx': `${text}\n` };
  await using stage = await startPages({}, pages, configOf(pages));
  stage.change({ 'guides/über_alles.mdx': null });
  await stage.check(['--path', 'docs', '--site-url', 'https://docs.example.com']);
  expect(stage.findings(verdict)).toContain(`links guides/links: ${url} leads to no page`);
});

test.each(['[Link](/guides/aside)', '[Link](aside)', '[Link](./aside.mdx#x)', '<a href="/guides/aside/">Link</a>'])(
  'finds the link %s of an unchanged page to a page outside of the navigation that vanishes',
  async (text) => {
    const pages = { ...LIVE, 'guides/links.mdx': `${text}\n` };
    await using stage = await startPages({}, { ...pages, 'guides/aside.mdx': '# Aside\n' }, configOf(pages));
    stage.change({ 'guides/aside.mdx': null });
    const run = await stage.check();
    expect(stage.findings()).toEqual([expect.stringMatching(/^links guides\/links: .*aside.* leads to no page$/)]);
    expect(run.exitCode).toBe(3);
    expect(stage.findings('unknown')).toEqual([expect.stringContaining('the live navigation does not list it')]);
  },
);

test.each([
  ['has a redirect', { redirects: [{ source: '/guides/aside', destination: '/guides/more' }] }],
  ['may be generated', { redirects: [], openapi: 'api.yaml' }],
])('finds no broken link in an unchanged page to a page outside of the navigation that %s', async (_, more) => {
  const pages = { ...LIVE, 'guides/links.mdx': '[Link](/guides/aside)\n' };
  await using stage = await startPages({}, { ...pages, 'guides/aside.mdx': '# Aside\n' }, configOf(pages));
  stage.configure({ ...configOf(pages), ...more });
  stage.change({ 'guides/aside.mdx': null });
  await stage.check();
  expect(stage.findings()).toEqual([]);
});

test.each([
  ['c++', []],
  ['q(1)', []],
  ['$x', []],
  ['100%', [{ source: '/guides/100%25', destination: '/help/100%25' }]],
  ['a#b', [{ source: '/guides/a%23b', destination: '/help/a%23b' }]],
])('proposes no redirect that would be a pattern for the page %s, and escapes other names', async (name, redirects) => {
  const text = Array.from({ length: 8 }, (_, line) => `Only line ${line}`).join('\n\n');
  const live = { ...LIVE, [`guides/${name}.mdx`]: text };
  const moved = { ...LIVE, [`help/${name}.mdx`]: text };
  await using stage = await startPages({}, live, configOf(live));
  stage.change({ [`guides/${name}.mdx`]: null, [`help/${name}.mdx`]: text });
  const run = await stage.check();
  const told = run.result.annotations.map(({ message }) => message).join('\n');
  expect(told).toMatch(/disappears without a redirect(?:\. Add a redirect to|; it seems to be) \/help\//);
  expect(told).toContain(`/help/${name}`);
  expect(run.result.outputs.redirects === '' ? [] : stage.redirects()).toEqual(redirects);
  stage.configure(configOf(moved, redirects));
  await stage.check();
  expect(stage.findings()).toHaveLength(redirects.length === 0 ? 1 : 0);
});

test('says which of two files with one address it does not check', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup/index.mdx': '[Gone](/guides/gone)\n' });
  const { result } = await stage.check();
  expect(stage.findings()).toEqual([]);
  expect(result.annotations.map(({ message }) => message)).toContain(
    'docs/guides/setup/index.mdx: not checked, because docs/guides/setup.mdx has the same URL.',
  );
});

test('takes a missing file for an old problem if its page embedded the file before', async () => {
  const pages = { ...LIVE, 'guides/map.mdx': '![Map](./map.png)\n' };
  await using stage = await startPages({}, pages, configOf(pages));
  stage.change({ 'guides/map.mdx': '![Map](./map.png) ![Plan](./plan.png)\n' });
  const run = await stage.check();
  expect(stage.findings()).toEqual(["media guides/map: ./plan.png isn't in the folder"]);
  expect(run.result.outputs.old).toBe('1');
});

test('says of neither a hidden page nor the manifest of push-content that no navigation lists it', async () => {
  await using stage = await startPages();
  const manifest = renderManifest({ source: 'github.com/acme/api:docs', pages: new Map([['a.md', 'x']]) });
  stage.change({
    'api/docs-ci-manifest.mdx': manifest.replaceAll('\n', '\r\n'),
    'api/hidden.mdx': '\ufeff---\rhidden: true\r---\r',
    'api/files.mdx': 'The page `{/* docs-ci-manifest` is written by docs-ci.\n',
  });
  await stage.check();
  expect(stage.findings('warning')).toEqual([expect.stringMatching(/^unlisted-pages api\/files: /)]);
});

test('misses no manifest of push-content in a folder, which never has it', async () => {
  await using stage = await startPages();
  const manifest = renderManifest({ source: 'x', pages: new Map() });
  stage.emulator.state.project.edit({ 'api/docs-ci-manifest.mdx': manifest, 'api/own-name.mdx': manifest });
  const run = await stage.check();
  expect(stage.findings('unknown')).toEqual([]);
  expect(run.result.message).toBe(COMPLETE);
  // Only the one with a name of its own is read, and the page with an old problem.
  expect(stage.emulator.requests.filter(({ route }) => route === 'GET /pages/{path}')).toHaveLength(2);
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
    "navigation-entries guides/typo: The navigation lists guides/typo, which isn't a page",
    "redirects a: /a: the redirect leads to /guides/nowhere, which isn't a page",
  ]);
  expect(stage.findings('warning').sort()).toEqual([
    'alt-text guides/new: a.png has no alternative text',
    'anchors guides/new: ./deploy#gone leads to a page without this heading',
    'redirects b: /b: the redirect leads to /c, which is redirected again',
    "unlisted-pages guides/new: /guides/new isn't in the navigation: add it, hide it with hidden: true, or list it in --allow",
  ]);
});

test.each(['/guides/setup', 'guides/*.mdx'])(
  'lets a rule be off or only warn, and allows pages to be gone: %s',
  async (allowed) => {
    await using stage = await startPages();
    stage.change({ 'guides/setup.mdx': null, 'guides/new.mdx': '[Gone](/guides/gone)' });
    const flags = ['--path', 'docs', '--severity', 'links: warning', '--severity', 'unlisted-pages: off'];
    const { summary } = await stage.check([...flags, '--severity', 'navigation-entries: off', '--allow', allowed]);
    expect(stage.findings()).toEqual([]);
    expect(summary).toContain('Gone, as --allow permits: `/guides/setup`.');
    const isAllAllowed = allowed.includes('*');
    expect(stage.findings('warning')).toEqual(isAllAllowed ? [] : ['links guides/new: /guides/gone leads to no page']);
    expect(stage.verdictOf('unlisted-pages')).toBe('off');
  },
);

test('permits links to missing pages with allow, and names them, but permits no missing file', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/old/a.mdx': '![x](shot.png)\n\n[A](/guides/old/gone)\n' });
  const { summary } = await stage.check(['--path', 'docs', '--allow', 'guides/old/**']);
  expect(stage.findings()).toEqual(["media guides/old/a: shot.png isn't in the folder"]);
  expect(summary).toContain('Linked without a page, as --allow permits: `/guides/old/gone`.');
});

test('lists no link that allow permits as not decided', async () => {
  const pages = { ...LIVE, 'guides/setup/more.mdx': 'More.' };
  await using stage = await startPages({}, pages, configOf(pages));
  stage.change({ 'guides/setup.mdx': null, 'guides/deploy.mdx': 'After [the setup](/guides/setup).' });
  await stage.check();
  expect(stage.verdictOf('links')).toBe('unknown');
  await stage.check(['--path', 'docs', '--allow', 'guides/setup']);
  expect(stage.verdictOf('links')).toBe('ok');
});

test('names the headings that a page of a part of the project loses, as other pages may link to them', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': 'Install it.' });
  const { result } = await stage.check(['--path', 'docs/guides', '--to', 'guides', '--severity', 'anchors: problem']);
  expect(stage.findings('unknown')).toEqual([
    'anchors guides/setup: the page seems to lose the headings "First" and "Second"; links of pages outside of guides to them aren\'t checked',
  ]);
  expect(result.outputs).toMatchObject({ problems: '1', unknown: '1' });
});

test('knows a moved page whose old path allow permits, with its old problems, and names its new path', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': null, 'guides/other.mdx': LIVE['guides/more.mdx'] ?? '' });
  stage.configure(configOf({ ...LIVE, 'guides/other.mdx': '' }));
  const { exitCode, summary } = await stage.check(['--path', 'docs', '--allow', 'guides/more']);
  expect([exitCode, stage.findings()]).toEqual([0, []]);
  expect(summary).toContain('Gone, as --allow permits: `/guides/more → /guides/other`.');
});

test.each([
  ['site', 'The root has pages: set --path . if they are the ones. If not, check'],
  ['guide', 'Did you mean "guides"? If not, check'],
])('says for a folder %s that is missing which one may be meant', async (folder, hint) => {
  await using stage = await startPages();
  stage.change({ '../docs.json': '{}', '../guides/a.mdx': '# A' });
  const { exitCode, result } = await stage.check(['--path', folder]);
  expect([exitCode, result.message]).toEqual([2, expect.stringContaining(hint)]);
});

test('counts files that may be there below their own rule', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': '[A](./files/a.pdf), ![B](/img/b.png), [C](/pricing)' });
  const { summary } = await stage.check();
  expect(summary).toContain(
    'Not decided: `links` (1 link not known: /pricing in guides/more), `media` (2 files not known, such as ./files/a.pdf in guides/more).',
  );
});

test('says of a folder that is a part of the project that links of other pages are not known', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null });
  await stage.check(['--path', 'docs/guides', '--to', 'guides']);
  expect(stage.verdictOf('links')).toBe('problem');
  const { summary } = await stage.check(['--path', 'docs/guides', '--to', 'guides', '--severity', 'links: warning']);
  expect(summary).toContain("`links` (links of pages outside of guides to what is gone aren't checked)");
});

test('speaks of no change if it lists everything', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': null });
  const { summary, exitCode } = await stage.check(['--path', 'docs', '--scope', 'all']);
  expect([exitCode, summary]).toEqual([
    0,
    expect.stringContaining('/guides/more is missing in the folder without a redirect |'),
  ]);
  expect(summary).not.toMatch(/this change|rebase/i);
});

test('finds links in code to a page that the change removes, and leaves other hosts alone', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null });
  stage.change({
    '../src/errors.ts': "throw 'https://docs.example.com/guides/setup.';\n// https://example.com/guides/setup",
  });
  await stage.check(['--path', 'docs', '--code', 'src/**', '--site-url', 'https://docs.example.com']);
  expect(stage.findings()).toContain(
    'code-links guides/setup: https://docs.example.com/guides/setup leads to a page that seems to disappear',
  );
  expect(stage.findings().filter((finding) => finding.startsWith('code-links'))).toHaveLength(1);
});

test('names the files of code that it does not check for links', async () => {
  await using stage = await startPages();
  stage.change({ '../src/large.ts': ' '.repeat(2_000_001), '../src/small.ts': '' });
  const { stderr } = await stage.check([
    '--path',
    'docs',
    '--code',
    'src/**',
    '--site-url',
    'https://docs.example.com',
  ]);
  expect(stderr.match(/^.* not checked for links: .*$/gm)).toEqual([
    '1 file not checked for links: larger than 2.0 MB: src/large.ts.',
  ]);
});

test('warns about a pattern of code that matches no file, and says if no file has a public URL', async () => {
  await using stage = await startPages();
  stage.change({ '../src/a.ts': '// https://docs.example.com/{page}' });
  const urls = ['--site-url', 'https://Docs.example.com/', '--site-url', 'https://dosc.example.com'];
  const { exitCode, result } = await stage.check(['--path', 'docs', '--code', 'src/**', '--code', 'srcc/**', ...urls]);
  expect(exitCode).toBe(0);
  expect(result.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'warning: --code: "srcc/**" matches no file in the workspace. Check the spelling, or remove the line.',
    'notice: --site-url: no file of --code has "https://dosc.example.com". Check the spelling, or remove the line.',
  ]);
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
  const texts = ['GET /pages/{path}', 'GET /pages/{path}'];
  expect(run.requests.toSorted()).toEqual(['GET /config', 'GET /media', 'GET /pages', ...texts]);
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
    'vanished-pages guides/later: /guides/later is a live page that isn\'t on branch "old". The branch may be older than live',
  ]);
});

test('does not know whether a branch or an older one takes a page out of the navigation', async () => {
  await using stage = await startPages();
  const { project } = stage.emulator.state;
  project.edit({
    'guides/later.mdx': '# Later',
    'docs.json': JSON.stringify({ navigation: { pages: ['guides/later', 'guides/setup'] } }),
  });
  project.createBranch('topic', project.deploymentBranch);
  project.edit({ 'docs.json': JSON.stringify({ navigation: { pages: ['guides/setup'] } }) }, 'topic');
  expect((await stage.check(['--branch', 'topic'])).exitCode).toBe(0);
  expect(stage.findings('unknown')).toEqual([
    'unlisted-pages guides/later: /guides/later isn\'t in the navigation of branch "topic". If it was added to live later, rebase the branch',
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

test.each([
  ['severity', 'links: bad', 'media: off', 'lniks: off', /isn't a valid severity\. Use "rule: problem"/],
  ['code', '../a/**', 'docs/**', 'C:\\b', /\. /],
  ['site-url', 'docs.example.com', 'https://docs.example.com', 'docs.example.org', /isn't a URL\. Use /],
])('names each wrong line of %s, and none that is right', async (input, first, right, second, problem) => {
  await using stage = await startPages();
  const lines = [first, right, second].flatMap((line) => [`--${input}`, line]);
  const site = input === 'code' ? ['--site-url', 'https://docs.example.com'] : [];
  const { exitCode, result } = await stage.check(['--path', 'docs', ...lines, ...site]);
  expect(exitCode).toBe(2);
  const told = withoutHelp(result.message).split('\n');
  const start = (line: string): string => `--${input}: ${JSON.stringify(line)} `;
  expect(told).toEqual([first, second].map((line) => expect.stringContaining(start(line)) as string));
  for (const line of told) expect(line).toMatch(problem);
});

test('refuses a given branch that does not exist', async () => {
  await using stage = await startPages();
  // It looks like one of docs-ci, but a person made it.
  stage.emulator.state.project.createBranch('docs-ci-after/notes', 'main');
  const { exitCode, result } = await stage.check(['--branch', 'nowhere']);
  expect([exitCode, result.message]).toEqual([
    2,
    expect.stringMatching(/^--branch: .*\. Its branches are .*\bdocs-ci-after\/notes\b/),
  ]);
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

test('refuses a configuration that the change breaks, and reads one with comments', async () => {
  await using stage = await startPages();
  stage.change({ 'docs.json': JSON.stringify(CONFIG).replace(',', '') });
  const broken = await stage.check();
  expect(broken.exitCode).toBe(2);
  expect(broken.result.message).toContain('"docs/docs.json" isn\'t valid JSON');
  const config = JSON.stringify({ navigation: { pages: ['index', 'guides/nowhere'] } });
  stage.change({ 'docs.json': `// The navigation\n${config.replace(']', ',]')}` });
  expect((await stage.check()).exitCode).toBe(3);
  expect(stage.findings()).toEqual([
    "navigation-entries guides/nowhere: The navigation lists guides/nowhere, which isn't a page",
  ]);
});

test.each([
  [
    'a broken file of another name alone',
    { 'docs.json': null, 'site.json': '{ bad' },
    /"docs\/site\.json" isn't valid JSON.*that of the live site is used/,
  ],
  ['a broken file beside it', { 'data.json': '{ bad' }, undefined],
  ['another JSON file', { 'docs.json': null, 'data.json': '[1]' }, undefined],
])(
  'says that the live configuration is used for a folder with %s only if it may be the other one',
  async (_, files, said) => {
    await using stage = await startPages();
    stage.change(files);
    const { result, summary } = await stage.check();
    const told = result.annotations.map(({ message }) => message).filter((message) => message.includes('JSON'));
    expect(told).toEqual(said ? [expect.stringMatching(said)] : []);
    // The log isn't all that people read.
    expect(result.message).toBe(said ? 'No problems, but not everything was checked.' : COMPLETE);
    if (said) expect(summary).toContain('that of the live site is used instead.');
  },
);

test.each<[string, string | Buffer, string]>([
  ['is not valid JSON', '{"name": broken', "isn't valid JSON (line 1, column 10)"],
  ['has the marks of a merge', '{\n<<<<<<< HEAD\n"name": "A" }', "isn't valid JSON (line 2, column 1)"],
  ['is empty', '', "isn't valid JSON (line 1, column 1)"],
  ['is a list', '["index"]', "isn't a JSON object"],
  ['has no list in the navigation', '{"navigation": 5}', 'has the navigation 5. Write a list or an object'],
  ['has null for the navigation', '{"navigation": null}', 'has the navigation null'],
  ['has a text for the navigation', '{"navigation": "index"}', 'has the navigation "index"'],
  ['is in UTF-16', Buffer.from('\ufeff{"name": "A"}', 'utf16le'), "isn't valid UTF-8. Save the file as UTF-8"],
  ['is in Latin-1', Buffer.from('{"name": "Caf\u00e9", "navigation": []}', 'latin1'), "isn't valid UTF-8"],
])('refuses docs.json that %s, and leaves a file of another name that is so', async (_, text, problem) => {
  await using stage = await startPages();
  writeFileSync(join(stage.folder, 'docs/data.json'), text);
  expect((await stage.check()).result.message).toBe(COMPLETE);
  writeFileSync(join(stage.folder, 'docs/docs.json'), text);
  for (const flags of [[], ['--config-file', 'docs/docs.json']]) {
    const { exitCode, result } = await stage.check(['--path', 'docs', ...flags]);
    expect([exitCode, result.message]).toEqual([
      2,
      expect.stringContaining(`--config-file: "docs/docs.json" ${problem}`),
    ]);
  }
});

test('says of a branch whose configuration lost its navigation that nothing is compared with it', async () => {
  await using stage = await startPages();
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit({ 'docs.json': '{"name": "Docs"}' }, 'edits');
  const { result, summary } = await stage.check(['--branch', 'edits']);
  expect(result.message).toBe('No problems, but not every rule is decided.');
  expect(summary).toContain('The configuration of branch "edits" has no navigation, unlike that of the live site');
});

const NO_NAVIGATION =
  /^--config-file: "docs\/docs\.json" has no navigation, so nothing is compared with its navigation\./;

test('says that it judges the live navigation for a folder without a configuration', async () => {
  await using stage = await startPages();
  stage.change({ 'docs.json': null, 'guides/setup.mdx': null });
  const { result } = await stage.check(['--path', 'docs/guides', '--to', 'guides']);
  // The entry is a consequence of the page that vanishes, and not a second problem.
  expect(stage.findings('warning')).toEqual([
    "navigation-entries guides/setup: The live navigation lists guides/setup, which isn't a page of the folder; if the change corrects it, set --config-file",
  ]);
  expect(stage.findings().filter((finding) => !finding.startsWith('links '))).toEqual([
    'vanished-pages guides/setup: /guides/setup seems to disappear without a redirect',
  ]);
  expect(result.message).toContain('Add a redirect, on the live site or in a file that --config-file names, or list');
});

test('names the configuration in which a redirect helps', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': null, 'guides/other.mdx': LIVE['guides/more.mdx'] ?? '' });
  stage.configure({ navigation: { pages: ['index', 'guides/setup', 'guides/deploy', 'guides/other'] } });
  const { result } = await stage.check();
  expect(result.message).toContain('Add a redirect to /guides/other in docs/docs.json.');
});

test.each([
  [
    'a misspelled navigation',
    { 'docs.json': '{ "navigatoin": {} }' },
    [],
    /^"docs\/docs\.json" has no navigation, so the/,
  ],
  [
    'a misspelled navigation that an input names',
    { 'docs.json': '{ "navigatoin": {} }' },
    ['docs/docs.json'],
    NO_NAVIGATION,
  ],
  ['a navigation in another file', { 'docs.json': '{}', 'site.json': JSON.stringify(CONFIG) }, [], undefined],
])('says whether it takes a configuration with %s', async (_, files, [file], said) => {
  await using stage = await startPages();
  stage.change(files);
  const { exitCode, result } = await stage.check(['--path', 'docs', ...(file ? ['--config-file', file] : [])]);
  const told = result.annotations.map(({ message }) => message).filter((message) => message.includes('no navigation'));
  expect([exitCode, told]).toEqual([0, said ? [expect.stringMatching(said)] : []]);
});

test('says where the path of a configuration begins', async () => {
  await using stage = await startPages();
  const { exitCode, result } = await stage.check(['--path', 'docs', '--config-file', 'docs.json']);
  const fix = 'The path begins in the root of the repository: set --config-file docs/docs.json.';
  expect([exitCode, result.message]).toEqual([
    2,
    expect.stringContaining(`--config-file: "docs.json" isn't a file. ${fix}`),
  ]);
});

test.each([
  [6, 2, /^--path: 6 of 6 live pages aren't in this folder\. .* set --to\./],
  [4, 3, /^4 problems\. /],
])(
  'takes a folder without any of %i live pages for another one only if they are many',
  async (count, code, message) => {
    const names = Array.from({ length: count }, (_, index) => `guides/page-${index}.mdx`);
    const pages = Object.fromEntries(names.map((name) => [name, 'Text.']));
    await using stage = await startPages({}, { ...pages, 'index.mdx': '# Home' }, { navigation: { pages: names } });
    stage.change({ '../other/new.mdx': 'New.' });
    const { exitCode, result } = await stage.check(['--path', 'other', '--to', 'guides']);
    expect([exitCode, result.message]).toEqual([code, expect.stringMatching(message)]);
  },
);

test('names a line of allow that matches no page if a problem fails the job, and only then', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null });
  const told = async (flags: readonly string[]): Promise<string[]> => {
    const { result } = await stage.check(['--path', 'docs', ...flags]);
    return result.annotations.map(({ message }) => message).filter((message) => message.includes('matches no page'));
  };
  expect(await told(['--allow', 'docs/guides/setup.mdx', '--allow', 'guides/m*'])).toEqual([
    expect.stringMatching(/^--allow: "docs\/guides\/setup\.mdx" matches no page\. Write the path/),
  ]);
  expect(await told(['--allow', 'guides/setup, guides/more'])).toEqual([expect.stringContaining('without commas')]);
  stage.change({ 'guides/setup.mdx': LIVE['guides/setup.mdx'] ?? '' });
  expect(await told(['--allow', 'docs/guides/setup.mdx'])).toEqual([]);
});

test('says that it does not read the headings of unchanged pages of a branch', async () => {
  await using stage = await startPages();
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit({ 'guides/deploy.mdx': '# Deploy\n\n[Nothing](/guides/more#nothing)\n' }, 'edits');
  const { stdout } = await stage.check(['--branch', 'edits']);
  const said = 'anchors (the headings of 1 unchanged page are not read on a branch)';
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(said);
  expect(stage.verdictOf('anchors')).toBe('unknown');
});

test('names the page of a finding on a branch, which has no file here', async () => {
  await using stage = await startPages();
  const changed = { 'guides/deploy.mdx': '# Deploy\n\n[Gone](/guides/gone)\n' };
  const { project } = stage.emulator.state;
  project.createBranch('edits', project.deploymentBranch);
  project.edit(changed, 'edits');
  const { result } = await stage.check(['--branch', 'edits']);
  expect(result.message).toMatch(/^1 problem\. guides\/deploy:3: \/guides\/gone leads to no page\./);
});

test('names the line of a redirect and of an entry, also if others have the same path', async () => {
  await using stage = await startPages();
  const config = `{
    "redirects": [
      { "source": "/a", "destination": "/b" },
      { "destination": "/guides/gone-b", "source": "/b" },
      {
        "source": "/guides/a%20b",
        "destination": "/guides/gone"
      },
      { "source": "/guides/new", "destination": "/guides/setup" },
      { "source": "/guides/new", "destination": "/guides/deploy" },
      { "source": "/guides/lost", "destination": "/guides/missing" }
    ],
    "guides/missing": [],
    "navigation": { "pages": [
      "index",
      { "title": "guides/missing",
        "path": "/guides/missing.mdx" }
    ] }
  }`;
  stage.change({ 'docs.json': config, 'guides/new.mdx': '# New\n' });
  const { result } = await stage.check();
  const lines = result.annotations.filter(({ file }) => file === 'docs/docs.json');
  expect(lines.map(({ line, message }) => `${line} ${message.split(/[:,]/, 1)[0]}`).toSorted()).toEqual([
    '10 /guides/new',
    '10 /guides/new',
    '11 /guides/lost',
    '17 The navigation lists /guides/missing.mdx',
    '3 /a',
    '4 /b',
    '6 /guides/a%20b',
    '9 /guides/new',
  ]);
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
    'vanished-pages guides/setup: /guides/setup seems to disappear without a redirect',
    'links guides/deploy: /guides/setup#first leads to no page',
    'links index: /guides/setup leads to no page',
  ]);
});

test('compares no page outside of a pull request, such as in a merge queue, and says so instead of passing', async () => {
  await using stage = await startPages();
  const run = await stage.run('check-pages', [], { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
  expect(run.exitCode).toBe(0);
  const reason = "this job doesn't run for a pull or merge request";
  expect(run.result.message).toBe(`No page is compared: ${reason}.`);
  expect(run.result.annotations).toMatchObject([
    { level: 'warning', message: `No page is compared, because ${reason}. Set --path to look at a folder instead.` },
  ]);
  expect((run.stderr + run.stdout).split(/Set --path/)).toHaveLength(2);
  expect([stage.verdictOf('links'), stage.verdictOf('vanished-pages')]).toEqual(['unknown', 'unknown']);
});

test.each<[string, string[], string, Record<string, null>, number, RegExp]>([
  [
    'the whole project',
    ['--to', 'guide'],
    'docs',
    {},
    2,
    /^--to: live has 3 of 4 pages .* in the root .* Remove --to\./,
  ],
  [
    'a section',
    ['--to', 'api'],
    'docs/guides',
    {},
    2,
    /^--to: live has 3 of 3 pages .* in "guides" .* Set --to guides\./,
  ],
  ['a section without the input', [], 'docs/guides', {}, 2, /^--to: live has 3 of 3 pages .* Set --to guides\./],
  ['a section that moves', ['--to', 'api', '--allow', 'guides/**'], 'docs/guides', {}, 0, /^No problems, 3 warnings\./],
  ['a section', ['--to', 'guides'], 'docs/guides', { 'guides/more.mdx': null }, 3, /^1 problem/],
])('says where live has the pages of %s: %j', async (_, flags, path, changes, code, message) => {
  await using stage = await startPages();
  stage.change(changes);
  const { exitCode, result } = await stage.check(['--path', path, ...flags]);
  expect([exitCode, result.message]).toEqual([code, expect.stringMatching(message)]);
});

const IN_DOCS = { 'docs/guides/setup.mdx': 'Set up.', 'docs/guides/more.mdx': 'More.' };
const IN_GUIDES = { 'guides/setup.mdx': 'Set up.', 'guides/more.mdx': 'More.' };

test.each<[string, Record<string, string>, Record<string, string>, string[], RegExp | undefined]>([
  [
    'the root of the repository',
    IN_GUIDES,
    IN_DOCS,
    ['.'],
    /^--path: "docs" has 2 of 2 live pages.* Set --path docs\./,
  ],
  [
    'a start page',
    { 'index.mdx': 'A', ...IN_GUIDES },
    { 'docs/index.mdx': 'A', ...IN_DOCS },
    ['.'],
    /Set --path docs\./,
  ],
  [
    'deeper pages',
    IN_GUIDES,
    { 'a/docs/guides/setup.mdx': 'x', 'a/docs/guides/more.mdx': 'y' },
    ['.'],
    /Set --path a\/docs\./,
  ],
  ['a section', IN_GUIDES, IN_DOCS, ['.', '--to', 'guides'], /Set --path docs\/guides\./],
  [
    'one page as live',
    { 'a.mdx': 'The page.' },
    { 'docs/a.mdx': 'The page.' },
    ['.'],
    /^--path: "docs" has 1 of 1 live page,/,
  ],
  [
    'one page with its configuration',
    { 'a.mdx': 'A' },
    { 'docs/a.mdx': 'Other.', 'docs/docs.json': '{}' },
    ['.'],
    /Set --path docs\./,
  ],
  [
    'one of two renamed',
    IN_GUIDES,
    { 'docs/guides/setup.mdx': 'Set up.', 'docs/guides/new.mdx': 'New text' },
    ['docs/guides'],
    /^--to: live has 1 of 2 pages .* Set --to guides\./,
  ],
  // These are right.
  ['pages in a folder docs', IN_DOCS, IN_DOCS, ['.'], undefined],
  ['more pages in a folder docs', IN_GUIDES, { ...IN_GUIDES, ...IN_DOCS }, ['.'], undefined],
  [
    'pages that move, beside the configuration',
    IN_GUIDES,
    { ...IN_DOCS, 'docs.json': '{"navigation": {}}' },
    ['.'],
    undefined,
  ],
  ['one other page of a name', { 'a.mdx': 'The page.' }, { 'docs/a.mdx': 'Another page.' }, ['.'], undefined],
  [
    'half of the pages',
    { ...IN_GUIDES, 'a.mdx': 'A', 'b.mdx': 'B' },
    { ...IN_DOCS, 'a.mdx': 'A', 'b.mdx': 'B' },
    ['.'],
    undefined,
  ],
  ['a new section', IN_GUIDES, { 'new/setup.mdx': 'Another set up.', 'new/b.mdx': 'B' }, ['new'], undefined],
  ['a new project', { 'index.mdx': 'A' }, IN_DOCS, ['.'], undefined],
])('refuses a folder only if it is surely another one: %s', async (_, live, files, [path = '', ...flags], problem) => {
  await using stage = await startPages({}, live, configOf(live));
  rmSync(join(stage.folder, 'docs'), { recursive: true });
  writeFiles(stage.folder, files);
  const { exitCode, result } = await stage.check(['--path', path, ...flags]);
  if (problem) expect([exitCode, result.message]).toEqual([2, expect.stringMatching(problem)]);
  else expect(exitCode).not.toBe(2);
});

test('says first that all pages are new if live has no page in the folder', async () => {
  await using stage = await startPages();
  stage.change({ '../new/a.mdx': '# A', '../new/b.mdx': '# B\n\n[Gone](/guides/gone)\n' });
  const note = '--to: live has no page in "guide", so all pages are new. Check the folder.';
  const { result, summary } = await stage.check(['--path', 'new', '--to', 'guide']);
  expect(result.annotations).toContainEqual(expect.objectContaining({ level: 'warning', message: note }));
  expect(summary).toMatch(/^## .*\n\n.*live has no page in "guide"/);
});

test('names a redirect into a folder without pages, which another site may have, instead of passing', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/setup.mdx': null, 'tutorials/setup.mdx': LIVE['guides/setup.mdx'] ?? '' });
  stage.change({ 'guides/deploy.mdx': '# Deploy', 'index.mdx': '# Home' });
  const redirects = [{ source: '/guides/setup', destination: '/tutorial/setup' }];
  stage.configure({ navigation: { pages: ['index', 'guides/deploy', 'guides/more', 'tutorials/setup'] }, redirects });
  const { exitCode, result } = await stage.check();
  expect([exitCode, result.message, stage.findings('unknown')]).toEqual([
    0,
    'No problems, 1 not known.',
    [
      "redirects guides/setup: /guides/setup: the redirect leads to /tutorial/setup, which isn't a page of the project; check that another site has it",
    ],
  ]);
});

test.each([
  ['branch "edits"', 'edits', {}],
  ['branches of forks', 'main', { CI_PROJECT_ID: '42', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77' }],
])('compares nothing if the service has no branch of the merge request: no %s', async (missing, branch, project) => {
  await using stage = await startPages();
  stage.change({ '../src/a.ts': '// https://docs.example.com/guides/setup https://docs.example.com/guides/gone' });
  stage.emulator.state.project.edit({ 'guides/more.mdx': '![](gone.png) [Gone](/guides/gone)' });
  const run = await stage.runJob(
    'check-pages',
    { 'api-key': stage.emulator.keys.viewer, code: 'src/**', 'site-url': 'https://docs.example.com' },
    { CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch, ...project },
  );
  expect(run.exitCode).toBe(0);
  expect(run.result.message).toBe(`No page is compared: the service has no ${missing}.`);
  expect(run.result.outputs).toMatchObject({ problems: '0', warnings: '0', old: '1', pages: '0' });
  expect([stage.verdictOf('links'), stage.verdictOf('vanished-pages'), stage.verdictOf('code-links')]).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
});
