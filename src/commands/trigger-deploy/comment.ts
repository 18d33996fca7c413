/** Writes the comment on a pull or merge request when the build starts, and again with the result at the end of the run. */
import { listPages } from '../../api/endpoints/content.js';
import { readDeployments } from '../../api/endpoints/deployments.js';
import { inTime } from '../../api/clock.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import { type Block, type Inline, isWebUrl } from '../../text/document.js';
import { messageOf } from '../../text/error-message.js';
import { shortHash } from '../../text/short-hash.js';
import { titleBlock } from '../account/account.js';
import type { RunEnding } from '../command.js';
import { type CommentFacts, footnote, MAX_COMMENT_LOG_LINES, messageBlocks } from '../account/comment.js';
import { canComment, postComment } from '../account/posts.js';
import { matchChangedPages } from './changed-pages.js';
import { environmentName } from './deployment-record.js';
import type { DeployContext, DeployRecord } from './record.js';
import { headlineOf, siteOf } from './result.js';
import { publishedBlocks, sourceOf } from './account.js';
import { inputName } from '../../text/input-names.js';

/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;

/**
 * Writes the comment when the build starts, and again at the end of the run. The run never fails because of the
 * comment. Returns the function to call when the service builds.
 */
export function scheduleComment(context: DeployContext): () => void {
  const { inputs, host, record, clock, optional, defer } = context;
  const ignore = (): void => undefined;
  if (!inputs.comment || !canComment(context)) return ignore;
  const marker = `docs-ci:trigger-deploy:${slugOf(environmentName(inputs))}`;
  const writeStart = async (): Promise<unknown> =>
    host.upsertComment?.({ marker, body: renderStartComment(record, facts()), token: inputs.token ?? '' });
  const facts = (): CommentFacts => ({ nowMs: clock.now(), runUrl: host.runContext.runUrl });
  let changedPages = Promise.resolve();
  /** Resolves to the time of its failure. */
  let startWrite: Promise<number | undefined> = Promise.resolve(undefined);
  defer(async (ending) => {
    // An earlier state that arrived late would replace the result. The platform's client has short timeouts.
    const failedAtMs = (await startWrite) ?? -Infinity;
    // Only the comment of a published deployment shows the pages.
    const pages = ['done', 'gate'].includes(ending.outcome)
      ? inTime(changedPages, MAX_PAGES_WAIT_MS)
      : Promise.resolve();
    await pages.catch(ignore);
    await clock.sleep(Math.max(0, failedAtMs + PAUSE_AFTER_ERROR_MS - clock.now()));
    // There may be no run that says what became of a cancelled one.
    const updateOnly = ending.outcome === 'cancelled';
    const written = await postComment(context, { marker, updateOnly, body: renderComment(record, ending, facts()) });
    // One notice is enough if the platform refuses both.
    if (written) await optional(`${inputName('comment')}: changed pages are left out`, () => pages);
  });
  return () => {
    changedPages = readChangedPages(context);
    // Its error is of interest at the end.
    changedPages.catch(ignore);
    startWrite = writeAtStart(context, writeStart);
  };
}

/** A marker has only letters, digits and hyphens. Names that differ in other characters are told apart by a hash. */
function slugOf(name: string): string {
  const slug = name.replace(/[^A-Za-z0-9]+/g, '-');
  return slug === name ? slug : `${slug}-${shortHash(name, 8)}`;
}

/** Looks for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
async function writeAtStart(context: DeployContext, write: () => Promise<unknown>): Promise<number | undefined> {
  const { log, clock } = context;
  await inTime(findLastPreview(context), MAX_LOOKUP_MS).catch((error: unknown) =>
    log.debug(`The last preview is unknown: ${messageOf(error)}`),
  );
  try {
    await write();
    return undefined;
  } catch (error) {
    log.debug(`${inputName('comment')}: ${messageOf(error)}`);
    return clock.now();
  }
}

/** Reads which pages the pull or merge request changes. Without them, the comment has no table. */
async function readChangedPages({ api, host, inputs, record }: DeployContext): Promise<void> {
  if (record.branch === undefined || !host.listChangedFiles) return;
  const files = await host.listChangedFiles(inputs.token ?? '');
  record.changedFiles = files;
  const { pages } = await listPages(api, { branch: record.branch });
  record.changedPages = matchChangedPages(
    files,
    pages.map(({ path }) => path),
  );
}

/** Finds the newest preview of the branch that is ready. One request is enough for a comment. */
async function findLastPreview({ api, record }: DeployContext): Promise<void> {
  const { branch, deployment: own } = record;
  if (!record.isPreview || branch === undefined) return;
  const { items } = await readDeployments(api);
  const last = items.find(
    (other) =>
      other.isPreview &&
      other.branch === branch &&
      other.status === 'ready' &&
      other.deploymentId !== own?.deploymentId,
  );
  record.lastPreviewUrl = last?.url ?? undefined;
}

/** Renders the comment while the service builds. */
export function renderStartComment(record: DeployRecord, facts: CommentFacts): Block[] {
  return [
    { heading: `${siteOf(record)} is building`, level: 3, sign: 'working' },
    { paragraph: sourceOf(record) },
    { paragraph: lastPreview(record) },
    footnote([], record.deployment, facts),
  ];
}

/** Renders the comment with the result. */
export function renderComment(record: DeployRecord, ending: RunEnding, facts: CommentFacts): Block[] {
  const title = titleBlock(headlineOf(record, ending), ending, 3);
  const { deployment, buildError } = record;
  const published = publishedBlocks(record, ending);
  if (published.length > 0) {
    const duration = record.isPreview ? buildDuration(deployment) : undefined;
    const built = duration === undefined ? [] : [`Built in ${duration}`];
    return [title, ...published, footnote(built, deployment, facts)];
  }
  const last = lastPreview(record);
  return [
    title,
    ...(buildError
      ? [...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, MAX_COMMENT_LOG_LINES)]
      : messageBlocks(ending, deployment?.url ? [deployment.url] : [])),
    ...(last.length > 0 ? [{ paragraph: last }] : []),
    footnote(sourceOf(record), deployment, facts),
  ];
}

function lastPreview({ lastPreviewUrl }: DeployRecord): Inline[] {
  if (lastPreviewUrl === undefined || !isWebUrl(lastPreviewUrl)) return [];
  return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
}
