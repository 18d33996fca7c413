/** Tests actions and workflows, including those in pages, with GitHub’s language service and actionlint. */
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './example-uses.js';
import { diagnose, lint } from './github-checks.js';
import { yamlOfKind } from './yaml.js';

const ACTIONS = yamlOfKind('action');
const WORKFLOWS = yamlOfKind('workflow');

/** With one of these, GitHub gives a job every secret that the repository has. */
const ALL_SECRETS = /secrets\s*\[(?!\s*')|toJSON\(\s*secrets\s*\)|secrets:\s*inherit/i;

test.each(ACTIONS)('passes GitHub’s checks of actions in $where', async ({ text }) => {
  expect(await diagnose('action.yml', text)).toEqual([]);
});

describe.each(WORKFLOWS)('the workflow $where', ({ text }) => {
  test('passes GitHub’s checks of workflows', async () => {
    expect(await diagnose('.github/workflows/workflow.yml', text)).toEqual([]);
  });

  test('passes actionlint as a workflow of this repository', async () => {
    expect(await lint(text)).toEqual([]);
  });

  test('gives no job all secrets of the repository', () => {
    expect(text).not.toMatch(ALL_SECRETS);
  });
});

test.each(['${{ secrets[matrix.key] }}', '${{ toJSON(secrets) }}', 'secrets: inherit', "${{ secrets[format('A')] }}"])(
  'sees that %s gives a job all secrets',
  (text) => expect(text).toMatch(ALL_SECRETS),
);

describe('wrong actions', () => {
  const action = (runs: string): string => `name: x\ndescription: x\nruns:\n${runs}`;
  const composite = (step: string): string => action(`  using: composite\n  steps:\n    - ${step}\n`);

  test.each([
    [action('  using: node24\n  main: x.js\n  mian: y.js\n'), "Unexpected value 'mian'"],
    [composite('uses: $/actions/deploy'), 'Unable to resolve action'],
    [
      composite('{uses: $/actions/trigger-deploy, with: {api-key: x, base-url: x, mod: x}}'),
      "Invalid action input 'mod'",
    ],
  ])('reports a wrong action to GitHub’s parser (case %#)', async (text, problem) => {
    expect((await diagnose('action.yml', text)).join('\n')).toContain(problem);
  });
});

describe('wrong workflows', () => {
  const workflow = (steps: string): string =>
    `on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
  const ours = `${REPOSITORY}/actions/trigger-deploy@v1`;

  test.each([
    [
      workflow(`      - uses: ${ours}\n        with: {api-key: x, base-url: x, mod: x}\n`),
      "Invalid action input 'mod'",
    ],
    [workflow(`      - uses: ${ours}\n        with: {api-key: x}\n`), 'Missing required input `base-url`'],
    [workflow(`      - uses: ${REPOSITORY}/actions/deploy@v1\n`), 'Unable to resolve action'],
    [workflow('      - uses: ./actions/trigger-deploy\n'), 'Missing required inputs'],
    [workflow('      - uses: $/actions/deploy\n'), 'Unable to resolve action'],
  ])('reports a wrong workflow with GitHub’s parser (case %#)', async (text, problem) => {
    expect((await diagnose('.github/workflows/x.yml', text)).join('\n')).toContain(problem);
  });

  test('reports a wrong workflow with actionlint', async () => {
    const problems = await lint(workflow('      - run: echo ${{ github.head_ref }}\n'));
    expect(problems.join('\n')).toContain('potentially untrusted');
  });
});
