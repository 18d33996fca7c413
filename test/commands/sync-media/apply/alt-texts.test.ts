/** Tests alt texts, from the manifest to the library. */
import { describe, expect, test } from 'vitest';
import { HOUR, png, startWith } from '../fixture.js';

describe('alt texts', () => {
  const ALT = ['--alt-text', 'alt.yaml'];

  test('sets the alt text of the first glob that matches, only if the library has another', async () => {
    await using fixture = await startWith({
      'media/a.png': png(1),
      'media/guide/b.png': png(2),
      'alt.yaml': 'guide/*.png: >\n  A screenshot\n  of it\n"**/*.png": A picture\n',
    });
    await fixture.expectSync({ 'alt-updated': '2' }, ALT);
    const textOf = (name: string): string | null | undefined => fixture.emulator.state.media.findByName(name)?.altText;
    expect([textOf('a.png'), textOf('b.png')]).toEqual(['A picture', 'A screenshot of it']);
    await fixture.expectNoWrites({ 'alt-updated': '0', unchanged: '2', changed: 'false' }, ALT);
    expect(fixture.requestsTo('GET files/media')).toEqual([]);
    fixture.put({ 'alt.yaml': 'a.png: ""\n' });
    await fixture.expectSync({ 'alt-updated': '1' }, ALT);
    expect([textOf('a.png'), textOf('b.png')]).toEqual([null, 'A screenshot of it']);
  });

  test.each(['', 'B'])('gives a renamed file the text %j that the manifest has now', async (text) => {
    await using fixture = await startWith({ 'media/a.txt': 'one', 'media/b.txt': 'two', 'alt.yaml': '"**": A\n' });
    await fixture.expectSync({ 'alt-updated': '2' }, ALT);
    fixture.put({ 'media/a.txt': undefined, 'media/c.md': 'one', 'alt.yaml': `"**": "${text}"\n` });
    await fixture.expectSync({ 'alt-updated': '2' }, ALT);
    expect(fixture.media().map(({ altText }) => altText ?? '')).toEqual([text, text]);
    await fixture.expectNoWrites({ 'alt-updated': '0', changed: 'false' }, ALT);
  });

  test.each<{
    readonly what: string;
    readonly before?: Parameters<typeof startWith>[0];
    readonly files: Parameters<typeof startWith>[0];
    readonly missing: readonly string[];
  }>([
    {
      what: 'a copy of a file that gets a text',
      files: { 'media/logo.png': png(1), 'media/copy.png': png(1), 'media/x.png': png(2), 'alt.yaml': 'logo.png: L\n' },
      missing: ['x.png'],
    },
    {
      what: 'two copies without a text',
      files: { 'media/a.png': png(1), 'media/b.png': png(1), 'alt.yaml': '{}\n' },
      missing: ['a.png'],
    },
    {
      what: 'a copy of a replacement of a file that has a text',
      before: { 'media/a.png': png(1), 'alt.yaml': 'a.png: A\n' },
      files: { 'media/a.png': png(2), 'media/b.png': png(2), 'alt.yaml': '{}\n' },
      missing: [],
    },
    {
      what: 'an import over a file of the folder before',
      before: { 'media/badge.png': png(1), 'alt.yaml': 'badge.png: A\n' },
      files: {
        'media/badge.png': undefined,
        'alt.yaml': '{}\n',
        'imports.json': '[{"url": "https://assets.example.com/badge.png"}]',
      },
      missing: [],
    },
  ])('names images without a text once per library file, in each run: $what', async ({ before, files, missing }) => {
    await using fixture = await startWith({ 'alt.yaml': '{}\n', 'imports.json': '[]', ...before }, { seed: true });
    const flags = [...ALT, '--imports', 'imports.json'];
    await fixture.sync(flags);
    fixture.clock.advance(HOUR);
    fixture.put(files);
    const named: unknown[] = [];
    for (const more of [['--dry-run'], [], []]) {
      await fixture.expectSync({ outcome: 'done' }, [...flags, ...more]);
      named.push(
        (JSON.parse(fixture.read('docs-ci/sync-media/plan.json')) as Record<string, unknown>)['missingAltTexts'],
      );
    }
    expect(named).toEqual([missing, missing, missing]);
  });

  test('rejects a second text for a copy of a replacement already in a plan', async () => {
    await using fixture = await startWith({ 'media/a.png': png(1), 'alt.yaml': 'a.png: A\n' });
    await fixture.sync(ALT);
    fixture.put({ 'media/a.png': png(2), 'media/b.png': png(2), 'alt.yaml': 'a.png: A\nb.png: B\n' });
    for (const more of [['--dry-run'], []]) {
      const { stderr } = await fixture.sync([...ALT, ...more]);
      expect(stderr).toContain(
        "b.png: its alt text can't be set, because the file shares a library file with a.png, which has a different",
      );
    }
    expect(fixture.plan().steps[0]).toMatchObject({ action: 'conflict', file: 'b.png' });
  });

  test('takes a manifest that a program wrote in one line', async () => {
    const texts = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`${index}.png`, `Picture ${index}`]));
    await using fixture = await startWith({ 'media/1.png': png(1), 'alt.yaml': JSON.stringify(texts) });
    await fixture.expectSync({ 'alt-updated': '1' }, ALT);
  });

  test.each([
    ['- a\n- b\n', 'must map glob patterns to alt texts'],
    ['a.png:\n', 'has no text for "a.png"'],
    ['a.png: [1\n', "isn't valid YAML or JSON: "],
    ['a.png: A\n---\n', 'multiple documents at line 2, column 1. See'],
    [undefined, "doesn't exist. Check the spelling"],
  ])('rejects a manifest of alt texts that contains %j', async (text, problem) => {
    await using fixture = await startWith({ 'media/a.png': png(1), ...(text !== undefined && { 'alt.yaml': text }) });
    const { result } = await fixture.expectRejected(problem, ALT);
    expect(result.message).toContain('--alt-text: "alt.yaml" ');
  });

  test.each([
    ['a key twice', 'a.png: A\n"a.png": B\n', "isn't valid YAML or JSON: Map keys must be unique at line 2, column 1."],
    ['a key without text', '"": A\n', 'has the glob "", which is empty. Remove it.'],
    ['a negation of nothing', '"!": A\n', 'has the glob "!", which is empty. Remove it.'],
    ['nested brackets', `{${'"a":['.repeat(100)}`, 'it has more than 100 brackets in each other.'],
    ['a glob of 300 kB', JSON.stringify({ ['(a|'.repeat(100_000)]: 'A' }), 'which has more than 4,096 characters.'],
    ['a text of 300 kB', `a.png: ${'é'.repeat(300_000)}\n`, 'it has a line of more than 4,096 characters.'],
    ['100,000 aliases', `${'*a '.repeat(100_000)}\n`, 'it has a line of more than 4,096 characters.'],
  ])('rejects a manifest of alt texts with %s', async (_, text, problem) => {
    await using fixture = await startWith({ 'media/a.png': png(1), 'alt.yaml': text });
    const { result } = await fixture.expectRejected(problem, ALT);
    expect(result.message.length).toBeLessThan(500);
  });
});
