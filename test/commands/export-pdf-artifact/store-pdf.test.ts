import { expect, test } from 'vitest';
import { expectPdf, run, start } from './fixture.js';

test('does not mention the release in a dry run without a platform', async () => {
  await using stage = await start();
  const { stderr } = await run(stage, ['--dry-run', '--release-tag', 'v1']);
  expect(stderr).toContain('release-tag: skipped, because releases only exist on GitHub and GitLab.');
  expect(stderr).not.toContain('accepts assets');
});

test('logs a notice for artifact and release-tag without a platform, and succeeds', async () => {
  await using stage = await start();
  const finished = await expectPdf(stage, ['--artifact', '--release-tag', 'v1', '--max-shrink', '10%']);
  const notices = finished.result.annotations.map(({ message }) => message).join('\n');
  for (const notice of [
    'artifact: skipped, because artifacts only exist on GitHub and GitLab.',
    'release-tag: skipped, because releases only exist on GitHub and GitLab.',
    'max-shrink: skipped, because releases only exist on GitHub and GitLab.',
  ])
    expect(notices).toContain(notice);
});

test('does not mention artifacts without a platform if artifact has its default', async () => {
  await using stage = await start();
  const finished = await expectPdf(stage);
  expect(finished.result.annotations).toEqual([]);
});
