/** Tests that generated files are current, scale with new commands, and mean the same to every YAML parser. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type CommandMetadata, commandMetadata, allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { findStale, renderAll } from '../../scripts/generator/render-all.js';
import { commandNames } from '../../src/commands/index.js';
import { triggerDeploy } from '../../src/commands/trigger-deploy/command.js';
import { temporaryFolder } from '../support/folder.js';
import { parseAction, parseTemplate } from './documents.js';
import { ROOT } from './files.js';

const RENDERED = renderAll(ROOT);

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
    'emulator',
    'docs',
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
  const inputGroups = { ...triggerDeploy.inputGroups, Tables: ['topRows'] };
  const about = { name: 'count-pages', summary: 'Count the pages', keyRole: 'viewer', gitlab: undefined };
  const more = commandMetadata({ ...triggerDeploy, ...about, inputs, inputGroups });
  return [...(await allCommandMetadata()).filter(({ name }) => name === triggerDeploy.name), more];
}

const WITH_NEW_COMMAND = withNewCommand().then((commands) => renderAll(ROOT, commands));

describe('generated files', () => {
  test('matches the declarations of the commands', async () => {
    expect(await findStale(ROOT, await RENDERED)).toEqual([]);
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
    const before = (await RENDERED).get('README.md') ?? '';
    writeFileSync(join(folder, 'README.md'), before.replace('# docs-ci', '# Mine').replace('| Job |', '| Edited |'));
    expect((await renderAll(folder)).get('README.md')).toBe(before.replace('# docs-ci', '# Mine'));
  });

  test('rejects a README without its markers by name', async () => {
    const folder = copyOfRepository();
    writeFileSync(join(folder, 'README.md'), '# docs-ci\n');
    await expect(renderAll(folder)).rejects.toThrow('README.md has no <!-- generated:jobs -->');
  });
});

describe('documentation of inputs', () => {
  test('links the common inputs instead of repeating them on the page of each job', async () => {
    const rendered = await RENDERED;
    for (const { name, commonInputs } of await allCommandMetadata()) {
      const readme = rendered.get(`actions/${name}/README.md`) ?? '';
      expect(readme).toContain('[common inputs](../../docs/common-inputs.md)');
      const [, tables = ''] = /<!-- generated:inputs -->([^]*?)<!-- \/generated -->/.exec(readme) ?? [];
      expect(tables).toMatch(/^\| `/m);
      for (const input of commonInputs) expect(tables).not.toContain(`\n| \`${input.name}\` |`);
    }
  });

  test('says of a common input which jobs lack it', async () => {
    const page = (await RENDERED).get('docs/common-inputs.md') ?? '';
    const all = await allCommandMetadata();
    for (const name of new Set(all.flatMap(({ commonInputs }) => commonInputs.map((input) => input.name)))) {
      const lacking = all.filter(({ inputs }) => !inputs.some((input) => input.name === name));
      const [, said = ''] = new RegExp(`^\\| \`${name}\` .* Not in ([^.]*)\\. \\|$`, 'm').exec(page) ?? [];
      expect([name, said.match(/[a-z]+(?:-[a-z]+)+/g) ?? []]).toEqual([name, lacking.map((one) => one.name)]);
    }
    expect(page).not.toMatch(/Every \S+ of docs-ci\S* has these inputs/);
  });

  test('lists every command in docs/cli.md, and repeats no help of one', async () => {
    const page = (await RENDERED).get('docs/cli.md') ?? '';
    const listed = [...page.matchAll(/^\| \[([a-z-]+)\]\(\.\.\/actions\/.*\| `docs-ci ([a-z-]+)/gm)].map(
      ([, ...names]) => names,
    );
    expect(listed).toEqual(commandNames.map((name) => [name, name]));
    expect(page.match(/\S+/g)?.length).toBeLessThan(1_500);
    for (const heading of ['USAGE', 'OPTIONS', 'EXIT CODES']) expect(page).not.toContain(heading);
  });
});

describe('new command', () => {
  test('generates all files of a new command, including its README', async () => {
    const rendered = await WITH_NEW_COMMAND;
    expect([...rendered.keys()]).toEqual([
      'action.yml',
      '.github/workflows/self-test.yml',
      '.gitlab-ci.yml',
      'README.md',
      'docs/cli.md',
      'docs/common-inputs.md',
      'docs/internals/modules.md',
      ...['trigger-deploy', 'count-pages'].flatMap((name) => [
        `actions/${name}/action.yml`,
        `actions/${name}/README.md`,
        `templates/${name}.yml`,
      ]),
    ]);
    expect(rendered.get('README.md')).toContain(
      '| [count-pages](actions/count-pages/README.md) | Count the pages. | viewer |',
    );
    const readme = rendered.get('actions/count-pages/README.md');
    expect(readme).toMatch(
      /^\| Input .*\n\|.*\n\| `mode` \|[^]*^### Advanced\n\n\| Input .*\n\|.*\n[^]*^\| `top-rows` \|/m,
    );
    expect(readme).toMatch(/: .*`api-key`.*`timeout` \(`1h`\)/m);
    expect(rendered.get('docs/common-inputs.md')).toContain('| `20m` (trigger-deploy), `1h` (count-pages) |');
  });

  test('adds inputs and outputs of a new command to the root action, each input once', async () => {
    const text = (await WITH_NEW_COMMAND).get('action.yml') ?? '';
    const root = parseAction(text);
    const mode = triggerDeploy.inputs.mode.description;
    expect(root.inputs['timeout']?.description).toMatch(/ Defaults: 20m \(trigger-deploy\), 1h \(count-pages\)\.$/);
    expect(root.inputs['top-rows']?.description).toMatch(/ \(count-pages\)$/);
    expect(root.inputs['mode']?.description).toBe(`${mode} Default: deploy.`);
    expect(root.inputs['results-dir']?.description).toMatch(/ Default: docs-ci\.$/);
    expect(text).toContain('  # --- all jobs ---\n  mode:\n');
    expect(text).toContain('  # --- count-pages ---\n  top-rows:\n');
    expect(root.outputs).toHaveProperty('count-pages-url.value', '${{ steps.count-pages.outputs.url }}');
    expect(root.runs.steps?.map(({ id }) => id)).toEqual(['chosen', 'trigger-deploy', 'count-pages']);
    expect(root.runs.steps?.[0]?.env).toHaveProperty('KNOWN', 'trigger-deploy count-pages');
  });

  test('generates a component without a GitLab environment by default', async () => {
    const template = parseTemplate((await WITH_NEW_COMMAND).get('templates/count-pages.yml') ?? '');
    expect(Object.keys(template.jobs)).toEqual(['$[[ inputs.job-name ]]']);
  });
});

test('means the same in YAML 1.1, which GitLab reads, and in YAML 1.2, which GitHub reads', async () => {
  const rendered = [...(await RENDERED)].filter(([path]) => path.endsWith('.yml'));
  expect(rendered.length).toBeGreaterThan(2);
  for (const [, text] of rendered) {
    const read = (version: '1.1' | '1.2'): unknown[] =>
      parseAllDocuments(text, { version }).map((one) => one.toJS() as unknown);
    expect(read('1.1')).toEqual(read('1.2'));
  }
});
