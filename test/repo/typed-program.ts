/** Parses the code of `src/` with its types, for tests that ask the type checker. */
import { join, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
/** The folder of the commands, as the compiler writes it. */
export const HALL = join(ROOT, 'src/commands').split(sep).join('/');

/** Changes the text of a file, or makes a file that doesn't exist; by path. */
type Planted = Readonly<Record<string, (text: string) => string>>;

/** Returns the program of `src/` with planted defects. */
export function createTypedProgram(planted: Planted): ts.Program {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    ROOT,
  );
  const host = ts.createCompilerHost(options, true);
  const read = host.readFile.bind(host);
  host.readFile = (path) => planted[path]?.(read(path) ?? '') ?? read(path);
  const exists = host.fileExists.bind(host);
  host.fileExists = (path) => path in planted || exists(path);
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
  };
  return ts.createProgram({ rootNames: [...fileNames, ...Object.keys(planted)], options, host });
}

/** The types of a command's inputs and record: the arguments of `Command<inputs, record>`. */
export function typeArgumentsOf(checker: ts.TypeChecker, main: ts.SourceFile): readonly ts.Type[] {
  for (const statement of main.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { type } of statement.declarationList.declarations)
      if (type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Command')
        return (type.typeArguments ?? []).map((argument) => checker.getTypeFromTypeNode(argument));
  }
  return [];
}
