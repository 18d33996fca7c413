/** Renders changes with a color that repeats what their words say. Pure. */
import { Html, markup } from '../../../text/html.js';
import type { Direction } from '../analysis/key-numbers.js';
import type { Change } from './describe-changes.js';

const CLASSES: Readonly<Record<Direction, string>> = {
  better: 'good',
  worse: 'bad',
  up: 'ink',
  down: 'ink',
  same: 'muted',
};

export function changeText(change: Change | undefined): Html {
  if (!change) return markup`<span class="muted">nothing to compare</span>`;
  const { sign, text, direction } = change;
  // The narrow sign is as wide as the arrows.
  return markup`<span class="${CLASSES[direction]}"><span aria-hidden="true">${sign}</span> ${text}</span>`;
}
