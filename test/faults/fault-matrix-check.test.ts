import { describeFaultMatrix } from './fault-matrix.js';
import { CHECK } from './scenarios/check.js';

await describeFaultMatrix('check', CHECK);
