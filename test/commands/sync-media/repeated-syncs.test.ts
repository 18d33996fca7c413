/** Tests random histories of a folder. The faults project tries more of them. */
import fc from 'fast-check';
import { test } from 'vitest';
import { SEED } from '../../faults/seeded-random.js';
import { checkHistory, histories } from './repeated-syncs.js';

test(
  'keeps the library equal to the folder over random edits and interruptions, and then changes nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(histories, checkHistory), { numRuns: 3, seed: SEED });
  },
);

test('deletes a library file that its path has left for another one, although the run in between was interrupted', async () => {
  const edit = (path: string, content: string) => ({ kind: 'write' as const, path, content });
  const interrupted = (...edits: readonly ReturnType<typeof edit>[]) => ({
    kind: 'SIGTERM' as const,
    request: 1,
    edits,
  });
  await checkHistory([
    { uploadSource: 'name', resultOrder: 'sent', mediaEtag: 'md5', staleAfterReplaceMs: 0, replaceField: 'file' },
    [
      { edits: [edit('e.md', 'three')], imports: [], cuts: [] },
      { edits: [{ kind: 'rename', path: 'e.md', to: 'a.txt' }], imports: [], cuts: [interrupted(edit('e.md', 'one'))] },
      // Both paths use the file of e.md now, and the first one of a.txt is left.
      { edits: [edit('a.txt', 'one')], imports: [], cuts: [interrupted()] },
    ],
  ]);
});
