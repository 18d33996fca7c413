/** Tests analytics-report in the bundle: on GitHub, on GitLab and in a terminal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordLoading } from '../../scripts/bench/loaded-files.js';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/emulator.js';
import { type ActionRun, runDistAction } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { runDist } from '../support/processes.js';
import { startResultsApi } from '../support/results-api.js';

const FOLDER = 'docs-ci/analytics-report';

async function emulate(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ hostile: true, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

const runAction = (
  folder: string,
  inputs: Record<string, string>,
  env: Readonly<Record<string, string>> = {},
): Promise<ActionRun> => runDistAction('analytics-report', folder, inputs, { env });

test('writes the same report on GitHub, on GitLab and in a terminal', async () => {
  const emulator = await emulate({ now: () => Date.now() });
  const given = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.viewer };
  const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer };
  const [github, gitlab, terminal] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const ended = await Promise.all([
    runAction(github, given),
    runDist({ script: 'cli.js', args: ['analytics-report'], cwd: gitlab, env: { ...env, GITLAB_CI: 'true', CI_PROJECT_DIR: gitlab } }),
    runDist({ script: 'cli.js', args: ['analytics-report', '--json'], cwd: terminal, env }),
  ]);
  expect(ended.map(({ exitCode, stdout, stderr }) => (exitCode === 0 ? 0 : stdout + stderr))).toEqual([0, 0, 0]);
  const reports = [github, gitlab, terminal].map(
    (folder) => JSON.parse(readFileSync(join(folder, FOLDER, 'report.json'), 'utf8')) as Record<string, unknown>,
  );
  expect({ ...reports[1], generatedAt: '' }).toEqual({ ...reports[0], generatedAt: '' });
  expect({ ...reports[2], generatedAt: '' }).toEqual({ ...reports[0], generatedAt: '' });
  expect(Number(ended[0].outputs['page-views'])).toBeGreaterThan(0);
  expect(ended[0].summary).toContain('```mermaid');
  expect(Buffer.byteLength(ended[0].summary)).toBeLessThan(1_000_000);
  const dotenv = readFileSync(join(gitlab, FOLDER, 'outputs.env'), 'utf8');
  expect(dotenv).toContain(`ANALYTICS_REPORT_PAGE_VIEWS=${ended[0].outputs['page-views'] ?? ''}\n`);
  expect(dotenv).toContain(`ANALYTICS_REPORT_REPORT_HTML=${FOLDER}/report.html\n`);
  expect((JSON.parse(ended[2].stdout) as { outcome: string }).outcome).toBe('done');
  expect(readFileSync(join(terminal, FOLDER, 'report.html'), 'utf8')).toContain('<svg');
});

describe('analytics-report on GitHub', () => {

  test('only warns in a notice if the page cannot be uploaded beside the other files', async () => {
    const emulator = await emulate();
    const results = await startResultsApi();
    onTestFinished(() => results.close());
    results.addArtifact('analytics-report.html', Buffer.from('of another job'));
    const inputs = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.viewer };
    const { exitCode, stdout, commands } = await runAction(temporaryFolder(), inputs, results.env);
    expect(exitCode, stdout).toBe(0);
    expect(commands.filter(({ name }) => name === 'notice').map(({ data }) => data)).toEqual([
      expect.stringMatching(/^artifact: couldn't upload analytics-report\.html as an artifact: .*already exists.*artifact-name/) as string,
    ]);
  });
});

describe('analytics-report in a terminal', () => {
  test('merges several reports into one without API key, URL and network', async () => {
    const emulator = await emulate();
    const folder = temporaryFolder();
    const env = { DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer };
    for (const name of ['web', 'api']) {
      const args = ['analytics-report', '--results-dir', `reports/${name}`, '--formats', 'json', '--period', 'last-week'];
      expect((await runDist({ script: 'cli.js', args, cwd: folder, env })).exitCode).toBe(0);
    }
    await emulator.close();
    const args = ['merge-reports', 'reports/web/report.json', 'reports/api/report.json', '--thresholds', 'traffic.page-views > 10'];
    const { exitCode, stdout, stderr } = await runDist({ script: 'cli.js', args, cwd: folder });
    expect(exitCode, stderr).toBe(0);
    expect(stderr).toContain('Merging 2 reports: api, web.');
    expect(stdout).toMatch(/^[✔○=▲] .* page views, .*Report: docs-ci\/analytics-report\/report\.html$/m);
    expect(readFileSync(join(folder, FOLDER, 'report.html'), 'utf8')).toMatch(/<h3 id="project-2">Tidewater \(web\)<\/h3>/);
  });

  test('loads the charts only if it writes an HTML report', async () => {
    const emulator = await emulate();
    const loaded = async (formats: string): Promise<string> => {
      const folder = temporaryFolder();
      const loading = recordLoading(folder);
      const env = { ...loading.env, DOCS_CI_BASE_URL: emulator.baseUrl, DOCS_CI_API_KEY: emulator.keys.viewer };
      const ended = await runDist({ script: 'cli.js', args: ['analytics-report', '--formats', formats], cwd: folder, env });
      expect(ended.exitCode, ended.stderr).toBe(0);
      return loading.files().map(({ path }) => readFileSync(path, 'utf8')).join('\n');
    };
    expect(await loaded('json')).not.toContain('d3-shape');
    expect(await loaded('html')).toContain('d3-shape');
  });
});
