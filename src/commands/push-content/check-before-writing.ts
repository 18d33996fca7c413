/** Decides after planning whether anything may be written: the gates and the limit of deletions. */
import { formatCount, pluralize } from '../../text/pluralize.js';
import { type Ending, failed } from '../command.js';
import { checkPages, type PageProblem } from './folder/check-pages.js';
import type { LocalPage } from './folder/read-pages.js';
import type { PlannedChanges } from './plan-changes.js';
import { describeKept } from './pushed-pages.js';
import type { PushContext } from './record.js';

/** Resolves to the ending of a run that may write nothing. */
export async function checkBeforeWriting(
  context: PushContext,
  pages: readonly LocalPage[],
  { plan, changes }: PlannedChanges,
): Promise<Ending | undefined> {
  const { host, inputs, log, record, signal } = context;
  const deletes = changes.filter(({ type }) => type === 'delete').length;
  if (deletes > plan.maxDeletes) {
    record.stop = { headline: 'Nothing was written: too many pages would be deleted' };
    return failed(
      `prune would delete ${pluralize(deletes, 'page')}, but max-deletes allows ${formatCount(plan.maxDeletes)}. Nothing was written. Check path and include. If they are correct, raise max-deletes for one run.`,
      'max-deletes',
    );
  }
  const written = changes.flatMap(({ step }) => step?.page ?? []).filter((page) => !record.checked.has(page));
  log.startProgress(() => `Checking ${pluralize(written.length, 'page')}`);
  const rules = { workspace: host.workspace, folder: inputs.path, pages, syntax: inputs.syntax, signal };
  const { syntaxProblems, syntaxWarnings, missingTargets } = await checkPages(written, rules);
  log.endProgress();
  record.syntaxProblems = syntaxProblems;
  record.missingTargets = [...record.missingTargets, ...missingTargets];
  for (const page of written) record.checked.add(page);
  warnAboutSyntax(context, syntaxWarnings);
  if (syntaxProblems.length > 0) return stopForSyntax(context, syntaxProblems);
  if (plan.gated.length > 0) {
    record.stop = { headline: 'Nothing was written: pages were edited at the service' };
    return {
      outcome: 'gate',
      message: `${describeKept(plan.gated)}, and on-edited is fail. Nothing was written. Add the edits to your files, or set on-edited to keep or overwrite.`,
    };
  }
  return undefined;
}

/** Warnings of one run; one more counts the others. */
const MAX_WARNINGS = 10;

function warnAboutSyntax({ log }: PushContext, syntaxWarnings: readonly PageProblem[]): void {
  for (const { message, title, file, line } of syntaxWarnings.slice(0, MAX_WARNINGS))
    log.warning(message, { title, file, line });
  const hidden = syntaxWarnings.length - MAX_WARNINGS;
  if (hidden > 0) log.warning(`${pluralize(hidden, 'more page has', 'more pages have')} such a warning.`);
}

function stopForSyntax({ record }: PushContext, syntaxProblems: readonly PageProblem[]): Ending {
  record.stop = { headline: 'Nothing was written: pages failed the syntax check' };
  const count = pluralize(syntaxProblems.length, 'page');
  const [first] = syntaxProblems;
  const example = first ? ` ${first.file}, line ${first.line}: ${first.message}` : '';
  return {
    outcome: 'gate',
    message: `${count} failed the syntax check. Nothing was written.${example}`,
  };
}
