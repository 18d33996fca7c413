/** Prepares a cell for a renderer. Only renderers know how their readers type inputs. */
import { type Cell, type Inline, inlinesOf } from './document.js';
import { splitNames } from './input-names.js';

/** Returns the parts of a cell. The inputs that its texts name are code. */
export function partsOf(cell: Cell): readonly Inline[] {
  return inlinesOf(cell).flatMap((part): readonly Inline[] => (typeof part === 'string' ? splitNames(part) : [part]));
}
