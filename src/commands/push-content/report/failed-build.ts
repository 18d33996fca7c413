/** Says what became of the pages if the build failed after a push, and where the error is. Pure. */
import { describeCause } from '../../../deployments/describe-build.js';
import type { Ending } from '../../command.js';
import { isChange, type PageStep } from '../plan/steps.js';
import { describeBranch, type PushFacts } from './facts.js';

/** Says whether the pages are committed, what readers see, and whether the error is in a page of this run. */
export function describePushState(facts: PushFacts): string {
  const { inputs } = facts;
  const state = describeCommitted(facts);
  const sentences = [
    // Readers don't see the branch of a proposal.
    inputs.mode === 'propose' ? `${state}.` : `${state}, but readers still see the version before.`,
    ...describeOwner(facts),
  ];
  return sentences.join(' ');
}

/** Says whether the pages are committed. */
export function describeCommitted(facts: PushFacts): string {
  const { result, kept, unreadCount } = facts;
  if (result?.kind !== 'up-to-date') return `The pages are committed to ${describeBranch(facts)}`;
  if (kept.length > 0) return 'No page was pushed';
  return unreadCount === 0 ? 'The pages are up to date' : 'docs-ci found no difference in the pages';
}

function describeOwner(facts: PushFacts): string[] {
  if (facts.buildError?.file === undefined) return [];
  const step = findStep(facts);
  if (step === undefined) return ["The error isn't in a page of this run."];
  return [
    isChange(step) ? 'The error is in a page of this run.' : "The error is in a page that this run didn't change.",
  ];
}

export function causeOf({ buildError }: PushFacts): string {
  if (!buildError) return 'The service returns no build log. Check the dashboard.';
  return describeCause(buildError);
}

/** The text of a page in the project is that of its file, line by line. */
export function locateBuildError(facts: PushFacts): Ending['location'] {
  const file = findStep(facts)?.page?.file;
  const line = file === undefined ? undefined : facts.buildError?.line;
  return facts.buildError && { title: 'Documentation build failed', file, line };
}

/** The log of a build names the page in the project, at times with the folders above it. */
function findStep({ plan, buildError }: PushFacts): PageStep | undefined {
  const { file = '' } = buildError ?? {};
  const steps = plan?.steps.filter(({ page }) => page) ?? [];
  return (
    steps.find(({ path }) => path === file) ?? steps.find(({ path }) => path.includes('/') && file.endsWith(`/${path}`))
  );
}
