/** Tests how the changes of a run are divided into pushes. */
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/api/endpoints/content.js';
import { type Batch, Batches, type Change, inPushOrder, type ManifestWrite } from '../../src/project/batches.js';
import type { PageStep } from '../../src/commands/push-content/plan/steps.js';

function changeOf(type: Change['type'], path: string, content = ''): Change {
  const action = type;
  const step: PageStep = { action, place: path, path, reason: 'new' };
  return { type, path, step, ...(type !== 'delete' && { content: () => Promise.resolve(content) }) };
}

function creates(count: number, content = ''): Change[] {
  return Array.from({ length: count }, (_, index) => changeOf('create', `p${index}`, content));
}

/** A manifest whose content is the paths of the changes so far. */
function manifest(isInEachPush: boolean): ManifestWrite {
  const render = (done: readonly Change[]): Operation => {
    return { type: 'update', path: 'manifest', content: done.map(({ path }) => path).join(' ') };
  };
  return { render, ...(!isInEachPush && { pushId: '1' }) };
}

async function all(batches: Batches): Promise<Batch[]> {
  const found: Batch[] = [];
  for (let batch = await batches.next(); batch; batch = await batches.next()) found.push(batch);
  expect(found.map(({ isLast }) => isLast)).toEqual(found.map((_, index) => index === found.length - 1));
  return found;
}

function pathsOf({ operations }: Batch): string[] {
  return operations.map(({ path }) => path);
}

function bytesOf({ operations }: Batch): number {
  return Buffer.byteLength(JSON.stringify(operations));
}

describe('Batches', () => {
  test.each([
    [0, [1]],
    [1, [2]],
    [19, [20]],
    [20, [20, 1]],
    [45, [20, 20, 6]],
  ])('pushes %i pages with the manifest in the last push', async (count, sizes) => {
    const found = await all(new Batches(creates(count), manifest(false)));
    expect(found.map(({ operations }) => operations.length)).toEqual(sizes);
    expect(found.map((batch) => pathsOf(batch).includes('manifest'))).toEqual(
      sizes.map((_, i) => i === sizes.length - 1),
    );
    expect(found.flatMap(({ changes }) => changes)).toHaveLength(count);
    expect(found.at(-1)?.operations.at(-1)).toEqual(manifest(false).render(creates(count)));
  });

  test('pushes a manifest in each push that lists what has been pushed so far', async () => {
    const found = await all(new Batches(creates(40), manifest(true)));
    expect(found.map(({ operations }) => operations.length)).toEqual([20, 20, 3]);
    for (const [index, count] of [19, 38, 40].entries()) {
      expect(found[index]?.operations.at(-1)).toEqual(manifest(true).render(creates(count)));
    }
  });

  test('pushes nothing if there are no changes and no manifest', async () => {
    expect(await all(new Batches([], undefined))).toEqual([]);
  });

  test('orders creates and updates before the configuration, and deletes after it', async () => {
    const config: Change = { type: 'update', path: 'docs.json', content: () => Promise.resolve('{}') };
    const changes = [changeOf('delete', 'd'), config, changeOf('update', 'u'), changeOf('create', 'c')];
    expect(inPushOrder(changes).map(({ path }) => path)).toEqual(['u', 'c', 'docs.json', 'd']);
    const [batch] = await all(new Batches(changes, manifest(false)));
    expect(batch && pathsOf(batch)).toEqual(['u', 'c', 'docs.json', 'd', 'manifest']);
    expect(batch?.operations).toContainEqual({ type: 'delete', path: 'd' });
  });

  test('deletes the page with another ending in the same push', async () => {
    const pair: Change = { ...changeOf('update', 'z.md', 'text'), replaces: 'z.mdx' };
    const found = await all(new Batches([...creates(19), pair], undefined));
    expect(found.map(({ operations }) => operations.length)).toEqual([19, 2]);
    expect(found[1]?.operations).toEqual([
      { type: 'update', path: 'z.md', content: 'text' },
      { type: 'delete', path: 'z.mdx' },
    ]);
  });

  test('limits the bytes of a push as JSON, and pushes a larger page alone', async () => {
    const quotes = '"'.repeat(200_000);
    const large = changeOf('create', 'large', 'x'.repeat(2_000_000));
    const changes = [...creates(5, quotes), large, changeOf('create', 'z')];
    const found = await all(new Batches(changes, undefined));
    expect(found.map(pathsOf)).toEqual([['p0', 'p1'], ['p2', 'p3'], ['p4'], ['large'], ['z']]);
    expect(found.filter((batch) => bytesOf(batch) > 900_000).map(pathsOf)).toEqual([['large']]);
  });

  test('reserves room for a manifest that each push contains', async () => {
    const large = 'x'.repeat(500_000);
    const write: ManifestWrite = { render: () => ({ type: 'update', path: 'm', content: large }) };
    const found = await all(new Batches(creates(4, 'y'.repeat(150_000)), write));
    expect(found.map(pathsOf)).toEqual([
      ['p0', 'p1', 'm'],
      ['p2', 'p3', 'm'],
    ]);
  });

  test('pushes a page without the manifest if both are too large for one push', async () => {
    const found = await all(new Batches(creates(2, 'y'.repeat(899_955)), manifest(true)));
    expect(found.map(pathsOf)).toEqual([['p0'], ['p1'], ['manifest']]);
  });

  test('loads only the texts of one push and of the page behind it', async () => {
    const loaded: string[] = [];
    const contentOf = (path: string): Promise<string> => {
      loaded.push(path);
      return Promise.resolve('x'.repeat(100_000));
    };
    const changes = creates(50).map((change): Change => ({ ...change, content: () => contentOf(change.path) }));
    const batches = new Batches(changes, undefined);
    expect((await batches.next())?.operations).toHaveLength(8);
    expect(loaded).toHaveLength(9);
    await batches.next();
    expect(loaded).toHaveLength(17);
    await all(batches);
    expect(loaded).toEqual(changes.map(({ path }) => path));
  });
});

describe('a push that is too large for the server', () => {
  /** Pushes to a server with a limit, and returns the pushed paths and the ones that failed. */
  async function pushAll(batches: Batches, limit: number) {
    const pushed: string[][] = [];
    for (let tries = 1; tries <= 100; tries += 1) {
      const batch = await batches.next();
      if (!batch) return { pushed, failed: [], tries: tries - 1 };
      if (bytesOf(batch) <= limit) pushed.push(pathsOf(batch));
      else if (!batches.takeBack(batch, 'too large')) return { pushed, failed: pathsOf(batch), tries };
    }
    throw new Error('The pushes never end.');
  }

  test('divides it, and makes later ones smaller', async () => {
    const batches = new Batches(creates(40, 'x'.repeat(20_000)), manifest(false));
    const { pushed, failed, tries } = await pushAll(batches, 250_000);
    expect(failed).toEqual([]);
    expect(pushed.flat()).toEqual([...creates(40).map(({ path }) => path), 'manifest']);
    expect(tries - pushed.length).toBe(1);
  });

  test.each([false, true])(
    'counts a page that gets another ending as one change, so a lasting 413 ends (manifest in each push: %j)',
    async (isInEachPush) => {
      const change = { ...changeOf('create', 'a.mdx', 'x'), replaces: 'a.md' };
      const { failed, tries } = await pushAll(new Batches([change, ...creates(30)], manifest(isInEachPush)), 0);
      expect(failed).toEqual(['a.mdx', 'a.md']);
      expect(tries).toBeLessThanOrEqual(20);
    },
  );

  test('ends if only the manifest is too large', async () => {
    const { pushed, failed } = await pushAll(new Batches([changeOf('delete', 'a')], manifest(false)), 40);
    expect(pushed).toEqual([['a']]);
    expect(failed).toEqual(['manifest']);
  });
});
