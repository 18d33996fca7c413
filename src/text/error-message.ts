/** Returns the message of anything that was thrown, since JavaScript code can throw any value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
