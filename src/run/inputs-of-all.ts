/** Finds what is wrong with the inputs of several jobs, and with the files that they name, before the first job writes. */
import { InputError } from '../api/errors.js';
import type { RunLog, Input } from '../commands/command.js';
import type { AnyCommand } from '../commands/inputs/common-inputs.js';
import { isWithin, resolveRealPath } from '../disk/paths.js';
import type { Host } from '../hosts/host.js';
import { listItems } from '../text/list-items.js';
import type { Secrets } from '../text/redact-secrets.js';
import { describeProblem, maskSecrets, readInputs } from './parse-inputs.js';
import type { Runtime, Values } from './run.js';

/** One of several jobs that run one after the other. */
export interface Job {
  readonly command: AnyCommand;
  readonly host: Host;
}

/** A job whose inputs are valid by themselves. */
interface ValidJob extends Job {
  readonly values: Values;
  readonly secrets: Secrets;
}

/** Returns one sentence per problem, with the names of the jobs that have it. */
export async function findProblemsOfAll(
  jobs: readonly Job[],
  runtime: Pick<Runtime, 'clock' | 'random' | 'version'>,
): Promise<string[]> {
  const secretsOf = new Map(jobs.map(({ command, host }) => [command, maskSecrets(command.inputs, host)]));
  const names = new Map<string, string[]>();
  const valid: ValidJob[] = [];
  const report = (command: AnyCommand, problems: readonly string[]): void => {
    for (const problem of problems) names.set(problem, [...(names.get(problem) ?? []), command.name]);
  };
  for (const { command, host } of jobs) {
    const { values, problems, skipReason } = readInputs(command, host);
    // A job that gets no key may be skipped. What else is missing is then no problem.
    if (skipReason !== undefined) continue;
    report(command, problems);
    const secrets = secretsOf.get(command);
    if (secrets && problems.length === 0) valid.push({ command, host, values: values as Values, secrets });
  }
  for (const job of valid)
    report(job.command, [...sharedFileProblems(job, valid), ...(await fileProblems(job, runtime))]);
  return [...names].map(([problem, jobsOfIt]) => `${listItems(jobsOfIt, Infinity)}: ${problem}`);
}

async function fileProblems(
  { command, host, values, secrets }: ValidJob,
  { clock, random, version }: Pick<Runtime, 'clock' | 'random' | 'version'>,
): Promise<readonly string[]> {
  try {
    await command.checkFiles?.({
      ...{ inputs: values, host, log: SILENT, record: command.createRecord(), clock, random, version },
      deadlineMs: Infinity,
      signal: new AbortController().signal,
      resultsDir: values.resultsDir,
      redact: (text) => secrets.redact(text),
      hasSecret: (text) => secrets.has(text),
    });
    return [];
  } catch (error) {
    // The job itself reports everything else.
    return error instanceof InputError ? error.problems : [];
  }
}

/** The job itself logs what it finds. */
const SILENT: RunLog = {
  ...{ info: ignore, debug: ignore, notice: ignore, warning: ignore, error: ignore, quote: ignore },
  ...{ progress: ignore, startProgress: ignore, endProgress: ignore, wait: ignore, group: ignore },
};

function ignore(): void {
  // Nothing is logged.
}

/** A file that one job writes isn't what another one reads or wrote there. */
function sharedFileProblems(job: ValidJob, jobs: readonly ValidJob[]): string[] {
  const others = jobs.filter((other) => other !== job);
  return pathsOf(job, ({ isWritten }) => isWritten === true).flatMap(([input, file]) =>
    others.flatMap((other) => {
      const { name } = other.command;
      const isSame = pathsOf(other, ({ kind }) => kind === 'path').some(([, path]) => path === file);
      if (isSame) return describeProblem({ input, problem: `is a path that ${name} uses, too. Use another path` });
      if (!isWithin(resolveRealPath(other.values.resultsDir), file)) return [];
      return describeProblem({ input, problem: `is in the folder for the results of ${name}. Use another path` });
    }),
  );
}

function pathsOf(
  { command, values }: ValidJob,
  isWanted: (input: Input<unknown>) => boolean,
): (readonly [input: string, path: string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const input = command.inputs[name];
    if (!input || !isWanted(input) || typeof value !== 'string' || value === input.keyword) return [];
    return [[name, resolveRealPath(value)] as const];
  });
}
