/** Words how a run with a result ended, once for its title and its message. Pure. */
import type { HelpTopic } from '../api/help-topics.js';
import type { Ending, Headline } from './command.js';

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
