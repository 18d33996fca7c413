import { expect, test } from 'vitest';
import { renderHelp } from '../../src/cli/help.js';

test('lists every exit code in the help of a command', async () => {
  expect(await renderHelp('trigger-deploy')).toContain(
    '\nExit codes: 0 done or skipped, 1 failed, 2 invalid input, 3 threshold not met, 4 timed out, 5 service unavailable, 130/143 cancelled\n',
  );
});
