/** Renders the steps of a plan that changes pages as plan.json, and counts them in words. Pure. */
import { renderLines } from '../text/render-lines.js';
import { formatCount } from '../text/pluralize.js';

interface Step {
  readonly action: string;
}

/** What a step that changes the project did. */
export const PAST = { create: 'created', update: 'updated', delete: 'deleted' } as const;
export const SIGN = { create: 'added', update: 'changed', delete: 'removed' } as const;

export function countSteps(steps: readonly Step[], action: string): number {
  return steps.filter((step) => step.action === action).length;
}

/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
export function describeChanges(
  steps: readonly Step[],
  verbs: Readonly<Record<keyof typeof PAST, string>> = PAST,
): string {
  const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
  return counts.flatMap(({ count, verb }) => (count > 0 ? `${formatCount(count)} ${verb}` : [])).join(', ');
}

/** Renders plan.json, without secrets of the run. @param describe what the file says about one step */
export function* renderPlan<T>(
  { redact }: { readonly redact: (text: string) => string },
  steps: Iterable<T>,
  describe: (step: T) => object,
): Generator<string> {
  const redacted = (_: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  const render = (step: T): string => JSON.stringify(describe(step), redacted);

  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines('  "steps": [', steps, render, ']');
  yield '\n}\n';
}
