/** Defines the command trigger-deploy, which publishes the documentation and waits until it is live. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import { describeFailedPages, PAGE_OUTPUTS } from '../../deployments/describe-pages.js';
import { APPEAR_TIMEOUT_MS } from '../../deployments/follow-deployment.js';
import { phaseOf } from '../../deployments/phase.js';
import { waitForDeployment } from '../../deployments/wait-for-deployment.js';
import { ownBranch, requestName } from '../../hosts/host.js';
import { listPaths } from '../../text/list-items.js';
import { lowerFirst, quoted } from '../../text/sentences.js';
import { shortId } from '../../text/short-id.js';
import { formatDuration } from '../../text/units.js';
import { type Command, type Ending, failed, join, type Outcome } from '../command.js';
import { checkInputs, DEFAULT_ENVIRONMENTS, type DeployInputs, inputs, NO_BRANCH } from './inputs.js';
import { canPost, plannedPosts } from '../account/posts.js';
import { DeployComment } from './comment.js';
import { openDeploymentRecord } from './deployment-record.js';
import { describeFailedBuild } from './failed-build.js';
import type { DeployContext, DeployRecord } from './record.js';
import { OwnPush } from './own-push.js';
import { describePlan, start, UNKNOWN_BRANCH } from './start-deployment.js';
import { accountOf } from './account.js';
import { live } from './result.js';
import { inputName, setting } from '../../text/input-names.js';

export const triggerDeploy: Command<typeof inputs, DeployRecord> = {
  name: 'trigger-deploy',
  summary: 'Deploy or preview the docs and wait until they are live',
  branding: { icon: 'upload-cloud', color: 'blue' },
  inputs,
  inputGroups: {
    Deployment: ['mode', 'branch', 'wait'],
    'Pages of the site': ['verifyPages', 'marker'],
    'On GitHub and GitLab': ['environment', 'environmentName', 'comment'],
  },
  keyRole: 'editor (viewer for `dry-run` and mode wait)',
  examples: [
    'trigger-deploy --verify-pages /',
    'trigger-deploy --mode preview --branch new-guide',
    'trigger-deploy --mode wait --timeout 15m',
  ],
  outputs: {
    'deployment-id': 'ID of the deployment',
    status: 'Last known status: pending, building, ready, error or cancelled',
    url: 'Published URL; empty until the deployment is ready',
    branch: 'Branch of the deployment, if the service returns the branch',
    'is-preview': 'true for a preview, false for a live deployment',
    ...PAGE_OUTPUTS,
    'timed-out': 'true if the timeout was reached first',
    'duration-seconds': 'Duration of this run in seconds',
  },
  gitlab: {
    environment: {
      flagInput: 'environment',
      nameInput: 'environment-name',
      urlOutput: 'url',
      modeInput: 'mode',
      modes: {
        deploy: { defaultName: DEFAULT_ENVIRONMENTS.deploy },
        preview: { defaultName: DEFAULT_ENVIRONMENTS.preview, stopsIn: '1 week' },
        wait: { defaultName: DEFAULT_ENVIRONMENTS.wait },
      },
    },
  },
  createRecord: () => ({}),
  check: checkInputs,
  run: runDeploy,
  onInterrupted: describeInterruption,
  account: (record, _, ending) => accountOf(record, ending),
};

async function runDeploy(context: DeployContext): Promise<Ending> {
  const { inputs: values, host, log, record } = context;
  record.isPreview = values.mode === 'preview';
  record.branch = values.mode === 'deploy' ? undefined : (values.branch ?? ownBranch(host.runContext));
  record.commitSha = builtCommit(context);
  if (values.mode === 'deploy' && values.branch !== undefined)
    log.notice(`${inputName('branch')}: skipped, because ${NO_BRANCH}.`);
  tellBeside(context);
  if (values.dryRun) return planDeploy(context);

  const writeStartComment = scheduleComment(context);
  const ownPush = values.mode === 'wait' ? new OwnPush(context, record.branch) : undefined;
  const started = ownPush ? await ownPush.find() : join(record, await start(context, record.branch));
  if (!started) return notFound(context, ownPush);
  record.deployment = started;
  record.leadMs = ownPush?.leadMs;
  if (!values.wait) return notWaitedFor(started);
  openDeploymentRecord(context, record);
  writeStartComment();
  const deployment = await followToEnd(context, started, ownPush);
  switch (phaseOf(deployment)) {
    case 'error':
      return endFailedBuild(context, deployment);
    case 'cancelled':
      return failed(
        `Deployment ${shortId(deployment.deploymentId)} was cancelled on the service, for example by a user or a newer deployment. Run the job again to publish.`,
        'cancelled-build',
      );
    default:
      return published(context, deployment);
  }
}

/** A live deployment of a request, or a wait without a push, is often a mistake, but can be meant. */
function tellBeside({ inputs: { mode }, host, log, record }: DeployContext): void {
  const { pullRequest, isMerged, startedByPush, tag } = host.runContext;
  if (mode !== 'preview' && pullRequest !== undefined && isMerged !== true) {
    const name = requestName(host.name);
    record.request = { name, branch: ownBranch(host.runContext) };
    if (mode === 'deploy')
      log.warning(
        `A live deployment builds the deployment branch, so the changes of this ${name} only go live after they are merged into it. To show them now, set ${inputName('mode')} to preview.`,
      );
  }
  if (mode === 'deploy' && startedByPush && tag === undefined)
    log.notice(
      `If this is a push to the deployment branch of the documentation repository, the service deploys it by itself. Then set ${inputName('mode')} to wait instead of starting another deployment.`,
    );
  record.isWithoutPush = startedWithoutPush(host);
  if (mode === 'wait' && record.isWithoutPush)
    log.notice('No push started this run, so there may be no deployment to wait for.');
}

const CHECK_CONNECTION = "check the repository's connection in the dashboard";

/** Why a wait may find no deployment, and what to do then. @param ifOwn what to do if the service deploys the branch */
function adviceIfMissing({ request, isWithoutPush }: DeployRecord, ifOwn = CHECK_CONNECTION): string {
  if (isWithoutPush)
    return `No push started this run, so there may have been none to wait for. Run the job on a push, or set ${inputName('mode')} to deploy.`;
  if (request) return `${RULE} To show the changes of this ${request.name}, set ${inputName('mode')} to preview.`;
  return `${RULE} If this is that branch, ${ifOwn}. If not, ${lowerFirst(ADVICE_OF_WAIT)}`;
}

/** GitLab gives every pipeline a time, and a workflow after another one has the push of that one. */
function startedWithoutPush({ name, runContext }: DeployContext['host']): boolean {
  const { startedByPush, pushedAtMs, pullRequest } = runContext;
  const isAfterPush = name === 'github' && pushedAtMs !== undefined;
  return name !== 'terminal' && !startedByPush && !isAfterPush && pullRequest === undefined;
}

async function planDeploy(context: DeployContext): Promise<Ending> {
  const { inputs: values, host, log, record } = context;
  // GitLab records the environment of each job.
  plannedPosts(context, { comment: values.comment, environment: values.environment && host.name !== 'gitlab' });
  const plan = await describePlan(context, record.branch);
  const { fails, text } = plan;
  record.planned = fails === 'now' ? text : text + (await planVerifying(context));
  // A dry run that could plan is done, whatever it found.
  if (fails === 'now') {
    const advice = values.mode === 'wait' ? `${RULE} ${ADVICE_OF_WAIT}` : UNKNOWN_BRANCH.advice;
    record.plannedFailure = `Without ${inputName('dry-run')}, this job fails. ${advice}`;
    log.warning(record.plannedFailure, { topic: UNKNOWN_BRANCH.topic });
  }
  if (fails === 'if none appears') {
    const when = `if no deployment of ${record.branch ?? ''} appears within ${APPEAR_LIMIT}`;
    record.plannedFailure = `Without ${inputName('dry-run')}, this job fails ${when}. ${adviceIfMissing(record)}`;
    log.warning(record.plannedFailure, { topic: 'no-deployment' });
  }
  return { outcome: 'done', message: `Dry run: the job would ${record.planned}. Nothing was started.` };
}

/** Warns as the run would if it isn't known which pages to verify. */
async function planVerifying({ inputs: { verifyPages }, host, log, record }: DeployContext): Promise<string> {
  if (verifyPages !== 'changed') return describeVerifying(verifyPages);
  const { describeSkipped, unknownChanges } = await importVerifying();
  const skipped = unknownChanges(host, record.branch);
  if (skipped) log.warning(describeSkipped(skipped));
  return skipped ? '' : describeVerifying(verifyPages);
}

/** Only runs that verify pages load what it needs. */
const importVerifying = () => import(/* webpackChunkName: 'verify-pages' */ './verify-deployed-pages.js');

/** What a run does with the pages of the deployment, as the end of a clause. */
function describeVerifying(choice: DeployInputs['verifyPages']): string {
  if (choice === 'none') return '';
  if (typeof choice !== 'string')
    return `, and verify that ${listPaths(choice)} ${choice.length === 1 ? 'responds' : 'respond'}`;
  const pages = { changed: 'the changed pages', sample: 'a sample of the pages', all: 'all pages' };
  return `, and verify that ${pages[choice]} ${choice === 'sample' ? 'responds' : 'respond'}`;
}

/**
 * Writes the comment at the end of the run. Returns a function that writes it when the service builds, and keeps what is read
 * for it.
 */
function scheduleComment(context: DeployContext): () => void {
  const { inputs: values, record, defer } = context;
  const ignore = (): void => undefined;
  if (!values.comment || !canPost(context, 'comment')) return ignore;
  const comment = new DeployComment(context);
  defer((ending) => comment.writeResult(record, ending));
  return () => {
    const { changedFiles, changedPages, lastPreviewUrl } = comment.start(record);
    changedFiles.then((files) => (record.changedFiles = files)).catch(ignore);
    changedPages.then((pages) => (record.changedPages = pages)).catch(ignore);
    lastPreviewUrl.then((url) => (record.lastPreviewUrl = url)).catch(ignore);
  };
}

/** Follows the deployment, and those after it that the push may have started instead. */
async function followToEnd(
  context: DeployContext,
  { deploymentId }: StartedDeployment,
  ownPush: OwnPush | undefined,
): Promise<Deployment> {
  const { record } = context;
  const deployment = await waitForDeployment(context, deploymentId, (update) => (record.deployment = update));
  if (ownPush?.mayBeEarlier(deployment) !== true) return deployment;
  // A run that ends now must not call it published.
  record.deployment = undefined;
  const next = await ownPush.findNext(deployment);
  record.deployment = next ?? deployment;
  record.leadMs = ownPush.leadMs;
  if (next) return followToEnd(context, next, ownPush);
  if (record.leadMs !== undefined)
    context.log.warning(
      `This deployment began ${formatDuration(record.leadMs)} before the push, so it may not have it: clocks can differ by a minute.`,
    );
  return deployment;
}

function endFailedBuild({ host, record }: DeployContext, deployment: Deployment): Ending {
  const { ending, error } = describeFailedBuild(host, deployment, record);
  record.buildError = error;
  return ending;
}

/** Returns the commit that the service builds; undefined if this run can't know it. */
function builtCommit({ inputs: { mode }, host, record }: DeployContext): string | undefined {
  const { runContext } = host;
  // A live deployment builds the newest commit of a branch that only the service knows. The branch of a preview can have
  // newer commits when its run is started again.
  const isKnown = mode === 'wait' || (mode === 'preview' && (runContext.attempt ?? 1) === 1);
  const isOwn = isKnown && record.branch === ownBranch(runContext);
  return isOwn ? runContext.commitSha : undefined;
}

/** How long a deployment may take to appear, as text. */
const APPEAR_LIMIT = `${APPEAR_TIMEOUT_MS / 60_000}m`;

const RULE = 'The service only deploys pushes to the deployment branch of the documentation repository.';

const ADVICE_OF_WAIT = `Run the job there for that branch, or set ${inputName('mode')} to deploy.`;

function notFound({ record }: DeployContext, push: OwnPush | undefined): Ending {
  record.isMissing = true;
  const { branch = '' } = record;
  if (push?.isBranchMissing)
    return failed(
      `The service has no branch ${quoted(branch)}, so no push to it is deployed. ${RULE} ${ADVICE_OF_WAIT}`,
      'missing-branch',
    );
  // There can be too many deployments to say that none is of the push.
  if (push?.isComplete === false)
    return failed(
      `It is not known whether a deployment of ${branch} appeared for this push: too many previews are newer. Check the dashboard.`,
      'no-deployment',
    );
  return failed(
    `No deployment of ${branch} appeared within ${APPEAR_LIMIT}. ${adviceIfMissing(record)}`,
    'no-deployment',
  );
}

function notWaitedFor({ deploymentId, status }: StartedDeployment): Ending {
  const message = `Deployment ${shortId(deploymentId)} started (${status}). Not waiting, because of ${setting('wait', false)}.`;
  return { outcome: 'done', message };
}

async function published(context: DeployContext, { deploymentId, url }: Deployment): Promise<Ending> {
  const { inputs: values, log, record } = context;
  if (url === null) {
    log.warning('The service returned no URL for this deployment. Check the project in the dashboard.');
    return { outcome: 'done', message: `Deployment ${shortId(deploymentId)} is ready${elapsed(context)}` };
  }
  if (!isHttpUrl(url) && values.verifyPages !== 'none')
    return failed(
      `${inputName('verify-pages')}: deployment ${shortId(deploymentId)} is ready, but its URL "${url}" isn't an http(s) URL. Check the domain in the dashboard, or don't set ${inputName('verify-pages')}.`,
      'unexpected-response',
    );
  // Most runs verify no pages, and the first request shouldn't wait for this code.
  if (values.verifyPages !== 'none') {
    const { verifyDeployedPages } = await importVerifying();
    const { branch, changedFiles } = record;
    join(record, await verifyDeployedPages(context, { url, branch, changedFiles }));
  }
  const problem = describeFailedPages(record.pages);
  if (problem !== '')
    return {
      outcome: 'gate',
      message: `${url} is published, but ${problem}. See the error of each page.`,
      topic: 'failed-pages',
    };
  return { outcome: 'done', message: `${record.isPreview ? 'Preview' : live(record)}: ${url}${elapsed(context)}` };
}

/** Returns the time since the run started, such as ` (4s)`. */
function elapsed({ clock, deadlineMs, inputs }: DeployContext): string {
  return ` (${formatDuration(clock.now() - (deadlineMs - inputs.timeout))})`;
}

function isHttpUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function notYetFound(record: DeployRecord, timeoutMs: number): string {
  const isShort = timeoutMs <= APPEAR_TIMEOUT_MS;
  const advice = isShort
    ? adviceIfMissing(record, `set ${inputName('timeout')} to more than ${APPEAR_LIMIT}`)
    : adviceIfMissing(record);
  return `No deployment of ${record.branch ?? ''} has appeared yet. ${advice}`;
}

function describeInterruption(record: DeployRecord, inputs: DeployInputs, outcome: Outcome): string | undefined {
  const { mode, timeout } = inputs;
  const isTimedOut = outcome === 'timed-out';
  const { deployment, isStartUncertain } = record;
  if (!deployment) {
    if (mode === 'wait' && isTimedOut) return notYetFound(record, timeout);
    if (!isStartUncertain) return undefined;
    // The advice about an outage already says to run the job again.
    return outcome === 'unavailable'
      ? 'A deployment may have started, so check the dashboard first.'
      : 'A deployment may have started. Check the dashboard before you run the job again.';
  }
  const { status } = deployment;
  const id = shortId(deployment.deploymentId);
  if (phaseOf(deployment) === 'ready') {
    const advice = isTimedOut
      ? [`Wrong pages are tried again for 2m: set ${inputName('timeout')} to at least 2m more than the build takes.`]
      : [];
    const wrong = record.wrongPages ? [record.wrongPages] : [];
    return [`Deployment ${id} is published, but its pages aren't verified.`, ...wrong, ...advice].join(' ');
  }
  const howToResume = {
    // A new run doesn't attach to the build, and another build takes as long.
    deploy: `See the dashboard for the result.${isTimedOut ? '' : ' Another run of the job starts another deployment.'}`,
    preview: 'See the dashboard for the result.',
    // The advice about an outage already says to run the job again.
    wait: outcome === 'unavailable' ? '' : 'To resume waiting, run the job again.',
  };
  const limit = `If builds take this long, set ${inputName('timeout')} to more than ${formatDuration(timeout).replace(/ 0[sm]$/, '')}.`;
  const state = `Deployment ${id} (${status}) continues on the service.`;
  return [state, howToResume[mode], isTimedOut ? limit : ''].filter((sentence) => sentence !== '').join(' ');
}
