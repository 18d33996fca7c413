/** Words why a run stopped: outcome, headline, and a message that says what to do. Pure. */
import { listItems } from '../../../text/list-items.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { formatBytes } from '../../../text/units.js';
import type { Ending } from '../../command.js';
import type { PushInputs } from '../inputs.js';
import type { PushRecord, StopReason } from '../result.js';
import { locatePage } from './annotations.js';
import { countFiles, describeKept } from './pages.js';

type Words = Ending & { readonly headline: string };

type Describe<Kind extends StopReason['kind']> = (
  reason: Extract<StopReason, { kind: Kind }>,
  record: PushRecord,
  inputs: PushInputs,
) => Omit<Words, 'outcome'> & Partial<Pick<Words, 'outcome'>>;

/** Pages that a sentence names. */
const MAX_LISTED = 3;
const MAX_ROUNDS_TEXT = '3 times';

const WORDS: { readonly [Kind in StopReason['kind']]: Describe<Kind> } = {
  syntax: ({ problems }) => {
    const [first] = problems;
    const example = first ? ` ${first.file}, line ${first.line}: ${first.message}` : '';
    const count = pluralize(countFiles(problems), 'page');
    return {
      outcome: 'gate',
      headline: `Nothing was pushed: ${count} failed the syntax check`,
      message: `${count} failed the syntax check. Nothing was written.${example}`,
      location: { title: first?.title ?? 'Invalid MDX', ...(first && { file: first.file, line: first.line }) },
    };
  },
  edited: ({ steps }) => ({
    outcome: 'gate',
    headline: `Nothing was pushed: ${describeKept(steps)}`,
    message: `${describeKept(steps)}, and on-edited is fail. Nothing was written. Add the edits to your files, or set on-edited to keep or overwrite.`,
  }),
  'too-many-deletes': ({ deletes, limit }) => ({
    headline: 'Nothing was written: too many pages would be deleted',
    message: `prune would delete ${pluralize(deletes.length, 'page')}, but max-deletes allows ${formatCount(limit)}. Nothing was written. Check path and include. If they are correct, raise max-deletes for one run.`,
    topic: 'max-deletes',
  }),
  'no-pages': ({ folder }) => ({
    headline: 'Nothing was written: there are no pages',
    message: `path: ${folder} has no page that include selects. With prune: managed, docs-ci would delete every page that it pushed, so nothing was written. Check path and include, and that the generator ran before.`,
  }),
  'rejected-page': ({ path, bytes }, record, inputs) => ({
    headline: 'The service rejected 1 page',
    location: { title: 'Page rejected', ...locatePage(record, path) },
    message: `The service rejects ${JSON.stringify(path)} as too large (${formatBytes(bytes)}). Split the page, or exclude it. ${leftBehind(inputs)}`,
  }),
  'rejected-manifest': ({ path, bytes }, _, inputs) => ({
    headline: 'The service rejected the manifest',
    message: `The service rejects the manifest ${JSON.stringify(path)} as too large (${formatBytes(bytes)}). Push parts of the folder in several jobs, each with its own path and to. ${leftBehind(inputs)}`,
  }),
  'unknown-base': () => ({
    headline: 'Nothing was published: the deployment branch is unknown',
    message: 'base: the service does not tell the name of the deployment branch. Set base to its name.',
  }),
  'taken-over': () => ({
    headline: 'Nothing was published: a newer run took over',
    message: 'A newer run of this source took over, and deleted the branch of this run. Nothing was published.',
  }),
  conflict: describeConflict,
  'wrong-config-file': ({ branch }, _, { configFile = '' }) => ({
    headline:
      branch === undefined ? 'Nothing was published: the navigation stays as it is' : 'The navigation stays as it is',
    message:
      branch === undefined
        ? `config-file: docs-ci wrote ${JSON.stringify(configFile)} on a temporary branch, but the navigation did not change. Nothing was published. Set config-file to the path of the configuration file.`
        : `config-file: docs-ci wrote ${JSON.stringify(configFile)} on the branch, but the navigation did not change. Set config-file to the path of the configuration file, and delete this file on the branch.`,
  }),
  'wrong-source': ({ wanted, actual }) => ({
    headline: 'Nothing was written: the service made a branch from another source',
    message: `The service created a branch from ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}. Nothing was published. Set base to the name of the branch that the pages are for.`,
  }),
  'unconfirmed-merge': ({ branch, status }) => ({
    headline: `The pages may be on ${branch}: the merge isn't confirmed`,
    message: `The service accepted the merge (status ${JSON.stringify(status)}), but ${branch} doesn't show the pages. Look into the dashboard, and run the job again later: it pushes what is missing.`,
  }),
};

function leftBehind({ mode }: PushInputs): string {
  return mode === 'publish' ? 'Nothing was published.' : 'The other pages may be on the branch.';
}

function describeConflict(
  { message, hidden }: Extract<StopReason, { kind: 'conflict' }>,
  { plan, target }: PushRecord,
  { mode, base }: PushInputs,
): Omit<Words, 'outcome'> {
  const changed = (plan?.steps ?? []).filter(({ action }) => ['create', 'update', 'delete'].includes(action));
  const paths =
    changed.length === 0
      ? 'the navigation'
      : listItems(
          changed.map(({ path }) => path),
          MAX_LISTED,
        );
  const isPublish = mode === 'publish';
  const who = isPublish ? 'the changes' : `the changes of the branch ${JSON.stringify(target ?? '')}`;
  const nothing = isPublish ? ` Nothing was published. The changes are of ${paths}.` : '';
  return {
    headline: isPublish
      ? 'Nothing was published: the service rejected the changes'
      : 'The service rejected the changes of the branch',
    message: `The service rejected ${who} ${MAX_ROUNDS_TEXT} (${message}).${nothing} ${conflictAdvice(plan?.group, hidden, mode, base)}`,
  };
}

function conflictAdvice(
  group: string | undefined,
  hidden: readonly string[],
  mode: PushInputs['mode'],
  base = 'the branch',
): string {
  if (group !== undefined)
    return 'Check that config-file is the path of the configuration file. If it is, run the job again.';
  const isOne = hidden.length === 1;
  const exists = `The service may have ${isOne ? 'a page' : 'pages'} that it neither lists nor returns: ${listItems(hidden, MAX_LISTED)}. Add ${isOne ? 'it' : 'them'} to the navigation, or choose another folder for to.`;
  const others = `Another user or job may be changing the ${mode === 'publish' ? 'same pages' : 'branch'}: run the job again.`;
  const isProtected = mode === 'publish' ? ` If ${base} is protected against the API, use mode propose.` : '';
  return (hidden.length > 0 ? exists : others) + isProtected;
}

export function describeStop(reason: StopReason, record: PushRecord, inputs: PushInputs): Words {
  const describe: (reason: never, ...facts: [PushRecord, PushInputs]) => ReturnType<Describe<'syntax'>> =
    WORDS[reason.kind];
  return { outcome: 'failed', ...describe(reason as never, record, inputs) };
}
