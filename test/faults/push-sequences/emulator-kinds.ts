/** Declares kinds of services. They differ in what the contract leaves open. */
import type { SettingsChange } from '../../../emulator/state/settings.js';

export interface ServiceKind {
  readonly name: string;
  readonly settings: SettingsChange;
  /** How long each request takes. A slow service leaves people more time between a read and a write. */
  readonly latencyMs?: number;
}

export const SERVICE_KINDS: readonly ServiceKind[] = [
  { name: 'strict', settings: {} },
  {
    name: 'lenient',
    latencyMs: 150,
    settings: {
      createExisting: 'overwrite',
      updateMissing: 'create',
      deleteMissing: 'ignore',
      mergeStatus: 'success',
      deploymentOrigins: 'null',
      storedText: 'one-final-newline',
    },
  },
  {
    name: 'lists without endings',
    settings: { pagePaths: 'without-ending', pageSizeAs: 'characters', storedText: 'no-final-newline' },
  },
  { name: 'lists with a leading slash', settings: { pagePaths: 'leading-slash', otherFiles: 'listed' } },
  {
    name: 'merges queued, other words',
    settings: {
      mergeStatus: 'queued',
      mergeDelayMs: 2_500,
      createExisting: 422,
      updateMissing: 422,
      deleteMissing: 422,
      defaultBranchSource: 'newest-branch',
    },
  },
];
