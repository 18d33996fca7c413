/** Holds the state of a run, so that every ending can publish the state. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { phaseOf } from '../../deployments/phase.js';
import type { PageResult } from '../../deployments/verify-pages.js';
import type { Post } from '../account/blocks.js';
import type { Look, Row } from './rows.js';

export interface CheckSiteRecord {
  /** Undefined until everything is decided. */
  rows?: readonly Row[];
  /** Undefined if it isn't known which pages to verify. */
  pages?: readonly PageResult[] | undefined;
  /** The pages that are wrong while they are verified, what they respond, and what to do, as sentences. */
  wrongPages?: string;
  look?: Look;
  /** What may only be late while it is looked for again, such as the deployment of a commit. */
  late?: readonly Row[];
  /** Says that nobody asked whether the site follows its repository; no finding, and no part of site.json. */
  unfollowed?: Row;
  issueUrl?: string | undefined;
  /** What a run that isn't a dry run would write. */
  plannedPosts?: readonly Post[];
  /** True if this run closed the issue. */
  isIssueClosed?: boolean;
}

/** The newest deployment that readers see. */
export function readyOf({ look }: CheckSiteRecord): Deployment | undefined {
  return look?.live.find((deployment) => phaseOf(deployment) === 'ready');
}
