import { describeFaultMatrix } from './fault-matrix.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';

await describeFaultMatrix('trigger-deploy', TRIGGER_DEPLOY);
