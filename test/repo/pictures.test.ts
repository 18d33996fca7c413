/** Tests that the pictures in docs/pictures/ show what docs-ci prints today. Other machines draw other pixels, so the inputs are compared. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePictureInputs } from '../support/picture-inputs.js';
import { ROOT } from './files.js';

const PICTURES = join(ROOT, 'docs/pictures');
/** `npm run pictures` draws what is here. */
const INPUTS = join(ROOT, 'test/output/pictures');

let inputs: Readonly<Record<string, string>>;

beforeAll(async () => {
  inputs = await makePictureInputs();
  mkdirSync(INPUTS, { recursive: true });
  for (const [name, text] of Object.entries(inputs)) writeFileSync(join(INPUTS, name), text);
});

test('draws the pictures again after their texts change', async () => {
  const sums = Object.entries(inputs).map(([name, text]) => `${sha256(text)}  ${name}\n`);
  await expect(sums.join(''), 'Run npm run pictures').toMatchFileSnapshot(join(PICTURES, 'inputs.sha256'));
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
