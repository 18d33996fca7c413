/** Defines the data of a plan: the state to plan for, and the resulting steps, of the pages. */
import type { Configuration } from '../../../api/schemas/content.js';
import type { ListedPages } from '../../../pages/navigation.js';
import type { LocalPage } from '../folder/read-pages.js';
import type { SkippedFile } from '../folder/left-out.js';
import type { PushInputs } from '../inputs.js';
import type { ChangeAction } from '../../account/page-changes.js';
import type { ComparedPages, RemotePage } from '../project/compare-pages.js';
import type { Project } from '../project/open-project.js';
import type { SimilarFolder } from '../project/similar-folders.js';

/** What a branch has, and the folder that it is compared with. */
export interface Comparison {
  readonly project: Project;
  readonly pages: readonly LocalPage[];
  readonly compared: ComparedPages;
  /** Undefined if it isn't needed or can't be read. */
  readonly config: Configuration | undefined;
}

/** The folder, the project and the inputs at the time of planning. */
export interface PlanInput
  extends
    Pick<PushInputs, 'onEdited' | 'prune' | 'maxDeletes'>,
    Pick<Project, 'written' | 'listed' | 'isListComplete'>,
    Pick<ComparedPages, 'remote'> {
  readonly pages: readonly LocalPage[];
  /**
   * What the navigation lists, without a group that this run updates. Undefined if the navigation can't be read.
   */
  readonly navigation: Pick<ListedPages, 'of' | 'names'> | undefined;
}

export type PageAction =
  | ChangeAction
  | 'unchanged'
  /** Differs from the folder, because the service has an edit that docs-ci doesn't overwrite. */
  | 'kept'
  /** Gone from the folder, and stays in the project. */
  | 'left'
  /** Still in the folder, but not pushed: stays in the project and in the manifest. */
  | 'skipped'
  /** Gone from the folder and from the project: only the manifest has it. */
  | 'forgotten';

const CHANGES: { readonly [Action in PageAction]: Action extends ChangeAction ? true : false } = {
  create: true,
  update: true,
  delete: true,
  unchanged: false,
  kept: false,
  left: false,
  skipped: false,
  forgotten: false,
};

/** True for a step that changes the project. */
export function isChange(step: PageStep): step is ChangeStep {
  return CHANGES[step.action];
}

export type PageReason =
  | 'new'
  | 'same content'
  | 'same content, and existed already'
  | 'changed in the folder'
  /** The manifest doesn't list it: docs-ci never wrote it, or the manifest was deleted. */
  | 'existed already'
  | 'edited in the web editor'
  | 'edited in the web editor and in the folder'
  | 'edited in the web editor, removed from the folder'
  | 'deleted in the web editor'
  /** The page that was deleted is back, so what docs-ci pushed last isn't known any more. */
  | 'created again in the web editor'
  | 'removed from the folder'
  | 'removed from the folder and in the web editor'
  | `skipped: ${string}`
  | DeleteObstacle;

/** Why a page that is gone from the folder isn't deleted although `prune` is `managed`. */
export type DeleteObstacle = `not deleted, because ${string}`;

export interface PageStep {
  readonly action: PageAction;
  readonly place: string;
  /** Path in the project: of the folder's page if it has one, otherwise the project's. */
  readonly path: string;
  readonly reason: PageReason;
  readonly page?: LocalPage;
  readonly remote?: RemotePage;
  /** The page of the folder that has the text of this one, which is gone from the folder and has an edit. */
  readonly renamedTo?: LocalPage;
  /** The file that is skipped. */
  readonly leftOut?: SkippedFile;
  /** Path of the same page with another ending, which the same commit has to delete. */
  readonly replaces?: string;
}

/** The page of the folder that an edit of the project belongs to. */
export function ownPage({ page, renamedTo }: PageStep): LocalPage | undefined {
  return page ?? renamedTo;
}

/** A step that changes the project. */
export type ChangeStep = PageStep & { readonly action: ChangeAction };

export interface GroupEntries {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Plan {
  /** Sorted by path. */
  readonly steps: readonly PageStep[];
  /** Steps that stop the run before it writes anything: `on-edited` is `fail`. */
  readonly gated: readonly PageStep[];
  /** Number of pages that may be deleted. If the plan deletes more, nothing is written. */
  readonly maxDeletes: number;
  /** Paths of pages that the navigation doesn't list after these steps. Undefined if the plan doesn't look at it. */
  readonly unlisted?: readonly string[];
  /** Number of other pages in the folder `to`, before the first push to it. Undefined later. */
  readonly others?: number;
  /** Label of the group of the navigation whose entries change. */
  readonly group?: string;
  /** Paths of the entries that the group gets and loses. */
  readonly entries?: GroupEntries;
  /** Folders of the project that may be meant instead of `to`. Only before the first push to it. */
  readonly similar?: readonly SimilarFolder[];
}
