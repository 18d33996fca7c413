/** Finds the inputs that the code of a command reads. */
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { HALL, typeArgumentsOf } from './typed-program.js';

/** Returns the names of a command's inputs, and of those that it reads. */
export function readsOf(program: ts.Program, command: string): { declared: string[]; read: ReadonlySet<string> } {
  const checker = program.getTypeChecker();
  const main = program.getSourceFile(`${HALL}/${command}/command.ts`);
  const [inputs] = main ? typeArgumentsOf(checker, main) : [];
  if (!main || !inputs) throw new Error(`${command} has no inputs`);
  const properties = checker.getPropertiesOfType(inputs);
  const reads = new Reads(checker, properties);
  const nodes = [...modulesOf(program, main)].flatMap(nodesOf);
  for (const node of nodes) reads.follow(node);
  for (const node of nodes) reads.add(node);
  return { declared: properties.map(({ name }) => name), read: reads.names };
}

/** The module, and all that it imports, at any depth. */
function modulesOf(program: ts.Program, module: ts.SourceFile, found = new Set<ts.SourceFile>()): Set<ts.SourceFile> {
  found.add(module);
  for (const statement of module.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const path = join(dirname(module.fileName), text.replace(/\.js$/, '.ts'));
    const imported = text.startsWith('.') ? program.getSourceFile(path.split(sep).join('/')) : undefined;
    if (imported && !found.has(imported)) modulesOf(program, imported, found);
  }
  return found;
}

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesOf(child)));
  return nodes;
}

/** A declared input, or a property of another type that inputs are handed over as: reading it reads the input. */
class Reads {
  readonly names = new Set<string>();
  readonly #inputs = new Map<ts.Declaration, string>();

  constructor(
    private readonly checker: ts.TypeChecker,
    properties: readonly ts.Symbol[],
  ) {
    for (const { name, declarations = [] } of properties) for (const one of declarations) this.#inputs.set(one, name);
  }

  /** A function takes inputs as a type of its own, or an object takes them by a spread. */
  follow(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const { parameters = [] } = this.checker.getResolvedSignature(node) ?? {};
      for (const [index, parameter] of parameters.entries()) {
        const argument = node.arguments[index];
        if (argument)
          this.#handOver(this.checker.getTypeAtLocation(argument), this.checker.getTypeOfSymbol(parameter), true);
      }
    }
    if (!ts.isSpreadAssignment(node)) return;
    const target = this.checker.getContextualType(node.parent);
    // A property of the object itself replaces the input of this name.
    const own = new Set(node.parent.properties.map(({ name }) => name?.getText()));
    if (target) this.#handOver(this.checker.getTypeAtLocation(node.expression), target, false, own);
  }

  #handOver(from: ts.Type, to: ts.Type, hasInputs: boolean, except: ReadonlySet<string | undefined> = new Set()): void {
    for (const target of this.checker.getPropertiesOfType(to)) {
      if (except.has(target.name)) continue;
      const source = from.getProperty(target.name);
      const name = this.#nameOf(source);
      if (name !== undefined)
        for (const one of target.declarations ?? []) if (!this.#inputs.has(one)) this.#inputs.set(one, name);
      // A context has the inputs in a property.
      if (source && hasInputs && target.name === 'inputs')
        this.#handOver(this.checker.getTypeOfSymbol(source), this.checker.getTypeOfSymbol(target), false);
    }
  }

  add(node: ts.Node): void {
    for (const property of this.#readBy(node)) {
      const name = this.#nameOf(property);
      if (name !== undefined) this.names.add(name);
    }
  }

  #readBy(node: ts.Node): (ts.Symbol | undefined)[] {
    const { checker } = this;
    if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      return ts.isIdentifier(name) ? [checker.getTypeAtLocation(node.parent).getProperty(name.text)] : [];
    }
    if (!ts.isElementAccessExpression(node)) return [];
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const object = checker.getTypeAtLocation(node.expression);
    const keys = key.isUnion() ? key.types : [key];
    return keys.map((one) => (one.isStringLiteral() ? object.getProperty(one.value) : undefined));
  }

  #nameOf(property: ts.Symbol | undefined): string | undefined {
    return (property?.declarations ?? []).map((one) => this.#inputs.get(one)).find((name) => name !== undefined);
  }
}
