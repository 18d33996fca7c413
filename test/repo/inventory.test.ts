/** Tests that nothing declares an input, an output or a command that was taken away, and that each such flag is refused. */
import { expect, test } from 'vitest';
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { commandNames, type CommandName } from '../../src/commands/index.js';
import { startStage } from '../support/runs.js';
import { readRepositoryFile } from './files.js';

/** What each job had. The first row holds for every job. */
const GONE: readonly (readonly [CommandName | 'every job', inputs: string, outputs?: string])[] = [
  ['every job', 'on-timeout summary'],
  ['check', 'deep require-role'],
  ['check-pages', 'exclude'],
  ['sync-media', 'token concurrency fail-on require-alt'],
  ['push-content', 'concurrency manifest preview'],
  ['publish-branch', 'token'],
  ['trigger-deploy', 'commit-sha appear-timeout reuse-in-progress verify-url grace-period'],
  ['check-site', 'grace-period'],
  ['check-search', 'semantic-ratio token', 'mrr'],
  ['export-pdf-artifact', 'stall-timeout on-running min-pages max-shrink checksum'],
  [
    'analytics-report',
    'compare sections top path-contains max-confidence formats recheck-searches merge',
    'report-csv',
  ],
];

/** Returns the names below a key of a YAML file, as the generator writes them: two spaces, the name, a colon. */
function namesBelow(yaml: string, key: string): string[] {
  const [, block = ''] = new RegExp(`^ *${key}:\\n((?: +.*\\n|\\n)*)`, 'm').exec(yaml) ?? [];
  const [indent = ''] = /^ +/.exec(block) ?? [];
  return [...block.matchAll(/^( +)([a-z-]+):/gm)].flatMap(([, spaces, name = '']) => (spaces === indent ? [name] : []));
}

for (const [job, inputs, outputs = ''] of GONE) {
  const names = job === 'every job' ? commandNames : [job];
  test.each(names)(`declares none of these inputs of %s anywhere: ${inputs}`, async (name) => {
    const command = (await allCommandMetadata()).find((one) => one.name === name);
    const action = readRepositoryFile(`actions/${name}/action.yml`);
    const template = readRepositoryFile(`templates/${name}.yml`);
    const declared = [
      ...(command?.inputs ?? []).map((input) => input.name),
      ...namesBelow(action, 'inputs'),
      ...namesBelow(template, 'inputs'),
    ];
    expect(declared.length).toBeGreaterThan(10);
    expect(inputs.split(' ').filter((input) => declared.includes(input))).toEqual([]);
    const declaredOutputs = [
      ...(command?.outputs ?? []).map((output) => output.name),
      ...namesBelow(action, 'outputs'),
    ];
    expect(outputs.split(' ').filter((output) => declaredOutputs.includes(output))).toEqual([]);
  });
  test.each(names)(`refuses each of these flags of %s by name: ${inputs}`, async (name) => {
    await using stage = await startStage();
    const { exitCode, stderr } = await stage.run(
      name,
      inputs.split(' ').map((input) => `--${input}=1`),
    );
    expect(exitCode).toBe(2);
    for (const input of inputs.split(' ')) expect(stderr).toContain(`Unknown option --${input}.`);
    expect(stage.emulator.requests).toEqual([]);
  });
}
