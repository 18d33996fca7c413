/** Tests that only command.ts writes the record of a command, from what the other modules return. */
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { commandNames } from '../../src/commands/index.js';
import { readRepositoryFile, repositoryFiles } from './files.js';

/** Their modes still write the record. */
const NOT_YET: readonly string[] = [
  'analytics-report',
  'check-pages',
  'check-search',
  'export-pdf-artifact',
  'publish-branch',
  'sync-media',
  'trigger-deploy',
];

/** The second type argument of `Command`. */
function recordTypeOf(text: string): string {
  return /: Command<typeof inputs, (\w+)>/.exec(text)?.[1] ?? '';
}

/** The variable that an expression leads to, such as `record` of `record.files.plan`. */
function rootOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node))
    return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : undefined;
}

/** What an expression changes, if it changes anything: the left of an assignment, or what a method changes in place. */
function changedBy(node: ts.Node): ts.Node | undefined {
  const isAssignment =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  if (isAssignment) return node.left;
  if (ts.isDeleteExpression(node)) return node.expression;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: target, name } = node.expression;
  if (name.text === 'assign' && rootOf(target) === 'Object') return node.arguments[0];
  return ['push', 'set', 'add', 'delete', 'splice', 'unshift'].includes(name.text) ? target : undefined;
}

/** Returns the lines in which a module takes a context with a record, or changes a record that it was given. */
function recordWrites(path: string, text: string, recordType: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const given = new Set<string>();
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && node.type?.getText() === recordType)
      given.add(node.name.text);
    const isTaken = ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'record';
    const isReached = ts.isPropertyAccessExpression(node) && node.name.text === 'record';
    const changed = changedBy(node);
    if (isTaken || isReached || (changed && given.has(rootOf(changed) ?? ''))) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = found.map((node) => source.getLineAndCharacterOfPosition(node.getStart()).line);
  return [...new Set(lines)].map((line) => `${path}:${line + 1}: ${text.split('\n')[line]?.trim() ?? ''}`);
}

function writesOf(command: string): string[] {
  const recordType = recordTypeOf(readRepositoryFile(`src/commands/${command}/command.ts`));
  return repositoryFiles(new RegExp(`^src/commands/${command}/.*\\.ts$`))
    .filter((path) => basename(path) !== 'command.ts')
    .flatMap((path) => recordWrites(path, readRepositoryFile(path), recordType));
}

test.each(commandNames.filter((name) => !NOT_YET.includes(name)))(
  'writes the record of a run only in command.ts: %s',
  (name) => {
    expect(writesOf(name)).toEqual([]);
  },
);

test('names only commands that still write it elsewhere', () => {
  expect(NOT_YET.filter((name) => writesOf(name).length === 0)).toEqual([]);
});

test.each([
  'function write({ record }: Context): void { use(record); }',
  'function write(context: Context): void { context.record.plan = 1; }',
  'function write(record: R): void { record.plan ??= 1; }',
  'function write(record: R): void { record.pages.push(1); }',
  'function write(record: R): void { Object.assign(record, { plan: 1 }); }',
])('finds a module that could write a record: %s', (text) => {
  expect(recordWrites('a.ts', text, 'R')).toHaveLength(1);
});

test('finds nothing in a module that only reads a record', () => {
  expect(recordWrites('a.ts', 'function read(record: R): number { return record.plan; }', 'R')).toEqual([]);
});
