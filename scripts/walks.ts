/**
 * Runs `npm run walks`: prints, as Markdown, how the context of a run is carried through each command, and the places that
 * write what the run knows.
 *
 * A walk starts at each mode of a command (the function that is called like its file in `modes/`), or at its function `run`. It
 * enters each function once that a function on the way calls or passes on, if that function takes the context: a
 * parameter with at least two of the fields of `Context`, or with such an object in a field `context` or `run`. It also
 * enters the methods of a class whose constructor takes the context.
 * - stays: functions that the walk enters
 * - rooms: files that have them
 * - climbs: calls into a folder that the walk came through or that is above the folder of the caller
 * - returns: how often the walk enters a file in which it was before, from another file
 * - writes: assignments to a field of the record, and changes of its lists and maps; how many outside of command.ts and modes/
 */
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
/** Functions, files, climbs and returns. */
const GOALS: Readonly<Record<string, string>> = {
  'push-content publish': '50 / 20 / 8 / 30',
  'push-content propose': '50 / 20 / 8 / 30',
  'trigger-deploy run': '26 / 12 / 6 / 12',
  'check-pages run': '30 / 15 / 4 / 15',
  'publish-branch publish': '30 / 15 / 4 / 15',
};
const MIN_FIELDS = 2;
const CHANGES = /^(?:push|unshift|splice|set|add|delete|clear)$/;

const { fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  ROOT,
);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

function sourceOf(path: string): ts.SourceFile {
  const source = program.getSourceFile(join(ROOT, path));
  if (!source) throw new Error(`${path} isn't part of the program.`);
  return source;
}

const pathOf = (node: ts.Node): string => relative(ROOT, node.getSourceFile().fileName).replaceAll('\\', '/');

function exportedTypes(path: string): readonly ts.Symbol[] {
  const symbol = checker.getSymbolAtLocation(sourceOf(path));
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

const CONTEXT = exportedTypes('src/commands/command.ts').find(({ name }) => name === 'Context');
const FIELDS = new Set(
  CONTEXT &&
    checker
      .getDeclaredTypeOfSymbol(CONTEXT)
      .getProperties()
      .map(({ name }) => name),
);

type Entered = ts.FunctionLikeDeclaration;

function isContext(type: ts.Type): boolean {
  return type.getProperties().filter(({ name }) => FIELDS.has(name)).length >= MIN_FIELDS;
}

/** True also for a parameter that has the context in one of its fields. */
function takesContext({ parameters }: Entered): boolean {
  return parameters.some((parameter) => {
    const type = checker.getTypeAtLocation(parameter);
    const fields = type.getProperties().filter(({ name }) => /^(?:context|run)$/.test(name));
    return isContext(type) || fields.some((field) => isContext(checker.getTypeOfSymbol(field)));
  });
}

function isOfHolder(declaration: ts.Declaration): boolean {
  if (!ts.isMethodDeclaration(declaration) || !ts.isClassDeclaration(declaration.parent)) return false;
  return declaration.parent.members.some((member) => ts.isConstructorDeclaration(member) && takesContext(member));
}

/** What an expression that is called, constructed or passed on stands for. */
function functionOf(node: ts.Node): ts.Declaration | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return checker.getResolvedSignature(node)?.declaration;
  if (!ts.isIdentifier(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
}

function isEntered(declaration: ts.Declaration): declaration is Entered {
  if (!ts.isFunctionLike(declaration) || !('body' in declaration) || !pathOf(declaration).startsWith('src/'))
    return false;
  return takesContext(declaration) || isOfHolder(declaration);
}

/** The functions that a function calls or passes on and that the walk enters, in the order of the text. */
function callsOf(entered: Entered): Set<Entered> {
  const calls = new Set<Entered>();
  const visit = (node: ts.Node): void => {
    const called = functionOf(node);
    ts.forEachChild(node, visit);
    if (called && called !== entered && isEntered(called)) calls.add(called);
  };
  if (entered.body) visit(entered.body);
  return calls;
}

interface Walk {
  readonly stays: Set<Entered>;
  readonly files: string[];
  climbs: number;
  returns: number;
}

function walkFrom(start: Entered): Walk {
  const walk: Walk = { stays: new Set(), files: [], climbs: 0, returns: 0 };
  const enter = (entered: Entered, folders: readonly string[]): void => {
    const file = pathOf(entered);
    if (walk.files.includes(file) && walk.files.at(-1) !== file) walk.returns += 1;
    walk.stays.add(entered);
    walk.files.push(file);
    const folder = dirname(file);
    for (const called of callsOf(entered)) {
      const target = dirname(pathOf(called));
      if (target !== folder && (folders.includes(target) || folder.startsWith(`${target}/`))) walk.climbs += 1;
      if (!walk.stays.has(called)) enter(called, [...folders, folder]);
    }
  };
  enter(start, []);
  return walk;
}

/** Names of modes, or `run`, with the functions. */
function startsOf(command: string): [name: string, start: Entered][] {
  const folder = `src/commands/${command}/`;
  const files = program.getSourceFiles().filter((source) => pathOf(source).startsWith(folder));
  const starts = files.flatMap((source): [string, Entered][] => {
    const [, name] = /\/modes\/([a-z]+)\.ts$/.exec(pathOf(source)) ?? [];
    const found = source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name);
    return found && name !== undefined ? [[name, found as ts.FunctionDeclaration]] : [];
  });
  if (starts.length > 0) return starts;
  const source = sourceOf(`${folder}command.ts`);
  const run = source.statements.find(
    (one) => ts.isFunctionDeclaration(one) && /^run[A-Z]/.test(one.name?.text ?? ''),
  ) as ts.FunctionDeclaration | undefined;
  return run ? [['run', run]] : [];
}

/** Files and lines of what changes a record. */
function writesOf(command: string): string[] {
  const folder = `src/commands/${command}/`;
  const records = new Set(
    exportedTypes(`${folder}record.ts`).flatMap((symbol) =>
      symbol.name.endsWith('Record') ? (checker.getDeclaredTypeOfSymbol(symbol).getSymbol()?.declarations ?? []) : [],
    ),
  );
  const isRecord = (node: ts.Expression): boolean =>
    checker
      .getTypeAtLocation(node)
      .getSymbol()
      ?.declarations?.some((one) => records.has(one)) === true;
  const isField = (node: ts.Expression): boolean =>
    (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
    (isRecord(node.expression) || isField(node.expression));
  const writes: string[] = [];
  const visit = (node: ts.Node): void => {
    const isAssigned =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
      isField(node.left);
    const isChanged =
      ts.isCallExpression(node) &&
      ((ts.isPropertyAccessExpression(node.expression) &&
        CHANGES.test(node.expression.name.text) &&
        isField(node.expression.expression)) ||
        (/^(?:Object\.assign|join)$/.test(node.expression.getText()) &&
          node.arguments[0] !== undefined &&
          isRecord(node.arguments[0])));
    if (isAssigned || isChanged) {
      const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
      writes.push(`${pathOf(node)}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (pathOf(source).startsWith(folder)) visit(source);
  return writes;
}

const COMMANDS = [
  ...new Set(fileNames.flatMap((file) => /src\/commands\/([^/]+)\/command\.ts$/.exec(file)?.[1] ?? [])),
];
const rows = COMMANDS.sort().flatMap((command) => {
  const writes = writesOf(command);
  const outside = writes.filter((place) => !/\/(?:modes\/[^/]+|command)\.ts:/.test(place));
  if (process.argv.includes('--places')) for (const place of outside) process.stderr.write(`${place}\n`);
  return startsOf(command).map(([mode, start], index) => {
    const { stays, files, climbs, returns } = walkFrom(start);
    if (process.argv.includes('--stays'))
      for (const stay of stays)
        process.stderr.write(`${command} ${mode}: ${pathOf(stay)} ${stay.name?.getText() ?? ''}\n`);
    const numbers = `${stays.size} / ${new Set(files).size} / ${climbs} / ${returns}`;
    const written = index === 0 ? `${writes.length} (${outside.length})` : '';
    return `| ${command}, ${mode} | ${numbers} | ${GOALS[`${command} ${mode}`] ?? ''} | ${written} |\n`;
  });
});
process.stdout.write(
  `| Walk | Stays / rooms / climbs / returns | Goal | Writes (outside) |\n| --- | --- | --- | --- |\n${rows.join('')}`,
);
