import { describeKills } from './crash-recovery.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';

describeKills(
  'trigger-deploy',
  TRIGGER_DEPLOY.filter(({ host }) => host !== 'terminal'),
);
