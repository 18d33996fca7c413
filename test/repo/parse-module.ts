/** What a TypeScript file imports and touches, from its syntax tree. */
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** A path in the repository (`src/api/http.ts`), or the name of a package as it was written. */
  readonly target: string;
  /** `type` imports are gone at run time; `dynamic` ones load when they are reached. */
  readonly kind: 'static' | 'dynamic' | 'type';
}

export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  /** `process.env`, `console.log`; `process` alone where it is handed on as a whole. */
  readonly globals: ReadonlySet<string>;
  /** Own modules that a test replaces. */
  readonly mockedModules: readonly string[];
  /** It only passes on what other modules have. */
  readonly isBarrel: boolean;
}

const GLOBALS = ['process', 'console'];

export function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const globals = new Set<string>();
  const mockedModules: string[] = [];
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) imports.push({ kind: found.kind, target: targetOf(path, found.specifier) });
    const used = globalOf(node);
    if (used) globals.add(used);
    const mock = mockOf(node);
    if (mock) mockedModules.push(mock);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, imports, globals, mockedModules, isBarrel: isBarrel(source) };
}

function importOf(node: ts.Node): { specifier: string; kind: Import['kind'] } | undefined {
  if (ts.isImportDeclaration(node)) {
    return named(node.moduleSpecifier, node.importClause && isTypeOnly(node.importClause) ? 'type' : 'static');
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return named(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return named(node.argument.literal, 'type');
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
    if ((isImport || isRequire) && node.arguments[0]) return named(node.arguments[0], isImport ? 'dynamic' : 'static');
  }
  return undefined;
}

/** `import type …`, or braces in which every name is a type. */
function isTypeOnly(clause: ts.ImportClause): boolean {
  const { namedBindings: bindings } = clause;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !clause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function named(node: ts.Node, kind: Import['kind']): { specifier: string; kind: Import['kind'] } {
  return { specifier: ts.isStringLiteralLike(node) ? node.text : '(computed)', kind };
}

function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
}

function globalOf(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || !GLOBALS.includes(node.text)) return undefined;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) {
    if (parent.expression === node) return `${node.text}.${parent.name.text}`;
    return ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis' ? node.text : undefined;
  }
  const isName = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  return isName ? undefined : node.text;
}

function mockOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^vi\s*\.\s*(mock|doMock)$/.test(node.expression.getText())) return undefined;
  const [what] = node.arguments;
  const module = what && ts.isCallExpression(what) ? what.arguments[0] : what;
  const specifier = module && ts.isStringLiteralLike(module) ? module.text : '(computed)';
  return specifier.startsWith('.') || specifier === '(computed)' ? specifier : undefined;
}

function isBarrel({ statements }: ts.SourceFile): boolean {
  const passesOn = (one: ts.Statement): one is ts.ExportDeclaration => ts.isExportDeclaration(one);
  const everything = statements.some((one) => passesOn(one) && one.moduleSpecifier && !one.exportClause);
  const nothingElse = statements.every((one) => passesOn(one) || ts.isImportDeclaration(one));
  return everything || (statements.some(passesOn) && nothingElse);
}
