/** Tests that work after the end of a run, such as a last comment, can't hold the job. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.js';
import { commonInputs } from '../../src/commands/inputs/common-inputs.js';
import { createTerminalHost } from '../../src/hosts/terminal.js';
import { run } from '../../src/run/run.js';
import { VirtualClock } from '../support/clock.js';
import { temporaryFolder } from '../support/folder.js';

afterEach(() => vi.useRealTimers());

const inputs = commonInputs({ name: 'check', timeout: '5m', timeoutText: '' });

test('ends within minutes, and says so, if the platform never responds to what a run tells it at its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let printed = '';
  let isClosing = false;
  const command: Command<typeof inputs, object> = {
    name: 'check',
    summary: '',
    branding: { icon: 'check', color: 'green' },
    inputs,
    inputGroups: {},
    keyRole: 'viewer',
    examples: [],
    outputs: {},
    createRecord: () => ({}),
    run: ({ defer }) => {
      defer(() => {
        isClosing = true;
        return new Promise(() => undefined);
      });
      return Promise.resolve({ outcome: 'done', message: 'All is well.' });
    },
    account: () => ({ outputs: {} }),
  };
  const print = (text: string): void => void (printed += text);
  const host = createTerminalHost({
    flags: ['--base-url', 'https://api.example.com', '--api-key', 'a-key-of-the-service'],
    flagTypes: new Map([
      ['base-url', 'text'],
      ['api-key', 'text'],
    ]),
    env: {},
    cwd: temporaryFolder(),
    isTTY: false,
    stdoutIsTTY: false,
    stdout: print,
    stderr: print,
  });
  const ended = run(command, host, {
    clock: new VirtualClock([]),
    random: () => 0.5,
    version: '0.0.0-test',
    repositoryUrl: 'git+https://github.com/OWNER/docs-ci.git',
    onCancel: () => undefined,
  });
  await vi.waitUntil(() => isClosing, { timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await ended).toBe(0);
  expect(printed).toContain('The run ends before the platform has answered its last request: no response within 120s.');
});
