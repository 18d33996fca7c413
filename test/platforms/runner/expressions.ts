/** Expressions by GitHub's own parser and evaluator. A context or function that is not handed in is refused by name. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';
import { TokenType } from '@actions/expressions/lexer';
import { truthy } from '@actions/expressions/result';

/** Name of a context → plain data. */
export type Contexts = Readonly<Record<string, unknown>>;

/** What `success()` and its like see. */
export type Status = 'success' | 'failure' | 'cancelled';

const STATUS_FUNCTIONS: Readonly<Record<string, (status: Status) => boolean>> = {
  success: (status) => status === 'success',
  failure: (status) => status === 'failure',
  cancelled: (status) => status === 'cancelled',
  always: () => true,
};

/** Text with `${{ }}` in it. */
export function evaluateText(text: string, contexts: Contexts): string {
  let result = '';
  let rest = text;
  for (;;) {
    const start = rest.indexOf('${{');
    if (start < 0) return result + rest;
    const end = endOfExpression(rest, start + 3);
    result += rest.slice(0, start) + evaluate(rest.slice(start + 3, end), contexts).coerceString();
    rest = rest.slice(end + 2);
  }
}

/** All values of a mapping, such as `with:` and `env:`. */
export function evaluateTexts(texts: Readonly<Record<string, string>>, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, evaluateText(text, contexts)]));
}

/** The `if:` of a step. Without a status function in it, `success()` is required, too. */
export function evaluateCondition(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const bare = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition ?? '')?.[1] ?? condition ?? '';
  // GitHub takes such a condition as text, which is always true.
  if (bare.includes('${{')) throw new Error(`if: "${bare}" mixes text and expressions`);
  const { tokens } = new Lexer(bare).lex();
  const asksForStatus = tokens.some(
    ({ lexeme }, index) => lexeme.toLowerCase() in STATUS_FUNCTIONS && tokens[index + 1]?.type === TokenType.LEFT_PAREN,
  );
  if (!asksForStatus && status !== 'success') return false;
  return bare.trim() === '' || truthy(evaluate(bare, contexts, status));
}

function evaluate(expression: string, contexts: Contexts, status?: Status): data.ExpressionData {
  const functions = status === undefined ? [] : statusFunctions(status);
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, values, new Map(functions.map((one) => [one.name, one]))).evaluate();
}

function statusFunctions(status: Status): FunctionDefinition[] {
  return Object.entries(STATUS_FUNCTIONS).map(([name, holds]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(holds(status)),
  }));
}

/** Where `}}` ends it; one inside a quoted text does not. */
function endOfExpression(text: string, from: number): number {
  let isQuoted = false;
  for (let index = from; index < text.length; index++) {
    if (text[index] === "'") isQuoted = !isQuoted;
    if (!isQuoted && text.startsWith('}}', index)) return index;
  }
  throw new Error(`The expression is not closed: ${text.slice(from - 3)}`);
}
