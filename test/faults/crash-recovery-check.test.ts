import { describeCrashRecovery } from './crash-recovery.js';
import { CHECK } from './scenarios/check.js';

describeCrashRecovery(
  'check',
  CHECK.filter(({ host }) => host !== 'terminal'),
);
