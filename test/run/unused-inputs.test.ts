/** Tests that a run names the inputs that are set but have no effect beside the others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { type Run, startStage } from '../support/runs.js';

const ignored = ({ result }: Run): string[] =>
  result.annotations.map(({ message }) => message).filter((message) => message.includes(': ignored, because '));

const DEPLOY = 'trigger-deploy';
const REMOVE = { mode: 'remove', branch: 'docs-ci/gone' };
const PROPOSE = { mode: 'propose', branch: 'docs-ci/x', to: 'api' };

describe('a run', () => {
  test.each<readonly [CommandName, inputs: Record<string, string>, message: string]>([
    [DEPLOY, { 'appear-timeout': '5m' }, "appear-timeout: ignored, because mode deploy doesn't use this input."],
    [DEPLOY, { 'grace-period': '5m' }, 'grace-period: ignored, because verify-pages is none.'],
    [DEPLOY, { 'environment-name': 'x' }, 'environment-name: ignored, because environment and comment are false.'],
    [
      'export-pdf-artifact',
      { artifact: 'false', 'retention-days': '7' },
      'retention-days: ignored, because artifact is false.',
    ],
    [
      'export-pdf-artifact',
      { artifact: 'false', 'asset-name': 'a.pdf' },
      "asset-name: ignored, because release-tag isn't set.",
    ],
    [
      'check-search',
      { propose: 'true', thresholds: 'hit-rate > 0.5' },
      'thresholds: ignored, because propose judges nothing.',
    ],
    ['check-search', { propose: 'true', queries: 'a.yaml' }, 'queries: ignored, because propose judges nothing.'],
    ['check-pages', { exclude: 'a/**' }, "exclude: ignored, because path isn't set."],
    ['sync-media', { 'max-deletes': '5' }, 'max-deletes: ignored, because prune is none.'],
    ['push-content', { 'max-deletes': '5', to: 'api' }, 'max-deletes: ignored, because prune is none.'],
    ['push-content', { ...REMOVE, prune: 'managed' }, "prune: ignored, because mode remove doesn't use this input."],
    [
      'push-content',
      { ...PROPOSE, 'on-older-run': 'push' },
      "on-older-run: ignored, because mode propose doesn't use this input.",
    ],
    ['push-content', { ...PROPOSE, preview: 'false', wait: 'false' }, 'wait: ignored, because preview is false.'],
    [
      'push-content',
      { to: 'api', manifest: 'none', 'on-older-run': 'push' },
      'on-older-run: ignored, because manifest is none.',
    ],
    ['publish-branch', { mode: 'restore', from: 'x' }, "from: ignored, because mode restore doesn't use this input."],
    [
      'publish-branch',
      { mode: 'check', from: 'x', trial: 'true', 'dry-run': 'true' },
      'trial: ignored, because dry-run is true.',
    ],
    [
      'publish-branch',
      { mode: 'check', from: 'x', 'max-deletes': '0' },
      'max-deletes: ignored, because only a merge shows deletions.',
    ],
    [
      'analytics-report',
      { 'start-date': '2026-09-01', 'end-date': '2026-09-02', period: 'last-week' },
      'period: ignored, because start-date and end-date replace it.',
    ],
    [
      'analytics-report',
      { 'quote-readers': 'false', redact: 'false' },
      'redact: ignored, because quote-readers is false.',
    ],
    [
      'analytics-report',
      { artifact: 'false', 'artifact-name': 'a' },
      'artifact-name: ignored, because artifact is false.',
    ],
  ])('names an input of %s without effect: %o', async (name, inputs, message) => {
    await using stage = await startStage({ seed: true });
    for (const folder of ['media', 'docs']) mkdirSync(join(stage.folder, folder));
    writeFileSync(join(stage.folder, 'docs/a.md'), '# A');
    expect(ignored(await stage.runAction(name, inputs))).toEqual([message]);
  });

  test('names commit-sha of trigger-deploy for a deployment that was already in progress', async () => {
    await using stage = await startStage({ seed: true });
    stage.emulator.state.addDeployment({});
    const inputs = { 'reuse-in-progress': 'true', 'commit-sha': 'abcdef1' };
    expect(ignored(await stage.runAction(DEPLOY, inputs))).toEqual([
      'commit-sha: ignored, because the deployment was already in progress. It may build another commit.',
    ]);
  });
});

test('names no input whose value is the default that the platform passes', async () => {
  await using stage = await startStage({ seed: true });
  const inputs = { 'environment-name': 'docs', environment: 'false', 'grace-period': '2m', 'appear-timeout': '3m' };
  expect(ignored(await stage.runJob(DEPLOY, inputs))).toEqual([]);
  expect(ignored(await stage.runJob('export-pdf-artifact', { artifact: 'false', 'retention-days': '30' }))).toEqual([]);
});
