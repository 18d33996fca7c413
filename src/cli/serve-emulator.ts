/** `docs-ci emulator`: the service's API on this machine until it is told to stop. */
import { InputError } from '../api/errors.js';
import type { Fault } from '../emulator/faults/faults.js';
import { startEmulator } from '../emulator/emulator.js';
import { parseFault } from './fault-text.js';
import type { StopSignal } from '../run/outcome.js';
import { messageOf } from '../text/error-message.js';

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** As `parseFault` reads them. */
  readonly faults: readonly string[];
  readonly stdout: (text: string) => void;
  readonly onCancel: (callback: (signal: StopSignal) => void) => void;
}

/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
export async function serveEmulator({ port, faults, stdout, onCancel }: ServeOptions): Promise<number> {
  const stopped = new Promise<void>((resolve) => onCancel(() => resolve()));
  const parsed = parseFaults(faults);
  const emulator = await startEmulator({ port });
  for (const fault of parsed) emulator.addFault(fault);
  const { viewer, editor, admin } = emulator.keys;
  stdout(
    `The documentation service's API, on this machine only. Ctrl-C ends it.\n\n` +
      `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
      `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
      `  viewer ${viewer}\n  admin  ${admin}\n\n`,
  );
  await stopped;
  await emulator.close();
  return 0;
}

function parseFaults(texts: readonly string[]): Fault[] {
  try {
    return texts.map(parseFault);
  } catch (error) {
    throw new InputError([messageOf(error)]);
  }
}
