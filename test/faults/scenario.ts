/**
 * Describes what the fault matrix and the crash recovery tests need to know of a command. A clean run finds the requests,
 * so that a new request is covered without a change here.
 */
import type { Outcome } from '../../src/commands/command.js';
import type { CommandName } from '../../src/commands/index.js';
import type { EmulatorOptions } from '../../emulator/emulator.js';
import type { VirtualClock } from '../support/clock.js';
import type { ReceivedRequest } from '../support/fault-proxy.js';
import type { MatrixFault } from './faults.js';
import type { CompletedRun, Fixture } from './fixture.js';

type FixtureState = Pick<Fixture, 'emulator' | 'github' | 'gitlab' | 'results' | 'folder' | 'proxies'>;

export interface Scenario {
  /** `trigger-deploy on GitHub` */
  readonly name: string;
  readonly command: CommandName;
  readonly host: 'github' | 'gitlab' | 'terminal';
  readonly emulator?: Omit<EmulatorOptions, 'now'>;
  /** API key, URL, token and timeout are added. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Prepares the service, the platform and the workspace. */
  readonly prepare?: (place: FixtureState & { readonly clock: Pick<VirtualClock, 'now'> }) => void | Promise<void>;
  /**
   * Returns what is wrong, one sentence each: done twice, lost, incomplete. Nothing may be wrong after any run, even a
   * killed one.
   */
  readonly violations: (place: FixtureState) => readonly string[] | Promise<readonly string[]>;
  /** Returns the violations that even false responses may not cause. The default is `violations`. */
  readonly violationsUnderFalseResponses?: Scenario['violations'];
  /** Returns what is missing after a run that is done, one sentence each. */
  readonly missingResults: (place: FixtureState, run: CompletedRun) => readonly string[] | Promise<readonly string[]>;
  /** Returns what a run left open, one sentence each. It applies to faults outside the platforms. */
  readonly leftOpen?: Scenario['missingResults'];
  /** Limits the faults to these routes, for a scenario that otherwise repeats another one. */
  readonly routes?: readonly string[];
  /** Limits the faults to requests to these proxies, for a scenario that otherwise repeats another one. */
  readonly proxies?: readonly string[];
  /** Limits the faults, because some keep a run from sending the request instead of failing it. */
  readonly isStruckBy?: (fault: MatrixFault) => boolean;
  /** Does what the first run's message asks a user to do before another run. */
  readonly beforeRerun?: (place: FixtureState) => void;
  /** Requests to these proxies may fail without failing the job. A notice names the gap, and the re-run closes it. */
  readonly optionalProxies?: readonly string[];
  /** Lost responses to these writes are looked up, so that a fault after the work changes nothing. */
  readonly lookedUpRoutes?: readonly string[];
  /** Returns the expected outcomes of a failed request, or undefined for the defaults of the fault. */
  readonly expectedOutcomes?: (
    request: ReceivedRequest,
    fault: MatrixFault,
    always: boolean,
  ) => readonly Outcome[] | undefined;
  /** True for a run of the branch main, instead of a pull or merge request. */
  readonly onBranch?: boolean;
  /** Shortens the pauses of the service for runs in real time. */
  readonly realTimeEmulator?: Omit<EmulatorOptions, 'now'>;
  /** Sets the virtual milliseconds between a run and its re-run. */
  readonly rerunAfterMs?: number;
}
