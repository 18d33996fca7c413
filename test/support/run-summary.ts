/** Prints, after the tests, how long everything took and why tests were skipped. */
import { statSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export default class RunSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = new Map<string, number>();
    let count = 0;
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state !== 'skipped') count += 1;
        // A name filter skips tests without a note.
        else if (result.note !== undefined) skipped.set(result.note, (skipped.get(result.note) ?? 0) + 1);
      }
    for (const [note, times] of skipped) console.log(`${times} ${times === 1 ? 'test' : 'tests'} skipped: ${note}`);
    const { startedMs, parts } = runStart();
    console.log(`${count} tests in ${Math.round((Date.now() - startedMs) / 1000)} s${parts}`);
  }
}

/** `npm cit` creates the folders of node_modules at its start. Other commands begin with the tests. */
function runStart(): { startedMs: number; parts: string } {
  if (process.env.npm_command !== 'install-ci-test') return { startedMs: performance.timeOrigin, parts: '' };
  return { startedMs: statSync('node_modules/vitest').birthtimeMs, parts: ', installation included' };
}
