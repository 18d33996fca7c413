/** Tests with generated pages and the real git that edited.patch turns each file into its edited page. */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from '../../../src/project/page-text.js';
import { writeFiles } from '../../support/folder.js';
import { type Stage, startStage } from '../../support/runs.js';
import { NEEDS, skipUnless } from '../../support/tools.js';
import { editAtService, passed, publishedStage, push, SERVICE } from './fixture.js';

const LINES = [
  ...['', 'text', 'é 漢 😀 \u202e', ' indented', 'with blanks at the end  ', '\ttab', 'form\ffeed', '\u2028', '\u0085'],
  ...['curl "https://api.example/?api_key=YOUR_KEY"', '/callback?code=1', '?token=abc', '?sig=a1&X-Amz-Signature=abc'],
  ...['+ added', '- removed', '@ at', '@@ -1,2 +1,2 @@', '--- a/docs/a.md', '+++ b/docs/a.md', '-- ', '+', '-'],
  ...['diff --git a/a.md b/a.md', '\\ No newline at end of file', 'new file mode 100644', 'x'.repeat(5_000)],
];

/** Any text of these lines, with any line ends and any end. */
const pageText = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '', '\ufeff'),
      fc.array(fc.constantFrom(...LINES), { maxLength: 12 }),
      fc.constantFrom('\n', '\n', '\r\n', '\r'),
      fc.constantFrom('\n', '\n', '', '\n\n', '\r\n'),
    )
    .map(([mark, lines, end, last]) => mark + lines.join(end) + last);

/** A text, and one that shares most of its lines. */
const editOf = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    pageText(),
    fc.tuple(fc.nat(), fc.constantFrom(...LINES)).map(([at, line]) => {
      const lines = text.split('\n');
      return lines.toSpliced(at % (lines.length + 1), 1, line).join('\n');
    }),
  );

/** A run finds an edit of a page that is otherwise unchanged by its size, in bytes or in characters. */
function withOtherSize(text: string, edited: string): string {
  if (normalize(text) === normalize(edited)) return edited;
  const sizesOf = (one: string): number[] => [Buffer.byteLength(one), one.length];
  const isClose = sizesOf(edited).some((size) => sizesOf(normalize(text)).some((own) => Math.abs(own - size) < 3));
  return isClose ? `${edited}an edit that changes the size\n` : edited;
}

const NAMES = ['a', 'with blank', 'über', '概要', 'it’s', 'plus+minus-', 'a.b', '😀', '[id]', '@at', '#1', '100%'];

/** The file of each page, its text and the text that people gave the page. */
const pages = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: NAMES.length })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        pageText().chain((text) =>
          editOf(text).map((edited) => ({ name: `${name}.md`, text, edited: withOtherSize(text, edited) })),
        ),
      ),
    ),
  );

function applyPatch({ folder }: Stage): void {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]): void =>
    void execFileSync('git', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  git('init', '--quiet');
  git('apply', 'docs-ci/push-content/edited.patch');
}

test('gives each file the text of its edited page, and leaves no page out for a secret that it only seems to have', async () => {
  skipUnless(NEEDS.git);
  await fc.assert(
    fc.asyncProperty(pages, async (generated) => {
      await using stage = await publishedStage(Object.fromEntries(generated.map(({ name, text }) => [name, text])));
      editAtService(stage, Object.fromEntries(generated.map(({ name, edited }) => [name, edited])));
      const run = passed(await push(stage, 2));
      const shown = JSON.stringify(run.result);
      expect(shown).not.toContain("this run's API key");
      const isEdited = generated.some(({ text, edited }) => normalize(text) !== normalize(edited));
      expect(run.result.outputs['edited-patch'] !== '').toBe(isEdited);
      if (isEdited) applyPatch(stage);
      for (const { name, text, edited } of generated) {
        const after = readFileSync(join(stage.folder, 'docs', name), 'utf8');
        expect(normalize(after), name).toBe(normalize(edited));
        // A file in normal form gets the very bytes, and any other keeps its line ends.
        if (text === normalize(text)) expect(after, name).toBe(normalize(edited));
        if (/\r\n/.test(text) && !/(?:^|[^\r])\n|\r(?!\n)/.test(text)) expect(after, name).not.toMatch(/(?:^|[^\r])\n/);
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('changes the file if the workspace is a folder of the repository', async ({ skip }) => {
  for (const need of [NEEDS.git, NEEDS.symlinks]) skipUnless(need, { skip });
  await using stage = await startStage(SERVICE);
  const workspace = join(stage.folder, 'a site');
  writeFiles(workspace, { 'docs/a.md': 'text\n' });
  symlinkSync(join(workspace, 'docs-ci'), join(stage.folder, 'docs-ci'));
  execFileSync('git', ['init', '--quiet'], { cwd: stage.folder });
  const env = { GITHUB_WORKSPACE: workspace };
  passed(await push(stage, 1, {}, env));
  editAtService(stage, { 'a.md': 'text, edited\n' });
  passed(await push(stage, 2, {}, env));
  execFileSync('git', ['apply', 'docs-ci/push-content/edited.patch'], { cwd: workspace });
  expect(readFileSync(join(workspace, 'docs/a.md'), 'utf8')).toBe('text, edited\n');
});
