/** Runs `npm run inventory`: prints what the repository promises and weighs, as Markdown. Needs no network. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allCommandMetadata } from './generator/command-metadata.js';
import { countWords } from './words.js';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files below a folder, or the file, relative to the root. */
function filesOf(path: string, accepts: (file: string) => boolean = () => true): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => accepts(file.replaceAll('\\', '/')));
}

const read = (file: string): Buffer => readFileSync(join(ROOT, file));
const count = (files: readonly string[], pattern: RegExp): number =>
  files.reduce((sum, file) => sum + (read(file).toString('utf8').match(pattern)?.length ?? 0), 0);
const wordsOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + countWords(read(file).toString('utf8')), 0);
const linesOf = (files: readonly string[]): number => count(files, /\n/g);
const bytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + read(file).length, 0);
const row = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => cell.toLocaleString('en-US')).join(' | ')} |\n`;

const isCode = (file: string): boolean => /\.(?:ts|sh)$/.test(file);
const isTest = (file: string): boolean => file.startsWith('emulator/test/');
const isInternal = (file: string): boolean => file.startsWith('docs/internals/');

const jobs = await allCommandMetadata();
const numbers = jobs.map(({ name, inputs, commonInputs, inputGroups, outputs }) => {
  const own = Object.values(inputGroups).flat().length;
  return [name, own, commonInputs.length, inputs.length, outputs.length] as const;
});
const total = (column: 1 | 3 | 4): number => numbers.reduce((sum, cells) => sum + cells[column], 0);

let text =
  row('Job', 'Inputs of its own', 'Common inputs', 'All inputs', 'Outputs') + row('---', '--:', '--:', '--:', '--:');
for (const cells of numbers) text += row(...cells);
text += row('**all**', total(1), '', total(3), total(4));

const isPage = (file: string): boolean => file.endsWith('.md');
const jobPages = filesOf('actions', isPage).sort();
const userPages = filesOf('docs', (file) => isPage(file) && !isInternal(file)).sort();
const internals = filesOf('docs/internals', isPage);
const pages = ['README.md', ...jobPages, ...userPages];
const dist = filesOf('dist');
const { files: packaged } = JSON.parse(read('package.json').toString('utf8')) as { files: string[] };
const published = [...packaged, 'package.json'].flatMap((path) => filesOf(path));
const tests = [...filesOf('test', isCode), ...filesOf('emulator', (file) => isTest(file) && isCode(file))];
const all: readonly (readonly [what: string, number: number])[] = [
  ['Lines of src', linesOf(filesOf('src', isCode))],
  ['Lines of emulator', linesOf(filesOf('emulator', (file) => !isTest(file) && isCode(file)))],
  ['Lines of tests', linesOf(tests)],
  ['Lines of scripts', linesOf(filesOf('scripts', isCode))],
  ['Pages for users', pages.length],
  ['Words for users, without code blocks', wordsOf(pages)],
  ['Words of docs/internals, without code blocks', wordsOf(internals)],
  ['Words of the pages of jobs', wordsOf(jobPages)],
  ['Words for users, with code blocks and marks', count(pages, /\S+/g)],
  ['Files of dist', dist.length],
  ['Bytes of dist', bytesOf(dist)],
  ['Bytes of the npm package, unpacked', bytesOf(published)],
  ['Bytes of the npm package, packed (about)', gzipSync(Buffer.concat(published.map(read)), { level: 9 }).length],
];
text += `\n${row('Repository', 'Now')}${row('---', '--:')}${all.map((cells) => row(...cells)).join('')}`;
text += `\n${row('Page', 'Words')}${row('---', '--:')}${pages.map((page) => row(page, wordsOf([page]))).join('')}`;
process.stdout.write(text);
