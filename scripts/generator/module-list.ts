/** Renders the list of modules in docs/internals/modules.md: the first sentence of each. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Returns one table for each folder of `src`, in which each module is a row. Throws if a module doesn't begin with a comment.
 */
export async function moduleList(root: string): Promise<string> {
  const paths = (await modulesBelow(root, 'src')).sort(
    (a, b) => posix.dirname(a).localeCompare(posix.dirname(b), 'en') || a.localeCompare(b, 'en'),
  );
  const rows = new Map<string, string[]>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    const text = await readFile(join(root, path), 'utf8');
    const cells = [`[${posix.basename(path)}](../../${path})`, firstSentence(path, text)];
    rows.set(folder, [...(rows.get(folder) ?? []), `| ${cells.join(' | ')} |`]);
  }
  return [...rows]
    .map(([folder, lines]) => [`| \`${folder}/\` | |`, '| --- | --- |', ...lines].join('\n'))
    .join('\n\n');
}

async function modulesBelow(root: string, folder: string): Promise<string[]> {
  const paths = await readdir(join(root, folder), { recursive: true });
  return paths.filter((path) => path.endsWith('.ts')).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

function firstSentence(path: string, text: string): string {
  const [, comment] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  const words = comment
    ?.replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!words) throw new Error(`${path} must begin with a comment that says what it does.`);
  // A full stop inside of a name, such as `result.json`, ends no sentence.
  const sentence = /^.*?[.!?](?=\s[A-Z`]|$)/.exec(words)?.[0] ?? words;
  // The comment of the module has what follows a colon.
  return sentence.replace(/: .*$/, '.').replaceAll('|', '\\|');
}
