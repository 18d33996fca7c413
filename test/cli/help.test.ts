import { expect, test } from 'vitest';
import { renderHelp } from '../../src/cli/help.js';

test('lists every exit code in the help of a command', async () => {
  expect(await renderHelp('trigger-deploy')).toContain(
    '\nExit codes: 0 done or skipped, 1 failed, 2 refused (inputs), 3 gate, 4 timed out, 5 unavailable, 130/143 cancelled\n',
  );
});
