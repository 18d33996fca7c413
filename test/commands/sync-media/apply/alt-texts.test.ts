/** Tests alt texts, from the manifest to the library. */
import { describe, expect, test } from 'vitest';
import { png, startWith } from '../fixture.js';

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
});
