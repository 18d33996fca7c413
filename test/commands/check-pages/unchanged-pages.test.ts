/** Tests what unchanged pages lose by a change: files that they show, headings that they link to, and pages. */
import { describe, expect, test } from 'vitest';
import { startGitHubApi } from '../../support/github-api.js';
import { closedLater, pullRequestEnv } from '../../support/loopback-platforms.js';
import { configOf, LIVE, type PagesFixture, startPages } from './fixture.js';

type Changed = { filename: string; status: string; previous_filename?: string };

/** Checks the folder `docs` in a pull request that changes these files. */
async function checkPullRequest(stage: PagesFixture, files: readonly Changed[]) {
  const github = await closedLater(startGitHubApi());
  github.changedFiles.splice(0, Infinity, ...files);
  const env = await pullRequestEnv(stage.folder, { github, ref: 'edits' });
  const inputs = { 'api-key': stage.emulator.keys.viewer, token: github.token, path: 'docs' };
  const run = await stage.runAction('check-pages', inputs, env);
  return { ...run, requests: stage.emulator.requests.length };
}

const REMOVED: Changed = { filename: 'docs/images/map.png', status: 'removed' };
const RENAMED: Changed = {
  filename: 'docs/pics/plan.png',
  status: 'renamed',
  previous_filename: 'docs/images/map.png',
};
const PART: Changed = { filename: 'docs/snippets/part.mdx', status: 'removed' };

async function startWith(text: string, more: Readonly<Record<string, string>> = {}): Promise<PagesFixture> {
  const pages = { ...LIVE, 'guides/unchanged.mdx': text };
  const stage = await startPages({}, pages, configOf(pages));
  stage.change({ 'images/other.png': '', ...more });
  return stage;
}

describe('files', () => {
  test.each<[string, Changed, string]>([
    ['![Map](/images/map.png)', REMOVED, '/images/map.png'],
    ['![Map](../images/map.png)', REMOVED, '../images/map.png'],
    ['<img src="/images/map.png" alt="Map" />', REMOVED, '/images/map.png'],
    ['[The map](/images/map.png)', REMOVED, '/images/map.png'],
    ['![Map](/images/map.png)', RENAMED, '/images/map.png'],
    ["import Part from '/snippets/part.mdx'\n\n<Part />", PART, '/snippets/part.mdx'],
    ["import Part from '../snippets/part.mdx'\n\n<Part />", PART, '../snippets/part.mdx'],
    ['<Snippet file="part.mdx" />', PART, 'part.mdx'],
    ['Text <Snippet file="snippets/part.mdx" /> goes on.', PART, 'snippets/part.mdx'],
    ['<Snippet file="/snippets/part.mdx" />', PART, '/snippets/part.mdx'],
    ['<Snippet file="part.mdx" />', { ...RENAMED, previous_filename: PART.filename }, 'part.mdx'],
  ])('fails for the unchanged page %j if the pull request has %j', async (text, change, url) => {
    await using stage = await startWith(text);
    const run = await checkPullRequest(stage, [change]);
    expect(stage.findings()).toEqual([`media guides/unchanged: ${url} isn't in the folder`]);
    expect([run.exitCode, run.requests]).toEqual([3, 2]);
  });

  test('fails for a page that the pull request also changes, and that still shows the removed file', async () => {
    await using stage = await startWith('![Map](/images/map.png)\n');
    stage.change({ 'guides/unchanged.mdx': '![Map](/images/map.png)\n\nMore.\n' });
    await checkPullRequest(stage, [REMOVED, { filename: 'docs/guides/unchanged.mdx', status: 'modified' }]);
    expect(stage.findings()).toEqual(["media guides/unchanged: /images/map.png isn't in the folder"]);
  });

  test.each<[string, string, Changed[], Record<string, string>]>([
    ['a file that the pull request does not remove', '![Map](/images/map.png)', [], {}],
    [
      'a file of another folder of the repository',
      '![Map](/images/map.png)',
      [{ filename: 'site/images/map.png', status: 'removed' }],
      {},
    ],
    ['a file that may be found elsewhere', '![Map](/images/map.png)', [REMOVED], { 'public/images/map.png': '' }],
    ['code', '`![Map](/images/map.png)`', [REMOVED], {}],
    ['an import of a package', "import Part from 'snippets/part.mdx'\n\n<Part />", [PART], {}],
    ['a snippet of the same end that stays', '<Snippet file="part.mdx" />', [PART], { '_snippets/part.mdx': '' }],
    ['a snippet of a longer name', '<Snippet file="art.mdx" />', [PART], {}],
    ['a snippet that is no page', '<Snippet file="part.pdf" />', [PART], {}],
    ['a file of another site', '![Map](https://example.com/images/map.png)', [REMOVED], {}],
  ])('finds nothing in an unchanged page with %s', async (_, text, files, more) => {
    await using stage = await startWith(text, more);
    await checkPullRequest(stage, files);
    expect([...stage.findings(), ...stage.findings('warning')]).toEqual([]);
  });
});

const EDITED: Changed = { filename: 'docs/guides/setup.mdx', status: 'modified' };
const setup = LIVE['guides/setup.mdx'] ?? '';

describe('headings', () => {
  test.each([
    ['[Link](/guides/setup#first)', '/guides/setup#first'],
    ['[Link](setup#first)', 'setup#first'],
    ['[Link](./setup.mdx#First)', './setup.mdx#First'],
    ['<a href="/guides/setup/#first">Link</a>', '/guides/setup/#first'],
    ['[Link](/guides/s%65tup#first "Title")', '/guides/s%65tup#first'],
  ])('warns of %s in an unchanged page if the heading is renamed, with one more request', async (text, url) => {
    const pages = { ...LIVE, 'guides/deploy.mdx': text };
    await using stage = await startPages({}, pages);
    stage.change({ 'guides/setup.mdx': setup.replace('## First', '## Start') });
    const run = await checkPullRequest(stage, [EDITED]);
    expect(stage.findings('warning')).toEqual([`anchors guides/deploy: ${url} leads to a page without this heading`]);
    expect([run.exitCode, run.requests]).toEqual([0, 3]);
  });

  test.each<[string, string, string, number]>([
    ['the heading stays', setup.replace('## Second', '## Other'), '/guides/setup#first', 2],
    ['the heading gets another level', setup.replace('## First', '### First'), '/guides/setup#first', 2],
    ['the page names the anchor itself', setup.replace('## First', '<a id="first" />'), '/guides/setup#first', 2],
    ['a component may have it', setup.replace('## First', '<Part />'), '/guides/setup#first', 2],
    ['live lacks it, too', setup.replace('## First', '## Start'), '/guides/setup#gone', 3],
    ['the link has no anchor', setup.replace('## First', '## Start'), '/guides/setup', 2],
    ['the anchor is a text fragment', setup.replace('## First', '## Start'), '/guides/setup#:~:text=First', 2],
  ])('does not warn of an unchanged page if %s', async (_, text, url, requests) => {
    const pages = { ...LIVE, 'guides/deploy.mdx': `[Link](${url})\n` };
    await using stage = await startPages({}, pages);
    stage.change({ 'guides/setup.mdx': text });
    const run = await checkPullRequest(stage, [EDITED]);
    expect(stage.findings('warning')).toEqual([]);
    expect(run.requests).toBe(requests);
  });

  test('reads the live text of a changed page once, however many pages link to its headings', async () => {
    const links = Array.from({ length: 20 }, (_, index) => [
      `guides/l${index}.mdx`,
      `[A](setup#first), [B](setup#second)\n`,
    ]);
    const pages = { ...LIVE, ...(Object.fromEntries(links) as Record<string, string>) };
    await using stage = await startPages({}, pages, configOf(pages));
    stage.change({ 'guides/setup.mdx': 'Nothing.\n' });
    const run = await checkPullRequest(stage, [EDITED]);
    expect(stage.findings('warning')).toHaveLength(41);
    expect(run.requests).toBe(3);
  });

  test.each([
    ['although the size of the page stays', '## Start'],
    ['as the size of the page shows', '## The beginning'],
  ])('finds out in a terminal which headings go, %s', async (_, heading) => {
    await using stage = await startPages();
    stage.change({ 'guides/setup.mdx': setup.replace('## First', heading) });
    const run = await stage.check();
    expect(stage.findings('warning')).toEqual([
      'anchors guides/deploy: /guides/setup#first leads to a page without this heading',
    ]);
    // The lists, the page with the link, the page without the heading, and the one with an old problem.
    expect(run.requests).toHaveLength(5);
  });
});
