/** Shortens IDs of the service for messages. Outputs and result.json have the full ids. */

const SHORT_ID_LENGTH = 8;

/** Returns the first eight characters of an id, which are enough to recognize it. */
export function shortId(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}
