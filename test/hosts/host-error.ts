import { HostError } from '../../src/hosts/host.js';

/** Resolves to the message of the HostError that the promise rejects with. */
export function hostErrorMessage(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof HostError ? error.message : `not a HostError: ${String(error)}`),
  );
}
