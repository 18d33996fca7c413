/** Looks a few times, because reads may show the state before a write for a while. */
import { LOOK_DELAYS_MS } from '../api/retry.js';

/** Looks until the write shows, a few times. False if it never does. */
export async function patiently(
  { pause }: { readonly pause: (ms: number) => Promise<void> },
  isShown: () => Promise<boolean>,
): Promise<boolean> {
  for (const delayMs of LOOK_DELAYS_MS) {
    if (await isShown()) return true;
    await pause(delayMs);
  }
  return isShown();
}
