import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Secrets } from '../../src/text/redact-secrets.js';

function secretsOf(...values: string[]): Secrets {
  const secrets = new Secrets();
  for (const value of values) secrets.add(value);
  return secrets;
}

/** Long enough to be a key, with every kind of character that some encoding changes. */
const key = (): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom(
        'a',
        'b',
        'X',
        'Y',
        '0',
        '9',
        '+',
        '/',
        '=',
        '_',
        '-',
        '.',
        '&',
        '?',
        '%',
        '"',
        '\\',
        ' ',
        'é',
        '漢',
      ),
      minLength: 12,
      maxLength: 40,
    })
    .map((text) => `k${text}9`);

describe('a registered secret', () => {
  it.each<[string, (secret: string) => string]>([
    ['as it is', (secret) => secret],
    ['in JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
    ['in JSON with escaped slashes', (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/')],
    ['in an address', (secret) => encodeURIComponent(secret)],
    ['in a form', (secret) => encodeURIComponent(secret).replaceAll('%20', '+')],
    ['in base64', (secret) => Buffer.from(secret).toString('base64')],
    ['in base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ])('is blotted out %s', (_, encode) => {
    fc.assert(
      fc.property(key(), (secret) => {
        expect(secretsOf(secret).redact(`got <${encode(secret)}> back`)).toBe('got <***> back');
      }),
    );
  });

  it('is blotted out of longer base64, wherever it begins there', () => {
    fc.assert(
      fc.property(key(), fc.integer({ min: 0, max: 20 }), (secret, before) => {
        const whole = Buffer.from(`${'u'.repeat(before)}:${secret}:more`).toString('base64');
        const shown = secretsOf(secret).redact(`Basic ${whole}`);
        // What stays beside the blot are letters that also depend on the neighbours: less than a block on each side.
        const parts = shown
          .slice('Basic '.length)
          .split('***')
          .map((part) => Buffer.from(part, 'base64').toString('latin1'));
        expect(shown).toContain('***');
        expect(parts.join('')).not.toContain(Buffer.from(secret).toString('latin1').slice(3, -3));
      }),
    );
  });

  it('of several lines is blotted out line by line, the shorter inside the longer too', () => {
    const secrets = secretsOf(
      '-----BEGIN KEY-----\nMIIEvQIBADANBg\r\nqhkiG9w0BAQEF\n-----END KEY-----\n',
      'MIIEvQIBADANBgXYZ',
    );
    expect(secrets.redact('line 2 is MIIEvQIBADANBg, line 3 qhkiG9w0BAQEF')).toBe('line 2 is ***, line 3 ***');
    expect(secrets.redact('MIIEvQIBADANBgXYZ')).toBe('***');
  });

  it('is no everyday word: shorter texts stay readable', () => {
    expect(secretsOf('', 'the').redact('the rest of the line')).toBe('the rest of the line');
  });
});

describe('the query of a signed address', () => {
  it.each([
    'https://s3.example/a.pdf?X-Amz-Algorithm=AWS4&X-Amz-Signature=abc',
    'https://storage.example/a?X-Goog-Credential=abc',
    'https://blob.example/a?sv=2024-08-04&se=2026-11-20&sp=r&sig=abc',
    'https://cdn.example/a?Expires=1&Signature=abc&Key-Pair-Id=K',
    'https://docs.example/preview?access_token=abc',
    'https://docs.example/#token=abc',
    'https://docs.example/?next=https%3A%2F%2Fs3.example%2Fa%3FX-Amz-Signature%3Dabc',
    'https://docs.example/?a=1\\u0026sig=abc',
    'https://docs.example/?a=1&amp;sig=abc',
    '/exports/42/file?download_sig=abc',
    'https://docs.example/?v=AbCdEf0123456789AbCdEf0123456789',
  ])('goes as a whole: %s', (address) => {
    const shown = new Secrets().redact(`see ${address}, then "${address}".`);
    expect(shown).not.toMatch(/abc|AbCd|X-Amz-Alg|2026|next=/);
    expect(shown).toContain(`see ${address.split(/[?#]/)[0] ?? ''}`);
    expect(shown).toMatch(/[?#]\*\*\*/);
  });

  it.each([
    'https://docs.example/search?q=how+to+start&page=2',
    'https://docs.example/?course=list&test=1&response=fast',
    'why? a=b',
    '#12 and #topic',
    'https://docs.example/guide#install',
  ])('stays where it grants nothing: %s', (text) => {
    expect(new Secrets().redact(text)).toBe(text);
  });
});
