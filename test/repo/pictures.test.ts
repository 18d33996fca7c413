/**
 * Tests that the pictures in docs/pictures/ show what docs-ci prints today, and that pages show them.
 * Other machines draw other pixels, so what the pictures are drawn from is compared.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makePictureInputs } from '../support/picture-inputs.js';
import { readRepositoryFile, repositoryFiles, ROOT } from './files.js';

const MAX_BYTES = 250_000;
const SHORTEST_ALT_TEXT = 60;

/** `npm run pictures` draws what is here. */
const INPUTS = join(ROOT, 'test/output/pictures');

test('has images of what docs-ci writes today', async () => {
  const inputs = Object.entries(await makePictureInputs());
  mkdirSync(INPUTS, { recursive: true });
  for (const [name, text] of inputs) writeFileSync(join(INPUTS, name), text);
  expect(inputs.filter(([, text]) => text.includes('0.0.0')).map(([name]) => name)).toEqual([]);
  const sums = inputs.map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
  await expect(sums.join(''), 'The images are outdated. Run npm run pictures').toMatchFileSnapshot(
    join(ROOT, 'docs/pictures/inputs.sha256'),
  );
});

describe('docs/pictures', () => {
  const pictures = repositoryFiles(/^docs\/pictures\/.*\.(png|svg)$/);
  const pages = repositoryFiles(/^(README|actions\/.*|docs\/.*)\.md$/)
    .map(readRepositoryFile)
    .join('\n');
  /** The alt text of each picture that a page shows. A dark picture is inside the same element as its light one. */
  const shown = new Map(
    [...pages.matchAll(/<picture>(.*?)<\/picture>|!\[([^\]]+)\]\(([^)]+)\)/g)].flatMap(
      ([, element = '', text = '', target = '']) => {
        const alt = /alt="([^"]*)"/.exec(element)?.[1] ?? text;
        const targets =
          target === '' ? [...element.matchAll(/\bsrc(?:set)?="([^"]*)"/g)].map(([, url = '']) => url) : [target];
        return targets.map((url) => [url.replace(/^.*\//, 'docs/pictures/'), alt] as const);
      },
    ),
  );

  test('has each bitmap also for dark pages', () => {
    const light = pictures.filter((path) => /(?<!-dark)\.png$/.test(path));
    const dark = pictures.filter((path) => path.endsWith('-dark.png'));
    expect(light.map((path) => path.replace('.png', '-dark.png')).sort()).toEqual(dark);
    expect(dark.length).toBeGreaterThan(0);
  });

  test.each(pictures)('has a small image that a page shows and describes: %s', (path) => {
    expect(statSync(join(ROOT, path)).size).toBeLessThanOrEqual(MAX_BYTES);
    expect(shown.get(path)?.length).toBeGreaterThan(SHORTEST_ALT_TEXT);
  });
});
