/** Plans what becomes of each page if a publication is taken back. Pure. */
import { isSameText } from '../../project/page-text.js';
import type { Step } from './record.js';

/** What there is before and after the publication, and now. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
  /** On base, or on the branch of this run. */
  readonly now: T;
}

interface RestoreRules {
  /** False if a list of pages is incomplete. */
  readonly isComplete: boolean;
  /** Whether the navigation lists the page after the restore. Undefined if the navigation isn't known. */
  readonly isListed: boolean | undefined;
}

/**
 * Undefined if nothing becomes of the page: it is as before, or the publication didn't touch it.
 * @param versions texts; undefined where the page doesn't exist
 */
export function decideRestore(
  { before, after, now }: Versions<string | undefined>,
  rules: RestoreRules,
): Omit<Step, 'path'> | undefined {
  if (isSameText(now, before) || isSameText(after, before)) return undefined;
  if (!isSameText(now, after)) return kept(now === undefined ? 'deleted since' : 'edited since');
  if (before !== undefined) return { action: now === undefined ? 'create' : 'update' };
  if (!rules.isComplete) return kept("not deleted, because the service's list of pages is incomplete");
  if (rules.isListed === undefined) return kept("not deleted, because the navigation couldn't be read");
  return rules.isListed ? kept('not deleted, because the navigation lists it') : { action: 'delete' };
}

function kept(reason: string): Omit<Step, 'path'> {
  return { action: 'kept', reason };
}

/** The configuration of a branch, and the text of its file if the service returns it. */
interface ConfigVersion {
  readonly config: unknown;
  readonly text: string | undefined;
}

export type ConfigDecision =
  | { readonly kind: 'same' }
  | { readonly kind: 'write'; readonly text: string }
  /** A clause, and what to do. */
  | { readonly kind: 'kept'; readonly reason: string };

/**
 * @param isSame compares two configurations
 * @param isTextOf true if a text is the file of a configuration
 * @param hasPath true if the user named the file: then its text may be written although the service doesn't return it
 */
export function decideConfig(
  { before, after, now }: Versions<ConfigVersion>,
  isSame: (a: unknown, b: unknown) => boolean,
  isTextOf: (text: string, config: unknown) => boolean,
  hasPath: boolean,
): ConfigDecision {
  if ([before, after, now].some(({ config }) => config === undefined))
    return { kind: 'kept', reason: "the service doesn't return it" };
  if (isSame(before.config, after.config) || isSame(now.config, before.config)) return { kind: 'same' };
  if (!isSame(now.config, after.config) || now.text !== after.text)
    return { kind: 'kept', reason: 'it was changed since' };
  if (before.text !== undefined && isTextOf(before.text, before.config)) return { kind: 'write', text: before.text };
  if (hasPath && before.text === undefined && now.text === undefined)
    return { kind: 'write', text: `${JSON.stringify(before.config, undefined, 2)}\n` };
  return { kind: 'kept', reason: 'its file is not known. Set config-file to the path of the configuration file' };
}
