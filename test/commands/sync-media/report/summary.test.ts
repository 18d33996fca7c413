/** Tests the exact texts of sync-media's job summary in each of its states. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageBlocks } from '../../../../src/commands/account/account.js';
import { explainFailure } from '../../../../src/commands/sync-media/report/failure-advice.js';
import { createRecord, type SyncRecord } from '../../../../src/commands/sync-media/record.js';
import { plainNames } from '../../../../src/text/input-names.js';
import { accountOf } from '../../../../src/commands/sync-media/report/account.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { endingOf } from '../../../support/endings.js';
import { count, readMarkdown } from '../../../support/markdown.js';
import { filesOf, type Fixture, HOUR, startFixture } from '../fixture.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ALT = ['--alt-text', 'alt.yaml'];
async function start(): Promise<Fixture> {
  const fixture = await startFixture({ ids: 'counted', limitsBytes: { image: 2_000_000 } });
  onTestFinished(() => fixture[Symbol.asyncDispose]());
  return fixture;
}

const plain = (summary: string): string => summary.replaceAll('\u00a0', ' ');
/** Shortens library URLs, which have a random port and an id. */
const shortened = (summary: string): string =>
  plain(summary).replace(/http:\/\/127\.0\.0\.1:\d+\/media\/[^/]+\//g, 'lib:');
const URLS = 'URLs: `docs-ci/sync-media/media-map.json`';
const titleOf = (summary: string): string => summary.split('\n')[0] ?? '';

const HELP = 'https://github.com/octo/docs-ci/blob/v0.0.0-test/docs/troubleshooting.md#files-couldnt-be-synced';

describe('summary of a sync', () => {
  test('shows failures with advice first, then one row per changed file with all that was done to it', async () => {
    const fixture = await start();
    const plain = Buffer.concat([PNG, Buffer.alloc(1)]);
    const before = { 'media/same.txt': 'same', 'media/logo.png': PNG, 'media/plain.png': plain };
    fixture.put({ ...before, 'media/prices.csv': 'a,b\n1,2\n' });
    await fixture.sync();
    fixture.clock.advance(HOUR);
    fixture.put({
      'media/prices.csv': 'a,b\n1,2\n3,4\n',
      'media/new.csv': 'n,m\n',
      'media/copy.csv': 'n,m\n',
      'media/big.png': Buffer.concat([PNG, Buffer.alloc(3_000_000)]),
      'media/bad.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'media/setup.exe': 'MZ',
      'alt.yaml': 'logo.png: The logo\nprices.csv: A table\n',
      'docs/page.md': '![x](../media/missing.png)\n![y](../media/logo.png)\n',
    });
    const { summary, stdout } = await fixture.sync([...ALT, '--rewrite', 'docs/*.md']);
    expect(shortened(summary)).toBe(`## ❌ 2 of 8 media files couldn't be synced

Synced \`media/\`: **1 added, 1 replaced, 1 reused, 2 alt texts set**, 3 unchanged. ${URLS}

| File | Why, and what to do |
| :--- | :--- |
| ❌ \`bad.svg\` | The SVG isn't safe: it contains &lt;script&gt;. Check that the file is an SVG image, and remove scripts and embedded content from it. |
| ❌ \`big.png\` | The file exceeds your plan's limit for image files (\`2000000\` B). Make the file smaller, or raise the limit of the plan or of a proxy. docs-ci check shows the limits. |

### Changes

| Change | File | Details |
| :--- | :--- | :--- |
| 🔁 replaced | [prices.csv](lib:prices.csv) | 8 B → 12 B, alt text set |
| ➕ added | [copy.csv](lib:copy.csv) | 4 B |
| ➕ reused | [new.csv](lib:copy.csv) | same content as copy.csv |
| 🔁 alt text set | [logo.png](lib:logo.png) |  |

### ⚠️ 1 broken reference

| Page | Reference |
| :--- | :--- |
| \`docs/page.md:1\` | \`../media/missing.png\` |

These references lead to no synced files. Correct the references, or add and sync the files.

1 reference in pages changed to library URLs. That is only in the workspace of this job: commit the pages to keep it.

<details><summary>Images without alt text (1)</summary>

- \`plain.png\`

To describe them, list them in the file that --alt-text names.

</details>

<details><summary>Skipped files (1)</summary>

- \`setup.exe\`: not one of the default file types

</details>

[Troubleshooting](${HELP})

`);
    expect(stdout).toBe(`~ replaced      prices.csv  8 B → 12 B, alt text set
+ added         copy.csv    4 B
+ reused        new.csv     same content as copy.csv
~ alt text set  logo.png

▲ 1 broken reference, see above.

1 reference in pages changed to library URLs. That is only in the workspace of this job: commit the pages to keep it.
`);
  });

  test('has a title and the place of the URLs if nothing had to be done, and logs the URL of a single file', async () => {
    const fixture = await start();
    fixture.put({ 'media/a.txt': 'one' });
    const first = await fixture.sync();
    expect(titleOf(first.summary)).toBe('## ✅ 1 media file changed');
    expect(first.stderr).toContain(`a.txt: ${fixture.map()['a.txt'] ?? '?'}\n`);
    expect((await fixture.sync()).summary).toBe(`## ✅ The media file is up to date\n\n${URLS}\n\n`);
    fixture.put({ 'media/b.txt': 'two' });
    await fixture.sync();
    expect((await fixture.sync()).summary).toBe(`## ✅ All 2 media files are up to date\n\n${URLS}\n\n`);
  });

  test('has a warning in the title for broken references, whatever happened to the files', async () => {
    const fixture = await start();
    const page = '![x](../media/missing.png)\n![y](../media/A.txt)\n![z](../media/a.txt)\n';
    fixture.put({ 'media/a.txt': 'one', 'docs/a.md': page, 'docs/b.md': '![z](../media/a.txt)' });
    const titles: string[] = [];
    for (const pages of ['b', 'a', '*']) {
      if (pages === '*') fixture.put({ 'media/a.txt': 'two' });
      titles.push(titleOf((await fixture.sync(['--rewrite', `docs/${pages}.md`])).summary));
    }
    expect(titles).toEqual([
      '## ✅ 1 media file changed',
      '## ⚠️ The media file is up to date, 2 broken references',
      '## ⚠️ 1 media file changed, 2 broken references',
    ]);
  });

  test('says which inputs to check if no file was found', async () => {
    const fixture = await start();
    fixture.put({ 'media/tool.exe': 'MZ' });
    expect((await fixture.sync()).summary).toMatch(
      /^## ⚠️ No media files found\n\nNothing was synced from `media\/`\. Check --path and --include\.\n/,
    );
  });

  test('folds more than 20 changes, and shows 200 with the place of the others', async () => {
    const fixture = await start();
    fixture.put(filesOf(20));
    expect((await fixture.sync()).summary).not.toContain('<details>');
    fixture.put(filesOf(231));
    const { summary } = await fixture.sync();
    expect(summary).toContain('<details><summary>Changes (211)</summary>');
    expect(summary).toContain('| 11 more, listed in `docs-ci/sync-media/plan.json` |  |  |');
    expect(count(readMarkdown(summary), 'tr')).toBe(1 + 200 + 1);
  });

  test('says how many files are synced after a timeout, an outage and an invalid key', async () => {
    const fixture = await start();
    fixture.put(filesOf(300));
    const late = await fixture.sync(['--timeout', '2m']);
    expect(late.summary).toMatch(
      /^## ❌ Timed out: (\d+) of 300 media files are synced\n\nThe timeout was reached\. \1 changes were made and recorded in the lock file\. Run the job again to continue\.\n/,
    );
    // The minute of the first run is over, so that its files leave room for others.
    fixture.clock.advance(60_000);
    fixture.emulator.addFault({ route: 'POST /media', kind: 'status', status: 503, after: 1, times: 99 });
    const down = await fixture.sync();
    expect(down.result.outcome).toBe('unavailable');
    expect(down.result.message).toContain('A failed request may have made more changes.');
    expect(titleOf(down.summary)).toBe("## ❌ sync-media: the service isn't available");
    expect(down.summary).toMatch(/\n\d+ of 300 media files are synced\.\n/);
    const rejected = await fixture.sync([], { key: 'wrong' });
    expect(titleOf(rejected.summary)).toBe('## ❌ sync-media: the API key is invalid');
  });

  test('says why nothing was deleted, and what would be', async () => {
    const fixture = await start();
    fixture.put(filesOf(3));
    await fixture.sync();
    fixture.put({ 'media/1.txt': undefined, 'media/2.txt': undefined });
    const flags = ['--prune', 'managed', '--max-deletes', '1'];
    const { summary } = await fixture.sync(flags, { admin: true });
    expect(summary).toMatch(
      /^## ❌ Nothing was deleted: too many files would be deleted\n\n\\--prune would delete 2 files, but --max-deletes allows 1\. Nothing was deleted\. Check --path and --include\./,
    );
    expect(plain(summary)).toContain(`<details><summary>Files that would be deleted (2)</summary>

| Change | File | Why |
| :--- | :--- | :--- |
| ➖ delete | \`1.txt\` | removed from the folder |
| ➖ delete | \`2.txt\` | removed from the folder |
`);
    const planned = await fixture.sync([...flags, '--dry-run'], { admin: true });
    expect(titleOf(planned.summary)).toBe('## ❌ Plan: too many files would be deleted');
    expect(planned.summary).not.toContain('Run without');
    const denied = await fixture.sync(['--prune', 'managed']);
    expect(titleOf(denied.summary)).toBe('## ❌ Nothing was changed: only an admin key can delete files');
    const pruned = await fixture.sync(['--prune', 'managed'], { admin: true });
    expect(plain(pruned.summary)).toContain('| ➖ deleted | `1.txt` | removed from the folder |');
    fixture.put({ 'media/0.txt': undefined });
    const empty = await fixture.sync(['--prune', 'all'], { admin: true });
    expect(titleOf(empty.summary)).toBe('## ❌ Nothing was changed: there are no files to sync');
  });
});

describe('summary of a dry run', () => {
  test('shows the plan with one row per file, and how to apply it', async () => {
    const fixture = await start();
    fixture.put({ 'media/same.txt': 'same', 'media/logo.png': PNG, 'media/old.txt': 'old', 'media/gone.txt': 'gone' });
    await fixture.sync();
    fixture.clock.advance(HOUR);
    fixture.put({
      'media/old.txt': 'other',
      'media/gone.txt': undefined,
      'media/added.txt': 'added',
      'alt.yaml': 'added.txt: A\nlogo.png: L\n',
      'imports.yaml': '- url: https://assets.example.com/badge.png\n  alt: Badge\n',
    });
    const { summary } = await fixture.sync([...ALT, '--imports', 'imports.yaml', '--prune', 'managed', '--dry-run']);
    expect(plain(summary)).toBe(`## 📝 Plan: 4 files would change and 1 file would be deleted, nothing was changed

1 file stays unchanged.

| Change | File | Details |
| :--- | :--- | :--- |
| 🔁 replace | \`old.txt\` | 3 B → 5 B |
| ➕ add | \`added.txt\` | 5 B, with alt text |
| ➕ import | \`https://assets.example.com/badge.png\` | with alt text |
| 🔁 set alt text | \`logo.png\` | no alt text yet |
| ➖ delete | \`gone.txt\` | removed from the folder |

A dry run doesn't check whether the service accepts the files: their contents, types and sizes.

This dry run doesn't check the role of the key: the job needs an admin key. Run without --dry-run to sync.

`);
  });

  test('says that nothing would change', async () => {
    const fixture = await start();
    fixture.put(filesOf(2));
    await fixture.sync();
    const { summary } = await fixture.sync(['--dry-run']);
    expect(summary).toBe('## 📝 Plan: no media file would change\n\n2 files stay unchanged.\n\n');
  });

  test.each([
    {
      what: 'two new files of equal content',
      files: { 'media/logo.png': PNG, 'media/logo-copy.png': PNG },
      log: '1 to add, 1 to reuse.',
      titles: ['Plan: 1 file would change, nothing was changed', '1 media file changed'],
      synced: '1 added, 1 reused',
    },
    {
      what: 'a copy of a file in the library',
      before: { 'media/logo.png': PNG },
      files: { 'media/logo-copy.png': PNG },
      log: '1 to reuse, 1 unchanged.',
      titles: ['Plan: no media file would change', 'All 2 media files are up to date'],
      synced: '1 reused',
    },
    {
      what: 'a file under a name with another text',
      before: { 'media/logo.png': PNG },
      files: { 'media/logo-copy.png': PNG, 'alt.yaml': 'logo-copy.png: Logo\n' },
      log: '1 to reuse, 1 alt text to set, 1 unchanged.',
      titles: ['Plan: 1 file would change, nothing was changed', '1 media file changed'],
      synced: '1 reused, 1 alt text set',
    },
    {
      what: 'a copy of a replacement',
      before: { 'media/a.txt': 'one' },
      files: { 'media/a.txt': 'two', 'media/b.txt': 'two' },
      log: '1 to replace, 1 to reuse.',
      titles: ['Plan: 1 file would change, nothing was changed', '1 media file changed'],
      synced: '1 replaced, 1 reused',
    },
  ])('counts files like the run: $what', async ({ before = {}, files, log, titles, synced }) => {
    const fixture = await start();
    fixture.put({ 'alt.yaml': '{}\n', ...before });
    await fixture.sync(ALT);
    fixture.clock.advance(HOUR);
    fixture.put(files);
    const planned = await fixture.sync([...ALT, '--dry-run']);
    expect(planned.stderr).toContain(`Plan: ${log}\n`);
    expect(plain(planned.summary)).toMatch(/\| ➕ reuse \| `(logo-copy\.png|logo\.png|b\.txt)` \|/);
    expect(fixture.plan().steps.filter(({ action }) => action === 'reuse')).toEqual([]);
    const run = await fixture.sync(ALT);
    expect(run.stderr).toContain(`Plan: ${log}\n`);
    expect([planned, run].map(({ summary }) => titleOf(summary).replace(/^## \S+ /, ''))).toEqual(titles);
    expect(run.result.message).toContain(`: ${synced}`);
  });

  test('counts the files that would fail, and says why', async () => {
    const fixture = await start();
    fixture.put({ 'media/a.png': PNG, 'media/b.png': PNG, 'alt.yaml': 'a.png: One\nb.png: Two\n' });
    const { summary } = await fixture.expectSync({ exitCode: 1 }, [...ALT, '--dry-run']);
    expect(titleOf(summary)).toBe("## ❌ Plan: 1 file would change, 1 alt text can't be set");
    expect(plain(summary)).toContain(
      "| ❌ `b.png` | Its alt text can't be set, because the file shares a library file with a.png, which has a different alt text. Give both the same text, or change one of the files. |",
    );
  });
});

test.each([
  [
    ['media/1.txt'],
    '1 library file that docs-ci wrote belongs to no file in the folder any more: 1.txt. It stays, because --prune is none. To delete it, set --prune managed, with an admin key.',
  ],
  [
    ['media/1.txt', 'media/2.txt'],
    '2 library files that docs-ci wrote belong to no file in the folder any more: 1.txt and 2.txt. They stay, because --prune is none. To delete them, set --prune managed, with an admin key.',
  ],
])('names library files whose files left the folder without prune: %j', async (paths, line) => {
  const fixture = await start();
  fixture.emulator.state.addMedia('dashboard.txt', Buffer.from('theirs'));
  fixture.put(filesOf(5));
  await fixture.sync();
  fixture.clock.advance(HOUR);
  // A renamed file keeps its library file, and prune leaves alone what others changed.
  fixture.put({ 'media/3.txt': undefined, 'media/renamed.txt': 'file 3', 'media/4.txt': undefined });
  Object.assign(fixture.emulator.state.media.findByName('4.txt') ?? {}, { updatedAt: fixture.clock.now() });
  fixture.put(Object.fromEntries(paths.map((path) => [path, undefined])));
  for (const more of [['--dry-run'], []]) {
    const { stderr, summary } = await fixture.sync(more);
    expect(stderr).toContain(line);
    expect(summary).toContain(`Library files without a file in the folder (${paths.length})`);
  }
  const pruned = await fixture.sync(['--prune', 'managed'], { admin: true });
  expect(pruned.stderr + pruned.summary).not.toMatch(/any more|without a file/);
});

test('shows 200 failures and broken references, and says that the log has all of them', () => {
  const indexes = Array.from({ length: 203 }, (_, index) => index);
  const record: SyncRecord = {
    ...createRecord(),
    folder: 'media/',
    end: 'synced',
    results: indexes.map((index) => ({ key: `${index}.txt`, status: 'failed', reason: 'x' })),
    brokenReferences: indexes.map((index) => ({ page: 'a.md', line: index + 1, target: 'b.png' })),
  };
  const reading = readMarkdown(
    renderMarkdown(pageBlocks(accountOf(record, { dryRun: false, prune: 'none' }, endingOf('failed')))),
  );
  expect(count(reading, 'tr')).toBe(2 * (1 + 200 + 1));
  expect(reading.text.match(/3 more, listed in the log/g)).toHaveLength(2);
});

test('shows hostile names and reasons literally', () => {
  const name = '@all [x](https://evil.example) | <img src=x> `c` ```.txt';
  const record: SyncRecord = {
    ...createRecord(),
    folder: 'media/',
    end: 'synced',
    skipped: [{ path: name, reason: name }],
    results: [
      { key: name, status: 'failed', reason: `${name} ## x`, statusCode: 415 },
      { key: name, status: 'added', reason: 'new', url: 'https://docs.example/a)(b' },
      { key: name, status: 'deleted', reason: name },
    ],
  };
  const reading = readMarkdown(
    renderMarkdown(pageBlocks(accountOf(record, { dryRun: false, prune: 'none' }, endingOf('failed')))),
  );
  expect(reading.tags.filter((tag) => /^<(img|a href="https:\/\/evil)/.test(tag))).toEqual([]);
  expect(count(reading, 'tr')).toBe(2 + 3);
  expect(reading.prose).not.toMatch(/@all/);
});

test.each([
  ['a.svg', /^No\. Check that the file is an SVG image, and remove scripts/],
  ['folder/A.SVG', /remove scripts/],
  ['a.png', /^No\. Check that the file opens .* give it a new name\.$/],
  ['svg', /Check that the file opens/],
])('gives advice for a rejected type by the name %s, whatever words the service uses', (key, expected) => {
  const advice = ['no', 'No.', 'unsafe content, not the same type as the original'].map((reason) =>
    explainFailure({ key, status: 'failed', reason, statusCode: 415 }).replace(/^[^.]*\./, 'No.'),
  );
  expect(advice[0]).toMatch(expected);
  expect(new Set(advice).size).toBe(1);
});

const IMPORT = 'https://assets.example.com/press/award.png';
const CHECK_URL = 'Check the url in the file that --imports names, and correct or remove it.';
const SLOW_URL =
  /^Check that the url in the file that --imports names responds within 30 seconds\. If it does, run the job/;

describe('advice about failures', () => {
  const FILE_KINDS = [400, 404, 408, 409, 411, 413, 414, 415, 422, 431, 500, 502, 503, 504, 507, null] as const;
  const PARTS = [undefined, 'alt-text', 'deletion'] as const;

  test.each(FILE_KINDS)('gives advice for every kind of failure with status %s', (statusCode) => {
    for (const key of ['a.png', 'a.svg', 'a:b.png', IMPORT])
      for (const failedPart of PARTS)
        for (const isLost of [false, true]) {
          const text = explainFailure({ key, failedPart, isLost, statusCode, status: 'failed', reason: 'no' });
          expect(text).toMatch(/^No\. .*\b(Check|Correct|Delete|Make|Run)\b/);
        }
  });

  test.each([
    [400, CHECK_URL],
    [404, CHECK_URL],
    [409, CHECK_URL],
    [422, CHECK_URL],
    [null, CHECK_URL],
    [408, SLOW_URL],
    [504, SLOW_URL],
    [413, /^Make the file smaller/],
    [415, /^Check that the file opens .* leads to a page, correct it: it must lead to the file itself\.$/],
    [507, /^Delete unused library files/],
  ])('names the URL as the cause of a failed import: %s', (statusCode, expected) => {
    const text = explainFailure({ key: IMPORT, status: 'failed', reason: 'no', statusCode });
    const advice = plainNames(text, 'flags').replace(/^No\. /, '');
    if (typeof expected === 'string') expect(advice).toBe(expected);
    else expect(advice).toMatch(expected);
  });
});
