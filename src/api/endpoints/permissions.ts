/**
 * Finds out what a key may change, without changing anything: complete requests for a media file that doesn't exist.
 * Such a request has no invalid field and no target, so the response can only be about the key.
 */
import type { Api, Call } from '../api.js';
import { ApiError } from '../errors.js';
import { isSuccess } from '../http-response.js';
import { deleteManyMedia, getMedia } from './media.js';

/** An id that no service assigns. */
export const UNKNOWN_MEDIA_ID = '00000000-0000-4000-8000-000000000000';

/**
 * `executed`: the service responded as if it changed the file that doesn't exist, so no further request is safe.
 * `unchecked`: the service rejected the form of the request before it looked at the role.
 * `unknown`: the response says nothing about the key.
 */
export type Permission = 'granted' | 'denied' | 'executed' | 'unchecked' | 'unknown';

const PROBES = {
  /** Editors and admins may. */
  edit: { method: 'PATCH', role: 'editor', json: { altText: '' } },
  /** Only admins may. Send it only after `edit` was granted. */
  delete: { method: 'DELETE', role: 'admin' },
} as const satisfies Record<string, Pick<Call<unknown>, 'method' | 'role' | 'json'>>;

const schema = async () => (await import(/* webpackChunkName: 'schemas' */ '../schemas/media.js')).anyResponse;

/** What the status of the response to such a request says. A role that is too low gets 403 (contract: Roles). */
export function permissionFrom(status: number | undefined): Permission {
  if (status !== undefined && isSuccess(status)) return 'executed';
  if (status === 403) return 'denied';
  // The request is complete, so these statuses show that the service checks forms first [?].
  if (status === 400 || status === 422) return 'unchecked';
  return status === 404 ? 'granted' : 'unknown';
}

/**
 * A service that looks for the file before it checks the role, or has no such route, responds with 404 to every key: then
 * `granted` proves nothing alone. Rejects with the error of the request if no response, an overload or an invalid key is
 * the reason.
 */
export async function probePermission(api: Api, change: keyof typeof PROBES): Promise<Permission> {
  try {
    if (change === 'edit' && !(await isFree(api))) return 'unknown';
    const { status } = await api.call({
      ...PROBES[change],
      path: '/media/{id}',
      goal: 'check the role of the API key',
      params: { id: UNKNOWN_MEDIA_ID },
      schema,
      // Repeating a request that can't change anything is harmless.
      idempotent: true,
    });
    return permissionFrom(status);
  } catch (error) {
    return permissionFrom(rejectionStatus(error));
  }
}

/** Reads the file first, so that a service that has it, or takes any id for one, never gets a change of it. */
async function isFree(api: Api): Promise<boolean> {
  try {
    await getMedia(api, UNKNOWN_MEDIA_ID);
    return false;
  } catch (error) {
    return rejectionStatus(error) === 404;
  }
}

/**
 * Asks with `POST /media/bulk-delete`, which has no file in its path: a role that is too low gets 403 before any file is
 * looked for, and an admin gets a list of failures. Rejects like `probePermission`.
 */
export async function probeBulkDelete(api: Api): Promise<Permission> {
  try {
    const { deleted } = await deleteManyMedia(api, [UNKNOWN_MEDIA_ID]);
    return deleted.length === 0 ? 'granted' : 'executed';
  } catch (error) {
    return rejectionStatus(error) === 403 ? 'denied' : 'unknown';
  }
}

/** The status of a rejection. Undefined for one that a proxy sent, which says nothing about the key. Throws other errors. */
function rejectionStatus(error: unknown): number | undefined {
  const isRejection =
    error instanceof ApiError && Math.trunc(error.status / 100) === 4 && ![401, 408, 425, 429].includes(error.status);
  if (!isRejection) throw error;
  return error.body === 'json' ? error.status : undefined;
}
