/** Limits how many items are processed at the same time. */

/**
 * Calls `work` for every item in order, at most `concurrency` at a time. Items that are added during the work are done
 * too. After an error no new item starts; the first error is thrown when all running work has ended.
 * @param work receives a number from 0 to `concurrency - 1` that no other running work has
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, slot: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const errors: unknown[] = [];
  const runSlot = async (slot: number): Promise<void> => {
    while (next < items.length && errors.length === 0) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item, slot);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  // An item that is added at the end may come after most slots have run out of items.
  while (next < items.length && errors.length === 0) {
    await Promise.all(Array.from({ length: concurrency }, (_, slot) => runSlot(slot)));
  }
  if (errors.length > 0) throw errors[0];
}
