/**
 * What the matrix and the kills need to know of a command: an entry here is all it takes. The requests are found out by
 * a clean run, so that a new one is covered by itself.
 */
import type { Outcome } from '../../src/commands/command.js';
import type { CommandName } from '../../src/commands/index.js';
import type { EmulatorOptions } from '../../src/emulator/emulator.js';
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
  /** Beside key, address, token and timeout. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What a plain re-run sets differently, if anything. */
  readonly rerunInputs?: Readonly<Record<string, string>>;
  /** Sets the fixture up: what the service and the platform hold, files of the workspace. */
  readonly prepare?: (place: FixtureState & { readonly clock: Pick<VirtualClock, 'now'> }) => void | Promise<void>;
  /**
   * What is wrong now, one sentence each: done twice, lost, half-written. Holds after every run, however it ended, and
   * where one was killed.
   */
  readonly violations: (place: FixtureState) => readonly string[] | Promise<readonly string[]>;
  /** The part of it that holds for a service that lies, too; `broken` where it is not set. */
  readonly violationsUnderFalseResponses?: Scenario['violations'];
  /** What is missing after a run that said it was done, one sentence each. */
  readonly missingResults: (place: FixtureState, run: CompletedRun) => readonly string[] | Promise<readonly string[]>;
  /** What a run that ended by itself, however, has left open, one sentence each; holds where no platform was struck. */
  readonly leftOpen?: Scenario['missingResults'];
  /** The routes to strike, of a scenario that is like another one in all the rest. */
  readonly routes?: readonly string[];
  /** Gates whose requests the job never fails for: a notice tells what is missing, and the re-run makes it up. */
  readonly optionalProxies?: readonly string[];
  /** Writes that are looked up where their answer is lost, so that a fault after the work changes nothing. */
  readonly lookedUpRoutes?: readonly string[];
  /** Ends that are right where this request fails so; undefined where the fault's own hold. */
  readonly expectedOutcomes?: (
    request: ReceivedRequest,
    fault: MatrixFault,
    always: boolean,
  ) => readonly Outcome[] | undefined;
  /** Settings of the service for runs in real time, where every pause costs. */
  readonly realTimeEmulator?: Omit<EmulatorOptions, 'now'>;
  /** Virtual milliseconds between a run and its re-run. */
  readonly rerunAfterMs?: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of the fault tests that the project runs; vitest.config.ts sets it. */
    readonly faults: 'sample' | 'rest';
  }
}
