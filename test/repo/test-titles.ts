/** Reads the titles of tests from the syntax tree of a test file. */
import ts from 'typescript';

type TestFunction = 'test' | 'it' | 'describe';

/** Returns the titles of the calls of these functions. `…` stands for an inserted value. */
export function readTestTitles(
  text: string,
  functions: readonly TestFunction[] = ['test', 'it', 'describe'],
): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    const title =
      ts.isCallExpression(node) && functions.some((name) => calls(node.expression, name))
        ? titleOf(node.arguments[0])
        : undefined;
    if (title !== undefined) titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** Matches `test(…)`, `it.each(…)(…)` and `describe.skipIf(…).concurrent.each(…)(…)`. */
function calls(callee: ts.Node, name: TestFunction): boolean {
  if (ts.isIdentifier(callee)) return callee.text === name;
  return (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) && calls(callee.expression, name);
}

function titleOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** A title that begins with one of these words continues the title of its group and says nothing alone. */
const HALF_SENTENCE_WORDS = new Set(
  [
    'a an the this that these those it its they them their there he she who whom whose whoever which what whatever',
    'and or nor but so then than also too as if when whenever where while until because although though once how why',
    'of to in on at by for from with without within into onto over under above below between among through about',
    'after before behind beside beyond during since against despite except like near per than toward towards upon',
    'is are am was were be been being may might can could will would shall should must',
    'none nobody nothing nowhere no not one some somebody someone something any anybody anything all every everything',
    'each both either neither another other others same such more most less least much many few',
  ]
    .join(' ')
    .split(' '),
);

const MIN_WORDS = 3;

/** Returns the reason why a title of a test is not understandable alone, or undefined. */
export function titleProblem(title: string): string | undefined {
  const [first = '', ...rest] = title.trim().split(/\s+/);
  if (rest.length + 1 < MIN_WORDS) return `has fewer than ${MIN_WORDS} words`;
  if (/^["'(]*[%$…]/.test(first)) return 'begins with an inserted value';
  const word = first.toLowerCase().replace(/[^a-z]/g, '');
  return HALF_SENTENCE_WORDS.has(word) ? `begins with "${first}"` : undefined;
}
