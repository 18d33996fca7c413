/** Holds the state of a run, so that every ending can publish the state. */
import type { ReportLinks } from './formats/summary-blocks.js';
import type { Post } from '../account/blocks.js';
import type { Report } from './numbers/report-schema.js';

export interface AnalyticsRecord extends ReportLinks {
  report?: Report;
  files?: readonly { readonly path: string; /** The path starts at the workspace. */ readonly relativePath: string }[];
  /** Messages of notes that the log already has. */
  loggedNotes?: readonly string[];
  /** What a run that isn't a dry run would write. */
  plannedPosts?: readonly Post[];
  /** What a dry run didn't do, as a sentence. */
  dryRun?: string;
  /** True if the run did all that it was asked to. */
  isPublished?: boolean;
}
