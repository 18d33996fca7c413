/** Mode publish: makes the pages live with one deployment, directly or by a branch that is merged once. */
import { ApiError, reasonOf } from '../../api/errors.js';
import { type Ending, failed } from '../command.js';
import { ConflictError, RejectedPageError } from './apply/push-batches.js';
import { MAX_ROUNDS, type Rounds, startNextRound } from './apply/rounds.js';
import { checkBeforeWriting } from './check-before-writing.js';
import { followLive } from './follow-deployment.js';
import type { LocalPage } from './folder/read-pages.js';
import { canSkipComparing, changesSetOfPages, fitsOnePush, guessChanges, planChanges } from './plan-changes.js';
import { openProject, type Project, readConfig } from './project/read-project.js';
import { isUnchanged, publishByBranch } from './publish-by-branch.js';
import { publishDirectly } from './publish-directly.js';
import type { PushContext } from './record.js';
import { writePlanFiles } from './result-files.js';
import { describePushed } from './describe-run.js';

export async function publish(context: PushContext, pages: readonly LocalPage[]): Promise<Ending> {
  const rounds: Rounds = { number: 1, pushes: 0 };
  for (;;) {
    try {
      return await publishOnce(context, pages, rounds);
    } catch (error) {
      if (error instanceof RejectedPageError) return failed(error.message);
      if (!(error instanceof ConflictError)) throw explainRejection(error, context);
      if (rounds.number === MAX_ROUNDS) return failConflicts(context, error);
      await startNextRound(context, rounds, error.message);
    }
  }
}

function failConflicts({ inputs, record }: PushContext, { message }: ConflictError): Ending {
  const paths = (record.plan?.steps ?? [])
    .filter(({ action }) => action === 'create' || action === 'update' || action === 'delete')
    .map(({ path }) => path);
  const shown = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ` and ${paths.length - 3} more` : '');
  const advice = record.isConfigUnread
    ? 'Check that config-file is the path of the configuration file. If it is, run the job again.'
    : `Another user or job may be changing the same pages: run the job again. If ${inputs.base ?? 'the branch'} is protected against the API, use mode propose.`;
  record.stop = { headline: 'Nothing was published: the service rejected the changes' };
  return failed(
    `The service rejected the changes ${MAX_ROUNDS} times (${message}). Nothing was published. The changes are of ${shown === '' ? 'the navigation' : shown}. ${advice}`,
  );
}

/** A 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error: unknown, { inputs, record }: PushContext): unknown {
  const isWrite = error instanceof ApiError && error.status === 403 && error.request.method === 'POST';
  if (!isWrite) return error;
  record.stop = { headline: 'Nothing was published: the service rejects the change' };
  const branch = inputs.base ?? 'the deployment branch';
  const reason = `${reasonOf(error) ?? error.message}. If ${branch} is protected against the API, use mode propose`;
  return new ApiError(error.request, error.status, reason);
}

async function publishOnce(context: PushContext, pages: readonly LocalPage[], rounds: Rounds): Promise<Ending> {
  const { inputs, record } = context;
  const base = await openProject(context, inputs.base, pages);
  if (isOlderRun(context, base)) return skipOlderRun(context);
  const isCertain = !inputs.dryRun && canSkipComparing(context, base, pages);
  const needsName = isCertain && inputs.base === undefined;
  const needsConfig = inputs.navigationGroup !== undefined || needsName || changesSetOfPages(context, base, pages);
  const config = needsConfig ? await readConfig(context, inputs.base) : undefined;
  if (inputs.base === undefined) record.deploymentBranch ??= config?.branch ?? undefined;

  const planned = await (isCertain ? guessChanges : planChanges)(context, base, pages, config);
  const ending = await checkBeforeWriting(context, pages, planned);
  if (ending || !isCertain) await writePlanFiles(context, planned);
  if (ending) return ending;
  if (inputs.dryRun) return { outcome: 'done', message: describePushed(record, inputs) };
  if (!isCertain && isUnchanged(planned)) {
    record.isWritten = true;
    record.branch = base.branch ?? record.deploymentBranch;
    return { outcome: 'done', message: describePushed(record, inputs) };
  }
  const isDirect = !isCertain && fitsOnePush(planned);
  const published =
    (isDirect ? await publishDirectly(context, planned, rounds) : undefined) ??
    (await publishByBranch(context, pages, config, rounds));
  if ('outcome' in published) return published;
  return (
    (await followLive(context, published.pushedMs)) ?? { outcome: 'done', message: describePushed(record, inputs) }
  );
}

/** A run that people start again is never older: that is how to roll back. */
function isOlderRun({ inputs, host }: PushContext, { manifest }: Project): boolean {
  const { sequence, attempt = 1 } = host.runContext;
  if (inputs.onOlderRun === 'push' || sequence === undefined || attempt > 1) return false;
  return manifest?.sequence !== undefined && sequence < manifest.sequence;
}

function skipOlderRun({ inputs, log, record }: PushContext): Ending {
  record.isOlderRun = true;
  log.notice('A newer run has pushed already.');
  return { outcome: 'done', message: describePushed(record, inputs) };
}
