import { describeFaultMatrix } from './fault-matrix.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';

await describeFaultMatrix('sync-media', SYNC_MEDIA);
