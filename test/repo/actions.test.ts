/** Tests the action.yml files against the rules of GitHub and the names that the code reads. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { temporaryFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { parseAction } from './documents.js';
import { readRepositoryFile, repositoryFiles } from './files.js';

const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
/** GitHub supports the icons of Feather 4.28 except brands and these. */
const MISSING_ICONS = /^(coffee|columns|divide.*|frown|hexagon|key|meh|mouse-pointer|smile|tool|x-octagon)$/;
/** The Marketplace cuts longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 125;

/** Editors show descriptions in one place, so generated texts stay short, and hand-written ones shorter. */
const MAX_INPUT_LENGTH = 200;
const MAX_DECLARED_LENGTH = 140;

const COMMANDS = await allCommandMetadata();
const PATHS = repositoryFiles(/(^|\/)action\.ya?ml$/);
const root = parseAction(readRepositoryFile('action.yml'));

describe.each(PATHS)('%s', (path) => {
  const action = parseAction(readRepositoryFile(path));

  test('has an author, a short description and valid branding', () => {
    expect(action.author).toBeTruthy();
    expect(action.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
    expect(COLORS).toContain(action.branding?.color);
    expect(action.branding?.icon).toMatch(/^[a-z-]+$/);
    expect(action.branding?.icon).not.toMatch(MISSING_ICONS);
  });

  test('describes inputs and outputs in at most 200 characters, and gives them valid ids', () => {
    const entries = Object.entries({ ...action.inputs, ...action.outputs });
    expect(entries.length).toBeGreaterThan(5);
    for (const [id, { description = '' } = {}] of entries) {
      expect(id).toMatch(/^[A-Za-z_][A-Za-z0-9_-]*$/);
      expect(description, id).not.toBe('');
      expect(description.length, `${id}: ${description}`).toBeLessThanOrEqual(MAX_INPUT_LENGTH);
    }
  });
});

describe.each(COMMANDS)('the action $name', ({ name, inputs, outputs }) => {
  const action = parseAction(readRepositoryFile(`actions/${name}/action.yml`));

  test('declares descriptions of at most 140 characters', () => {
    const long = [...inputs, ...outputs].filter(({ description }) => description.length > MAX_DECLARED_LENGTH);
    expect(long.map(({ name: id, description }) => `${id}: ${description}`)).toEqual([]);
  });

  test('starts its file of dist on Node 24', () => {
    expect(action.runs).toMatchObject({ using: 'node24', main: `../../dist/${name}.js` });
  });

  test('has the declared inputs with the declared defaults', () => {
    const declared = Object.fromEntries(
      inputs.map((input) => [input.name, input.name === 'token' ? '${{ github.token }}' : input.default]),
    );
    const defaults = Object.entries(action.inputs).map(([id, input]) => [id, input?.default]);
    expect(Object.fromEntries(defaults)).toEqual(declared);
    expect(Object.keys(action.outputs)).toEqual(outputs.map((output) => output.name));
  });
});

describe('the root action', () => {
  test('has a name for the Marketplace that no account can have', () => {
    expect(root.name).toMatch(/^docs-ci for /);
    // Names of accounts consist of letters, digits and hyphens.
    expect(root.name).not.toMatch(/^[A-Za-z\d-]+$/);
  });

  test('runs the commands of the same commit, in order, with all their inputs', () => {
    const [, ...steps] = root.runs.steps ?? [];
    expect(steps.map(({ uses }) => uses)).toEqual(COMMANDS.map(({ name }) => `$/actions/${name}`));
    for (const [index, { name, inputs }] of COMMANDS.entries()) {
      const passed = Object.fromEntries(inputs.map((input) => [input.name, `\${{ inputs.${input.name} }}`]));
      // Commands that share a folder would overwrite the results of the one before.
      passed['results-dir'] = `\${{ inputs.results-dir && format('{0}/${name}', inputs.results-dir) }}`;
      expect(steps[index]?.with).toEqual(passed);
      for (const input of inputs) expect(root.inputs).toHaveProperty(input.name);
    }
  });

  test('passes on every output of every step', () => {
    const passed = COMMANDS.flatMap(({ name, outputs }) =>
      outputs.map((output) => [`${name}-${output.name}`, `\${{ steps.${name}.outputs.${output.name} }}`]),
    );
    expect(Object.entries(root.outputs).map(([id, output]) => [id, output?.value])).toEqual(passed);
  });

  test('describes a default only by a value, and never names the job in front', () => {
    const descriptions = Object.values({ ...root.inputs, ...root.outputs }).map((entry) => entry?.description ?? '');
    expect(
      descriptions.filter((text) => /Default: required|^(sync|trigger|export|analytics)-[\w-]+: /.test(text)),
    ).toEqual([]);
  });

  test('reads the command names from its environment only', () => {
    expect(root.runs.steps?.[0]?.env?.COMMANDS).toBe('${{ inputs.commands }}');
    for (const { run } of root.runs.steps ?? []) expect(run ?? '').not.toContain('${{');
  });
});

describe('check of the command names', () => {
  skipUnless(NEEDS.bash);

  /** Runs the step as the runner does. KNOWN has two names, which shows the order and exact matches. */
  function check(commands: string): { code: number | null; log: string; outputs: string[] } {
    const folder = temporaryFolder();
    const output = join(folder, 'output');
    const script = join(folder, 'step.sh');
    writeFileSync(output, '');
    writeFileSync(script, root.runs.steps?.[0]?.run ?? '');
    const env = {
      PATH: process.env.PATH,
      GITHUB_OUTPUT: output,
      COMMANDS: commands,
      KNOWN: 'sync-media trigger-deploy',
    };
    const run = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], { env, cwd: folder });
    const outputs = readFileSync(output, 'utf8').split(/\r?\n/).filter(Boolean);
    return { code: run.status, log: `${run.stdout.toString()}${run.stderr.toString()}`, outputs };
  }

  test.each([
    ['one name', 'trigger-deploy', ['trigger-deploy=true', 'first=trigger-deploy', 'all=trigger-deploy']],
    [
      'two lines',
      'trigger-deploy\nsync-media\n',
      ['trigger-deploy=true', 'sync-media=true', 'first=sync-media', 'all=trigger-deploy sync-media'],
    ],
    [
      'blanks and empty lines',
      '\n  trigger-deploy \t\n\n',
      ['trigger-deploy=true', 'first=trigger-deploy', 'all=trigger-deploy'],
    ],
    [
      'Windows line endings',
      'sync-media\r\ntrigger-deploy\r\n',
      ['sync-media=true', 'trigger-deploy=true', 'first=sync-media', 'all=sync-media trigger-deploy'],
    ],
  ])('accepts command names with %s', (_, commands, outputs) => {
    expect(check(commands)).toEqual({ code: 0, log: '', outputs });
  });

  test.each([
    ['an unknown name', 'sync-media\ndeploy', ': "deploy" isn\'t a docs-ci job'],
    ['a part of a name', 'trigger', ': "trigger" isn\'t a docs-ci job'],
    ['a longer name', 'trigger-deploy-x', ': "trigger-deploy-x" isn\'t a docs-ci job'],
    ['two names on a line', 'sync-media trigger-deploy', ': "sync-media trigger-deploy" isn\'t a docs-ci job'],
    ['a list with commas', 'sync-media,trigger-deploy', ': "sync-media?trigger-deploy" isn\'t a docs-ci job'],
    ['a pattern', '*', ': "?" isn\'t a docs-ci job'],
    ['no name', ' \n', ' is empty'],
    ['shell code', '$(touch stolen); `id`', ': "??touch stolen?? ?id?" isn\'t a docs-ci job'],
    ['a command for the runner', '::add-mask::a ##[error]b', ': "??add-mask??a ???error?b" isn\'t a docs-ci job'],
    ['an output of its own', 'x\ntrigger-deploy=true', ': "x" isn\'t a docs-ci job'],
  ])('rejects command names with %s in one sentence', (_, commands, problem) => {
    const { code, log, outputs } = check(commands);
    expect(log).toBe(
      `::error title=docs-ci::commands${problem}. Use one or more of sync-media, trigger-deploy, one per line.\n`,
    );
    expect({ code, outputs }).toEqual({ code: 2, outputs: [] });
  });
});
