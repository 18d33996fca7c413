/** Publishes the changes of a run as a comment on the pull or merge request. */
import type { Api } from '../../../api/api.js';
import { inTime } from '../../../clock.js';
import { commentSkipReason } from '../../comment-parts.js';
import { factsOf } from './facts.js';
import { firstPageUrl, isUpdateOnly, renderComment } from './comment.js';
import { purposeOf } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PushContext } from '../result.js';

/** How long the comment waits for a page of the preview. */
const MAX_PAGE_WAIT_MS = 3_000;

/** Writes the comment at the end of the run, which never fails because of it. */
export function scheduleComment(context: PushContext): void {
  const { inputs, api, host, log, record, clock, optional, defer } = context;
  if (!inputs.comment) return;
  const skipReason = commentSkipReason(host);
  if (skipReason !== undefined) {
    log.notice(skipReason);
    return;
  }
  defer(async (ending) => {
    // The platform kills a cancelled job within seconds, and the comment still shows the last result.
    if (ending.outcome === 'cancelled') return;
    const marker = `docs-ci:push-content:${slugOf(purposeOf(context))}`;
    const facts = factsOf(record, inputs);
    const canLinkPages = await responds(api, firstPageUrl(facts));
    const { runUrl, commitSha } = host.runContext;
    const shown = { nowMs: clock.now(), canLinkPages, ...(runUrl && { runUrl }), ...(commitSha && { commitSha }) };
    const body = renderComment(facts, ending, shown);
    const updateOnly = isUpdateOnly(facts);
    await optional('comment', async () =>
      host.upsertComment?.({ marker, body, token: inputs.token ?? '', updateOnly }),
    );
  });
}

/** True if the status of the URL, requested once and without the key, is below 400. */
async function responds(api: Api, url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  try {
    return await inTime(
      api.fetchPlain(new URL(url)).then(({ status, body }) => {
        body.destroy();
        return status < 400;
      }),
      MAX_PAGE_WAIT_MS,
    );
  } catch {
    return false;
  }
}
