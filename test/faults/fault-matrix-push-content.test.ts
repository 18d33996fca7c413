import { describeFaultMatrix } from './fault-matrix.js';
import { PUSH_CONTENT } from './scenarios/push-content.js';

await describeFaultMatrix('push-content', PUSH_CONTENT);
