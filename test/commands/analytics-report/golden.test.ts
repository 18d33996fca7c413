/**
 * Compares the report of the emulator's seeded week with the files in `golden/`. After an intended change, run
 * `GOLDEN=write npx vitest run test/commands/analytics-report/golden.test.ts` and read the difference.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';

const GOLDEN = join(import.meta.dirname, 'golden');

function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.sort().map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

test('writes the same files as golden/week', async () => {
  const flags = ['--thresholds', 'search.no-result-rate < 0.3', '--thresholds', 'traffic.page-views > 1000'];
  await using stage = await startStage({ seed: true, shownOrigin: 'https://docs.example.com' });
  await stage.run('analytics-report', flags);
  const written = filesBelow(join(stage.folder, 'docs-ci/analytics-report'));
  for (const otherFile of ['.gitignore', 'result.json', 'summary.md']) written.delete(otherFile);
  const folder = join(GOLDEN, 'week');
  if (process.env.GOLDEN === 'write') {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, content] of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  }
  const golden = filesBelow(folder);
  expect([...written.keys()]).toEqual([...golden.keys()]);
  for (const [path, content] of golden) expect(written.get(path), path).toBe(content);
});
