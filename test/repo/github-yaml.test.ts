/** Tests actions and workflows, including those in pages, with GitHub’s language service and actionlint. */
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './example-uses.js';
import { diagnose, lint } from './github-checks.js';
import { yamlOfKind } from './yaml.js';

const ACTIONS = yamlOfKind('action');
const WORKFLOWS = yamlOfKind('workflow');

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
});

describe('wrong actions', () => {
  const action = (runs: string, more = ''): string => `name: x\ndescription: x\n${more}runs:\n${runs}`;
  const composite = (step: string): string => action(`  using: composite\n  steps:\n    - ${step}\n`);

  test.each([
    [action('  using: node99\n  main: x.js\n'), 'Unexpected value'],
    [action('  using: node24\n'), "'main' is required"],
    [action('  using: node24\n  main: x.js\n', 'branding: {icon: nothing, color: blue}\n'), 'Unexpected value'],
    [action('  using: node24\n  main: x.js\n  mian: y.js\n'), "Unexpected value 'mian'"],
    [composite('run: echo'), 'shell'],
    [composite('uses: $/actions/deploy'), 'Unable to resolve action'],
    [
      composite('{uses: $/actions/trigger-deploy, with: {api-key: x, base-url: x, mod: x}}'),
      "Invalid action input 'mod'",
    ],
    [composite('{run: echo "${{ inputs.nothing }}", shell: bash}'), 'nothing'],
  ])('reports a wrong action to GitHub’s parser (case %#)', async (text, problem) => {
    expect((await diagnose('action.yml', text)).join('\n')).toContain(problem);
  });
});

describe('wrong workflows', () => {
  const workflow = (steps: string, more = ''): string =>
    `on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-latest\n${more}    steps:\n${steps}`;
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
    [workflow('      - run: echo ${{ github.nothing }}\n'), 'nothing'],
    [workflow('      - run: echo\n', '    permissions: {deployment: write}\n'), 'deployment'],
  ])('reports a wrong workflow with GitHub’s parser (case %#)', async (text, problem) => {
    expect((await diagnose('.github/workflows/x.yml', text)).join('\n')).toContain(problem);
  });

  test.each([
    [workflow('      - run: echo ${{ github.head_ref }}\n'), 'potentially untrusted'],
    [workflow('      - run: echo ${{ steps.none.outputs.a }}\n'), 'property "none" is not defined'],
    [workflow('      - run: echo\n', '    needs: b\n'), 'does not exist'],
    [workflow('      - run: echo\n').replace('ubuntu-latest', 'ubuntu-newest'), 'label "ubuntu-newest" is unknown'],
    [workflow('      - run: echo\n', '    permissions: {contents: all}\n'), 'is invalid for permission'],
  ])('reports a wrong workflow with actionlint (case %#)', async (text, problem) => {
    expect((await lint(text)).join('\n')).toContain(problem);
  });
});
