/** Tests that the first snippet of each page runs in an empty repository that has nothing but what the page names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames, type CommandName } from '../../src/commands/index.js';
import { startStage } from '../support/runs.js';
import { usesOf } from './example-uses.js';
import { readRepositoryFile } from './files.js';
import { firstSnippet, NAMED } from './first-snippets.js';

/** The branch of the sample project that takes the place of the one in the snippet. */
const BRANCHES: Readonly<Record<string, string>> = { next: 'new-guide' };

/** The inputs of the first use of the job in a section, without those that the stage sets or that the host reads. */
function firstInputs(name: CommandName, section: 'GitHub' | 'GitLab'): Record<string, string> {
  const uses = usesOf({ where: name, text: firstSnippet(name, section) });
  const inputs = uses.find(({ command }) => command === name)?.inputs ?? expect.fail(`${name} has no ${section}`);
  const others = ['api-key', 'base-url', 'rules', 'job-name'];
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([input, value]) =>
      others.includes(input) ? [] : [[input, String(value).replace(/^\$\{\{.*\}\}$|^\$CI_COMMIT_TAG$/, 'v1.0.0')]],
    ),
  );
}

test.each(commandNames.flatMap((name) => (['GitHub', 'GitLab'] as const).map((section) => [name, section] as const)))(
  'runs the first snippet of %s for %s with nothing but what its page names',
  async (name, section) => {
    const inputs = firstInputs(name, section);
    // The page of check-pages names the folder with all pages of the project.
    const isFolderLive = name === 'check-pages';
    await using stage = await startStage({ seed: !isFolderLive, build: { pendingMs: 50, buildingMs: 100 } });
    for (const [path, text] of Object.entries(NAMED[name] ?? {})) {
      mkdirSync(join(stage.folder, dirname(path)), { recursive: true });
      writeFileSync(join(stage.folder, path), text);
      if (isFolderLive) stage.emulator.state.project.edit({ [path.replace('docs/', '')]: text });
      expect(readRepositoryFile(`actions/${name}/README.md`)).toContain(path.replace(/\/[^/]*$/, ''));
    }
    const flags = Object.entries(inputs).map(([input, value]) => `--${input}=${BRANCHES[value] ?? value}`);
    const { result, stderr } = await stage.run(name, flags);
    expect(result.outcome, stderr).toBe('done');
  },
);
