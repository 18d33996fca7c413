/** Holds the state of a watch, so that every ending can publish the state. */
import type { PageResult } from '../../deployments/verify-pages.js';
import type { Look, Row } from './rows.js';

export interface CheckSiteRecord {
  /** Undefined until everything is decided. */
  rows?: readonly Row[];
  /** Undefined if it isn't known which pages to verify. */
  pages?: readonly PageResult[] | undefined;
  look?: Look;
  issueUrl?: string | undefined;
}
