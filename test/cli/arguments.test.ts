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
  ['--version', { kind: 'version' }],
  ['demo', { kind: 'demo' }],
  ['emulator', { kind: 'emulator', port: 0, faults: [] }],
  ['emulator --port=8080 --fault a --fault b', { kind: 'emulator', port: 8080, faults: ['a', 'b'] }],
])('docs-ci %s', (typed, wanted) => {
  expect(parseArguments(typed.split(' ').filter(Boolean))).toMatchObject(wanted);
});

test.each([
  ['fly', 'no command'],
  ['run', 'needs the names'],
  ['run fly', 'does not know fly'],
  ['demo --fast', 'takes no flags'],
  ['emulator --port many', 'from 0'],
  ['emulator --port 70000', '65535'],
  ['emulator --host 0.0.0.0', 'host'],
])('docs-ci %s is refused with a sentence', (typed, problem) => {
  const wanted = parseArguments(typed.split(' '));
  expect(wanted).toMatchObject({ kind: 'invalid', problem: expect.stringContaining(problem) as string });
});

test('merge-reports is analytics-report with its files', () => {
  expect(parseArguments(['merge-reports', 'a.json', 'b c.json', '--top', '5'])).toEqual({
    kind: 'run',
    names: ['analytics-report'],
    flags: ['--merge=a.json', '--merge=b c.json', '--top', '5'],
    several: false,
  });
  expect(parseArguments(['merge-reports', '--top', '5'])).toMatchObject({
    kind: 'invalid',
    problem: expect.stringContaining('needs the report.json files') as string,
  });
});
