/** Tests that each command reads the inputs that it declares. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames, commands } from '../../src/commands/index.js';

/** The run itself reads these. */
const READ_BY_RUN = new Set(['apiKey', 'baseUrl', 'timeout', 'onMissingKey', 'resultsDir', 'dryRun']);

/** All modules below src/commands that a module imports, at any depth, without the declarations of common inputs. */
function modulesOf(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path) || !path.includes('src/commands/') || path.endsWith('common-inputs.ts')) return found;
  const source = readFileSync(path, 'utf8');
  found.set(path, source);
  for (const [, target = ''] of source.matchAll(/from '(\.[^']+)\.js'/g))
    modulesOf(join(dirname(path), `${target}.ts`), found);
  return found;
}

/** The source without comments, texts, declarations, and lists of names. */
function readingCode(source: string): string {
  return source
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replace(/^import [^]*?;$/gm, '')
    .replace(/inputGroups: \{[^]*?\n {2}\},/, '')
    .replace(/^ {2}(?:\w+: (?:\w+\(|\w+,)|token,)/gm, '');
}

test.each(commandNames)('reads each input that it declares: %s', async (name) => {
  const { inputs } = await commands[name]();
  const path = join(import.meta.dirname, '../../src/commands', name, 'command.ts');
  const words = new Set([...modulesOf(path).values()].flatMap((source) => readingCode(source).match(/\w+/g) ?? []));
  const unread = Object.keys(inputs).filter((input) => !READ_BY_RUN.has(input) && !words.has(input));
  expect(unread).toEqual([]);
});
