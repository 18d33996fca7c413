/** Repeats searches without results against the emulator, before and after somebody writes the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/commands/analytics-report/report-schema.js';
import { renderFormats } from '../../../src/commands/analytics-report/formats/render-formats.js';
import { readCsv } from '../../support/csv.js';
import { type Stage, startStage } from '../../support/runs.js';
import { projectOf, reportOf as reportOfProjects } from './report-fixtures.js';

const NAME = 'analytics-report';
const WITHOUT = ['--sections', 'search', '--compare', 'none'];
const ALL_FORMATS = [...WITHOUT, '--recheck-searches'];
const FLAGS = [...ALL_FORMATS, '--formats', 'json\nmarkdown'];
const AT = Date.UTC(2026, 8, 3, 12);

/** Starts a service whose readers searched for each query in vain, the first one most often. */
async function startWithSearches(...queries: readonly string[]): Promise<Stage> {
  const stage = await startStage();
  stage.emulator.configure({ searchByMeaning: 'unless-ratio-0' });
  for (const [index, query] of queries.entries()) {
    const search = { query, path: '/', hasResults: false, isClicked: false, isEscalated: false, at: AT };
    stage.emulator.state.readers.addVisit({ searches: Array.from({ length: 20 - index }, () => search) });
  }
  return stage;
}

function writePage(stage: Stage, path: string, content: string): void {
  stage.emulator.state.project.push('main', [{ type: 'create', path, content }]);
}

function fileOf(stage: Stage, name: string): string {
  return readFileSync(join(stage.folder, 'docs-ci/analytics-report', name), 'utf8');
}

function reportOf(stage: Stage): Report {
  return JSON.parse(fileOf(stage, 'report.json')) as Report;
}

/** Returns what the report says about each search, in its order. */
function nowOf(stage: Stage): unknown[] {
  return (reportOf(stage).projects[0]?.noResultSearches ?? []).map(({ now }) => now);
}

function searchesOf(stage: Stage): string[] {
  const requests = stage.emulator.requests.filter(({ route }) => route === 'GET /search');
  return requests.map(({ path }) => new URL(path, 'http://loopback').search);
}

const wordsOfToDos = (stage: Stage): unknown[] => reportOf(stage).toDos.map(({ words }) => words);

describe('recheck-searches', () => {
  test('keeps asking for a page until it is written, then names the page in every format for a person to confirm', async () => {
    await using stage = await startWithSearches('helm charts', 'sso');
    writePage(stage, 'guides/other.mdx', '---\ntitle: Other\n---\nText.');
    await stage.run(NAME, FLAGS);
    expect(nowOf(stage)).toEqual([{ verdict: 'by-meaning' }, { verdict: 'by-meaning' }]);
    expect(wordsOfToDos(stage)).toEqual(['helm charts', 'sso']);
    expect(fileOf(stage, 'report.md')).not.toContain('Found now\n');

    writePage(stage, 'guides/helm.mdx', '---\ntitle: Helm\n---\nInstall with helm charts.');
    const { summary } = await stage.run(NAME, ALL_FORMATS);
    const page = { path: 'guides/helm', title: 'Helm' };
    expect(nowOf(stage)).toEqual([{ verdict: 'by-words', ...page }, { verdict: 'by-meaning' }]);
    expect(wordsOfToDos(stage)).toEqual(['sso']);
    expect(summary).toContain('### Found now\n\nThese searches had no results.');
    expect(summary).toContain('\n- “helm charts”: Helm `guides/helm`\n');
    expect(summary).toMatch(/\| helm charts \|.*\| Helm `guides\/helm` \|\n\| sso \|.*\| only by meaning \|/);
    expect(summary).not.toMatch(/fixed/i);
    expect(fileOf(stage, 'report.html')).toMatch(
      /Found now<\/h2>.*“helm charts”: <span class="title">Helm<\/span> <code>guides\/helm<\/code>/s,
    );
    const [, ...rows] = readCsv(fileOf(stage, 'csv/no-result-searches.csv'));
    expect(rows.map((row) => row.slice(-3))).toEqual([
      ['by-words', 'guides/helm', 'Helm'],
      ['by-meaning', '', ''],
    ]);
  });

  test('asks nothing and reports the same as ever without the input', async () => {
    await using stage = await startWithSearches('helm charts');
    const { summary } = await stage.run(NAME, WITHOUT);
    expect(searchesOf(stage)).toEqual([]);
    expect(nowOf(stage)).toEqual([undefined]);
    expect(summary).not.toContain('Found now');
    expect(readCsv(fileOf(stage, 'csv/no-result-searches.csv'))[0]).toHaveLength(4);
  });

  test('says that a search still finds nothing, and asks at most twice per search of the table and once before', async () => {
    await using stage = await startWithSearches('helm', 'sso', 'proxy');
    stage.emulator.configure({ searchByMeaning: 'never' });
    const { summary } = await stage.run(NAME, [...FLAGS, '--top', '2']);
    expect(nowOf(stage)).toEqual([{ verdict: 'nothing' }, { verdict: 'nothing' }]);
    expect(summary).toMatch(/\| helm \|.*\| still nothing \|/);
    const [first, ...others] = searchesOf(stage);
    expect(first).toMatch(/^\?q=docscirecheck[a-z]{12}&limit=5&semanticRatio=0$/);
    expect(others.sort()).toEqual([
      '?q=helm&limit=5',
      '?q=helm&limit=5&semanticRatio=0',
      '?q=sso&limit=5',
      '?q=sso&limit=5&semanticRatio=0',
    ]);
    // The third search isn't in the table, so nothing is known about it.
    expect(wordsOfToDos(stage)).toEqual(['helm', 'sso', 'proxy']);
  });

  test('calls nothing found if the service finds pages for a random word, and says why', async () => {
    await using stage = await startWithSearches('helm charts');
    writePage(stage, 'guides/helm.mdx', 'Install with helm charts.');
    stage.emulator.configure({ searchByMeaning: 'always' });
    const { exitCode, summary, result } = await stage.run(NAME, FLAGS);
    expect(exitCode).toBe(0);
    expect(searchesOf(stage)).toHaveLength(1);
    expect(nowOf(stage)).toEqual([{ verdict: 'unknown' }]);
    expect(wordsOfToDos(stage)).toEqual(['helm charts']);
    const problem = "Not all searches without results could be repeated: the service doesn't search by words only.";
    expect(summary).toContain(problem);
    expect(summary).toMatch(/\| helm charts \|.*\| not known \|/);
    expect(result.annotations).toMatchObject([{ level: 'notice', message: `recheck-searches: ${problem}` }]);
  });

  test.each([401, 403, 404, 502])(
    'publishes the report if a search gets the status %d, and asks nothing more',
    async (status) => {
      await using stage = await startWithSearches('helm', 'sso');
      stage.emulator.addFault({ route: 'GET /search', kind: 'status', status, times: Infinity });
      const { exitCode, summary } = await stage.run(NAME, FLAGS);
      expect(exitCode).toBe(0);
      expect(new Set(searchesOf(stage)).size).toBe(1);
      expect(nowOf(stage)).toEqual([{ verdict: 'unknown' }, { verdict: 'unknown' }]);
      expect(wordsOfToDos(stage)).toEqual(['helm', 'sso']);
      expect(summary).toMatch(new RegExp(`Not all searches without results could be repeated: .*${status}`));
    },
  );

  test('asks nothing more after a request failed, and keeps what other searches found', async () => {
    await using stage = await startWithSearches('helm', 'sso', 'proxy', 'oidc', 'ldap');
    stage.emulator.configure({ searchByMeaning: 'never' });
    writePage(stage, 'guides/helm.mdx', 'Install with helm.');
    // The random word and helm have a response.
    stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 403, after: 2 });
    await stage.run(NAME, FLAGS);
    // Four searches had begun.
    expect(searchesOf(stage).filter((query) => !query.endsWith('&semanticRatio=0'))).toEqual([]);
    expect(nowOf(stage).filter((now) => (now as { verdict: string }).verdict === 'unknown')).toHaveLength(4);
  });

  test('counts the pages that are found now beyond the first five', async () => {
    await using stage = await startWithSearches('word1', 'word2', 'word3', 'word4', 'word5', 'word6', 'word7');
    writePage(stage, 'guides/words.mdx', 'word1 word2 word3 word4 word5 word6 word7');
    const { summary } = await stage.run(NAME, ALL_FORMATS);
    expect(wordsOfToDos(stage)).toEqual([]);
    expect(summary).toMatch(/### Found now\n\n.*\n\n(- “word[1-5]”.*\n){5}- 2 more\n/);
    expect(fileOf(stage, 'report.html')).toMatch(/“word5”.*<\/li>\n<li>2 more<\/li>\n<\/ul>/);
  });

  test('calls a search for "api v2" not found if the page is about v1', async () => {
    await using stage = await startWithSearches('api v2');
    // The service names the page, but what it shows of the page lacks the word.
    writePage(stage, 'api/v1.mdx', `---\ntitle: API v1\n---\n${'The api of v1. '.repeat(20)}It has no v2.`);
    await stage.run(NAME, FLAGS);
    expect(nowOf(stage)).toEqual([{ verdict: 'unknown' }]);
    expect(wordsOfToDos(stage)).toEqual(['api v2']);
  });

  test.each(['excerpt', 'page'] as const)(
    'believes only the words that the service shows: %s',
    async (searchContent) => {
      await using stage = await startWithSearches('proxy settings');
      stage.emulator.configure({ searchContent });
      writePage(stage, 'guides/network.mdx', `${'About networks. '.repeat(20)}The proxy settings.`);
      await stage.run(NAME, FLAGS);
      expect(nowOf(stage)).toMatchObject([{ verdict: searchContent === 'page' ? 'by-words' : 'unknown' }]);
      expect(wordsOfToDos(stage)).toEqual(searchContent === 'page' ? [] : ['proxy settings']);
    },
  );

  test('shows a hostile page that is found now as harmless text in every format', async () => {
    await using stage = await startWithSearches('helm');
    const title = '<img src=x onerror=alert(1)> [a](https://e.example) @bob \u202ehelm';
    const result = { title, path: 'a`<b>`c', url: '', content: 'helm', relevanceScore: 1 };
    const body = { results: [result], query: '', count: 1 };
    stage.emulator.addFault({ route: 'GET /search', kind: 'status', status: 200, body, after: 1, times: Infinity });
    const { summary } = await stage.run(NAME, ALL_FORMATS);
    expect(nowOf(stage)).toMatchObject([{ verdict: 'by-words' }]);
    const html = fileOf(stage, 'report.html');
    expect(html).toContain('Found now</h2>');
    expect(html).not.toMatch(/<img|\u202e|<a [^>]*e\.example/);
    expect(summary).not.toMatch(/<img|\u202e|[^\\]\]\(https:\/\/e|[^\u200b]@bob/);
  });

  test("takes no ending of a page's path for a word of the page", async () => {
    await using stage = await startWithSearches('mdx');
    writePage(stage, 'guides/syntax.mdx', `---\ntitle: Syntax\n---\n${'About the syntax. '.repeat(20)}It is mdx.`);
    await stage.run(NAME, FLAGS);
    expect(nowOf(stage)).toEqual([{ verdict: 'unknown' }]);
  });

  test('sends no personal data, no keys, no pasted pages and no queries without words', async () => {
    const unsent = ['jane@example.com', 'order 4711 4711 4711', 'x'.repeat(201), '?!'];
    await using stage = await startWithSearches(...unsent, 'helm');
    const { editor } = stage.emulator.keys;
    const search = { path: '/', hasResults: false, isClicked: false, isEscalated: false, at: AT };
    stage.emulator.state.readers.addVisit({ searches: [{ ...search, query: `key ${editor}` }] });
    await stage.run(NAME, FLAGS);
    const [, ...others] = searchesOf(stage);
    expect(others.every((query) => query.startsWith('?q=helm&'))).toBe(true);
    expect(nowOf(stage)).toEqual([undefined, undefined, undefined, undefined, { verdict: 'nothing' }, undefined]);
  });

  test('leaves its own random word out of the report', async () => {
    await using stage = await startWithSearches('docscirecheckbcdfghjklmnp', 'helm');
    await stage.run(NAME, FLAGS);
    expect(wordsOfToDos(stage)).toEqual(['helm']);
    expect(fileOf(stage, 'report.md')).not.toContain('docscirecheck');
  });

  test('asks nothing if quote-readers is false, and says so', async () => {
    await using stage = await startWithSearches('helm');
    const { exitCode, result } = await stage.run(NAME, [...FLAGS, '--no-quote-readers']);
    expect(exitCode).toBe(0);
    expect(searchesOf(stage)).toEqual([]);
    expect(result.annotations.map(({ message }) => message)).toContain(
      'recheck-searches: skipped, because quote-readers is false.',
    );
  });

  test('rejects the input without the section search, and skips it in a merge', async () => {
    await using stage = await startWithSearches('helm');
    const { exitCode, stderr } = await stage.run(NAME, ['--recheck-searches', '--sections', 'pages']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('recheck-searches needs the section search. Add search to sections.');
    await stage.run(NAME, [...FLAGS, '--results-dir', 'reports/web']);
    const before = searchesOf(stage).length;
    const { result } = await stage.run(NAME, ['--merge', 'reports/*/report.json', '--recheck-searches']);
    expect(searchesOf(stage)).toHaveLength(before);
    expect(result.annotations.map(({ message }) => message)).toContain(
      'recheck-searches: skipped, because merge sends no API requests.',
    );
  });
});

describe('a merged report', () => {
  test('names the pages that are found now by project, beside a report that knows nothing of it', async () => {
    await using stage = await startWithSearches('helm charts', 'sso');
    writePage(stage, 'guides/helm.mdx', '---\ntitle: Helm\n---\nInstall with helm charts.');
    await stage.run(NAME, [...FLAGS, '--results-dir', 'reports/new']).catch(() => undefined);
    await stage.run(NAME, [...WITHOUT, '--results-dir', 'reports/old']).catch(() => undefined);
    const { exitCode, summary } = await stage.run(NAME, ['--merge', 'reports/*/report.json']);
    expect(exitCode).toBe(0);
    expect(summary).toMatch(/\n- .*new.*: “helm charts”: Helm `guides\/helm`\n/);
    const toDos = reportOf(stage).toDos.map(({ words, project }) => `${project}: ${words}`);
    expect(toDos.sort()).toEqual(['new: sso', 'old: helm charts', 'old: sso']);
    const [first, second] = reportOf(stage).projects.map(({ noResultSearches }) => noResultSearches?.[0]);
    expect([first?.now?.verdict, second?.now]).toEqual(['by-words', undefined]);
    expect(fileOf(stage, 'report.html')).toContain('“helm charts”: <span class="title">Helm</span>');

    const hidden = await stage.run(NAME, ['--merge', 'reports/*/report.json', '--no-quote-readers']);
    expect(hidden.summary).not.toMatch(/helm|Found now/);
  });
});

test('shows a found page without a title once, by its path', async () => {
  const now = { verdict: 'by-words', path: 'guides/helm' } as const;
  const noResultSearches = [{ query: 'helm', searches: 3, readers: 2.5, aiEscalations: 1, now }];
  const files = await renderFormats(reportOfProjects([projectOf({ noResultSearches })]), ['markdown', 'html']);
  expect(files.get('report.md')).toContain('- “helm”: `guides/helm`\n');
  expect(files.get('report.html')).toContain('“helm”: <span class="title">guides/helm</span> </li>');
});
