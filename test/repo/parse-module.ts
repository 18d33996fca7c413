/** Reads the imports and globals of a TypeScript file from its syntax tree. */
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** A path in the repository, such as `src/api/http.ts`, or the name of a package. */
  readonly target: string;
  /** `type` imports do not exist at run time, and `dynamic` imports load when they run. */
  readonly kind: 'static' | 'dynamic' | 'type';
  /** What a static import takes by name. Undefined for all of the module. */
  readonly names?: readonly string[] | undefined;
}

export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Globals such as `process.env`, `console.log` and `fetch`, and `process` if it is passed as a whole. */
  readonly globals: ReadonlySet<string>;
  /** The last names of what the module calls: `request` for `octokit.request()`. */
  readonly calls: ReadonlySet<string>;
  /** True if the module only re-exports other modules. */
  readonly isBarrel: boolean;
}

const GLOBALS = ['process', 'console', 'fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'];

export function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const globals = new Set<string>();
  const calls = new Set<string>();
  const declared = declaredIn(source);
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) imports.push({ kind: found.kind, target: targetOf(path, found.specifier), names: namesOf(node) });
    const used = globalOf(node);
    if (used && !declared.has(used)) globals.add(used);
    if (ts.isCallExpression(node)) calls.add(calledName(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, imports, globals, calls, isBarrel: isBarrel(source) };
}

function importOf(node: ts.Node): { specifier: string; kind: Import['kind'] } | undefined {
  if (ts.isImportDeclaration(node)) {
    return toImport(node.moduleSpecifier, node.importClause && isTypeOnly(node.importClause) ? 'type' : 'static');
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return toImport(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return toImport(node.argument.literal, 'type');
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
    if ((isImport || isRequire) && node.arguments[0])
      return toImport(node.arguments[0], isImport ? 'dynamic' : 'static');
  }
  return undefined;
}

function namesOf(node: ts.Node): string[] | undefined {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const bindings = clause?.namedBindings;
  if (!bindings || clause.name || !ts.isNamedImports(bindings)) return undefined;
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Only `import type`: TypeScript keeps `import { type X }` as an import without names, which loads the module. */
function isTypeOnly(clause: ts.ImportClause): boolean {
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function toImport(node: ts.Node, kind: Import['kind']): { specifier: string; kind: Import['kind'] } {
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
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node;
  return isName ? undefined : node.text;
}

/** Returns the names of all parameters and variables: such a name isn't the global one. */
function declaredIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration = ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (isDeclaration && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function calledName(called: ts.Expression): string {
  if (ts.isPropertyAccessExpression(called)) return called.name.text;
  return ts.isIdentifier(called) ? called.text : '';
}

function isBarrel({ statements }: ts.SourceFile): boolean {
  const isExport = (one: ts.Statement): one is ts.ExportDeclaration => ts.isExportDeclaration(one);
  const reexportsAll = statements.some((one) => isExport(one) && one.moduleSpecifier && !one.exportClause);
  const hasOnlyExports = statements.every((one) => isExport(one) || ts.isImportDeclaration(one));
  return reexportsAll || (statements.some(isExport) && hasOnlyExports);
}
