import type { RunEnding, RunSummary, Outcome } from '../command.js';
import type { PushInputs } from './inputs.js';
import type { PushRecord } from './record.js';
export function summarizePush(record: PushRecord, _inputs: PushInputs, _ending: RunEnding): RunSummary {
  return {
    outputs: {
      branch: record.branch,
      commits: record.commits,
      merged: record.merged,
      url: record.deployment?.url ?? undefined,
    },
    summary: [],
  };
}
export function describePushed(record: PushRecord, _inputs: PushInputs): string {
  return `${record.written.size} steps`;
}
export function describeInterrupted(_r: PushRecord, _i: PushInputs, _o: Outcome): string | undefined {
  return undefined;
}
