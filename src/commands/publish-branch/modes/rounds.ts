/** Works in rounds, each with branches of its own. A round in which another job moves base is followed by the next one. */
import { hasStatus, reasonOf } from '../../../api/errors.js';
import { MAX_ROUNDS, repeatRounds } from '../../../project/rounds.js';
import { type ConflictError, explainRejection } from '../../../project/write-once.js';
import { inputName, setting } from '../../../text/input-names.js';
import type { Ended } from '../../command.js';
import { GoneError } from '../branches/branch-state.js';
import { OwnBranches } from '../branches/own-branches.js';
import { isProtected, protectionAdvice, type Start } from '../branches/start.js';
import { nameTime, namesOf, type OwnBranch } from '../names.js';
import { type PublishRun, type Result, type RoundFacts, Stop } from '../record.js';

const ROUND_DELAYS_MS = [500, 1_500];

/**
 * Starts again if base was moved. Ends with Stop after the last round.
 * @param known what is known before the first round
 * @param work gets what is known before its round, and returns what is known after it
 */
export async function inRounds(
  run: PublishRun,
  { start, known, name }: { start: Start; known: RoundFacts; name: Pick<OwnBranch, 'kind' | 'label' | 'source'> },
  work: (own: OwnBranches, known: Readonly<RoundFacts>) => Promise<Ended<RoundFacts, Result>>,
): Promise<Ended<RoundFacts, Result>> {
  const { api, clock } = run;
  const random = run.random();
  const ifProtected = `If ${start.base} is protected, ${protectionAdvice(run.inputs, start.base)}`;
  let facts = known;
  const workOnce = async (round: number): Promise<Result> => {
    const startMs = nameTime(api.toServerMs(clock.now()), start.branches);
    const own = new OwnBranches(run, start, namesOf({ startMs, ...name, random, round }), round);
    const ended = await work(own, facts);
    facts = ended.facts;
    // A merge that may still be carried out needs the branches.
    if (facts.progress !== 'in-doubt') await own.removeAll();
    if ('error' in ended) throw ended.error instanceof GoneError ? goneStop(own, ended.error) : ended.error;
    return ended.result;
  };
  const onConflict = ({ message }: ConflictError): Stop => {
    // The plan of a round stays in its file, until the next round replaces it.
    facts = { ...known, files: facts.files };
    const text = `The merge into ${start.base} failed ${MAX_ROUNDS} times (${message})`;
    const advice = 'Run the job again, and give all jobs that publish the same concurrency group.';
    const protection = isProtected(start.branches, start.base) ? [`${ifProtected}.`] : [];
    return new Stop('conflict', text, 'Nothing was changed.', ...protection, advice);
  };
  try {
    const result = await repeatRounds(run, workOnce, onConflict, ROUND_DELAYS_MS);
    return { facts, result };
  } catch (error) {
    const explained = run.inputs.mode === 'check' ? explainTrial(error) : explainRejection(error, ifProtected);
    return { facts, error: explained };
  }
}

/** A check reads, and its trial writes: a key that may not write can still check. */
function explainTrial(error: unknown): unknown {
  if (!hasStatus(error, 403) || error.request.method !== 'POST') return error;
  const text = `No trial was made: ${(reasonOf(error) ?? error.message).replace(/\.$/, '')}`;
  const role = `${setting('trial', true)} merges into a temporary branch, which needs a key with the editor role.`;
  const advice = `Set ${inputName('api-key')} to such a key, or remove ${inputName('trial')}. Then the job finds no conflicts.`;
  return new Stop('role-or-plan', text, role, advice);
}

function goneStop({ names, start: { base } }: OwnBranches, { branch, message }: GoneError): Stop {
  return branch === names.before || branch === names.after
    ? new Stop(
        'newer-run',
        `Nothing was changed on ${base}: the branch ${branch} of this run was deleted during the run`,
        'Another run deletes it to take over. If there is none, run the job again.',
      )
    : new Stop('missing-branch', message, 'Nothing was changed.');
}
