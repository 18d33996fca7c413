import { expect, test } from 'vitest';
import { expectPdf, run, start } from './fixture.js';

test('does not mention the release in a dry run without a platform', async () => {
  await using stage = await start();
  const { stderr } = await run(stage, ['--dry-run', '--release-tag', 'v1']);
  expect(stderr).toContain('release-tag: there is no platform');
  expect(stderr).not.toContain('takes files');
});

test('logs a notice for artifact and release-tag without a platform, and succeeds', async () => {
  await using stage = await start();
  const finished = await run(stage, ['--release-tag', 'v1', '--max-shrink', '10%']);
  await expectPdf(stage, finished);
  const notices = finished.result.annotations.map(({ message }) => message).join('\n');
  for (const word of ['artifact: there is no platform', 'release-tag: there is no platform', 'max-shrink: there is no'])
    expect(notices).toContain(word);
});
