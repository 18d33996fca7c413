import { describeMatrix } from './fault-matrix.js';
import { TRIGGER_DEPLOY } from './scenarios/trigger-deploy.js';

await describeMatrix('trigger-deploy', TRIGGER_DEPLOY);
