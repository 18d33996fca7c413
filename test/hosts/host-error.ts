import { HostError } from '../../src/hosts/host.js';

/** What a platform's refusal says to people. */
export function hostErrorMessage(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof HostError ? error.message : `no HostError: ${String(error)}`),
  );
}
