/** Words how a run that changes pages ended, once for its title and its message. Pure. */
import type { HelpTopic } from '../api/help-topics.js';
import type { Headline } from './account/account.js';
import type { Ending } from './command.js';

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
