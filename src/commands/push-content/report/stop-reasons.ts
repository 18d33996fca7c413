/** Says why a push stopped, and why pages stay as they are: outcome, title, and what to do. Pure. */
import { listItems } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { configPath } from '../../../pages/place.js';
import { formatBytes } from '../../../text/units.js';
import { failed, type Words } from '../../account/page-changes.js';
import { describeTooMany, MAX_DELETES_ADVICE } from '../../inputs/max-deletes.js';
import { manifestPathOf } from '../inputs.js';
import { isChange, type PageStep } from '../plan/steps.js';
import type { StopReason } from '../record.js';
import type { PushFacts } from './facts.js';
import { adviceOfStop, describeKept, MAX_LISTED } from './kept-pages.js';
import { inputName, setting } from '../../../text/input-names.js';

type Describe<Kind extends StopReason['kind']> = (
  reason: Extract<StopReason, { kind: Kind }>,
  facts: PushFacts,
) => Words;

const WORDS: { readonly [Kind in StopReason['kind']]: Describe<Kind> } = {
  syntax: ({ problems }) => {
    const [first] = problems;
    const count = new Set(problems.map(({ file }) => file)).size;
    const headline = `Nothing was written: ${pluralize(count, 'page')} failed the syntax check`;
    const sentences = first ? [`${first.file}, line ${first.line}: ${first.message}`] : [];
    const location = { title: first?.title ?? 'Invalid MDX', file: first?.file, line: first?.line };
    return { ...failed('invalid-syntax', headline, sentences), outcome: 'gate', location };
  },
  edited: ({ steps }) => {
    const what = `Nothing was written: ${describeKept(steps)}`;
    return { ...failed('edited-pages', what, adviceOfStop(steps)), outcome: 'gate' };
  },
  'too-many-deletes': ({ deletes, limit }, { inputs }) => {
    const problem = describeTooMany(pluralize(deletes.length, 'page'), inputs.maxDeletes, limit);
    return failed('max-deletes', `Nothing was written: ${problem}`, [MAX_DELETES_ADVICE]);
  },
  'no-pages': ({ folder }) =>
    failed('no-files', `Nothing was written: ${folder} has no page that ${inputName('include')} selects`, [
      `With ${setting('prune', 'managed')}, docs-ci would delete every page that it pushed.`,
      `Check ${inputName('path')} and ${inputName('include')}, and that the generator ran before.`,
    ]),
  'rejected-page': ({ path, bytes }, facts) => {
    const file = facts.plan?.steps.find((step) => step.path === path)?.page?.file;
    const words = failed('too-large', tooLarge(path, bytes), ['Split the page, or exclude it.', leftBehind(facts)]);
    return { ...words, location: { title: 'Page rejected', file } };
  },
  'rejected-manifest': ({ path, bytes }, facts) =>
    failed('too-large', tooLarge(path, bytes, 'the manifest '), [
      `Push parts of the folder in several jobs, each with its own ${inputName('path')} and ${inputName('to')}.`,
      leftBehind(facts),
    ]),
  'unknown-base': () =>
    failed('invalid-input', 'Nothing was published: the service does not tell the name of the deployment branch', [
      `Set ${inputName('base')} to its name.`,
    ]),
  'deleted-branch': (_, { target = '', inputs }) =>
    inputs.mode === 'publish'
      ? failed('newer-run', 'Nothing was published: the branch of this run was deleted during the run', [
          'A newer run of this source deletes it to take over. If there is none, run the job again.',
        ])
      : failed(
          'missing-branch',
          `Nothing is proposed: the branch ${JSON.stringify(target)} was deleted during the run`,
          ['To propose the pages on a new branch, run the job again.'],
        ),
  'changed-project': ({ problems, topic }, facts) =>
    failed(topic, `${lackingState(facts)}: the project changed during the run`, problems),
  conflict: ({ message, hidden }, facts) => {
    const { steps = [], group } = facts.plan ?? {};
    const paths = steps.filter(isChange).map(({ path }) => path);
    const rest = group === undefined ? `the manifest ${manifestPathOf(facts.inputs)}` : 'the navigation';
    return failed('conflict', `${lackingState(facts)}: the service rejected the changes 3 times (${message})`, [
      `The changes are of ${paths.length === 0 ? rest : listItems(paths, MAX_LISTED)}.`,
      ...conflictAdvice(hidden, facts),
    ]);
  },
  'slow-key': ({ limit, needed }, facts) =>
    failed('rate-limit', `${lackingState(facts)}: the key may send only ${pluralize(limit, 'request')} per minute`, [
      `To push a page without overwriting other people's text, docs-ci needs ${needed} in one minute.`,
      'Use a key with a higher limit.',
    ]),
  'wrong-config-file': (_, { inputs: { configFile = '', mode } }) => {
    const [start, end] =
      mode === 'publish'
        ? ['Nothing was published: t', '']
        : ['T', ', and delete the file that docs-ci wrote on the branch'];
    return failed('navigation-group', `${start}he navigation did not change with ${JSON.stringify(configFile)}`, [
      `Set ${inputName('config-file')} to ${configPath(configFile)}${end}.`,
    ]);
  },
  'wrong-source': ({ wanted, actual }) => {
    const created = `the service created a branch from ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`;
    return failed('invalid-input', `Nothing was published: ${created}`, [
      `Set ${inputName('base')} to the name of the branch that the pages are for.`,
    ]);
  },
  'unconfirmed-merge': ({ branch, status }) =>
    failed(
      'conflict',
      `The service accepted the merge (status ${JSON.stringify(status)}), but ${branch} doesn't show the pages`,
      ['Check the dashboard, and run the job again later: it pushes what is missing.'],
    ),
};

function tooLarge(path: string, bytes: number, what = ''): string {
  return `The service rejects ${what}${JSON.stringify(path)} as too large (${formatBytes(bytes)})`;
}

function lackingState({ target = '', inputs }: PushFacts): string {
  return inputs.mode === 'publish' ? 'Nothing was published' : `The branch ${JSON.stringify(target)} lacks changes`;
}

function leftBehind({ inputs }: PushFacts): string {
  return inputs.mode === 'publish' ? 'Nothing was published.' : 'The other pages may be on the branch.';
}

function conflictAdvice(hidden: readonly string[], { plan, inputs: { mode, base, configFile } }: PushFacts): string[] {
  if (plan?.group !== undefined)
    return [`Check that ${inputName('config-file')} is ${configPath(configFile)}. If it is right, run the job again.`];
  const [pages, them] = hidden.length === 1 ? ['a page', 'it'] : ['pages', 'them'];
  const advice =
    hidden.length > 0
      ? `The service may have ${pages} that it neither lists nor returns: ${listItems(hidden, MAX_LISTED)}. Add ${them} to the navigation, or set ${inputName('to')} to another folder.`
      : `Another user or job may be changing the ${mode === 'publish' ? 'same pages' : 'branch'}: run the job again.`;
  const isProtected = `If ${base ?? 'the branch'} is protected against the API, set ${inputName('mode')} to propose.`;
  return mode === 'publish' ? [advice, isProtected] : [advice];
}

export function describeStop(reason: StopReason, facts: PushFacts): Words {
  const describe: (reason: never, facts: PushFacts) => Words = WORDS[reason.kind];
  return describe(reason as never, facts);
}

/** Why `prune` leaves a page, as a clause. */
export function obstacleOf({ reason, leftOut }: PageStep): string {
  return leftOut ? `${leftOut.file} couldn't be read, and may have it` : reason.replace(/^not deleted, because /, '');
}

/** Says that `prune` leaves pages: `2 pages weren't deleted`. */
export function describeUndeleted({ undeleted, inputs }: PushFacts): string {
  const [one, many] = inputs.dryRun ? ["wouldn't be", "wouldn't be"] : ["wasn't", "weren't"];
  return `${pluralize(undeleted.length, `page ${one}`, `pages ${many}`)} deleted`;
}

/** Names the first pages that `prune` leaves, each with its reason. */
export function undeletedSentences({ undeleted, hiddenManifest, inputs }: PushFacts): string[] {
  const pages = undeleted.map((step) => `${step.path} (${obstacleOf(step)})`);
  const isIdle = inputs.prune === 'managed' && hiddenManifest !== undefined;
  return [
    ...(pages.length === 0
      ? []
      : [`${inputs.dryRun ? 'Would stay' : 'Not deleted'}: ${listItems(pages, MAX_LISTED)}.`]),
    ...(isIdle ? ["No page can be deleted, because the service doesn't return the manifest."] : []),
  ];
}

/** Says what a dry run can't tell about pages: `The service may reject 2 pages as too large`. */
export function describeLarge(steps: readonly PageStep[]): string {
  return `The service may reject ${pluralize(steps.length, 'page')} as too large`;
}
