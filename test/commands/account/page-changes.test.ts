/** Tests which differences of pages a file gets: true ones, or none. */
import { describe, expect, test } from 'vitest';
import { type PageDifference, withoutSecrets } from '../../../src/commands/account/page-changes.js';
import type { LogSink } from '../../../src/hosts/host.js';
import { createRunLog } from '../../../src/run/log.js';
import { Secrets } from '../../../src/text/redact-secrets.js';
import { VirtualClock } from '../../support/clock.js';

const KEY = 'sk_live_51H8xQ2e/ZvKYlo';
const SECRETS = new Secrets([KEY]);

async function* generate(differences: readonly PageDifference[]): AsyncGenerator<PageDifference> {
  for (const difference of differences) yield await Promise.resolve(difference);
}

/** Returns the texts that pass, and the warnings. */
async function pass(differences: readonly PageDifference[]): Promise<{ texts: string[]; warnings: string[] }> {
  const warnings: string[] = [];
  const log = {
    ...createRunLog({ live: false } as LogSink, (text) => SECRETS.redact(text), new VirtualClock()),
    warning: (text: string) => void warnings.push(text),
  };
  const context = { hasSecret: (text: string) => SECRETS.has(text), log };
  const texts: string[] = [];
  for await (const text of withoutSecrets(context, 'edited.patch', generate(differences))) texts.push(text);
  return { texts, warnings };
}

describe('difference of a page', () => {
  test.each([
    '+curl "https://api.example/?api_key=YOUR_KEY"\n',
    '+/callback?code=1\n-?token=abc\n',
    '+https://files.example/a.pdf?X-Amz-Signature=a1b2c3d4e5f60718293a4b5c6d7e8f90\n',
    '+sk_live_\n',
    '',
  ])('passes on a difference without a secret of the run as it is: %j', async (text) => {
    expect(await pass([{ path: 'a.mdx', text }])).toEqual({ texts: [text], warnings: [] });
  });

  test.each([
    ['as it is', KEY],
    ['in a URL', encodeURIComponent(KEY)],
    ['in JSON', KEY.replace('/', '\\/')],
    ['in base64', Buffer.from(`user:${KEY}`).toString('base64')],
    ['with an invisible character', `${KEY.slice(0, 9)}\u200b${KEY.slice(9)}`],
  ])('leaves out and names a difference that has the key %s', async (_, secret) => {
    const others = [
      { path: 'a.mdx', text: '+a\n' },
      { path: 'c.mdx', text: '+c\n' },
    ];
    const { texts, warnings } = await pass([
      ...others.slice(0, 1),
      { path: 'b.mdx', text: `+one\n+${secret}\n` },
      ...others.slice(1),
    ]);
    expect(texts).toEqual(['+a\n', '+c\n']);
    expect(warnings).toEqual([
      "edited.patch: b.mdx left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.",
    ]);
  });

  test.each([
    ['added lines', `+${KEY.slice(0, 9)}\n+${KEY.slice(9)}\n`],
    ['removed lines with added ones between them', `-${KEY.slice(0, 9)}\n+other\n-${KEY.slice(9)}\n`],
    ['a line that stays and an added one', ` ${KEY.slice(0, 9)}\n-other\n+${KEY.slice(9)}\n`],
  ])('leaves out a difference whose key is divided over %s', async (_, text) => {
    const { texts, warnings } = await pass([{ path: 'a.mdx', text }]);
    expect({ texts, warnings }).toEqual({ texts: [], warnings: [expect.stringContaining('a.mdx left out')] });
  });

  test('names all that are left out in one warning', async () => {
    const { texts, warnings } = await pass(['a', 'b'].map((path) => ({ path, text: `+${KEY}\n` })));
    expect({ texts, warnings }).toEqual({
      texts: [],
      warnings: [expect.stringMatching(/^edited\.patch: a and b left out/)],
    });
  });
});
