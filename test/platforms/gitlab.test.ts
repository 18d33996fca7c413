/** The GitLab component as a pipeline runs it: through gitlab-ci-local, with the shell, against the emulator. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmulator } from '../../src/emulator/emulator.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { GITLAB_CI_LOCAL } from '../support/tools.js';

const ROOT = resolve(import.meta.dirname, '../..');
const exec = promisify(execFile);

/** A project whose pipeline includes the component with these inputs. */
async function project(
  inputs: string,
  command = 'trigger-deploy',
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'templates'));
  cpSync(join(ROOT, `templates/${command}.yml`), join(folder, `templates/${command}.yml`));
  writeFileSync(
    join(folder, '.gitlab-ci.yml'),
    `include:\n  - local: templates/${command}.yml\n    inputs: ${inputs}\n`,
  );
  const git = (...args: string[]) =>
    exec('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  await git('init', '-q', '-b', 'main');
  await git('remote', 'add', 'origin', 'git@gitlab.example.com:docs/site.git');
  await git('add', '-A');
  await git('commit', '-qm', 'Start');
  return folder;
}

async function runPipeline(folder: string, variables: Record<string, string>): Promise<{ code: number; log: string }> {
  // Of a job with an image it says where that image would hold the project, though the shell runs here.
  const all = { GITLAB_CI: 'true', CI_PROJECT_DIR: folder, ...variables };
  const given = Object.entries(all).flatMap(([name, value]) => ['--variable', `${name}=${value}`]);
  const args = [GITLAB_CI_LOCAL ?? '', '--force-shell-executor', ...given];
  try {
    const { stdout, stderr } = await exec(process.execPath, args, { cwd: folder });
    return { code: 0, log: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, log: stdout + stderr };
  }
}

// What is missing says .ci/run, which installs it.
describe.skipIf(!GITLAB_CI_LOCAL)('the trigger-deploy component (needs gitlab-ci-local and rsync)', () => {
  test('publishes with the key of a variable and reports by dotenv', async () => {
    const emulator = await startEmulator({ seed: false, build: { pendingMs: 100, buildingMs: 200 } });
    onTestFinished(() => emulator.close());
    const folder = await project(
      `{ base-url: "${emulator.baseUrl}", cli: "${ROOT}/dist/cli.js", stage: deploy, environment: true }`,
    );
    const { code, log } = await runPipeline(folder, { DOCS_API_KEY: emulator.keys.editor });
    expect(code, log).toBe(0);
    const dotenv = readFileSync(join(folder, 'docs-ci/trigger-deploy/outputs.env'), 'utf8');
    expect(dotenv).toContain(`TRIGGER_DEPLOY_URL=${emulator.state.publishedUrl}\n`);
    expect(log).not.toContain(emulator.keys.editor);
    expect(emulator.requests[0]?.headers['user-agent']).toMatch(/\(gitlab\)$/);
  });

  test('a missing variable is named, and the job fails before any request', async () => {
    const emulator = await startEmulator({ seed: false });
    onTestFinished(() => emulator.close());
    const folder = await project(`{ base-url: "${emulator.baseUrl}", cli: "${ROOT}/dist/cli.js" }`);
    const { code, log } = await runPipeline(folder, {});
    expect(code).toBe(1);
    expect(log).toContain('api-key is missing');
    expect(emulator.requests).toHaveLength(0);
  });
});

describe.skipIf(!GITLAB_CI_LOCAL)('the export-pdf-artifact component (needs gitlab-ci-local and rsync)', () => {
  test.each([true, false])('with artifact %s attaches the PDF to a release with the job token', async (artifact) => {
    const emulator = await startEmulator({ seed: false, export: { pendingMs: 50, perPageMs: 10, pages: 5 } });
    const gitlab = await startGitLabApi();
    onTestFinished(async () => {
      await Promise.all([emulator.close(), gitlab.close()]);
    });
    emulator.state.addDeployment({ createdAt: Date.now() - 60_000 });
    gitlab.releases.links.set('v1', []);
    const inputs = `{ base-url: "${emulator.baseUrl}", cli: "${ROOT}/dist/cli.js", artifact: ${artifact}, output: build/docs.pdf, release-tag: v1 }`;
    const folder = await project(inputs, 'export-pdf-artifact');
    const { code, log } = await runPipeline(folder, {
      DOCS_API_KEY: emulator.keys.editor,
      CI_API_V4_URL: gitlab.url,
      CI_PROJECT_ID: '42',
      CI_PROJECT_URL: gitlab.releases.projectUrl,
      CI_JOB_TOKEN: gitlab.releases.jobToken,
    });
    expect(code, log).toBe(0);
    expect(gitlab.releases.linked('v1', 'docs.pdf')).toBe(readFileSync(join(folder, 'build/docs.pdf'), 'utf8'));
    const dotenv = readFileSync(join(folder, 'docs-ci/export-pdf-artifact/outputs.env'), 'utf8');
    expect(dotenv).toContain('EXPORT_PDF_ARTIFACT_PATH=build/docs.pdf\n');
  });
});

describe.skipIf(!GITLAB_CI_LOCAL)('the sync-media component (needs gitlab-ci-local and rsync)', () => {
  test('syncs the folder of the project, and reports by dotenv', async () => {
    const emulator = await startEmulator({ seed: false });
    onTestFinished(() => emulator.close());
    const folder = await project(`{ base-url: "${emulator.baseUrl}", cli: "${ROOT}/dist/cli.js" }`, 'sync-media', {
      'media/a.txt': 'one',
      'media/guide/b.txt': 'two',
    });
    const { code, log } = await runPipeline(folder, { DOCS_API_KEY: emulator.keys.editor });
    expect(code, log).toBe(0);
    expect(
      emulator.state.media
        .newestFirst()
        .map(({ name, bytes }) => [name, bytes.toString()])
        .sort(),
    ).toEqual([
      ['a.txt', 'one'],
      ['b.txt', 'two'],
    ]);
    const dotenv = readFileSync(join(folder, 'docs-ci/sync-media/outputs.env'), 'utf8');
    expect(dotenv).toContain('SYNC_MEDIA_ADDED=2\n');
    expect(log).not.toContain(emulator.keys.editor);
  });
});
