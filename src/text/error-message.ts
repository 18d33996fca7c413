/** The message of anything that was thrown; JavaScript lets code throw what is not an Error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
