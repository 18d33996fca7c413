/** Holds the state of a check, so that every ending can publish the state. */
import type { ObservedHeaders } from '../../api/api.js';
import type { PlatformFinding } from '../../hosts/host.js';
import type { Context } from '../command.js';
import type { Answer } from './answer.js';
import type { ServiceAnswers } from './read-answers.js';
import type { CheckInputs } from './inputs.js';
import type { Row } from './rows.js';

export interface CheckRecord {
  readonly answers: ServiceAnswers;
  observed: ObservedHeaders;
  platform?: Answer<readonly PlatformFinding[]>;
  /** Sorted; empty until all answers are there. */
  rows: readonly Row[];
}

export type CheckContext = Context<CheckInputs, CheckRecord>;
