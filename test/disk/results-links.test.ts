import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeResultsFiles } from '../../src/disk/earlier-results.js';
import { writeResultsFile } from '../../src/disk/results-file.js';
import { createFolder, removeFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';

test.for([
  ['the folder itself', 'docs-ci/check'],
  ['the folder above', 'docs-ci'],
] as const)('leaves the files of others alone although a link leads to them: %s', async ([, link], { skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  const [workspace, outside] = [createFolder(), createFolder()];
  try {
    const resultsDir = join(workspace, 'docs-ci/check');
    mkdirSync(dirname(join(workspace, link)), { recursive: true });
    symlinkSync(outside, join(workspace, link));
    mkdirSync(resultsDir, { recursive: true });
    writeFileSync(join(resultsDir, 'check.json'), 'theirs');
    const context = { host: { workspace }, resultsDir, log: { warning: () => undefined } };
    await removeResultsFiles(context, ['check.json']);
    await writeResultsFile(context, 'check.json', 'ours');
    await writeResultsFile(context, 'plan.json', 'ours');
    expect(readFileSync(join(resultsDir, 'check.json'), 'utf8')).toBe('theirs');
    expect(existsSync(join(resultsDir, 'plan.json'))).toBe(false);
    expect(existsSync(join(resultsDir, '.gitignore'))).toBe(false);
  } finally {
    removeFolder(workspace);
    removeFolder(outside);
  }
});

test('writes through a link that stays in the workspace, and replaces a link in place of a file', async ({ skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  const [workspace, outside] = [createFolder(), createFolder()];
  try {
    mkdirSync(join(workspace, 'real'));
    symlinkSync(join(workspace, 'real'), join(workspace, 'docs-ci'));
    writeFileSync(join(outside, 'theirs.json'), 'theirs');
    symlinkSync(join(outside, 'theirs.json'), join(workspace, 'real/check.json'));
    const context = { host: { workspace }, resultsDir: join(workspace, 'docs-ci'), log: { warning: () => undefined } };
    await writeResultsFile(context, 'check.json', 'ours');
    expect(readFileSync(join(workspace, 'real/check.json'), 'utf8')).toBe('ours');
    expect(readFileSync(join(outside, 'theirs.json'), 'utf8')).toBe('theirs');
  } finally {
    removeFolder(workspace);
    removeFolder(outside);
  }
});
