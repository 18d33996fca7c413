/** Finds content that makes an SVG unsafe to publish. */
import { SaxesParser, type SaxesTagNS } from 'saxes';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** These elements run code or embed documents. */
const UNSAFE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler']);

/** Returns the first reason why an SVG is unsafe, or null. Contract: no script and no embedded content. */
export function findUnsafeContent(svg: string): string | null {
  const reasons: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('error', (error) => {
    reasons.push(`it isn't well-formed XML (${error.message})`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('ENTITY')) reasons.push('it declares entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') reasons.push('it loads a stylesheet');
  });
  parser.on('opentag', (tag) => {
    if (depth === 0 && !(tag.local === 'svg' && tag.uri === SVG_NAMESPACE))
      reasons.push("its root element isn't <svg>");
    depth += 1;
    reasons.push(...findUnsafeAttributes(tag));
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  const checkStyle = (text: string): void => {
    if (loadsResource(text)) reasons.push('a style loads external content');
  };
  parser.on('text', checkStyle);
  parser.on('cdata', checkStyle);
  parser.write(svg).close();
  return reasons[0] ?? null;
}

function findUnsafeAttributes(tag: SaxesTagNS): string[] {
  const element = tag.local.toLowerCase();
  if (UNSAFE_ELEMENTS.has(element)) return [`it contains <${tag.local}>`];
  return Object.values(tag.attributes).flatMap(({ local, value }) => {
    const name = local.toLowerCase();
    const target = value.trim();
    if (name.startsWith('on')) return [`it has an event handler (${local})`];
    if (name === 'href' || name === 'src') {
      const isSafe = target.startsWith('#') || (element === 'a' && /^https?:\/\//i.test(target));
      return isSafe ? [] : [`<${tag.local}> embeds or links to unsafe content`];
    }
    if (name === 'attributename' && /href$/i.test(target)) return ['an animation changes a link'];
    return loadsResource(value) ? [`<${tag.local}> loads external content in ${local}`] : [];
  });
}

/** A style may only refer to its own document. */
function loadsResource(style: string): boolean {
  return /@import|url\(\s*['"]?\s*(?!#)[^'"\s)]/i.test(style);
}
