/** Planning looks at each file so many times, however many there are. */
import { expect, test } from 'vitest';
import { worldOf } from '../../../scripts/bench/sync-media.js';
import { planSync, type World } from '../../../src/commands/sync-media/plan.js';

/** How often planning reads a field of a file of the folder or of the library. */
function looksAt(count: number): number {
  const world = worldOf(count);
  let looks = 0;
  const watched = <T extends object>(one: T): T =>
    new Proxy(one, {
      get(target, field, receiver) {
        looks += 1;
        return Reflect.get(target, field, receiver) as unknown;
      },
    });
  const files = world.files.map(watched);
  const byId = new Map([...world.library.byId].map(([id, media]) => [id, watched(media)]));
  const byName = new Map([...world.library.byName].map(([name, media]) => [name, watched(media)]));
  const library = { ...world.library, byId, byName };
  const counterparts: World['counterparts'] = new Map(
    [...world.counterparts].map(([path, one]) => [path, { ...one, media: watched(one.media) }]),
  );
  const plan = planSync({ ...world, files, library, counterparts });
  expect(plan.files).toHaveLength(count);
  return looks;
}

test('planning grows linearly with the files', () => {
  const few = looksAt(2_000);
  const many = looksAt(32_000);
  expect(few).toBeGreaterThan(2_000);
  expect(many / few).toBeLessThan(16 * 1.01);
});
