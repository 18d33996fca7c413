/** Tests the exact texts of export-pdf-artifact's job summary in each of its states. */
import { describe, expect, test } from 'vitest';
import type { PdfExport } from '../../../src/api/endpoints/exports.js';
import { pageBlocks, titleBlock } from '../../../src/commands/account/account.js';
import type { Outcome } from '../../../src/commands/command.js';
import type { ExportRecord } from '../../../src/commands/export-pdf-artifact/record.js';
import { accountOf } from '../../../src/commands/export-pdf-artifact/account.js';
import { renderMarkdown } from '../../../src/text/markdown.js';
import { endingOf } from '../../support/endings.js';
import { count, readMarkdown } from '../../support/markdown.js';
import { MINUTE, RENDER, run, start } from './fixture.js';

const EXPORT: PdfExport = {
  exportId: '2fecd16d-4779-4996-87d2-4beed37b2071',
  deploymentId: '53af393c-0888-4ac8-a223-eb881063ef12',
  status: 'completed',
  source: 'api',
  progress: { completed: 12, total: 12 },
  createdAt: '2026-11-16T06:00:00Z',
  completedAt: '2026-11-16T06:01:00Z',
  downloadUrl: null,
  downloadUrlExpiresAt: null,
  fileSize: null,
  errorMessage: null,
};
const SAVED: ExportRecord = {
  pdfExport: EXPORT,
  file: { path: 'docs-ci/export-pdf-artifact/docs.pdf', sizeBytes: 5_600, sha256: 'a'.repeat(64) },
  ageMs: 1_000,
  artifact: { name: 'docs.pdf', id: '2', url: 'https://github.com/acme/docs/actions/runs/1/artifacts/2' },
};

function render(record: ExportRecord, outcome: Outcome = 'done'): string {
  const ending = endingOf(outcome);
  const account = accountOf(record, { dryRun: false }, ending);
  const { headline = { sign: 'good', text: '' } } = account;
  return renderMarkdown([titleBlock(headline, ending), ...pageBlocks(account)]);
}

const titleOf = (summary: string): string => summary.split('\n')[0] ?? '';

describe('summary of a PDF', () => {
  test.each([[], ['--dry-run']])(
    'says as the log does that the name of the file is not that of a PDF %s',
    async (...flags) => {
      await using stage = await start();
      const { summary, stderr } = await run(stage, ['--output', 'manual.docx', ...flags]);
      for (const text of [summary, stderr]) expect(text).toContain("doesn't end in .pdf, but the file is a PDF.");
    },
  );

  test('begins with the link to the PDF, and folds IDs and digest', () => {
    const url = 'https://github.com/acme/docs/releases/download/v2/docs.pdf';
    expect(render({ ...SAVED, release: { tag: 'v2', url } })).toBe(`## ✅ Documentation as PDF: 12 pages

**[docs-ci/export-pdf-artifact/docs.pdf](https://github.com/acme/docs/actions/runs/1/artifacts/2)** · 5.6 kB · rendered 1s ago from the live site

Attached to release [v2](https://github.com/acme/docs/releases/download/v2/docs.pdf).

<details><summary>Details</summary>

<table>
<tr><th align="left">File</th><td><code>docs-ci/export-pdf-artifact/docs.pdf</code></td></tr>
<tr><th align="left">SHA-256</th><td><code>${'a'.repeat(64)}</code></td></tr>
<tr><th align="left">Artifact</th><td><code>docs.pdf</code></td></tr>
<tr><th align="left">Release</th><td><code>v2</code></td></tr>
<tr><th align="left">Export</th><td><code>2fecd16d-4779-4996-87d2-4beed37b2071</code></td></tr>
<tr><th align="left">Deployment</th><td><code>53af393c-0888-4ac8-a223-eb881063ef12</code></td></tr>
</table>

</details>

`);
  });

  test('warns in the title about missing pages, and says how to find them', async () => {
    await using stage = await start({ export: { ...RENDER, skippedPages: 3 } });
    const { summary } = await run(stage);
    expect(summary).toMatch(
      /^## ⚠️ Documentation as PDF: 17 of 20 pages\n\n`docs-ci\/export-pdf-artifact\/docs\.pdf` · 4\.\d kB · rendered 1s ago from the live site\n\nThe service couldn't render 3 of 20 pages and doesn't say which\. Compare the outline of the PDF with the navigation of the site\.\n\n<details>/,
    );
  });

  test('says where the PDF is if it could not be published', () => {
    expect(titleOf(render({ ...SAVED, artifact: undefined }, 'failed'))).toBe(
      '## ❌ The PDF was saved, but not published',
    );
    const attaching = render({ ...SAVED, attachingTo: 'v2' }, 'failed');
    expect(attaching).toMatch(
      /^## ❌ The PDF wasn't attached to release v2\n\n\*\*\[docs-ci\/export-pdf-artifact\/docs\.pdf\]\(/,
    );
    expect(titleOf(render({ ...SAVED, attachingTo: 'v2' }, 'timed-out'))).toMatch(/^## ❌ The PDF wasn't attached/);
  });

  test('names the ID for the support if the export failed, and never says "so far"', async () => {
    await using stage = await start({ export: { ...RENDER, outcome: 'failed', errorMessage: 'Out of memory' } });
    const { summary, result } = await run(stage);
    expect(summary).toMatch(/^## ❌ No PDF was created\n\nThe service couldn't create the PDF .*: Out of memory\. /);
    expect(summary).toContain('<tr><th align="left">Rendered</th><td>20 pages</td></tr>');
    expect(summary).toContain(
      `<tr><th align="left">Export</th><td><code>${result.outputs['export-id']}</code></td></tr>`,
    );
  });

  test.each([['in progress', { perPageMs: MINUTE, pages: 10 }, "## ❌ The PDF isn't complete yet: 2 of 10 pages"]])(
    'says how far an export is that is %s',
    async (_, rendering, title) => {
      await using stage = await start({ export: { pendingMs: 0, ...rendering } });
      const { summary } = await run(stage, ['--timeout', '3m']);
      expect(titleOf(summary)).toBe(title);
    },
  );

  test('names the cause of a run without an export', async () => {
    await using stage = await start({ export: RENDER }, { isDeployed: false });
    expect(titleOf((await run(stage)).summary)).toBe('## ❌ No PDF was created');
    const rejected = await run(stage, ['--api-key', 'wrong-key']);
    expect(titleOf(rejected.summary)).toBe('## ❌ export-pdf-artifact: the API key is invalid');
    const impossible = await run(stage, ['--dry-run']);
    expect(titleOf(impossible.summary)).toBe('## ❌ No PDF was created');
    stage.emulator.state.addDeployment({ createdAt: stage.clock.now() });
    const planned = await run(stage, ['--dry-run']);
    expect(planned.summary).toBe(
      "## 📝 Plan: nothing was exported\n\nDry run: the job would start an export. Nothing was started.\n\nA dry run doesn't check the export limits (1 per 5 minutes, 10 per 24 hours).\n\nThis dry run doesn't check the role of the key: the job needs an editor key. Run without --dry-run to export the PDF.\n\n",
    );
  });

  test('shows hostile names of files and releases literally', () => {
    const name = '@all [x](https://evil.example) | <img src=x> `c`.pdf';
    const artifact = { name, url: 'https://github.com/a' };
    const summary = render({ ...SAVED, artifact, release: { tag: name }, attachingTo: name }, 'failed');
    const reading = readMarkdown(summary);
    expect(reading.tags.filter((tag) => /^<(img|a href="https:\/\/evil)/.test(tag))).toEqual([]);
    expect(reading.prose).not.toMatch(/@all/);
    expect(count(reading, 'h2')).toBe(1);
  });
});
