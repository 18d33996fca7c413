/** Tests changes of many pages at once: what leaves the navigation, what is hidden, and what moves as a whole. */
import { expect, test } from 'vitest';
import { startGitHubApi } from '../../support/github-api.js';
import { closedLater, pullRequestEnv } from '../../support/loopback-platforms.js';
import { CONFIG, configOf, LIVE, startPages } from './fixture.js';

const WITHOUT_SETUP = { navigation: { pages: ['index', 'guides/deploy', 'guides/more'] } };

test('warns of a page that leaves the navigation while its file stays, and reads no text of it', async () => {
  await using stage = await startPages();
  stage.configure(WITHOUT_SETUP);
  const run = await stage.check();
  expect(stage.findings('warning')).toEqual([
    "unlisted-pages guides/setup: /guides/setup isn't in the navigation: add it, hide it with hidden: true, or list it in --allow",
  ]);
  // The lists, and the page with an old problem.
  expect([run.exitCode, run.requests.length]).toEqual([0, 3]);
});

test.each([
  ['tabs', [{ name: 'Guides', url: 'guides' }]],
  ['anchors', [{ name: 'Guides', url: '/guides' }]],
  ['navbar', { links: [{ label: 'Guides', href: '/guides/' }] }],
])('warns of it although %s of live and the change name its folder', async (field, named) => {
  await using stage = await startPages({}, LIVE, { ...CONFIG, [field]: named });
  stage.configure({ ...WITHOUT_SETUP, [field]: named });
  await stage.check();
  expect(stage.findings('warning')).toEqual([expect.stringMatching(/^unlisted-pages guides\/setup: /)]);
});

test('does not warn of it if the change lists its folder instead', async () => {
  await using stage = await startPages();
  stage.configure({ navigation: { pages: ['index', 'guides'] } });
  await stage.check();
  expect(stage.findings('warning')).toEqual([]);
});

test('does not warn of a page that an older branch does not list yet', async () => {
  await using stage = await startPages({}, LIVE, WITHOUT_SETUP);
  const { project } = stage.emulator.state;
  project.createBranch('older', project.deploymentBranch);
  project.edit({ 'docs.json': JSON.stringify(CONFIG) });
  await stage.check(['--branch', 'older']);
  expect(stage.findings('warning')).toEqual([]);
});

test.each(['hidden', 'noindex', 'draft'])(
  'says in the summary which page %s: true hides, and only if it is new',
  async (field) => {
    await using stage = await startPages();
    const text = (LIVE['guides/setup.mdx'] ?? '').replace('---\n', `---\n${field}: true\n`);
    stage.change({ 'guides/setup.mdx': text });
    stage.configure(WITHOUT_SETUP);
    const run = await stage.check();
    expect([run.exitCode, stage.findings('warning')]).toEqual([0, []]);
    expect(run.stdout).toContain('The front matter hides from now on: /guides/setup.');
    stage.emulator.state.project.edit({ 'guides/setup.mdx': text });
    stage.change({ 'guides/setup.mdx': `${text}\nMore.\n` });
    expect((await stage.check()).stdout).not.toContain('hides from now on');
  },
);

test.each([
  ['with the link', '/installation/setup#gone', []],
  ['with another dead anchor', '/installation/setup#another', [expect.stringMatching(/^anchors guides\/deploy: /)]],
])('tells no old dead anchor anew when its page moves %s', async (_, url, warnings) => {
  const deploy = (link: string): string => `---\ntitle: Deploy\n---\n\nAfter [the setup](${link}), deploy it.\n`;
  await using stage = await startPages({}, { ...LIVE, 'guides/deploy.mdx': deploy('/guides/setup#gone') });
  stage.change({
    'index.mdx': '# Home\n',
    'guides/setup.mdx': null,
    'installation/setup.mdx': LIVE['guides/setup.mdx'] ?? '',
    'guides/deploy.mdx': deploy(url),
  });
  const redirects = [{ source: '/guides/setup', destination: '/installation/setup' }];
  const pages = ['index', 'installation/setup', 'guides/deploy', 'guides/more'];
  stage.configure({ navigation: { pages }, redirects });
  const run = await stage.check();
  expect([run.exitCode, stage.findings(), stage.findings('warning')]).toEqual([0, [], warnings]);
});

const names = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/p${index}.mdx`);
const pagesOf = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, `# ${path.slice(-8)}\n\nText of ${path.slice(path.indexOf('/'))}.\n`]));

/** Moves pages of `guides` to `docs`. */
async function startMove(moved: number, stayed: number) {
  const others = { ...LIVE, ...pagesOf(names('help', stayed)) };
  const live = { ...others, ...pagesOf(names('guides', moved)) };
  const next = { ...others, ...pagesOf(names('docs', moved)) };
  const stage = await startPages({}, live, configOf(live));
  stage.change(Object.fromEntries(names('guides', moved).map((path) => [path, null])));
  stage.change(next);
  stage.configure(configOf(next));
  return { ...stage, next };
}

test.each(['/guides/:slug*', '/guides/*', '/guides/:page'])(
  'passes a restructure of most pages with the right pattern %s',
  async (source) => {
    await using stage = await startMove(12, 0);
    stage.change({
      'guides/setup.mdx': null,
      'guides/deploy.mdx': null,
      'guides/more.mdx': null,
      'index.mdx': '# Home',
    });
    const moved = Object.fromEntries(['setup', 'deploy', 'more'].map((name) => [`docs/${name}.mdx`, `# ${name}\n`]));
    stage.change(moved);
    const pages = { ...stage.next, ...moved };
    const listed = Object.keys(pages).filter((path) => !path.startsWith('guides/'));
    const redirects = [{ source, destination: source.replace('guides', 'docs') }];
    stage.configure(configOf(Object.fromEntries(listed.map((path) => [path, ''])), redirects));
    const run = await stage.check();
    expect([stage.findings(), stage.findings('unknown'), run.exitCode]).toEqual([[], [], 0]);
  },
);

test('refuses a folder that lacks most pages without a reason, and judges one whose pull request names them', async () => {
  await using stage = await startMove(59, 5);
  const refused = await stage.check();
  expect(refused.exitCode).toBe(2);
  expect(refused.result.message).toContain("59 of 68 live pages aren't in this folder");
  const github = await closedLater(startGitHubApi());
  const renames = Array.from({ length: 59 }, (_, index) => ({
    filename: `docs/docs/p${index}.mdx`,
    status: 'renamed',
    previous_filename: `docs/guides/p${index}.mdx`,
  }));
  github.changedFiles.splice(0, Infinity, ...renames);
  const env = await pullRequestEnv(stage.folder, { github, ref: 'edits' });
  const inputs = { 'api-key': stage.emulator.keys.viewer, token: github.token, path: 'docs' };
  const run = await stage.runAction('check-pages', inputs, env);
  expect(run.exitCode).toBe(3);
  expect(stage.findings().filter((finding) => finding.startsWith('vanished-pages'))).toHaveLength(59);
});
