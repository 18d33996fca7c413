import { describeMatrix } from './fault-matrix.js';
import { SYNC_MEDIA } from './scenarios/sync-media.js';

await describeMatrix('sync-media', SYNC_MEDIA);
