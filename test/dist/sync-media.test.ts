/** Tests sync-media in the bundle: on GitHub, on GitLab and in a terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { samplePng } from '../../emulator/state/sample-files.js';
import { runDist, runnerFiles } from '../support/processes.js';
import { actionInputs } from '../support/runs.js';
import { emulate, library, readJson, RESULTS, sync, terminal, workspace } from './sync-media.js';

const FILES = {
  'media/logo.png': samplePng(8, 8, [1, 2, 3]),
  'media/guide/steps.txt': 'one, two, three',
  'media/guide/prices.csv': 'plan,price\n',
  'media/tool.exe': 'MZ',
  'alt.yaml': 'logo.png: The logo\n',
  'docs/page.md': '![Logo](../media/logo.png) and `![Logo](../media/logo.png)`\n',
};

test('writes the same sync-media result on GitHub, on GitLab and in a terminal', async () => {
  const emulators = [await emulate(), await emulate(), await emulate()] as const;
  const folders = [workspace(FILES), workspace(FILES), workspace(FILES)] as const;
  const inputs = { 'alt-text': 'alt.yaml', rewrite: 'docs/**/*.md' };
  const env = { DOCS_CI_ALT_TEXT: 'alt.yaml', DOCS_CI_REWRITE: 'docs/**/*.md' };
  const files = await runnerFiles(folders[0]);
  const ended = await Promise.all([
    runDist({
      script: 'sync-media.js',
      cwd: folders[0],
      env: {
        ...actionInputs({ 'base-url': emulators[0].baseUrl, 'api-key': emulators[0].keys.editor, ...inputs }),
        ...files.env,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: folders[0],
      },
    }),
    sync(folders[1], emulators[1], {
      env: { ...terminal(emulators[1]), ...env, GITLAB_CI: 'true', CI_PROJECT_DIR: folders[1] },
    }),
    sync(folders[2], emulators[2], {
      args: ['sync-media', '--json', '--alt-text', 'alt.yaml', '--rewrite', 'docs/**/*.md'],
    }),
  ]);
  expect(ended.map(({ exitCode }) => exitCode), ended[0].stdout + ended[1].stdout).toEqual([0, 0, 0]);
  expect(library(emulators[1])).toEqual(library(emulators[0]));
  expect(library(emulators[2])).toEqual(library(emulators[0]));
  expect(Object.keys(library(emulators[0])).sort()).toEqual(['logo.png', 'prices.csv', 'steps.txt']);
  for (const emulator of emulators) expect(emulator.state.media.findByName('logo.png')?.altText).toBe('The logo');
  for (const [index, folder] of folders.entries()) {
    const url = (readJson(folder, `${RESULTS}/media-map.json`) as Record<string, string>)['logo.png'] ?? '';
    expect(url).toContain(emulators[index]?.state.media.findByName('logo.png')?.id);
    expect(readFileSync(join(folder, 'docs/page.md'), 'utf8')).toBe(
      `![Logo](${url}) and \`![Logo](../media/logo.png)\`\n`,
    );
  }
  const results = folders.map((folder) => (readJson(folder, `${RESULTS}/result.json`)) as Record<string, unknown>);
  const changing = { host: '', timings: '', requests: '', inputs: '' };
  expect({ ...results[1], ...changing }).toEqual({ ...results[0], ...changing });
  expect({ ...results[2], ...changing }).toEqual({ ...results[0], ...changing });
});

test('sends at most as many requests at once as concurrency allows', async () => {
  const emulator = await emulate({ filesPerMinute: null, keyLimitPerMinute: null, latencyMs: 100 });
  const folder = workspace(
    Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`media/${index}.txt`, `file ${index}`])),
  );
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, emulator.activeRequests)), 1);
  onTestFinished(() => clearInterval(watching));
  const { exitCode } = await sync(folder, emulator, { args: ['sync-media', '--concurrency', '7'] });
  expect(exitCode).toBe(0);
  expect(most).toBe(7);
});
