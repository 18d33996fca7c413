/** Tests that generated files are current, scale with new commands, and mean the same to every YAML parser. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type CommandMetadata, commandMetadata, allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { findStale, renderAll } from '../../scripts/generator/render-all.js';
import { triggerDeploy } from '../../src/commands/trigger-deploy/command.js';
import { temporaryFolder } from '../support/folder.js';
import { parseAction, parseTemplate } from './documents.js';
import { ROOT } from './files.js';

/** Copies the part of the repository that the generator reads and writes. */
function copyOfRepository(): string {
  const folder = temporaryFolder();
  for (const part of [
    'package.json',
    'README.md',
    'action.yml',
    'actions',
    'templates',
    'scripts',
    'src',
    'docs/internals/architecture.md',
    '.github',
    '.gitlab-ci.yml',
  ]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  return folder;
}

/** Returns trigger-deploy and a new command that shares some inputs with it. */
async function withNewCommand(): Promise<CommandMetadata[]> {
  const { timeout, apiKey, ...others } = triggerDeploy.inputs;
  const inputs = { ...others, apiKey, timeout: { ...timeout, default: '1h' }, topRows: triggerDeploy.inputs.branch };
  const about = { name: 'count-pages', summary: 'Count the pages', gitlab: undefined };
  const more = commandMetadata({ ...triggerDeploy, ...about, inputs });
  return [...(await allCommandMetadata()).filter(({ name }) => name === triggerDeploy.name), more];
}

describe('generated files', () => {
  test('matches the declarations of the commands', async () => {
    expect(await findStale(ROOT, await renderAll(ROOT))).toEqual([]);
  });

  test('names stale, missing and unknown generated files', async () => {
    const folder = copyOfRepository();
    writeFileSync(join(folder, 'action.yml'), 'name: edited by hand\n');
    rmSync(join(folder, 'templates/trigger-deploy.yml'));
    writeFileSync(join(folder, 'templates/old-job.yml'), '');
    expect(await findStale(folder, await renderAll(folder))).toEqual([
      'action.yml is stale',
      'templates/trigger-deploy.yml is missing',
      'templates/old-job.yml belongs to no command',
    ]);
  });

  test('restores a table that was edited by hand, and keeps the text around it', async () => {
    const folder = copyOfRepository();
    const before = (await renderAll(folder)).get('README.md') ?? '';
    writeFileSync(join(folder, 'README.md'), before.replace('# docs-ci', '# Mine').replace('| Job |', '| Edited |'));
    expect((await renderAll(folder)).get('README.md')).toBe(before.replace('# docs-ci', '# Mine'));
  });

  test('rejects a README without its markers by name', async () => {
    const folder = copyOfRepository();
    writeFileSync(join(folder, 'README.md'), '# docs-ci\n');
    await expect(renderAll(folder)).rejects.toThrow('README.md has no <!-- generated:jobs -->');
  });
});

describe('new command', () => {
  test('generates all files of a new command, including its README', async () => {
    const rendered = await renderAll(ROOT, await withNewCommand());
    expect([...rendered.keys()]).toEqual([
      'action.yml',
      '.github/workflows/self-test.yml',
      '.gitlab-ci.yml',
      'README.md',
      'docs/internals/architecture.md',
      ...['trigger-deploy', 'count-pages'].flatMap((name) => [
        `actions/${name}/action.yml`,
        `actions/${name}/README.md`,
        `templates/${name}.yml`,
      ]),
    ]);
    expect(rendered.get('README.md')).toContain('| [count-pages](actions/count-pages/README.md) | Count the pages. |');
    expect(rendered.get('actions/count-pages/README.md')).toContain('| `top-rows` |');
  });

  test('adds inputs and outputs of a new command to the root action, each input once', async () => {
    const root = parseAction((await renderAll(ROOT, await withNewCommand())).get('action.yml') ?? '');
    expect(root.inputs['timeout']?.description).toMatch(/^trigger-deploy: .* 20m\. count-pages: .* 1h\.$/);
    expect(root.inputs['top-rows']?.description).toMatch(/^count-pages: /);
    expect(root.inputs['mode']?.description).toMatch(/^deploy starts/);
    expect(root.outputs).toHaveProperty('count-pages-url.value', '${{ steps.count-pages.outputs.url }}');
    expect(root.runs.steps?.map(({ id }) => id)).toEqual(['chosen', 'trigger-deploy', 'count-pages']);
    expect(root.runs.steps?.[0]?.env).toHaveProperty('KNOWN', 'trigger-deploy count-pages');
  });

  test('generates a component without a GitLab environment by default', async () => {
    const template = parseTemplate(
      (await renderAll(ROOT, await withNewCommand())).get('templates/count-pages.yml') ?? '',
    );
    expect(Object.keys(template.jobs)).toEqual(['$[[ inputs.job-name ]]']);
  });
});

test('means the same in YAML 1.1, which GitLab reads, and in YAML 1.2, which GitHub reads', async () => {
  const rendered = [...(await renderAll(ROOT))].filter(([path]) => path.endsWith('.yml'));
  expect(rendered.length).toBeGreaterThan(2);
  for (const [, text] of rendered) {
    const read = (version: '1.1' | '1.2'): unknown[] =>
      parseAllDocuments(text, { version }).map((one) => one.toJS() as unknown);
    expect(read('1.1')).toEqual(read('1.2'));
  }
});
