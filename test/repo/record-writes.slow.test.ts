/** Tests that only the `command.ts` of a command writes its record: all other parts return what they learned. */
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { commandNames } from '../../src/commands/index.js';

const ROOT = join(import.meta.dirname, '../..');
const HALL = join(ROOT, 'src/commands');
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

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  ROOT,
);

/** A part of publish-branch that does everything that no part may do. */
const PLANTED = join(HALL, 'publish-branch/planted.ts');
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

function createProgram(): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const read = host.readFile.bind(host);
  host.readFile = (path) => (path === PLANTED ? PLANTED_SOURCE : read(path));
  const exists = host.fileExists.bind(host);
  host.fileExists = (path) => path === PLANTED || exists(path);
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
  };
  return ts.createProgram({ rootNames: [...fileNames, PLANTED], options, host });
}

/** Each place below a command, but for its `command.ts`, that writes its record or takes a context that has it. */
function breachesOf(program: ts.Program, command: string): string[] {
  const checker = program.getTypeChecker();
  const folder = join(HALL, command).split(sep).join('/');
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
  const main = files.find(({ fileName }) => fileName === `${folder}/command.ts`);
  const record = main && recordOf(checker, main);
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

/** The record's type: the second argument of `Command<inputs, record>`. */
function recordOf(checker: ts.TypeChecker, main: ts.SourceFile): ts.Type | undefined {
  for (const statement of main.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { type } of statement.declarationList.declarations)
      if (type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Command' && type.typeArguments?.[1])
        return checker.getTypeFromTypeNode(type.typeArguments[1]);
  }
  return undefined;
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

const program = createProgram();
const isPlanted = (breach: string): boolean => breach.includes('planted.ts');

test.each(commandNames)(
  'writes the record of %s in its command.ts alone, and passes no part a context that has it',
  (name) => expect(breachesOf(program, name).filter((breach) => !isPlanted(breach))).toEqual([]),
);

test('finds each kind of write, and each kind of context', () => {
  const found = breachesOf(program, 'publish-branch').filter(isPlanted);
  expect(found).toHaveLength(BREACHES.trim().split('\n').length);
});
