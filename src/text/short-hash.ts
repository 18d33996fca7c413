/** Tells texts apart by a few hexadecimal digits. Pure. */
import { hash } from 'node:crypto';

export function shortHash(text: string, digits = 16): string {
  return hash('sha256', text, 'hex').slice(0, digits);
}
