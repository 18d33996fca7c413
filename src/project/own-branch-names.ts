/** Recognizes the branches of docs-ci. Pure. */

/** Begins the name of what was live before a publication or a restore. */
export const BEFORE = 'docs-ci-before/';
/** Begins the name of what a publication, a restore or a trial makes. */
export const AFTER = 'docs-ci-after/';
/** Begins the name of a branch on which pushes are collected. Git allows no branch `x` beside `x/y`. */
export const WORK_PREFIX = 'docs-ci-push/';

/** The random digits of a run and the number of the round; in a restore point, also what was published and deployed then. */
export const PUBLICATION_BRANCH =
  /^docs-ci-(before|after)\/((\d{8}T\d{6}Z)-(publish|restore|check)-([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)-[a-z0-9]{7}[1-9])(?:\.from-([a-f0-9]{8}))?(?:\.([a-f0-9]{8}))?$/;
/** The origin, the number or the time of the run, the run, and the round. */
const WORK_BRANCH = /^docs-ci-push\/.+-[a-f0-9]{4}-t?\d+-.+-\d+$/;

/** True for a restore point, its other branch, and a branch that a run works on. Proposals are for people. */
export function isOwnBranch(name: string): boolean {
  return PUBLICATION_BRANCH.test(name) || WORK_BRANCH.test(name);
}
