/** Makes the library of a stage so large that sync-media asks for what it needs of it instead of reading the list. */
import type { EmulatorOptions } from '../../emulator/emulator.js';
import type { RecordedRequest } from '../../emulator/exchange.js';
import type { Stage } from './runs.js';

const OLD_MS = 1_000 * 3_600_000;

/** With two files per page, this is more than small folders need. */
const COUNT = 120;

/**
 * Adds old files of others, whose sizes no other file has, and makes pages short.
 * @returns the names of the files
 */
export function enlargeLibrary({ emulator, clock }: Stage, more: EmulatorOptions = {}): readonly string[] {
  emulator.configure({ mediaPageSize: 2, ...more });
  const names = Array.from({ length: COUNT }, (_, number) => `others-${number}.zip`);
  for (const [number, name] of names.entries())
    emulator.state.addMedia(name, Buffer.from(`${name} `.padEnd(5_000 + number, 'x')), {
      createdAt: clock.now() - OLD_MS,
    });
  return names;
}

/** How the runs of a test read the library. */
export class LibraryReads {
  runs = 0;
  /** Runs that never read the second page of the list. */
  asking = 0;

  count(requests: readonly RecordedRequest[]): void {
    const paths = requests.filter(({ route }) => route === 'GET /media').map(({ path }) => path);
    if (paths.length === 0) return;
    this.runs += 1;
    if (!paths.some((path) => /\bpage=2\b/.test(path))) this.asking += 1;
  }

  toString(): string {
    return `${this.asking} of ${this.runs} runs didn't read the list`;
  }
}
