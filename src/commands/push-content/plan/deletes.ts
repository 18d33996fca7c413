/** Decides whether a page that is gone from the folder is deleted. Pure. */
import type { RemotePage } from '../project/pages.js';
import type { DeleteObstacle, PlanInput } from './steps.js';

/**
 * Why a page of the manifest stays although the folder no longer has it and `prune` is `managed`. Undefined if it can be
 * deleted. The page must have the content that docs-ci wrote.
 */
export function deleteObstacle(
  { pages, isListComplete, listedPlaces }: PlanInput,
  place: string,
  remote: RemotePage,
): DeleteObstacle | undefined {
  if (pages.length === 0) return 'not deleted, because the folder has no pages';
  if (!isListComplete) return "not deleted, because the service's list of pages is incomplete";
  if (listedPlaces === undefined) return "not deleted, because the navigation couldn't be read";
  // An entry of the navigation without a page breaks builds.
  if (listedPlaces.has(place)) return 'not deleted, because the navigation lists it';
  // The page may have an edit.
  if (remote.hash === undefined) return "not deleted, because its content wasn't read";
  return undefined;
}
