/** Finds references in the JSX of MDX pages: in elements of the page and in elements anywhere in its code. */
import type { Visitor } from 'estree-util-visit';
import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type Attribute, findInAttribute, withoutAlt } from './html-references.js';
import type { Reference } from './reference.js';

type Program = NonNullable<NonNullable<MdxFlowExpression['data']>['estree']>;
type Code = Parameters<Visitor>[0];
type Expression = Extract<Code, { type: 'JSXExpressionContainer' }>['expression'];

/** @param nodes all nodes of the page's tree */
export async function findMdxReferences(text: string, nodes: Iterable<Nodes>): Promise<Reference[]> {
  const { visit } = await import(/* webpackChunkName: 'parser' */ 'estree-util-visit');
  const references: Reference[] = [];
  for (const node of nodes) {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      references.push(...findInElement(text, node));
    for (const program of programsOf(node)) {
      visit(program, (code) => {
        if (code.type === 'JSXOpeningElement') references.push(...findInOpeningElement(text, code));
      });
    }
  }
  return references;
}

function programsOf(node: Nodes): Program[] {
  const expressions = [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
    expressions.push(node);
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') expressions.push(attribute);
      else if (attribute.value && typeof attribute.value !== 'string') expressions.push(attribute.value);
    }
  }
  // Code without elements, such as large data, isn't visited.
  return expressions.flatMap(({ value, data }) => (value.includes('<') ? (data?.estree ?? []) : []));
}

function findInElement(text: string, element: MdxJsxFlowElement | MdxJsxTextElement): Reference[] {
  // An expression such as `{...props}` may have the text.
  const hasAlt = element.attributes.some((one) => one.type !== 'mdxJsxAttribute' || one.name === 'alt');
  const references = element.attributes.flatMap((attribute): Reference[] => {
    const { start, end } = attribute.position ?? {};
    if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined) return [];
    const { value } = attribute;
    const named = { tag: element.name ?? '', name: attribute.name };
    if (typeof value === 'string') {
      const quote = text.slice(start.offset, end.offset).search(/["']/);
      return findInQuotes(text, named, value, [start.offset + quote, end.offset], 'attribute');
    }
    const code = expressionOf(value);
    return code ? findInExpression(text, named, code) : [];
  });
  return element.name === 'img' && !hasAlt ? withoutAlt(references) : references;
}

/** Returns the code of an attribute value in braces. */
function expressionOf(value: MdxJsxAttribute['value']): Expression | undefined {
  if (typeof value !== 'object') return undefined;
  const [statement] = value?.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function findInOpeningElement(text: string, element: Extract<Code, { type: 'JSXOpeningElement' }>): Reference[] {
  const tag = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  const hasAlt = element.attributes.some((one) => one.type !== 'JSXAttribute' || one.name.name === 'alt');
  const references = element.attributes.flatMap((attribute): Reference[] => {
    if (attribute.type !== 'JSXAttribute') return [];
    const { name, value } = attribute;
    const named = { tag, name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}` };
    if (value?.type === 'JSXExpressionContainer') return findInExpression(text, named, value.expression);
    return value?.type === 'Literal' ? findInQuotes(text, named, value.value, value.range, 'attribute') : [];
  });
  return tag === 'img' && !hasAlt ? withoutAlt(references) : references;
}

/** Finds a URL in an attribute value that is code: only strings and templates without substitutions are URLs. */
function findInExpression(text: string, attribute: Attribute, code: Expression): Reference[] {
  if (code.type === 'Literal') return findInQuotes(text, attribute, code.value, code.range, 'script');
  if (code.type !== 'TemplateLiteral' || code.quasis.length !== 1) return [];
  return findInQuotes(text, attribute, code.quasis[0]?.value.cooked, code.range, 'script');
}

/** @param range offsets in the page, quotes included */
function findInQuotes(
  text: string,
  attribute: Attribute,
  value: unknown,
  range: readonly [number, number] | undefined,
  context: 'attribute' | 'script',
): Reference[] {
  if (typeof value !== 'string' || !range) return [];
  const [start, end] = [range[0] + 1, range[1] - 1];
  return findInAttribute(attribute, value, text.slice(start, end), { start, end, context });
}
