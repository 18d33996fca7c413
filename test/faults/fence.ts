/** Imported again and again: an answer to it shows that imports which were asked for before are answered too. */
export {};
