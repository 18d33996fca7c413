/** Plans what becomes of each page, and of the configuration, if a publication is taken back. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { isSameText } from '../../../project/page-text.js';
import { pluralize } from '../../../text/pluralize.js';
import { USUAL_CONFIG_FILE } from '../../../pages/place.js';
import type { Step } from '../record.js';
import { inputName } from '../../../text/input-names.js';

/** What there is before and after the publication, and now. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
  /** On base, or on the branch of this run. */
  readonly now: T;
}

/** A page that the publication created and nobody changed stays. The reason follows. */
const NOT_DELETED = 'not deleted, because ';
const LISTED = 'the navigation lists it';

type Decision = Omit<Step, 'path'>;

interface RestoreRules {
  /** False if a list of pages is incomplete. */
  readonly isComplete: boolean;
  /** Whether the navigation lists the page after the restore; undefined if the navigation isn't known. */
  readonly isListed: boolean | undefined;
  /** True if the navigation had the page, and certainly doesn't list it after the restore. */
  readonly losesEntry: boolean;
}

/**
 * Undefined if nothing becomes of the page: it is as before, or the publication didn't touch it.
 * @param versions texts; undefined where the page doesn't exist
 */
export function decideRestore(
  { before, after, now }: Versions<string | undefined>,
  { isComplete, isListed, losesEntry }: RestoreRules,
): Decision | undefined {
  if (isSameText(now, before)) return undefined;
  const isLost = losesEntry && now !== undefined;
  const keep = (reason: string, byHand?: Step['byHand']): Decision =>
    isLost
      ? {
          ...{ action: 'kept', byHand, risk: 'not-in-navigation' },
          reason: `${reason}, but the restored navigation doesn't list it`,
        }
      : { action: 'kept', reason, byHand };
  const kept = (reason: string): Decision => keep(reason, before === undefined ? 'delete' : 'copy');
  // The publication didn't touch its text, but may have put it into the navigation.
  if (isSameText(after, before))
    return isLost ? keep(before === undefined ? 'added since' : 'edited since') : undefined;
  if (!isSameText(now, after)) return kept(describeEdit(after, now));
  if (before !== undefined) return now === undefined ? comeBack(losesEntry) : { action: 'update' };
  if (!isComplete) return kept(`${NOT_DELETED}the service's list of pages is incomplete`);
  if (isListed === undefined) return kept(`${NOT_DELETED}the navigation couldn't be read`);
  return isListed ? kept(NOT_DELETED + LISTED) : { action: 'delete' };
}

/** What people did with a page since the publication. */
function describeEdit(after: string | undefined, now: string | undefined): string {
  if (now === undefined) return 'deleted since';
  return after === undefined ? 'added again since' : 'edited since';
}

function comeBack(losesEntry: boolean): Decision {
  return losesEntry
    ? { action: 'create', reason: "the navigation, which stays, doesn't list it", risk: 'not-in-navigation' }
    : { action: 'create' };
}

/** Why pages that the publication created are still live, and what to do; undefined if none is. */
export function stillLive(steps: readonly Pick<Step, 'action' | 'reason'>[]): Left | undefined {
  const reasons = steps.flatMap(({ action, reason = '' }) => {
    return action === 'kept' && reason.startsWith(NOT_DELETED) ? reason.slice(NOT_DELETED.length) : [];
  });
  const [reason] = reasons;
  if (reason === undefined) return undefined;
  const pages = pluralize(reasons.length, 'page is', 'pages are');
  const it = reasons.length === 1 ? 'it' : 'them';
  return {
    text: `${pages} still live, because ${reason.replace(/ it$/, ` ${it}`)}`,
    advice:
      reason === LISTED
        ? `Remove ${it} from the navigation, and run the job again.`
        : `Run the job again. If the message stays, delete ${it} in the documentation repository.`,
  };
}

/** What to do if the file of the configuration is not known. */
const NAME_FILE = `Set ${inputName('config-file')} to the path of the configuration file`;

/** The configuration of a branch. */
interface ConfigVersion {
  /** Undefined if the service doesn't return it. */
  readonly config: unknown;
  /** Text of the file, if the service returns it. */
  readonly text: string | undefined;
  /** True if the text is the configuration. */
  readonly isFile: boolean;
}

/** What is still live or may be, and what to do, if nothing else is taken back. */
interface Left {
  /** A clause. */
  readonly text: string;
  /** Sentences. */
  readonly advice: string;
}

/** What to write; or why the configuration stays, as a clause, and what to do. Empty if nothing becomes of it. */
export interface ConfigDecision {
  readonly text?: string;
  readonly kept?: string;
  readonly left?: Left;
}

/**
 * @param restorePoint the branch with the state before
 * @param hasPath true if the user named the file: then it may be written although the service doesn't return it
 */
export function decideConfig(
  { before, after, now }: Versions<ConfigVersion>,
  restorePoint: string,
  hasPath: boolean,
): ConfigDecision {
  if ([before, after, now].some(({ config }) => config === undefined)) return UNKNOWN_CONFIG;
  if (isDeepStrictEqual(before.config, after.config) || isDeepStrictEqual(now.config, before.config)) return {};
  if (!isDeepStrictEqual(now.config, after.config) || now.text !== after.text) {
    const byHand = `To take the publication back in it, compare it with that of the branch ${restorePoint}`;
    return { kept: `it was changed since. ${byHand}` };
  }
  if (before.isFile) return { text: before.text ?? '' };
  if (hasPath && before.text === undefined && now.text === undefined)
    return { text: `${JSON.stringify(before.config, undefined, 2)}\n` };
  const left = {
    text: 'the configuration is still that of the publication',
    advice: `${NAME_FILE}, and run the job again.`,
  };
  return { kept: `${hasPath ? 'its file is not known' : doubtOf(before)}. ${NAME_FILE}`, left };
}

function doubtOf({ text }: ConfigVersion): string {
  return text === undefined
    ? `its file is not known, because the service returns no ${USUAL_CONFIG_FILE}`
    : `its file is not ${USUAL_CONFIG_FILE}, which has another text`;
}

const UNKNOWN_CONFIG: ConfigDecision = {
  kept: "the service doesn't return it. Check it in the dashboard",
  left: {
    text: "the service doesn't return the configuration, which may still be that of the publication",
    advice: 'Check the configuration in the dashboard, and run the job again.',
  },
};
