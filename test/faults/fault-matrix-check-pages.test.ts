import { describeFaultMatrix } from './fault-matrix.js';
import { CHECK_PAGES } from './scenarios/check-pages.js';

await describeFaultMatrix('check-pages', CHECK_PAGES);
