/** Names the branches of a run: the one that it merges, and the restore point beside it. Pure. */
import type { Branch } from '../../api/schemas/content.js';
import { AFTER, BEFORE, PUBLICATION_BRANCH } from '../../project/own-branch-names.js';
import { shortHash } from '../../text/short-hash.js';

export type Kind = 'publish' | 'restore' | 'check';

const MAX_LABEL_LENGTH = 60;

/** The branches that a run creates. */
export interface OwnNames {
  readonly before: string;
  readonly after: string;
}

/** A branch of this command. The two of one run have the same `id`. */
export interface OwnBranch {
  readonly name: string;
  readonly side: 'before' | 'after';
  /** `20261122T214500Z-publish-v2-4-0-k3x9q0a1`; sorts by time. */
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  /** When its run began, in epoch milliseconds of the service. */
  readonly startMs: number;
  /** Tells which branch was published, or was taken back with its publication; undefined if that isn't known. */
  readonly source: string | undefined;
  /** Tells which deployment was there before it; undefined if that isn't known. */
  readonly mark: string | undefined;
}

/** Keeps letters and digits, and turns all else into single hyphens. Empty if the text has neither. */
export function toLabel(text: string): string {
  const words = text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');
  return words.slice(0, MAX_LABEL_LENGTH).replace(/-$/, '');
}

const RANDOM_DIGITS = 7;

interface NameFacts {
  /** In epoch milliseconds of the service. */
  readonly startMs: number;
  readonly kind: Kind;
  readonly label: string;
  /** The mark of the branch that is published, or whose publication is taken back. */
  readonly source?: string | undefined;
  /** In [0, 1), drawn once per run: two jobs never share a branch. */
  readonly random: number;
  /** Counts from 1. */
  readonly round: number;
}

export function namesOf({ startMs, kind, label, source, random, round }: NameFacts): OwnNames {
  const time = new Date(startMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const digits = Math.floor(random * 36 ** RANDOM_DIGITS).toString(36);
  const id = `${time}-${kind}-${label}-${digits.padStart(RANDOM_DIGITS, '0')}${round}`;
  return { before: BEFORE + id + (source === undefined ? '' : `.from-${source}`), after: AFTER + id };
}

/**
 * The name of a restore point that says what was deployed before it. Times don't tell whether a deployment is newer: the
 * clocks of the service differ. @param deploymentId undefined if there was none
 */
export function withMark(before: string, deploymentId: string | undefined): string {
  return `${before}.${deploymentMark(deploymentId)}`;
}

/** Stands for a branch in a name. */
export function sourceMark(from: string): string {
  return shortHash(from, 8);
}

/** Stands for a deployment in a name. */
export function deploymentMark(deploymentId = ''): string {
  return shortHash(deploymentId, 8);
}

/** Two clocks that are both wrong by a minute are two minutes apart. A time far in the future is no run's. */
const NEAR_MS = 600_000;

/** The time for the names of a run, which sort after those of the runs before. @param nowMs of the service */
export function nameTime(nowMs: number, branches: readonly ListedBranch[]): number {
  const times = ownOf(branches).flatMap(({ startMs }) => (startMs < nowMs + NEAR_MS ? startMs + 1_000 : []));
  return Math.max(nowMs, ...times);
}

type ListedBranch = Pick<Branch, 'name' | 'protected'>;

function ownOf(branches: readonly ListedBranch[]): OwnBranch[] {
  return branches.flatMap(({ name }) => parseOwnBranch(name) ?? []);
}

/** Undefined for a branch that isn't exactly one of this command: it is never deleted. */
export function parseOwnBranch(name: string): OwnBranch | undefined {
  const [, side, id, time = '', kind, label, source, mark] = PUBLICATION_BRANCH.exec(name) ?? [];
  const startMs = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (id === undefined || label === undefined || label.length > MAX_LABEL_LENGTH || Number.isNaN(startMs))
    return undefined;
  return { name, side: side as OwnBranch['side'], id, kind: kind as Kind, label, startMs, source, mark };
}

/** The restore points, newest first. */
export function restorePoints(branches: readonly ListedBranch[]): OwnBranch[] {
  const points = ownOf(branches).filter(({ side }) => side === 'before');
  return points.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/**
 * The label of the point that a restore makes: `v2`, and `restore-v2` if it takes the restore of `v2` back. A publication
 * may have a label that begins like this, too.
 */
export function labelOfRestore(point: Pick<OwnBranch, 'kind' | 'label'>): string {
  return toLabel(takesBack(point) ? `restore-${point.label}` : point.label.replace(/^(?:restore-)+/, ''));
}

/** True for the point of a restore that took a publication back, and false if it took such a restore back. */
export function takesBack({ kind, label }: Pick<OwnBranch, 'kind' | 'label'>): boolean {
  return kind === 'restore' && !label.startsWith('restore-');
}

/**
 * The restores that took a publication back, and weren't taken back themselves. Git counts all of these publications as
 * merged. @param points newest first
 */
export function standingRestores(points: readonly OwnBranch[]): OwnBranch[] {
  return points.filter((point, index) => {
    const undone = labelOfRestore(point);
    const isUndone = points.slice(0, index).some(({ kind, label }) => kind === 'restore' && label === undone);
    return takesBack(point) && !isUndone;
  });
}

/** The other branch of a restore point: what the run made of it. */
export function afterOf({ id }: Pick<OwnBranch, 'id'>): string {
  return AFTER + id;
}

/**
 * Finds the restore point that a user means: by its full name, else the newest of a publication, with the label if there
 * is one. So a restore that is run again finds the same point, not the one that it made.
 */
export function findRestorePoint(points: readonly OwnBranch[], wanted: string | undefined): OwnBranch | undefined {
  const named = points.find(({ name }) => name === wanted);
  if (named) return named;
  const label = wanted === undefined ? undefined : toLabel(wanted);
  return points.find((point) => point.kind === 'publish' && (label === undefined || point.label === label));
}

/**
 * Branches of runs that were killed: an `after` without its `before`. A service that doesn't tell the protection of a branch
 * still refuses to delete it.
 */
export function leftBehind(branches: readonly ListedBranch[]): OwnBranch[] {
  const points = new Set(restorePoints(branches).map(({ id }) => id));
  const open = ownOf(branches.filter((branch) => !branch.protected));
  return open.filter(({ side, id }) => side === 'after' && !points.has(id));
}

/** Restore points of one kind that stay. */
const KEPT = 3;

/** All but the newest pairs of each kind, `before` first, without what runs left behind. */
export function outdated(branches: readonly ListedBranch[]): OwnBranch[] {
  const newest = (['publish', 'restore'] as const).flatMap((wanted) =>
    restorePoints(branches)
      .filter(({ kind }) => kind === wanted)
      .slice(0, KEPT),
  );
  // Someone who protects one branch of a restore point wants to go back to it.
  const locked = ownOf(branches.filter((branch) => branch.protected));
  const kept = new Set([...newest, ...locked, ...leftBehind(branches)].map(({ id }) => id));
  const old = ownOf(branches).filter(({ id, kind }) => kind !== 'check' && !kept.has(id));
  return old.sort((a, b) => (a.name < b.name ? 1 : -1));
}
