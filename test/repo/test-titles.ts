/** Reads the titles of tests from the syntax tree of a test file. */
import ts from 'typescript';

const FUNCTIONS = ['test', 'it', 'describe'];

/** Returns the titles of tests and groups. `…` stands for an inserted value. */
export function readTestTitles(text: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTestFunction(node.expression) ? titleOf(node.arguments[0]) : undefined;
    if (title !== undefined) titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** Matches `test(…)`, `it.each(…)(…)` and `describe.skipIf(…).concurrent.each(…)(…)`. */
function isTestFunction(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return FUNCTIONS.includes(callee.text);
  return (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) && isTestFunction(callee.expression);
}

function titleOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
