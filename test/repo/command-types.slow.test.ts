/**
 * Tests with the type checker that only the `command.ts` of a command writes its record, since all other parts return what
 * they learned, and that a command reads each input that it declares.
 */
import { relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { readsOf } from './input-reads.js';
import { createTypedProgram, HALL, typeArgumentsOf } from './typed-program.js';

const MUTATORS = new Set([
  'push',
  'unshift',
  'splice',
  'pop',
  'shift',
  'sort',
  'reverse',
  'fill',
  'set',
  'add',
  'delete',
]);
const ASSIGNMENTS = [ts.SyntaxKind.FirstAssignment, ts.SyntaxKind.LastAssignment] as const;

/** A part of publish-branch that does everything that no part may do. */
const PLANTED = `${HALL}/publish-branch/planted.ts`;
const BREACHES = `
  record.result = undefined;
  record.files.plan = 'plan.json';
  record.warnings.push('warning');
  Object.assign(record, {});
  join(record, ended);
  const take = (context: PublishContext): void => undefined;
  const pick = ({ record: own }: Pick<PublishContext, 'record'>): void => undefined;
`;
const PLANTED_SOURCE = `
import { type Ended, join } from '../command.js';
import type { PublishContext, PublishRecord } from './record.js';
declare const record: PublishRecord;
declare const ended: Ended<object, undefined>;
export function write(): void {${BREACHES}}
`;

/** Inputs that no code reads, with names that much of the code of their command has. */
const UNREAD: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  'trigger-deploy': ['name', 'path', 'result', 'message', 'stages', 'pages'],
  'push-content': ['name', 'result', 'message', 'pages', 'steps', 'branches'],
};

/** Each place below a command, but for its `command.ts`, that writes its record or takes a context that has it. */
function breachesOf(program: ts.Program, command: string): string[] {
  const checker = program.getTypeChecker();
  const folder = `${HALL}/${command}`;
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
  const main = files.find(({ fileName }) => fileName === `${folder}/command.ts`);
  const record = main && typeArgumentsOf(checker, main)[1];
  const isRecord = (type: ts.Type): boolean =>
    type === record ||
    (isNamed(type) && type.getSymbol() === record?.getSymbol()) ||
    (type.isUnionOrIntersection() && type.types.some(isRecord)) ||
    (type.aliasTypeArguments ?? []).some(isRecord);
  const isOfRecord = (node: ts.Expression): boolean =>
    isRecord(checker.getTypeAtLocation(node)) ||
    ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && isOfRecord(node.expression));
  return files
    .filter((file) => file !== main)
    .flatMap((file) => {
      const found: ts.Node[] = [];
      const visit = (node: ts.Node): void => {
        if (writtenBy(node).some(isOfRecord)) found.push(node);
        if (ts.isParameter(node) && hasContextRecord(checker, node)) found.push(node);
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found.map((node) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        return `${relative(HALL, file.fileName)}:${line + 1}: ${node.getText().split('\n')[0] ?? ''}`;
      });
    });
}

/** False for a type that is only written out: all of these have one name. */
function isNamed(type: ts.Type): boolean {
  return (type.getSymbol()?.name ?? '__type') !== '__type';
}

/** What a node assigns to, or changes by a method, `Object.assign` or `join`. */
function writtenBy(node: ts.Node): ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind < ASSIGNMENTS[0] || kind > ASSIGNMENTS[1]) return [];
    return ts.isPropertyAccessExpression(node.left) || ts.isElementAccessExpression(node.left)
      ? [node.left.expression]
      : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const [first] = node.arguments;
  const called = node.expression.getText();
  if (called === 'Object.assign' || called === 'join') return first ? [first] : [];
  if (!ts.isPropertyAccessExpression(node.expression) || !MUTATORS.has(node.expression.name.text)) return [];
  return [node.expression.expression];
}

/** True for a parameter that has the `record` of `Context`. */
function hasContextRecord(checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): boolean {
  const property = checker.getTypeAtLocation(parameter).getProperty('record');
  return (property?.declarations ?? []).some(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && parent.name.text === 'Context',
  );
}

const program = createTypedProgram({
  [PLANTED]: () => PLANTED_SOURCE,
  ...Object.fromEntries(
    Object.entries(UNREAD).map(([command, names]) => [
      `${HALL}/${command}/inputs.ts`,
      (text: string) =>
        text.replace(
          'export const inputs = {',
          `$&${names.map((name) => `${name}: text({ description: '' }),`).join('')}`,
        ),
    ]),
  ),
});
const isPlanted = (breach: string): boolean => breach.includes('planted.ts');

test.each(commandNames)(
  'writes the record of %s in its command.ts alone, and passes no part a context that has it',
  (name) => expect(breachesOf(program, name).filter((breach) => !isPlanted(breach))).toEqual([]),
);

test('finds each kind of write, and each kind of context', () => {
  const found = breachesOf(program, 'publish-branch').filter(isPlanted);
  expect(found).toHaveLength(BREACHES.trim().split('\n').length);
});

/** The run itself reads these. */
const READ_BY_RUN = new Set(['apiKey', 'baseUrl', 'timeout', 'onMissingKey', 'resultsDir', 'dryRun']);

test.each(commandNames)('reads each input that it declares, and finds those that no code reads: %s', (name) => {
  const { declared, read } = readsOf(program, name);
  const unread = declared.filter((input) => !READ_BY_RUN.has(input) && !read.has(input));
  expect(unread).toEqual(UNREAD[name] ?? []);
});
