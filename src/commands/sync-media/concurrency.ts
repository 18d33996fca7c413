/** Many things to do, a few at once. */

/**
 * Does the work for every item in order, so many at once; items that are added while it works are done too. After an
 * error nothing new is begun, and the first error is thrown when all that was under way has ended.
 */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T, lane: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const errors: unknown[] = [];
  const runLane = async (lane: number): Promise<void> => {
    while (next < items.length && errors.length === 0) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item, lane);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  // Work that is added at the end may come after most lanes have found nothing more to do.
  while (next < items.length && errors.length === 0) {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  }
  if (errors.length > 0) throw errors[0];
}
