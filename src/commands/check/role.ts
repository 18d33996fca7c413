/** Decides the role of the API key from the responses to four requests. Pure. */
import type { Permission } from '../../api/endpoints/permissions.js';
import type { Role } from '../../api/errors.js';
import { row } from '../account/verdicts.js';
import type { Job } from './inputs.js';
import { type Row, RUN_AGAIN } from './rows.js';
import { inputName } from '../../text/input-names.js';

/** What the key may do. A missing part wasn't requested. */
export interface KeyRights {
  /** `GET /media`; denied if the plan has no API. */
  readonly read: Permission;
  /** `PATCH /media/{id}` of a file that doesn't exist. */
  readonly edit?: Permission;
  /** `DELETE /media/{id}` of that file, only after `edit` was granted. */
  readonly delete?: Permission;
  /** `POST /media/bulk-delete` of that file, only after `delete` was granted. */
  readonly bulkDelete?: Permission;
  /** True if the run may send GET requests only. */
  readonly isReadOnly?: boolean;
}

const LEVELS: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, admin: 3 };

/** The lowest and, if it is known, the exact role that the rights prove. */
interface ProvenRole {
  readonly atLeast: Role;
  readonly isExact: boolean;
}

/**
 * Returns undefined if nothing is proven. A refusal with 403 proves that the service checks roles before it looks for the
 * file. Without one, only the bulk deletion, which has no file in its path, shows more than the right to read.
 */
function provenRole({ read, edit, delete: remove, bulkDelete }: KeyRights): ProvenRole | undefined {
  if (read !== 'granted') return undefined;
  if (edit === 'denied') return { atLeast: 'viewer', isExact: true };
  if (edit !== 'granted') return { atLeast: 'viewer', isExact: false };
  if (remove === 'denied') return { atLeast: 'editor', isExact: true };
  const isAdmin = remove === 'granted' && bulkDelete === 'granted';
  return isAdmin ? { atLeast: 'admin', isExact: true } : { atLeast: 'viewer', isExact: false };
}

/** Returns the output `role`: the role that the key has at least, or undefined if only reading is proven. */
export function knownRole(rights: KeyRights): Role | undefined {
  const proven = provenRole(rights);
  return proven && (proven.isExact || proven.atLeast !== 'viewer') ? proven.atLeast : undefined;
}

const REPORT =
  'docs-ci sent no further request that could change anything. Report this to the service before you use docs-ci with it.';
const CHECK_PLAN = 'Check that your plan includes the API (Standard or above).';

/** @param needing the jobs that need the role */
export function roleRow(rights: KeyRights, required: Role, needing: readonly Job[]): Row {
  const { read, edit, delete: remove, bulkDelete, isReadOnly } = rights;
  if ([edit, remove, bulkDelete].includes('executed'))
    return row('role', 'problem', "the service changed something that doesn't exist", REPORT);
  if (read === 'denied') return row('role', 'problem', "the key isn't allowed to read (HTTP 403)", CHECK_PLAN);
  const proven = provenRole(rights);
  if (!proven) return row('role', 'unknown', 'the service gave no usable response', RUN_AGAIN);
  const found = proven.isExact ? proven.atLeast : `${proven.atLeast} or above`;
  if (LEVELS[proven.atLeast] >= LEVELS[required]) {
    const isMore = proven.isExact && LEVELS[proven.atLeast] > LEVELS[required];
    return row('role', 'ok', isMore ? `${found}, more than needed: ${enoughFor(required, needing)}` : found);
  }
  if (!proven.isExact) return row('role', 'unknown', `${found}, ${reasonFor(rights)}`, cureForUnknown(isReadOnly));
  const cure = `Ask an organization admin for a key with the ${required} role.`;
  const others = needing.length > 1 ? ` If you don't use these jobs, list only yours in ${inputName('for')}.` : '';
  return row('role', 'problem', `${found}; ${needOf(required, needing)}`, cure + others);
}

function needOf(required: Role, jobs: readonly Job[]): string {
  return `${jobs.join(', ')} ${jobs.length === 1 ? 'needs' : 'need'} ${required}`;
}

/** Deleting media is the only work of a job that its usual role isn't enough for. */
function enoughFor(role: Role, jobs: readonly Job[]): string {
  const exception = jobs.includes('sync-media') ? ', unless sync-media uses prune' : '';
  return `${role} is enough for ${jobs.join(', ')}${exception}`;
}

function reasonFor({ edit, delete: remove, isReadOnly }: KeyRights): string {
  if (isReadOnly) return 'because a dry run only reads, and every role may read';
  if (remove === 'granted') return 'because this service seems to look for a file before it checks the role of the key';
  return edit === 'unchecked' || remove === 'unchecked'
    ? 'because this service checks the fields of a request before the role of its key'
    : 'because the service gave no usable response to the rest';
}

function cureForUnknown(isReadOnly = false): string {
  return isReadOnly
    ? `Run check without ${inputName('dry-run')} to see the role. That changes nothing, either.`
    : 'The first run of the job shows whether the role is enough.';
}
