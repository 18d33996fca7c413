/** Tests the text of the manifest: what comes back from it, also after merges, and what is damaged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  type Manifest,
  MAX_MANIFEST_BYTES,
  pagesByPlace,
  parseManifest,
  renderManifest,
} from '../../../../src/commands/push-content/project/manifest.js';
import { findReferences } from '../../../../src/pages/find-references.js';
import { cpuMsOf } from '../../../support/cpu-time.js';

const HASH = 'LXEWQrcmsEQBYnyp-6wy9Q';
const OTHER_HASH = '3q2-7wAAEjRWeJASNFZ4kA';

function manifestOf(...paths: readonly string[]): Manifest {
  const pages = new Map(paths.map((path) => [path, HASH]));
  return { source: 'github.com/acme/api:docs', sequence: 7, push: '7.1.3', pages };
}

const segment = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[\p{Cc}\\/]/gu, '').replace(/^\.+/, '') || 'x');
const path = fc.oneof(
  fc.constantFrom('__proto__', 'constructor.mdx', '*', '*}', '{', 'docs-ci-manifest', '",', 'a,,b.md', '<!-- -->'),
  fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/')),
  fc.constantFrom('*/x.mdx', 'a/*/b*/c.mdx', '<<<<<<< a.md'),
);
const manifests = fc.record(
  {
    source: fc.string({ unit: 'binary' }),
    sequence: fc.maxSafeNat(),
    push: fc.string({ unit: 'binary' }),
    pages: fc.uniqueArray(path).map((paths) => new Map(paths.map((one) => [one, HASH]))),
  },
  { requiredKeys: ['source', 'pages'] },
);

describe('renderManifest', () => {
  test('writes the text that its page documents', () => {
    const pages = new Map([
      ['errors/all.mdx', OTHER_HASH],
      ['client.mdx', HASH],
    ]);
    expect(renderManifest({ ...manifestOf(), pages })).toBe(`---
title: What docs-ci put here
description: Written by docs-ci, which needs it to recognize its own pages. Not part of the navigation.
---

{/* docs-ci-manifest
{
  "version": 2,
  "source": "github.com\\/acme\\/api:docs",
  "sequence": 7,
  "push": "7.1.3",
  "pages": {
    "client.mdx": "${HASH}",

    "errors\\/all.mdx": "${OTHER_HASH}"
  }
}
*/}
`);
  });

  test('writes a text that parseManifest reads as the same manifest, for all paths and sources', () => {
    fc.assert(
      fc.property(manifests, (manifest) => {
        expect(parseManifest(renderManifest(manifest))).toEqual({ kind: 'ok', manifest });
      }),
    );
  });

  test('writes a text that MDX can parse, for all paths and sources', async () => {
    await fc.assert(
      fc.asyncProperty(manifests, async (manifest) => {
        expect((await findReferences(renderManifest(manifest), 'mdx')).references).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('writes equal texts for equal manifests, sorted by code unit', () => {
    const text = renderManifest(manifestOf('a', 'B', 'ä', '\uffff', '😀'));
    expect(renderManifest(manifestOf('😀', '\uffff', 'ä', 'B', 'a'))).toBe(text);
    expect(text.match(/^ {4}"[^"]*"/gm)).toEqual(['B', 'a', 'ä', '😀', '\uffff'].map((one) => `    "${one}"`));
  });

  test('records about 8,000 pages whose paths have 40 characters', () => {
    const sizeOf = (pages: number): number => {
      const paths = Array.from(
        { length: pages },
        (_, index) => `${'folder/'.repeat(4)}${String(index).padStart(12, '0')}`,
      );
      return Buffer.byteLength(renderManifest(manifestOf(...paths)));
    };
    expect(sizeOf(8_000)).toBeLessThanOrEqual(MAX_MANIFEST_BYTES);
    expect(sizeOf(9_000)).toBeGreaterThan(MAX_MANIFEST_BYTES);
  });
});

describe('parseManifest', () => {
  const text = renderManifest(manifestOf('a.mdx', 'b,,c.mdx', 'd.mdx'));
  const expected = { kind: 'ok', manifest: manifestOf('a.mdx', 'b,,c.mdx', 'd.mdx') };

  test.each([
    ['with Windows line ends', text.replaceAll('\n', '\r\n')],
    ['without front matter', text.slice(text.indexOf('{/*'))],
    ['with text around the comment', `# A title\n\n${text}\nThe end.`],
    ['with a byte order mark', `\ufeff${text}`],
    ['with a comma that a merge left out', text.replace(`${HASH}",\n`, `${HASH}"\n`)],
    ['with all commas left out', text.replaceAll(/,$/gm, '')],
    ['with a comma that a merge doubled', text.replace(`${HASH}",\n`, `${HASH}",,\n`)],
    ['with a comma that a merge left on its own line', text.replace(`${HASH}",\n`, `${HASH}",\n,\n`)],
    ['with a comma behind the last entry', text.replace(`${HASH}"\n`, `${HASH}",\n`)],
    ['without empty lines', text.replaceAll('\n\n', '\n')],
    ['with the JSON on one line', text.replace(/manifest\n[^]*\n\*/, (json) => json.replaceAll('\n', ' '))],
    ['with a field that this version does not know', text.replace('"version": 2,', '"version": 2,\n  "new": [1, 2],')],
  ])('reads a manifest %s', (_, changed) => {
    expect(parseManifest(changed)).toEqual(expected);
  });

  test('reads the merge of two branches that each added a page', () => {
    const lines = (one: string): string => `    "${one}": "${HASH}"`;
    const merged = text.replace(lines('d.mdx'), `${lines('d.mdx')}\n\n${lines('e.mdx')}\n\n${lines('f.mdx')}`);
    expect(parseManifest(merged)).toEqual({
      kind: 'ok',
      manifest: manifestOf('a.mdx', 'b,,c.mdx', 'd.mdx', 'e.mdx', 'f.mdx'),
    });
  });

  test.each([
    ['another page', '# Hello\n', "it doesn't contain the comment that docs-ci writes"],
    ['conflict markers', `${text}\n<<<<<<< main\n`, 'it contains merge conflict markers'],
    ['half of the text', text.slice(0, text.length / 2), "it isn't valid JSON"],
    ['a list', '{/* docs-ci-manifest [] */}', "it isn't a JSON object"],
    ['no version', text.replace('"version": 2,', ''), 'version has an unexpected value'],
    ['a source that is a number', text.replace(/"source": "[^"]*"/, '"source": 1'), 'source has an unexpected value'],
    ['a sequence that is a fraction', text.replace('7,', '7.5,'), 'sequence has an unexpected value'],
    ['a push that is null', text.replace('"7.1.3"', 'null'), 'push has an unexpected value'],
    ['pages that are a list', text.replace(/"pages": \{[^}]*\}/, '"pages": []'), 'pages has an unexpected value'],
    ['a hash that is too short', text.replace(HASH, 'abc'), 'pages.a.mdx has an unexpected value'],
    ['a hash that is an object', text.replace(`"${HASH}"`, '{}'), 'pages.a.mdx has an unexpected value'],
  ])('reports %s as damaged', (_, changed, reason) => {
    expect(parseManifest(changed)).toEqual({ kind: 'damaged', reason });
  });

  test.each([
    '../x.mdx',
    'a/../../x.mdx',
    '/x.mdx',
    '.github/x.yml',
    'a//b.mdx',
    './a.mdx',
    'a\\b.mdx',
    'a\nb.mdx',
    '',
  ])('reports a manifest as damaged if a path leads out of the folder or is hidden: %j', (bad) => {
    const reason = `pages contains ${JSON.stringify(bad)}, which isn't a path below the folder`;
    expect(parseManifest(renderManifest(manifestOf(bad)))).toEqual({ kind: 'damaged', reason });
  });

  test('reports the version of a manifest of a newer docs-ci', () => {
    expect(parseManifest(text.replace('"version": 2', '"version": 3'))).toEqual({ kind: 'newer', version: 3 });
  });

  test('takes no page of version 1 for one that docs-ci has written', () => {
    const parsed = parseManifest(text.replace('"version": 2', '"version": 1'));
    const marks = parsed.kind === 'ok' ? [...parsed.manifest.pages.values()] : [];
    expect(new Set(marks)).toEqual(new Set([`found:${HASH}`]));
  });

  test('reads a hostile text of one megabyte in less than a second', async () => {
    const spentMs = await cpuMsOf(() => {
      for (const piece of [',', ', ', '{/* docs-ci-manifest', '"', '\n', '{', '"a":1,\n']) {
        const hostile = `{/* docs-ci-manifest ${piece.repeat(1_000_000 / piece.length)}`;
        expect(parseManifest(hostile).kind).toBe('damaged');
      }
    });
    expect(spentMs).toBeLessThan(7_000);
  });
});

test.each([
  ['reference/api', 'reference/api/a/b.mdx', 'reference/api/a/b'],
  ['.', 'a/b.mdx', 'a/b'],
])('converts between entries of the manifest and paths of the project (to: %s)', (to, path, place) => {
  const entries = new Map([['a/b.mdx', HASH]]);
  const pages = new Map([[place, { path, hash: HASH }]]);
  expect(pagesByPlace(to, entries)).toEqual(pages);
  expect(entriesOf(to, pages)).toEqual(entries);
  const found = new Map([[place, { path, hash: HASH, isFound: true as const }]]);
  expect(pagesByPlace(to, entriesOf(to, found))).toEqual(found);
});
