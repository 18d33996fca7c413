/** Plans what becomes of each page if a publication is taken back. Pure. */
import { isSameText } from '../../project/page-text.js';

/** The texts of a page; undefined where the page doesn't exist. */
export interface Versions {
  /** Before the publication. */
  readonly before: string | undefined;
  /** After the publication. */
  readonly after: string | undefined;
  readonly now: string | undefined;
}

export interface RestoreRules {
  /** False if a list of pages is incomplete. */
  readonly isComplete: boolean;
  /** Whether the navigation lists the page after the restore. Undefined if the navigation isn't known. */
  readonly isListed: boolean | undefined;
}

export type Decision =
  | { readonly action: 'create' | 'update' | 'delete'; readonly reason?: undefined }
  | { readonly action: 'kept'; readonly reason: string };

/** Undefined if nothing becomes of the page: it is as before, or the publication didn't touch it. */
export function decideRestore({ before, after, now }: Versions, rules: RestoreRules): Decision | undefined {
  if (isSameText(now, before) || isSameText(after, before)) return undefined;
  if (!isSameText(now, after)) return kept(now === undefined ? 'deleted since' : 'edited since');
  if (before !== undefined) return { action: now === undefined ? 'create' : 'update' };
  if (!rules.isComplete) return kept("not deleted, because the service's list of pages is incomplete");
  if (rules.isListed === undefined) return kept("not deleted, because the navigation couldn't be read");
  return rules.isListed ? kept('not deleted, because the navigation lists it') : { action: 'delete' };
}

function kept(reason: string): Decision {
  return { action: 'kept', reason };
}

/** The configuration of a branch, and the text of its file if the service returns it. */
export interface ConfigVersion {
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
  versions: { readonly before: ConfigVersion; readonly after: ConfigVersion; readonly now: ConfigVersion },
  isSame: (a: unknown, b: unknown) => boolean,
  isTextOf: (text: string, config: unknown) => boolean,
  hasPath: boolean,
): ConfigDecision {
  const { before, after, now } = versions;
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
