/** Uploads the result files as an artifact at the end of a run, because the runner's disk is gone soon after. */
import { resolve } from 'node:path';
import { inTime } from '../../../clock.js';
import { messageOf } from '../../../text/error-message.js';
import { uploadArtifact } from '../../upload-artifact.js';
import { purposeOf } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PushContext } from '../result.js';

/** The pages are pushed already, so a service that doesn't respond must not hold up the results of the run for long. */
const MAX_UPLOAD_MS = 60_000;

/**
 * The comment, which links the artifact, has to be scheduled before. A failed upload is a warning, because the pages are
 * where they belong. Two sources have artifacts of different names, as they have different branches.
 */
export function scheduleUpload(context: PushContext): void {
  const { host, log, record, resultsDir, defer } = context;
  defer(async ({ outcome }) => {
    const { plan, files } = record;
    const written = [files.plan, files.changes, files.patch];
    const paths = written.flatMap((path) => (path === undefined ? [] : resolve(host.workspace, path)));
    // The platform kills a cancelled job within seconds.
    if (outcome === 'cancelled' || paths.length === 0) return;
    if (plan?.steps.every(({ action }) => action === 'unchanged')) return;
    const name = `push-content-${slugOf(purposeOf(context))}`;
    const request = { name, files: paths, rootDirectory: resultsDir, raw: false };
    try {
      record.artifactUrl = (await inTime(uploadArtifact(context, request), MAX_UPLOAD_MS))?.url;
    } catch (error) {
      log.warning(`artifact: ${messageOf(error).replace(/\.?$/, '.')} The pages aren't affected.`);
    }
  });
}
