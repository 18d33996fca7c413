/** Writes the comment on a pull or merge request when the build starts, and again at the end. */
import type { Api } from '../../api/api.js';
import { listPages } from '../../api/endpoints/content.js';
import { readDeployments } from '../../api/endpoints/deployments.js';
import { inTime } from '../../api/clock.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import { type ChangedFile, isOtherBranch } from '../../hosts/host.js';
import { type Block, type Inline, isWebUrl } from '../../text/document.js';
import { messageOf } from '../../text/error-message.js';
import { shortHash } from '../../text/short-hash.js';
import { postTitle } from '../account/account.js';
import type { RunEnding } from '../command.js';
import { type CommentFacts, footnote, MAX_COMMENT_LOG_LINES, messageBlocks } from '../account/comment.js';
import { postComment } from '../account/posts.js';
import { type ChangedPages, matchChangedPages } from './changed-pages.js';
import { environmentName } from './deployment-record.js';
import type { DeployRecord, DeployRun } from './record.js';
import { headlineOf, siteOf } from './result.js';
import { publishedBlocks, siteLink, sourceOf } from './account.js';
import { inputName } from '../../text/input-names.js';

/** How long the comment waits for requests that it can do without. */
const MAX_LOOKUP_MS = 2_000;
const MAX_PAGES_WAIT_MS = 5_000;
/** After an error, a platform can ask for a pause before the next request; hosts repeat none that has to wait longer. */
const PAUSE_AFTER_ERROR_MS = 3_000;

type CommentRun = Pick<DeployRun, 'api' | 'clock' | 'host' | 'inputs' | 'log' | 'optional'>;
type State = Readonly<DeployRecord>;

/** What is read for the comment while the service builds. Each can fail, and the comment does without it. */
interface ReadForComment {
  readonly changedFiles: Promise<readonly ChangedFile[] | undefined>;
  readonly changedPages: Promise<ChangedPages | undefined>;
  readonly lastPreviewUrl: Promise<string | undefined>;
}

const ignore = (): void => undefined;

/** The comment of a run. The run never fails because of it. */
export class DeployComment {
  readonly #run: CommentRun;
  readonly #marker: string;
  #changedPages: Promise<unknown> = Promise.resolve();
  /** Resolves to the time of its failure. */
  #startWrite: Promise<number | undefined> = Promise.resolve(undefined);

  constructor(run: CommentRun) {
    this.#run = run;
    this.#marker = `docs-ci:trigger-deploy:${slugOf(environmentName(run.inputs))}`;
  }

  /** Writes the comment when the service builds. @param state of the run, which changes until the comment is written */
  start(state: State): ReadForComment {
    const { api } = this.#run;
    const { branch } = state;
    const changedFiles = this.#readChangedFiles(branch);
    const changedPages = changedFiles.then(async (files) => {
      if (!files) return undefined;
      const { pages } = await listPages(api, { branch });
      return matchChangedPages(
        files,
        pages.map(({ path }) => path),
      );
    });
    // Its error is of interest at the end.
    changedPages.catch(ignore);
    this.#changedPages = changedPages;
    const lastPreviewUrl = findLastPreview(api, state);
    this.#startWrite = this.#writeStart(state, lastPreviewUrl);
    return { changedFiles, changedPages, lastPreviewUrl };
  }

  /** Reads which files the pull or merge request changes. Without them, the comment has no table. */
  async #readChangedFiles(branch: string | undefined): Promise<readonly ChangedFile[] | undefined> {
    const { host, inputs } = this.#run;
    // Of another branch, the request may change nothing.
    if (branch === undefined || isOtherBranch(host, branch)) return undefined;
    return host.listChangedFiles?.(inputs.token ?? '', true);
  }

  /** Waits for the last preview, then writes. Resolves to the time of the failure, whose reason the write at the end tells. */
  async #writeStart(state: State, lastPreviewUrl: Promise<string | undefined>): Promise<number | undefined> {
    const { log, clock, host, inputs } = this.#run;
    const url = await inTime(lastPreviewUrl, MAX_LOOKUP_MS).catch((error: unknown) => {
      log.debug(`The last preview is unknown: ${messageOf(error)}`);
      return undefined;
    });
    try {
      const body = renderStartComment({ ...state, lastPreviewUrl: url }, this.#facts());
      await host.upsertComment?.({ marker: this.#marker, body, token: inputs.token ?? '' });
      return undefined;
    } catch (error) {
      log.debug(`${inputName('comment')}: ${messageOf(error)}`);
      return clock.now();
    }
  }

  /** Writes the comment at the end of the run. @param state the last one, which the pages of the comment may still change */
  async writeResult(state: State, ending: RunEnding): Promise<void> {
    const { clock, optional } = this.#run;
    // An earlier state that arrived late would replace the result. The platform's client has short timeouts.
    const failedAtMs = (await this.#startWrite) ?? -Infinity;
    // Only the comment of a published deployment shows the pages.
    const pages = ['done', 'gate'].includes(ending.outcome)
      ? inTime(this.#changedPages, MAX_PAGES_WAIT_MS)
      : Promise.resolve();
    await pages.catch(ignore);
    const shown = await this.#withLastPreview(state, ending);
    await clock.sleep(Math.max(0, failedAtMs + PAUSE_AFTER_ERROR_MS - clock.now()));
    // There may be no run that says what became of a cancelled one.
    const updateOnly = ending.outcome === 'cancelled';
    const body = renderComment(shown, ending, this.#facts());
    const written = await postComment(this.#run, { marker: this.#marker, updateOnly, body });
    // One notice is enough if the platform refuses both.
    if (written) await optional(`${inputName('comment')}: changed pages are left out`, () => pages);
  }

  /** A run that failed before its build began hasn't read the last preview, and replaces the comment that links it. */
  async #withLastPreview(state: State, { outcome }: RunEnding): Promise<State> {
    if (state.deployment || outcome === 'done' || outcome === 'cancelled') return state;
    const { api, log } = this.#run;
    try {
      return { ...state, lastPreviewUrl: await inTime(findLastPreview(api, state), MAX_LOOKUP_MS) };
    } catch (error) {
      log.debug(`The last preview is unknown: ${messageOf(error)}`);
      return { ...state, isLastPreviewUnknown: true };
    }
  }

  #facts(): CommentFacts {
    return { nowMs: this.#run.clock.now(), runUrl: this.#run.host.runContext.runUrl };
  }
}

/** A marker has only letters, digits and hyphens. Names that differ in other characters are told apart by a hash. */
function slugOf(name: string): string {
  const slug = name.replace(/[^A-Za-z0-9]+/g, '-');
  return slug === name ? slug : `${slug}-${shortHash(name, 8)}`;
}

/** Finds the newest preview of the branch that is ready. One request is enough for a comment. */
async function findLastPreview(api: Api, { branch, deployment: own, isPreview }: State): Promise<string | undefined> {
  if (!isPreview || branch === undefined) return undefined;
  const { items } = await readDeployments(api);
  const last = items.find(
    (other) =>
      other.isPreview &&
      other.branch === branch &&
      other.status === 'ready' &&
      other.deploymentId !== own?.deploymentId,
  );
  return last?.url ?? undefined;
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
  const title = postTitle(headlineOf(record, ending), ending);
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
    ...siteLink(record),
    ...(last.length > 0 ? [{ paragraph: last }] : []),
    footnote(sourceOf(record), deployment, facts),
  ];
}

function lastPreview({ lastPreviewUrl, isLastPreviewUnknown }: DeployRecord): Inline[] {
  if (isLastPreviewUnknown) return ['An earlier preview of this branch may still be there: see the dashboard.'];
  if (lastPreviewUrl === undefined || !isWebUrl(lastPreviewUrl)) return [];
  return [
    'The last preview that worked is ',
    { link: lastPreviewUrl, text: 'still there' },
    '. It may lack the newest changes.',
  ];
}
