import { expect, test } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.js';

test.each([
  ['trigger-deploy --mode wait', { kind: 'run', names: ['trigger-deploy'], flags: ['--mode', 'wait'] }],
  ['run trigger-deploy --json', { kind: 'run', names: ['trigger-deploy'], flags: ['--json'] }],
  ['run trigger-deploy trigger-deploy', { kind: 'run', names: ['trigger-deploy'], flags: [] }],
  ['', { kind: 'help' }],
  ['--help', { kind: 'help' }],
  ['trigger-deploy --mode wait --help', { kind: 'help', topic: 'trigger-deploy' }],
  ['help trigger-deploy', { kind: 'help', topic: 'trigger-deploy' }],
  ['run --help', { kind: 'help', topic: 'run' }],
  ['run sync-media -h', { kind: 'help', topic: 'run' }],
  ['demo -h', { kind: 'help', topic: 'demo' }],
  ['emulator --help', { kind: 'help', topic: 'emulator' }],
  ['--version', { kind: 'version' }],
  ['-v', { kind: 'version' }],
  ['demo', { kind: 'demo', keep: false }],
  ['demo --keep', { kind: 'demo', keep: true }],
  ['emulator', { kind: 'emulator', port: 0, faults: [] }],
  ['emulator --port=8080 --fault a --fault b', { kind: 'emulator', port: 8080, faults: ['a', 'b'] }],
])('parses `docs-ci %s`', (line, expected) => {
  expect(parseArguments(line.split(' ').filter(Boolean))).toMatchObject(expected);
});

test.each([
  ['fly', 'Unknown command "fly". Run docs-ci --help for a list.'],
  ['trigger-deply', 'Unknown command "trigger-deply". Did you mean "trigger-deploy"? Run docs-ci --help'],
  ['chekc', 'Unknown command "chekc". Did you mean "check"?'],
  ['merge-reports a.json', 'Unknown command "merge-reports"'],
  ['run', 'run needs the names of commands. Run docs-ci run --help'],
  ['run sync-mdia', 'Did you mean "sync-media"?'],
  ['demo --fast', 'demo only takes the option --keep. Run docs-ci demo --help'],
  ['demo --keep now', 'demo only takes the option --keep'],
  ['emulator --port many', 'from 0'],
  ['emulator --port 70000', '65535'],
  ['emulator --host 0.0.0.0', 'host'],
  ['emulator --hostile', 'hostile'],
  ['emulator --ids counted', 'ids'],
  ['emulator --clock 2026-11-20T09:00:00Z', 'clock'],
  ['emulator --origin https://docs.example.com', 'origin'],
])('rejects `docs-ci %s` with a sentence: %s', (line, problem) => {
  const command = parseArguments(line.split(' '));
  expect(command).toMatchObject({ kind: 'invalid', problem: expect.stringContaining(problem) as string });
});
