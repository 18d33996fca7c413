/** Holds the state of a run, so that every ending can publish the state. */
import type { Post } from '../account/blocks.js';
import type { Context } from '../command.js';
import type { CheckPagesInputs } from './inputs.js';
import type { JudgedFinding, RuleResult } from './rules/verdicts.js';

/** Pages that count as unchanged because of their size only. */
export interface Unread {
  readonly addresses: ReadonlySet<string>;
  /** A sentence about how to have them read. */
  readonly advice: string;
}

export interface CheckPagesRecord {
  /** Worst first; undefined until everything is decided. */
  findings?: readonly JudgedFinding[];
  rules: readonly RuleResult[];
  /** What a run that isn't a dry run would write. */
  plannedPosts?: readonly Post[];
  /** The redirects to add. */
  redirects: readonly { readonly source: string; readonly destination: string }[];
  /** Pages of the folder, or pages that were read. */
  pages?: number;
  /** Findings that live has, too. */
  old?: number;
  /** Addresses that the change takes away, and that `allow` lets go. */
  allowed?: readonly string[];
  /** Addresses without a page that changed pages link to, as `allow` permits. */
  linked?: readonly string[] | undefined;
  /** Files that are read as Markdown, because they aren't valid MDX. */
  invalid?: readonly string[];
  /** True for a run that compares no change with live, but lists everything. */
  isWhole?: boolean;
  /** What the log warns about: each changes what the verdict means. */
  notes?: readonly string[];
  /** Addresses of pages that the change hides in their front matter. */
  hidden?: readonly string[];
  /** Why there was nothing to compare with live, as a clause: only links in code were. */
  untested?: string | undefined;
  /** Pages that count as unchanged because of their size only. */
  unread?: Unread | undefined;
  /** True if the platform listed the files of the pull request. Otherwise, a missing page may be newer than the folder. */
  isListed?: boolean;
  /** The file in the repository that navigation and redirects are from, or `live`; undefined for a branch. */
  config?: { readonly file: string } | 'live' | undefined;
  /** Paths of files of this run, relative to the workspace. */
  report?: string;
  redirectsFile?: string;
  issueUrl?: string;
}

/** What the parts of a run have of its context: they return what they learn. */
export type CheckRun = Omit<Context<CheckPagesInputs, CheckPagesRecord>, 'record'>;

export type CheckPagesContext = Context<CheckPagesInputs, CheckPagesRecord>;
