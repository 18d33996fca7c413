/** Finds the lines of redirects and navigation entries in the text of a configuration. Pure. */
import { exactAddressOf } from '../../../pages/address.js';
import { placeOf } from '../../../pages/place.js';
import { lineCounter } from '../../../text/line-counter.js';
import type { ConfigFile } from './config-file.js';
import type { Finding } from '../rules/all-rules.js';

/** The findings, with file and line of those in redirects and in the navigation. */
export function withConfigLines(findings: readonly Finding[], config: ConfigFile | undefined): readonly Finding[] {
  if (!config) return findings;
  const files = [config, ...(config.parts ?? [])].map(({ file, text }) => ({ file, lines: linesOf(text) }));
  return findings.map((finding) => {
    if (finding.rule !== 'redirects' && finding.rule !== 'navigation-entries') return finding;
    const places = files.map(({ file, lines }) => ({ file, line: lineOf(finding, lines) }));
    const { file, line } = places.find((place) => place.line !== undefined) ?? { file: config.file, line: undefined };
    return { ...finding, file, ...(line !== undefined && { line }) };
  });
}

function lineOf({ rule, page, target = '' }: Finding, { entries, redirects }: ConfigLines): number | undefined {
  return rule === 'redirects' ? (redirects.get(`${page}\n${target}`) ?? redirects.get(page)) : entries.get(page);
}

interface ConfigLines {
  readonly entries: ReadonlyMap<string, number>;
  readonly redirects: ReadonlyMap<string, number>;
}

/** An object without others in it. */
const OBJECT = /\{[^{}]*\}/g;
const SOURCE = /"source"\s*:\s*"((?:[^"\\]|\\.)*)"/;
const DESTINATION = /"destination"\s*:\s*"((?:[^"\\]|\\.)*)"/;
/** A text with its name, or another text, which a colon makes a name. */
const TEXT = /"((?:[^"\\]|\\.)*)"\s*:\s*"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** The first line of each entry, by its place, and the last one of each redirect, by its source with and without its destination. */
function linesOf(json: string): ConfigLines {
  const [entries, redirects] = [new Map<string, number>(), new Map<string, number>()];
  for (const [line, [object]] of matchesOf(json, OBJECT)) {
    const [source, destination] = [SOURCE.exec(object), DESTINATION.exec(object)];
    if (!source || !destination) continue;
    const lineInObject = object.slice(0, source.index).split('\n').length - 1;
    const place = exactAddressOf(source[1] ?? '');
    redirects.set(`${place}\n${destination[1] ?? ''}`, line + lineInObject).set(place, line + lineInObject);
  }
  for (const [line, [, name, value, text, colon]] of matchesOf(json, TEXT)) {
    const entry = /^(?:path|root|href|url|link)$/.test(name ?? '') ? value : colon === undefined ? text : undefined;
    if (entry !== undefined && !entries.has(placeOf(entry))) entries.set(placeOf(entry), line);
  }
  return { entries, redirects };
}

/** Each match of a pattern, with the line where it begins. */
function* matchesOf(text: string, pattern: RegExp): Generator<readonly [line: number, match: RegExpExecArray]> {
  const lineOf = lineCounter(text);
  for (const match of text.matchAll(pattern)) yield [lineOf(match.index), match];
}
