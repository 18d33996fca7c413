import { describeFaultMatrix } from './fault-matrix.js';
import { PUBLISH_BRANCH } from './scenarios/publish-branch.js';

await describeFaultMatrix('publish-branch', PUBLISH_BRANCH);
