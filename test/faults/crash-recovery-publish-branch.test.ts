import { describeCrashRecovery } from './crash-recovery.js';
import { PUBLISH_BRANCH } from './scenarios/publish-branch.js';

describeCrashRecovery('publish-branch', PUBLISH_BRANCH);
