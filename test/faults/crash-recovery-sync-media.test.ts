import { describeCrashRecovery } from './crash-recovery.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';

describeCrashRecovery(
  'sync-media',
  SYNC_MEDIA.filter(({ host }) => host !== 'terminal'),
);
