/** Brings text into a normal form of Unicode, in which equal texts are equal, however they are encoded. */

/**
 * A run of marks is sorted in quadratic time. No name of a file has a longer one. Two letters of Japanese become marks in
 * the compatible form.
 */
const LONG_RUN = /[\p{M}\uff9e\uff9f]{200}/u;
const PIECES = /[^\p{M}\uff9e\uff9f]*[\p{M}\uff9e\uff9f]{0,200}/gu;

/** In linear time: marks after the 200th of one character are a run of their own. */
export function unicodeForm(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return LONG_RUN.test(text) ? text.replace(PIECES, (piece) => piece.normalize(form)) : text.normalize(form);
}
