import { describeKills } from './crash-recovery.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';

describeKills(
  'sync-media',
  SYNC_MEDIA.filter(({ host }) => host !== 'terminal'),
);
