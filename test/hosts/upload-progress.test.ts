import { writeFileSync, createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withProgress } from '../../src/hosts/release-file.js';
import { temporaryFolder } from '../support/folder.js';

test('keeps every byte of an upload whose connection opens late', async () => {
  const path = join(temporaryFolder(), 'docs.pdf');
  writeFileSync(path, Buffer.alloc(20_000, 'x'));
  const reportedBytes: number[] = [];
  const stream = withProgress(createReadStream(path), (sentBytes) => reportedBytes.push(sentBytes));
  // The stream is read only after the connection is open.
  await sleep(100);
  let readBytes = 0;
  for await (const chunk of stream) readBytes += (chunk as Buffer).length;
  expect(readBytes).toBe(20_000);
  expect(reportedBytes.at(-1)).toBe(20_000);
});
