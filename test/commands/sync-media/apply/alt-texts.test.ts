/** Tests alt texts, from the manifest to the library. */
import { describe, expect, test } from 'vitest';
import { HOUR, png, startFixture, startWith } from '../fixture.js';

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

  test('lists images without alt text and writes nothing with require-alt', async () => {
    await using fixture = await startFixture();
    fixture.emulator.state.addMedia('known.png', png(9), { altText: 'Known', createdAt: fixture.clock.now() - HOUR });
    fixture.put({ 'media/a.png': png(1), 'media/b.png': png(2), 'media/d.png': png(3), 'media/known.png': png(9) });
    fixture.put({ 'media/text.txt': 'no image', 'alt.yaml': 'a.png: One\nd.png: ""\n' });
    const { result } = await fixture.expectSync({ exitCode: 3 }, [...ALT, '--require-alt']);
    expect(result.outputs.outcome).toBe('gate');
    expect(result.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toContain(
      'b.png has no alt text.',
    );
    expect(fixture.writes()).toEqual([]);
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
