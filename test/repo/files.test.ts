/** Tests the list of the files of the repository. */
import { devNull } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NEEDS, skipUnless } from '../support/tools.js';
import { repositoryFiles } from './files.js';

test('says what to run if Git refuses the checkout of another user', ({ skip }) => {
  skipUnless(NEEDS.git, { skip });
  onTestFinished(() => void vi.unstubAllEnvs());
  // An exception in the settings of this machine would count as well.
  for (const [name, value] of Object.entries({ GLOBAL: devNull, NOSYSTEM: '1', COUNT: '0' }))
    vi.stubEnv(`GIT_CONFIG_${name}`, value);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(() => repositoryFiles(/^/)).toThrow(
    /^Git couldn't list the files of the repository: .*dubious ownership[^]*git config --global --add safe\.directory/,
  );
});
