/** Tests that a run sets every output that its page lists, and no other. */
import { expect, test } from 'vitest';
import { commandNames, commands } from '../../src/commands/index.js';
import type { AnyCommand } from '../../src/commands/inputs/common-inputs.js';
import { startStage } from '../support/runs.js';

test.each(commandNames)(
  'sets every declared output of %s and no other, without values if the run is skipped',
  async (name) => {
    const { outputs }: AnyCommand = await commands[name]();
    await using stage = await startStage();
    const { result } = await stage.runAction(name, { 'api-key': '', 'on-missing-key': 'skip' });
    const { outcome, result: path, ...others } = result.outputs;
    expect({ outcome, path }).toEqual({ outcome: 'skipped', path: `docs-ci/${name}/result.json` });
    expect(others).toEqual(Object.fromEntries(Object.keys(outputs).map((output) => [output, ''])));
  },
);
