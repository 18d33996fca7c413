/** Counts the annotations of a step, because the runner shows only the first ten of each level beside the log. */
import type { Annotation } from '../host.js';

export const MAX_ANNOTATIONS_PER_LEVEL = 10;

export class AnnotationBudget {
  readonly #shown = { error: 0, warning: 0, notice: 0 };
  readonly #hidden = { error: 0, warning: 0, notice: 0 };

  /**
   * Returns true if the annotation can be shown. The last of the ten is kept for the number of hidden ones, and the one
   * before it for the message that ends the run.
   */
  take(level: Annotation['level'], isEnding: boolean): boolean {
    const isShown = this.#shown[level] < MAX_ANNOTATIONS_PER_LEVEL - (isEnding ? 1 : 2);
    (isShown ? this.#shown : this.#hidden)[level] += 1;
    return isShown;
  }

  hiddenCount(level: Annotation['level']): number {
    return this.#hidden[level];
  }
}
