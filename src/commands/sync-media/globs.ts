/** Options for micromatch: a line break is a character of a name as any other, which its patterns leave out by default. */
export const ANY_NAME: object = { flags: 's' };
