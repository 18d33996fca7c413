import { describeFaultMatrix } from './fault-matrix.js';
import { CHECK_SEARCH } from './scenarios/check-search.js';

await describeFaultMatrix('check-search', CHECK_SEARCH);
