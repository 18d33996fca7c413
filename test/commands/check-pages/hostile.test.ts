/** Tests that pages, lists and configurations of attackers neither stop nor mislead a run, and end up nowhere unescaped. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startGitHubApi } from '../../support/github-api.js';
import { closedLater, pullRequestEnv } from '../../support/loopback-platforms.js';
import { expectHarmless, readMarkdown } from '../../support/markdown.js';
import { commandsIn } from '../../support/runner-commands.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { LIVE, startPages } from './fixture.js';

test('ends within seconds for a page of 100,000 open brackets', async () => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': '['.repeat(100_000) });
  const startMs = performance.now();
  expect((await stage.check()).exitCode).toBe(0);
  expect(performance.now() - startMs).toBeLessThan(10_000);
});

const BAD_PATHS = [
  '../../secret',
  '/../secret',
  'a/../../b',
  'a\nb',
  'a\u0000b',
  '..%2f..%2fsecret',
  '\u202ex',
  'https://e.example/x',
];

test('never requests a path with .. or control characters that the list of pages names', async () => {
  await using stage = await startPages();
  const pages = [...Object.keys(LIVE), ...BAD_PATHS].map((path) => ({ path, title: 't', size: 9 }));
  stage.emulator.addFault({
    route: 'GET /pages',
    kind: 'status',
    status: 200,
    body: { pages, count: pages.length },
    times: Infinity,
  });
  const start = stage.emulator.requests.length;
  expect((await stage.check(['--scope', 'all'])).exitCode).toBe(0);
  stage.change({ 'guides/more.mdx': '[a](../../../secret) [b](/%2e%2e/secret) [c](/a%0ab)' });
  await stage.check();
  const sent = stage.emulator.requests.slice(start);
  expect(sent.filter(({ path }) => /secret|%0a|%00|\.\.|202e|example/i.test(path)).map(({ path }) => path)).toEqual([]);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('reads no file outside the folder: neither behind symlinks nor by links with ..', async ({ skip }) => {
  skipUnless(NEEDS.linuxNames, { skip });
  await using stage = await startPages();
  stage.change({ '../secret/page.mdx': '# Planted\n\n[x](/guides/planted)' });
  symlinkSync('../../secret/page.mdx', join(stage.folder, 'docs/guides/link.mdx'));
  symlinkSync('../secret', join(stage.folder, 'docs/folder'));
  symlinkSync('.', join(stage.folder, 'docs/guides/cycle'));
  stage.change({ 'guides/more.mdx': '[up](../../secret/page.mdx) [in](/guides/link) ![](../../secret/page.mdx)' });
  const run = await stage.check();
  expect([0, 3]).toContain(run.exitCode);
  expect(JSON.stringify(run.result) + run.summary + run.stderr).not.toMatch(/planted/i);
});

const TEXTS = [
  '<script>alert(1)</script>',
  '`](https://e.example)',
  '| a | b |',
  '@everyone #12',
  '::error::owned',
  '\u202eowned\u001b[2J',
  '```\n# owned',
];

test('shows names, links and redirects of strangers as text in summary, comment and log', async () => {
  await using stage = await startPages();
  const github = await closedLater(startGitHubApi());
  const url = (text: string): string => `/guides/${encodeURIComponent(text)}`;
  const links = TEXTS.map((text) => `[x](${url(text)}) <a href="/guides/${text.replace(/[<>"\n]/g, '')}">y</a>`);
  stage.change({ 'guides/more.mdx': links.join('\n\n') });
  const redirects = TEXTS.map((text, index) => ({ source: `/from-${index}`, destination: `/guides/${text}` }));
  const groups = [{ group: TEXTS[0], pages: ['index', 'guides/setup', 'guides/deploy', 'guides/more', ...TEXTS] }];
  stage.configure({ navigation: { groups }, redirects });
  github.changedFiles.splice(0);
  const env = await pullRequestEnv(stage.folder, { github });
  const key = { 'api-key': stage.emulator.keys.viewer, token: github.token };
  const run = await stage.runAction('check-pages', { ...key, path: 'docs', comment: 'true' }, env);
  expect(run.exitCode).toBe(3);
  expect(Number(run.result.outputs.problems)).toBeGreaterThan(TEXTS.length);
  const comment = (github.comments[0]?.body ?? '').replace(/^<!-- [\w:-]+ -->\n/, '');
  for (const text of [run.summary, comment]) expectHarmless(readMarkdown(text));
  const told = commandsIn(run.stdout).map(({ name }) => name);
  const own = ['add-mask', 'debug', 'error', 'warning', 'notice', 'group', 'endgroup'];
  expect(told.filter((name) => !own.includes(name))).toEqual([]);
  expect(run.stdout).not.toContain('\u001b[2J');
});
