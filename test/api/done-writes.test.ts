import { describe, expect, it } from 'vitest';
import { pushCommit } from '../../src/api/endpoints/content.js';
import { deleteManyMedia, setAltText } from '../../src/api/endpoints/media.js';
import { replaceMedia, uploadMedia } from '../../src/api/endpoints/uploads.js';
import { type Bench, countOf, startBench } from '../support/api.js';

const file = (name: string, text: string) => ({ name, content: new Blob([text]) });

const WRITES: readonly { readonly route: string; readonly send: (bench: Bench, id: string) => Promise<unknown> }[] = [
  {
    route: 'POST /push',
    send: ({ api }) =>
      pushCommit(api, {
        commitMessage: 'A page',
        operations: [{ type: 'create', path: 'a.mdx', content: '# A' }],
      }),
  },
  { route: 'PATCH /media/{id}', send: ({ api }, id) => setAltText(api, id, 'A') },
  { route: 'POST /media/{id}/replace', send: ({ api }, id) => replaceMedia(api, id, file('a.txt', 'b')) },
  { route: 'POST /media', send: ({ api }) => uploadMedia(api, [file('b.txt', 'b')]) },
  { route: 'POST /media/bulk-delete', send: ({ api }, id) => deleteManyMedia(api, [id]) },
];

describe('a write that gets a 2xx without JSON', () => {
  it.each(
    WRITES.flatMap((write) =>
      [
        { status: 204, body: '' },
        { status: 202, body: '' },
        { status: 201, body: 'Created' },
      ].map((answer) => ({ ...write, ...answer })),
    ),
  )('sends a write once if $route gets $status "$body"', async ({ route, send, status, body }) => {
    await using bench = await startBench({ role: 'admin' });
    const { id } = bench.emulator.state.addMedia('a.txt', Buffer.from('a'));
    bench.emulator.addFault({ route, kind: 'status', status, body, afterWork: true, times: Infinity });
    await send(bench, id);
    expect(countOf(bench, route)).toBe(1);
    expect(bench.api.stats.retried).toBe(0);
  });
});
