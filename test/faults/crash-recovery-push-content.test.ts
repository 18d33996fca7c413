import { describeCrashRecovery } from './crash-recovery.js';
import { PUSH_CONTENT } from './scenarios/push-content.js';

describeCrashRecovery('push-content', PUSH_CONTENT);
