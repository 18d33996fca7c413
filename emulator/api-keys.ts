/** Holds the API keys, and the role that each request needs. */
import { HttpError } from './http-error.js';

/** The role of a key. Each role has the permissions of the roles before it (contract: Roles). */
export type Role = 'viewer' | 'editor' | 'admin';

const ROLE_LEVELS: Record<Role, number> = { viewer: 0, editor: 1, admin: 2 };

/** One key per role. They are the same in every emulator and are valid nowhere else. */
export const API_KEYS: Readonly<Record<Role, string>> = {
  viewer: 'emulator-viewer-key-0f1e2d3c4b5a69788796a5b4',
  editor: 'emulator-editor-key-a1b2c3d4e5f60718293a4b5c',
  admin: 'emulator-admin-key-9e8d7c6b5a49382716059483',
};

/** A valid key and its role. */
export interface ApiKey {
  readonly value: string;
  readonly role: Role;
}

/** Returns the key of an Authorization header if the key is valid. */
export function findApiKey(header: string | undefined, keys: ReadonlyMap<string, Role>): ApiKey | undefined {
  const value = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
  const role = value === undefined ? undefined : keys.get(value);
  return value === undefined || role === undefined ? undefined : { value, role };
}

/** Throws a 401 without a key, and a 403 if the role is too low. */
export function requireRole(key: ApiKey | undefined, needed: Role): ApiKey {
  if (!key) throw new HttpError(401, 'Missing or invalid API key');
  if (ROLE_LEVELS[key.role] < ROLE_LEVELS[needed]) {
    throw new HttpError(403, `This endpoint requires the ${needed} role. This API key has the ${key.role} role.`);
  }
  return key;
}
