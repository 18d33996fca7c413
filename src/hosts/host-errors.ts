/** Reads errors of a platform: what failed, what to do, and where the documentation says more. */
import type { HelpTopic } from '../api/help-topics.js';
import { endSentence } from '../text/sentences.js';
import { HostError, PermissionError } from './host.js';

/** The topic of an error of GitHub or GitLab; undefined for other errors. */
export function platformTopicOf(error: unknown): HelpTopic | undefined {
  if (error instanceof PermissionError) return 'platform-permission';
  return error instanceof HostError ? 'platform' : undefined;
}

/** What failed and why, in lower case and without a full stop, and what to do as sentences; empty if nothing is known. */
export function splitAdvice({ message }: HostError): { readonly problem: string; readonly advice: string } {
  const [, problem = message, advice = ''] = /^(.*?)\. (?=[A-Z])(.*)$/s.exec(message) ?? [];
  return { problem, advice: advice === '' ? '' : endSentence(advice) };
}
