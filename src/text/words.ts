/** Compares texts by their spelling. Pure. */
import { unicodeForm } from './unicode-form.js';

/** Returns the same text for spellings that differ only in case, spaces or width. */
export function spellingKey(text: string): string {
  return unicodeForm(text, 'NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}
