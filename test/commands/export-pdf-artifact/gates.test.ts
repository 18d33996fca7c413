import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PDF, run, start } from './fixture.js';

describe('checkGates', () => {
  test('exits with 3 and keeps the PDF if it has fewer pages than min-pages', async () => {
    await using stage = await start();
    const { exitCode, result } = await run(stage, ['--min-pages', '21']);
    expect(exitCode).toBe(3);
    expect(result.outcome).toBe('gate');
    expect(result.message).toMatch(
      /^min-pages: the PDF has 20 pages; expected at least 21\. Check the site for missing pages, or lower min-pages\. The PDF was saved at docs-ci\/export-pdf-artifact\/docs\.pdf\. See https:.*#the-pdf-is-smaller-than-expected$/,
    );
    expect(existsSync(join(stage.folder, PDF))).toBe(true);
    expect((await run(stage, ['--min-pages', '20'])).exitCode).toBe(0);
  });
});
