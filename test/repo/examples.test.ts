/** Tests that the examples in the documentation use existing inputs, valid values and sufficient permissions. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQueries } from '../../src/commands/check-search/queries-file.js';
import type { AnyCommand } from '../../src/commands/inputs/common-inputs.js';
import { commands, isCommandName } from '../../src/commands/index.js';
import { kebab, tryInput } from '../../src/commands/inputs/kinds.js';
import { parseTemplate } from './documents.js';
import { REPOSITORY, type Use, usesOf } from './example-uses.js';
import { readRepositoryFile } from './files.js';
import { temporaryFolder } from '../support/folder.js';
import { everyYaml, yamlOfKind } from './yaml.js';

/** Other CI systems use the command line, which test/platforms/ci-systems.test.ts runs. */
const BLOCKS = everyYaml().filter(
  ({ path, kind }) =>
    /^(README|actions\/.*|docs\/.*)\.md$/.test(path) && kind !== 'other CI system' && kind !== 'queries',
);
const USES = BLOCKS.flatMap(usesOf);
/** The major version of each third-party action in the pin table of docs/internals/platforms.md. */
const PINNED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readRepositoryFile('docs/internals/platforms.md').matchAll(/^\| (\S+\/\S+) \| `[0-9a-f]{40}` \| (v\d+)\S* \|/gm),
  ].map(([, action = '', major = '']) => [action, major]),
);
/** Actions that only examples use, so that the pin table has no commit of them: the version, and how it is known. */
const ONLY_IN_EXAMPLES: Readonly<Record<string, { readonly version: string; readonly known: string }>> = {
  'actions/cache': { version: 'v6', known: 'v6.1.0 is used by webpack/webpack (test.yml)' },
  'lycheeverse/lychee-action': { version: 'v2', known: 'v2 is used by OpenMapX/openmapx (links.yml)' },
};

/** Returns one sentence for each third-party action with another version than the newest known one. */
function versionProblems(text: string): string[] {
  return [...text.matchAll(/uses: +([^\s.$/@]+\/[^\s@/]+)[^\s@]*@(\S+)/g)].flatMap(([, action = '', version = '']) => {
    if (action === REPOSITORY) return [];
    const newest = PINNED[action] ?? ONLY_IN_EXAMPLES[action]?.version;
    if (newest === undefined) return [`the newest version of ${action} is unknown`];
    return version === newest ? [] : [`${action}@${version} is not ${newest}`];
  });
}

/** These inputs need a permission of the job's token. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  environment: 'deployments',
  comment: 'pull-requests',
  'release-tag': 'contents',
  issue: 'issues',
};

/** Workflows that write comments, without what lets only one run of a branch write at a time. */
function withoutConcurrency(): string[] {
  const workflows = BLOCKS.filter(({ kind, text }) => kind === 'workflow' && /^ +comment: true/m.test(text));
  return workflows.filter(({ text }) => !/^concurrency:/m.test(text)).map(({ where }) => where);
}

/** Workflows that only a push of certain files starts: the commit that adds such a workflow starts nothing. */
function withoutFirstRun(): string[] {
  return BLOCKS.filter(({ kind, text }) => {
    if (kind !== 'workflow') return false;
    const { push, ...others } = (parse(text) as { on: Record<string, { readonly paths?: unknown } | null> }).on;
    return push?.paths !== undefined && !('workflow_dispatch' in others);
  }).map(({ where }) => where);
}

/** The same for the rules of components and jobs on GitLab. */
function withoutFirstPipeline(): string[] {
  const rules = /^( +)- if: \$CI_PIPELINE_SOURCE == "push"[^\n]*\n +changes: [^\n]*\n((?:\1[^\n]*\n)*)/gm;
  return BLOCKS.filter(({ text }) =>
    [...text.matchAll(rules)].some(([, , rest = '']) => !rest.includes('== "web"')),
  ).map(({ where }) => where);
}

/** Returns one sentence for each problem of a use. */
async function problemsOf(use: Use): Promise<string[]> {
  const { command, platform, inputs, ref } = use;
  if (command !== '' && !isCommandName(command)) return [`there is no job ${command}`];
  return [
    ...(ref === 'v1' ? [] : [`@${ref} is not the version of the examples`]),
    ...(platform === 'github' ? [] : nameProblems(command, inputs)),
    ...(await valueProblems(use)),
    ...permissionProblems(use),
    ...ruleProblems(use),
  ];
}

/** On GitLab, work that deletes, or that belongs to other pipelines than those of the default branch, shows its rules. */
function ruleProblems({ platform, inputs }: Use): string[] {
  if (platform === 'github' || 'rules' in inputs) return [];
  const { mode = 'deploy', prune = 'none' } = inputs;
  return [
    ...(prune === 'none' ? [] : ['prune has no rules']),
    ...(mode === 'deploy' || mode === 'publish' ? [] : [`mode ${String(mode)} has no rules`]),
    ...['dry-run', 'release-tag', 'comment'].flatMap((input) => (inputs[input] ? [`${input} has no rules`] : [])),
  ];
}

/** Returns one sentence for each unknown or missing input of a component. GitHub's language service checks those of actions. */
function nameProblems(command: string, inputs: Use['inputs']): string[] {
  const { spec } = parseTemplate(readRepositoryFile(`templates/${command}.yml`));
  const required = Object.entries(spec.inputs).flatMap(([name, input]) => ('default' in input ? [] : [name]));
  return [
    ...Object.keys(inputs).flatMap((name) => (name in spec.inputs ? [] : [`there is no input ${name}`])),
    ...required.flatMap((name) => (name in inputs ? [] : [`${name} is missing`])),
  ];
}

async function valueProblems({ command, platform, inputs }: Use): Promise<string[]> {
  if (!isCommandName(command)) return [];
  const chosen: AnyCommand = await commands[command]();
  const declared = Object.entries(chosen.inputs);
  return Object.entries(inputs).flatMap(([name, value]) => {
    const input = declared.find(([declaredName]) => kebab(declaredName) === name)?.[1];
    const text = String(value);
    // The value of a variable or a secret is unknown.
    if (!input || input.kind === 'secret' || /\$\{\{|\$[A-Z]/.test(text)) return [];
    const type = { flag: 'boolean', number: 'number' }[input.kind as string] ?? 'string';
    // GitLab refuses a value of another type, such as an unquoted number for a text.
    if (platform === 'gitlab' && typeof value !== type) return [`${name} is no ${type}`];
    const { problem } = tryInput(input, text);
    return problem === undefined ? [] : [`${name}: ${text} ${problem}`];
  });
}

function permissionProblems({ command, platform, inputs, permissions, together = [inputs], contents }: Use): string[] {
  if (platform === 'gitlab') return [];
  if (permissions === undefined) return ['the workflow says nothing of permissions'];
  const checkout = contents ? [['checkout or push', 'contents', contents]] : [];
  const needed = [...neededPermissions(inputs), ...checkout];
  // Without the files of the pull request, check-pages knows less.
  const files = command === 'check-pages' ? [['the list of files', 'pull-requests', 'read']] : [];
  const neededByAny = [...together.flatMap(neededPermissions), ...checkout, ...files];
  const isEnough = (granted: string | undefined, level: string | undefined): boolean =>
    granted === 'write' || granted === level;
  const missing = needed.filter(([, permission = '', level]) => !isEnough(permissions[permission], level));
  const unneeded = Object.entries(permissions).filter(
    ([granted, level]) =>
      !neededByAny.some(
        ([, permission, neededLevel]) => permission === granted && (level === neededLevel || level === 'read'),
      ),
  );
  return [
    ...missing.map(([input, permission, level]) => `${input} needs ${permission}: ${level}`),
    ...unneeded.map(([granted]) => `${granted} is not needed`),
  ];
}

/** Returns the input, the permission and the level of each needed permission. */
function neededPermissions(inputs: Use['inputs']): string[][] {
  const edits = inputs.edits === 'pull-request' ? ['contents', 'pull-requests'] : [];
  return [
    ...edits.map((permission) => ['edits', permission, 'write']),
    ...(inputs.follow === undefined ? [] : [['follow', 'contents', 'read']]),
    ...Object.entries(PERMISSIONS)
      .filter(([input]) => ![undefined, false, 'false'].includes(inputs[input] as string))
      .map(([input, permission]) => [input, permission, 'write']),
  ];
}

test('lets only one run of a pull request write its comment at a time', () => {
  expect(withoutConcurrency()).toEqual([]);
});

test('lets people start each workflow and pipeline once that otherwise waits for a push of certain files', () => {
  expect([...withoutFirstRun(), ...withoutFirstPipeline()]).toEqual([]);
});

describe('the documentation', () => {
  test('shows an introduction and every job on both platforms', () => {
    const shown = USES.map(({ where, platform, command }) => `${where.replace(/:.*/, '')} ${platform} ${command}`);
    expect(shown).toEqual(
      expect.arrayContaining(['README.md github trigger-deploy', 'README.md gitlab trigger-deploy']),
    );
    for (const name of Object.keys(commands)) {
      expect(shown).toContain(`actions/${name}/README.md github ${name}`);
      expect(shown).toContain(`actions/${name}/README.md gitlab ${name}`);
    }
  });

  test.each(USES)('uses $command correctly on $platform in $where', async (use) => {
    expect(await problemsOf(use)).toEqual([]);
  });

  test.each(BLOCKS)('uses the newest known version of each third-party action in $where', ({ text }) => {
    expect(versionProblems(text)).toEqual([]);
  });

  test('knows each action that only examples use, and no other', () => {
    const used = BLOCKS.flatMap(({ text }) =>
      [...text.matchAll(/uses: +([\w-]+\/[\w-]+)/g)].map(([, action]) => action),
    );
    expect(Object.keys(PINNED)).toContain('actions/checkout');
    for (const [action, { known }] of Object.entries(ONLY_IN_EXAMPLES)) {
      expect(used).toContain(action);
      expect(PINNED).not.toHaveProperty(action);
      expect(known).toMatch(/ is used by [\w-]+\/[\w-]+ \(/);
    }
  });

  test.each(yamlOfKind('queries'))('has queries that check-search accepts in $where', async ({ text }) => {
    const path = join(temporaryFolder(), 'queries.yaml');
    writeFileSync(path, text);
    await expect(
      readQueries(
        path,
        {
          label: 'queries',
          file: 'queries.yaml',
          origin: 'it exists',
          firstFile: '',
          proposal: undefined,
          nearest: undefined,
        },
        5,
      ),
    ).resolves.not.toEqual([]);
  });

  test('has no example YAML that uses no job', () => {
    expect(BLOCKS.filter((block) => usesOf(block).length === 0).map(({ where }) => where)).toEqual([]);
  });
});

describe('versionProblems', () => {
  test.each([
    ['- uses: actions/checkout@v5', ['actions/checkout@v5 is not v7']],
    ['- uses: actions/cache/restore@v4', ['actions/cache@v4 is not v6']],
    ['- uses: actions/stale@v9', ['the newest version of actions/stale is unknown']],
    [`- uses: ${REPOSITORY}/actions/sync-media@v1`, []],
  ])('finds outdated versions in %s', (text, problems) => {
    expect(versionProblems(text)).toEqual(problems);
  });
});

describe('problemsOf', () => {
  const workflow = (
    inputs: string,
    uses = `${REPOSITORY}/actions/trigger-deploy@v1`,
    permissions = 'permissions: {}',
  ) =>
    `${permissions}\njobs:\n  x:\n    steps:\n      - uses: ${uses}\n        with: {api-key: x, base-url: https://x.example, ${inputs}}\n`;
  const pipeline = (inputs: string, command = 'trigger-deploy') =>
    `include:\n  - component: $CI_SERVER_FQDN/${REPOSITORY}/${command}@v1\n    inputs: {${inputs}}\n`;

  test.each([
    [workflow('mode: waiting'), "mode: waiting isn't a valid value"],
    [workflow('timeout: 5 minutes'), "timeout: 5 minutes isn't a valid duration"],
    [workflow('', `${REPOSITORY}/actions/deploy@v1`), 'there is no job deploy'],
    [workflow('', `${REPOSITORY}/actions/trigger-deploy@main`), '@main is not the version'],
    [workflow('comment: true'), 'comment needs pull-requests: write'],
    [workflow('', undefined, 'permissions: {contents: write}'), 'contents is not needed'],
    [
      workflow('to: x, edits: pull-request', `${REPOSITORY}/actions/push-content@v1`, 'permissions: {contents: write}'),
      'edits needs pull-requests: write',
    ],
    [`${workflow('')}      - uses: actions/checkout@v7\n`, 'checkout or push needs contents: read'],
    [`${workflow('', undefined, 'permissions: {contents: read}')}      - run: git push\n`, 'needs contents: write'],
    [workflow('', undefined, ''), 'says nothing of permissions'],
    [pipeline('mode: deploy'), 'base-url is missing'],
    [pipeline('base-url: https://x.example, mode: preview'), 'mode preview has no rules'],
    [pipeline('base-url: https://x.example, comment: true'), 'comment has no rules'],
    [pipeline('base-url: https://x.example, jobname: x'), 'there is no input jobname'],
    [pipeline('base-url: https://x.example, wait: "true"'), 'wait is no boolean'],
    [pipeline('base-url: https://x.example, max-rank: "3"', 'check-search'), 'max-rank is no number'],
    [pipeline('base-url: https://x.example, max-deletes: 20', 'sync-media'), 'max-deletes is no string'],
    [pipeline('base-url: https://x.example, timeout: 90', 'check'), 'timeout is no string'],
  ])('reports a wrong example (case %#)', async (text, problem) => {
    const [use] = usesOf({ where: 'here', text });
    expect(use && (await problemsOf(use))).toEqual([expect.stringContaining(problem)]);
  });
});
