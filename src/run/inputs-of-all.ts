/** Finds what is wrong with the inputs of several jobs, before the first of them writes. */
import type { AnyCommand } from '../commands/common-inputs.js';
import type { Host } from '../hosts/host.js';
import { listItems } from '../text/list-items.js';
import { maskSecrets, readInputs } from './parse-inputs.js';

/** One of several jobs that run one after the other. */
export interface Job {
  readonly command: AnyCommand;
  readonly host: Host;
}

/** Returns one sentence per problem, with the names of the jobs that have it. */
export function findProblemsOfAll(jobs: readonly Job[]): string[] {
  for (const { command, host } of jobs) maskSecrets(command.inputs, host);
  const names = new Map<string, string[]>();
  for (const { command, host } of jobs) {
    const { problems, skipReason } = readInputs(command, host);
    // A job that gets no key may be skipped. What else is missing is then no problem.
    if (skipReason !== undefined) continue;
    for (const problem of problems) names.set(problem, [...(names.get(problem) ?? []), command.name]);
  }
  return [...names].map(([problem, jobsOfIt]) => `${listItems(jobsOfIt, Infinity)}: ${problem}`);
}
