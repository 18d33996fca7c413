/** Sets the pauses between looks at a write: reads may show the state before it for a while. Pure. */
export const LOOK_DELAYS_MS = [500, 1_500, 4_000] as const;
