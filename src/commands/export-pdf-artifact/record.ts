/** Holds the state of an export-pdf-artifact run, so that every ending can publish the state. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { Context } from '../command.js';
import type { ExportInputs } from './inputs.js';

/** What a run knows of its export. */
export interface ExportFacts {
  pdfExport?: PdfExport;
  /** ID of the export that was in progress before the run, and that the run has waited for. */
  awaitedId?: string;
  /** True if the response to a start was lost, so an export may or may not have started. */
  isStartUncertain?: boolean;
  /** True if the run took an earlier export, so nothing was rendered. */
  reused?: boolean;
  /** True if the PDF is of a deployment that isn't live any more. */
  isOutdated?: boolean;
  /** Milliseconds from the export's completion to the download, by the service's clock. */
  ageMs?: number;
  /** The export limits that a dry run doesn't check, as words; undefined if its plan needs no new export. */
  uncheckedLimits?: string | undefined;
}

export interface ExportRecord extends ExportFacts {
  /** The PDF, after all checks. */
  file?: SavedPdf;
  artifact?: { readonly name: string; readonly id?: string; readonly url?: string };
  release?: { readonly tag: string; readonly url?: string; readonly replaced?: string };
  /** What the log warned of, as sentences. */
  warnings?: readonly string[];
  /** Set while and after the PDF is attached: the tag of the release. */
  attachingTo?: string;
}

export interface SavedPdf {
  /** Relative to the workspace. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hexadecimal digits. */
  readonly sha256: string;
}

/** What the parts of a run have of its context: they return what they learn. */
export type ExportRun = Omit<Context<ExportInputs, ExportRecord>, 'record'>;

/** The part of a run that gets the PDF from the service, and what it has found out so far. */
export interface Rendering {
  readonly run: ExportRun;
  readonly facts: ExportFacts;
}
