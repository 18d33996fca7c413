import { describeFaultMatrix } from './fault-matrix.js';
import { CHECK_SITE } from './scenarios/check-site.js';

await describeFaultMatrix('check-site', CHECK_SITE);
