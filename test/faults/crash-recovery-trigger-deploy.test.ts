import { describeCrashRecovery } from './crash-recovery.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';

describeCrashRecovery(
  'trigger-deploy',
  TRIGGER_DEPLOY.filter(({ host }) => host !== 'terminal'),
);
