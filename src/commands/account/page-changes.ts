/** Tells what a run changes in pages: its steps and plan.json, differences without secrets, and the words of its ending. */
import { renderLines } from '../../text/render-lines.js';
import { formatCount } from '../../text/pluralize.js';
import { listPaths } from '../../text/list-items.js';
import type { Context, Ending } from '../command.js';
import type { HelpTopic } from '../../api/help-topics.js';
import type { Headline } from './account.js';

/** The kinds of steps that change the project: what such a step did, and its sign. */
export const PAST = { create: 'created', update: 'updated', delete: 'deleted' } as const;
/** What such a step would do. */
export const PLANNED = { create: 'to create', update: 'to update', delete: 'to delete' } as const;
/** The sentence after a plan. */
export const UNCHANGED = 'This run changed nothing.';
export const SIGN = { create: 'added', update: 'changed', delete: 'removed' } as const;
export type ChangeAction = keyof typeof PAST;

interface Step<Action> {
  readonly action: Action;
}

export function countSteps<Action>(steps: readonly Step<Action>[], action: NoInfer<Action>): number {
  return steps.filter((step) => step.action === action).length;
}

/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
export function describeChanges(
  steps: readonly Step<string>[],
  verbs: Readonly<Record<ChangeAction, string>> = PAST,
): string {
  const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
  return counts.flatMap(({ count, verb }) => (count > 0 ? `${formatCount(count)} ${verb}` : [])).join(', ');
}

/** Renders plan.json, without secrets of the run. @param describe what the file says about one step */
export function* renderPlan<T>(
  { redact }: { readonly redact: (text: string) => string },
  steps: Iterable<T>,
  describe: (step: T) => object,
): Generator<string> {
  const redacted = (_: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  const render = (step: T): string => JSON.stringify(describe(step), redacted);

  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines('  "steps": [', steps, render, ']');
  yield '\n}\n';
}

/** The difference of one page or file, as git shows it. */
export interface PageDifference {
  readonly path: string;
  readonly text: string;
}

/** Paths that the warning names. */
const MAX_LISTED = 10;

/** Passes on the texts of the differences as they are. A warning names those with a secret of the run, which are left out. */
export async function* withoutSecrets(
  { hasSecret, log }: Pick<Context<unknown, unknown>, 'hasSecret' | 'log'>,
  file: string,
  differences: AsyncIterable<PageDifference>,
): AsyncGenerator<string> {
  const left: string[] = [];
  for await (const { path, text } of differences) {
    if ([path, text, ...sidesOf(text)].some(hasSecret)) left.push(path);
    else yield text;
  }
  if (left.length === 0) return;
  log.warning(
    `${file}: ${listPaths(left, MAX_LISTED)} left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.`,
  );
}

/** The text before and the text after: the signs in front of the lines would hide a secret that is divided over two lines. */
function sidesOf(text: string): string[] {
  const lines = text.split('\n');
  const isOf = (sign: string, line: string): boolean => line.startsWith(sign) || line.startsWith(' ');
  return ['-', '+'].map((sign) =>
    lines
      .filter((line) => isOf(sign, line))
      .map((line) => line.slice(1))
      .join('\n'),
  );
}

/** The headline is one clause; the sentences follow it in the message. */
export type Words = WithoutMessage<Ending> & {
  readonly headline: Headline;
  readonly sentences: readonly string[];
};

/** Unlike `Omit`, it keeps the outcomes apart. */
type WithoutMessage<T> = T extends unknown ? Omit<T, 'message'> : never;

export function failed(topic: HelpTopic, text: string, sentences: readonly string[]) {
  return { outcome: 'failed', topic, headline: { sign: 'bad', text }, sentences } as const;
}

export function done(sign: Headline['sign'], text: string, sentences: readonly string[] = []): Words {
  return { outcome: 'done', headline: { sign, text }, sentences };
}

export function toEnding({ headline, sentences, ...ending }: Words): Ending {
  return { ...ending, message: [`${headline.text}.`, ...sentences].join(' ') };
}

/** Why the changes of a run aren't live, and the section that says more. */
const UNBUILT = {
  missing: 'no-deployment',
  unknown: 'no-deployment',
  cancelled: 'cancelled-build',
  error: 'failed-build',
} as const;

/**
 * The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail.
 * @param phase of the deployment, `missing` or `unknown`
 */
export function describeUnbuilt(
  phase: string | undefined,
  words: Readonly<Record<keyof typeof UNBUILT, readonly [text: string, ...sentences: string[]]>>,
): Words | undefined {
  if (phase === undefined || !isUnbuilt(phase)) return undefined;
  const [text, ...sentences] = words[phase];
  return failed(UNBUILT[phase], text, sentences);
}

function isUnbuilt(phase: string): phase is keyof typeof UNBUILT {
  return Object.hasOwn(UNBUILT, phase);
}
