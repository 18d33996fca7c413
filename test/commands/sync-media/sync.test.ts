import { describe, expect, test } from 'vitest';
import { startLab } from './lab.js';

describe('a folder and its library', () => {
  test('a first sync uploads everything, a second writes nothing and asks no address', async () => {
    await using lab = await startLab();
    lab.put({ 'media/a.txt': 'one', 'media/guide/b.txt': 'two', 'media/guide/c.md': '# three' });
    const first = await lab.sync();
    expect(first.exitCode, first.stderr).toBe(0);
    expect(lab.library()).toEqual({ 'a.txt': 'one', 'b.txt': 'two', 'c.md': '# three' });
    expect(first.result.outputs).toMatchObject({ added: '3', unchanged: '0', changed: 'true', complete: 'true' });
    const lock = lab.read('.docs-media.lock.json');
    lab.forget();
    const second = await lab.sync();
    expect(second.exitCode, second.stderr).toBe(0);
    expect(second.result.outputs).toMatchObject({ added: '0', unchanged: '3', changed: 'false', complete: 'true' });
    expect(lab.writes()).toEqual([]);
    expect(lab.sent('GET files/media')).toEqual([]);
    expect(lab.sent('GET /media')).toHaveLength(1);
    expect(lab.read('.docs-media.lock.json')).toBe(lock);
  });
});
