/** Tests that names and patterns match in whatever Unicode form either of them is. */
import { describe, expect, test } from 'vitest';
import { findFiles, matchPaths } from '../../src/disk/find-files.js';
import { createFolder, writeFiles } from '../support/folder.js';

const FORMS = ['NFC', 'NFD'] as const;

/** The path with its folder and its file in these forms. */
function pathIn(folder: string, file: string): string {
  return `docs/${'\u00fcber'.normalize(folder)}/${'caf\u00e9'.normalize(file)}.md`;
}

/** Forms of the folder and the file of one path, or of one pattern. */
const PAIRS = FORMS.flatMap((folder) => FORMS.map((file) => [folder, file] as const));

describe.each(PAIRS)('a folder in %s with a file in %s', (folder, file) => {
  const path = pathIn(folder, file);

  test.each(PAIRS)('finds it by patterns in %s and %s', async (...forms) => {
    const workspace = createFolder();
    writeFiles(workspace, {
      [path]: '',
      'docs/other.md': '',
      'docs/.hidden/caf\u00e9.md': '',
      'node_modules/caf\u00e9.md': '',
    });
    const exact = pathIn(...forms);
    const both = `${'caf\u00e9'.normalize(forms[0])}-${'caf\u00e9'.normalize(forms[1])}`;
    for (const glob of [
      exact,
      exact.replace('docs/', '**/'),
      exact.replace(/[^/]+\.md$/, '*.md'),
      exact.replace(/^docs\/[^/]+/, '**'),
      exact.replace(/([^/]+)\.md$/, '{$1,x}.md'),
      exact.replace(/caf[^.]+/, 'caf?'),
      exact.replace(/caf[^.]+/, 'caf[\u00e0-\u00ea]'),
      `./${exact}`,
    ]) {
      expect(
        (await findFiles(workspace, [glob])).map((found) => found.path),
        glob,
      ).toEqual([path]);
      expect([...(await matchPaths([path], [glob]))], glob).toEqual([path]);
    }
    expect(await findFiles(workspace, [both, 'docs/**/*.md', `!${exact}`])).toEqual([{ path: 'docs/other.md' }]);
  });
});
