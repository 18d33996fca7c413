import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Secrets } from '../../src/text/redact-secrets.js';

function secretsOf(...values: string[]): Secrets {
  const secrets = new Secrets();
  for (const value of values) secrets.add(value);
  return secrets;
}

const btoa8 = (text: string): string => Buffer.from(text).toString('base64');

/** Long enough to be a key, with every kind of character that some encoding changes. */
const key = (): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom(...'a b X Y 0 9 + / = _ - . & ? % " \\ é 漢'.split(' '), ' '),
      minLength: 12,
      maxLength: 40,
    })
    .map((text) => `k${text}9`);

describe('registered secret', () => {
  it.each<[string, (secret: string) => string]>([
    ['in plain text', (secret) => secret],
    ['in JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
    ['in JSON with escaped slashes', (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/')],
    ['in a URL', (secret) => encodeURIComponent(secret)],
    ['in a form', (secret) => encodeURIComponent(secret).replaceAll('%20', '+')],
    ['in base64', (secret) => Buffer.from(secret).toString('base64')],
    ['in base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ])('redacts a secret %s', (_, encode) => {
    fc.assert(
      fc.property(key(), (secret) => {
        expect(secretsOf(secret).redact(`got <${encode(secret)}> back`)).toBe('got <***> back');
      }),
    );
  });

  it.each([9_999, 10_001, 60_000, 300_000])('redacts a secret of %i characters, whatever encodes it', (length) => {
    const secret = `${'k/é+'.repeat(length / 4)}9`;
    const redact = (text: string): string => secretsOf(secret, 'another secret 1').redact(`got <${text}> back`);
    for (const encoded of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), btoa8(secret)])
      expect(redact(encoded)).toBe('got <***> back');
    expect(redact(`${secret} another secret 1`)).toBe('got <*** ***> back');
  });

  it('redacts a secret inside longer base64 of longer base64 at any offset', () => {
    const secret = 'dk_Pl4nted-Key-0f1e2d3c4b5a4958';
    for (const [inner, outer] of [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, b] as const))) {
      const form = btoa8(`${'u'.repeat(outer)}${btoa8(`${'v'.repeat(inner)}${secret} more`)} more`);
      const shown = secretsOf(secret).redact(form);
      expect(shown).toContain('***');
      // What stays are the ends, and the words around the secret.
      expect(shown.length).toBeLessThan(form.length / 2);
    }
  });

  it('redacts a secret inside longer base64 at any offset', () => {
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

  it('redacts each line of a multi-line secret, even a shorter secret inside a longer one', () => {
    const secrets = secretsOf(
      '-----BEGIN KEY-----\nMIIEvQIBADANBg\r\nqhkiG9w0BAQEF\n-----END KEY-----\n',
      'MIIEvQIBADANBgXYZ',
    );
    expect(secrets.redact('line 2 is MIIEvQIBADANBg, line 3 qhkiG9w0BAQEF')).toBe('line 2 is ***, line 3 ***');
    expect(secrets.redact('MIIEvQIBADANBgXYZ')).toBe('***');
  });

  it("doesn't redact secrets that are as short as everyday words", () => {
    expect(secretsOf('', 'the').redact('the rest of the line')).toBe('the rest of the line');
  });
});

describe('query of a signed URL', () => {
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
  ])('redacts the whole query of the signed URL %s', (url) => {
    const shown = new Secrets().redact(`see ${url}, then "${url}".`);
    expect(shown).not.toMatch(/abc|AbCd|X-Amz-Alg|2026|next=/);
    expect(shown).toContain(`see ${url.split(/[?#]/)[0] ?? ''}`);
    expect(shown).toMatch(/[?#]\*\*\*/);
  });

  it.each([
    'https://docs.example/search?q=how+to+start&page=2',
    'https://docs.example/?course=list&test=1&response=fast',
    'why? a=b',
    '#12 and #topic',
    'https://docs.example/guide#install',
  ])('keeps a query that grants no access: %s', (text) => {
    expect(new Secrets().redact(text)).toBe(text);
  });
});

describe('secret with something hidden in it', () => {
  it.each<[string, string]>([
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a control character', '\u0000'],
    ['a color', '\u001b[31m'],
    ['a window title', '\u001b]0;title\u0007'],
    ['a lone escape', '\u001b'],
    ['a right-to-left mark', '\u200f'],
    ['the backslash of Markdown', '\\'],
    ['a backtick', '`'],
  ])('redacts a key that %s interrupts, and nothing else', (_, hidden) => {
    const key = 'sk_live_51H8xQ2eZvKYlo';
    for (let at = 1; at < key.length; at += 1) {
      const text = `a${hidden}b ${key.slice(0, at)}${hidden}${key.slice(at)} c${hidden}d`;
      expect(secretsOf(key).redact(text)).toBe(`a${hidden}b *** c${hidden}d`);
      expect(secretsOf(key).has(text)).toBe(true);
    }
    expect(secretsOf(key).redact(Array.from(key).join(hidden))).toBe('***');
  });

  it('leaves two parts of a key on two lines, which no step joins', () => {
    expect(secretsOf('sk_live_51H8xQ2e').redact('sk_live_\n51H8xQ2e')).toBe('sk_live_\n51H8xQ2e');
  });

  it('redacts the beginning of a key whose end was cut off', () => {
    const secrets = secretsOf('sk_live_51H8xQ2eZvKYlo');
    expect(secrets.redact('The title is sk_live_51H8xQ2e… (cut)')).toBe('The title is ***… (cut)');
    expect(secrets.redact('sk_live_ and more…')).toBe('sk_live_ and more…');
  });
});

describe('secret in a text that must not be changed', () => {
  it.each<[string, string, string, boolean]>([
    ['a generated key', 'sk_live_51H8xQ2e', 'Use sk_live_51H8xQ2e here', true],
    ['a generated key in a URL', 'a/b+c9d8e7f6', 'https://e.example/?q=a%2Fb%2Bc9d8e7f6', true],
    ['a long key of letters only', 'qwkjzxvbnmplokijuhyg', 'qwkjzxvbnmplokijuhyg', true],
    ['a key that is a common word', 'documentation', 'Read the documentation', false],
    ['a short key', 'a1b2c3', 'The color is #a1b2c3', false],
    ['a placeholder of a key', 'sk_live_51H8xQ2e', 'curl ?api_key=YOUR_KEY&token=abc', false],
    ['a signed URL', 'sk_live_51H8xQ2e', 'https://s3.example/x?X-Amz-Signature=abcdef0123456789abcdef0123', false],
  ])('finds %s only where it is certain', (_, key, text, found) => {
    expect(secretsOf(key).has(text)).toBe(found);
  });
});

describe('a generated key in an unusual form', () => {
  const KEY = 'sk_live_Ab9-x/Y+z7Q2==kLmNpQ';
  const secrets = new Secrets([KEY]);
  const bytes = Buffer.from(KEY);
  const escaped = (escape: (code: number) => string, all = true): string =>
    KEY.replace(all ? /./g : /[^a-z0-9]/gi, (character) => escape(character.charCodeAt(0)));

  it.each([
    ['in upper case', KEY.toUpperCase()],
    ['in lower case', KEY.toLowerCase()],
    ['in hexadecimal digits', bytes.toString('hex')],
    ['in large hexadecimal digits', bytes.toString('hex').toUpperCase()],
    ['with every byte escaped for a URL', bytes.toString('hex').replace(/../g, '%$&')],
    ['escaped twice for a URL', encodeURIComponent(encodeURIComponent(KEY))],
    ['with escapes of JSON', escaped((code) => `\\u${code.toString(16).padStart(4, '0')}`)],
    ['with entities', escaped((code) => `&#${code};`)],
    ['with entities for its signs', escaped((code) => `&#x${code.toString(16).toUpperCase()};`, false)],
    ['with escapes of a script', escaped((code) => `\\x${code.toString(16)}`)],
    ['in hexadecimal digits of UTF-16', Buffer.from(KEY, 'utf16le').toString('hex')],
    ['in base64 of UTF-16', Buffer.from(KEY, 'utf16le').toString('base64')],
    ['on two lines', `${KEY.slice(0, 9)}\n${KEY.slice(9)}`],
    ['on two lines of Windows', `${KEY.slice(0, 9)}\r\n  ${KEY.slice(9)}`],
    ['with a no-break space', `${KEY.slice(0, 9)}\u00a0${KEY.slice(9)}`],
    ['in two cells', `${KEY.slice(0, 9)} | ${KEY.slice(9)}`],
    ['with a strong half', `**${KEY.slice(0, 9)}**${KEY.slice(9)}`],
    ['with a deleted half', `~~${KEY.slice(0, 9)}~~${KEY.slice(9)}`],
    ['with tags', `${KEY.slice(0, 2)}<b class="x">${KEY.slice(2, 9)}</b>${KEY.slice(9)}`],
    ['with escaped tags', `${KEY.slice(0, 2)}&lt;b&gt;${KEY.slice(2, 9)}&lt;/b&gt;${KEY.slice(9)}`],
    ['with a comment of HTML', `${KEY.slice(0, 9)}<!-- a -->${KEY.slice(9)}`],
  ])('redacts and finds it %s', (_, form) => {
    const redacted = secrets.redact(`a ${form} b`);
    expect(redacted).toMatch(/^a [~\\*]+ b$/);
    expect(secrets.has(`a ${form} b`)).toBe(true);
  });

  it('leaves nothing of it before three dots', () => {
    expect(secrets.redact(`key ${KEY.slice(0, -3)}... is invalid`)).toBe('key ***... is invalid');
  });
});

const NAMES: Readonly<Record<string, string>> = { '/': 'sol', '+': 'plus', '=': 'equals', '~': '#126' };

/** What programs make of a sign. */
const ESCAPES: readonly (readonly [name: string, escape: (sign: string) => string])[] = [
  ['a URL', (sign) => encodeURIComponent(sign)],
  ['a URL in small letters', (sign) => encodeURIComponent(sign).toLowerCase()],
  ['a URL in a URL', (sign) => encodeURIComponent(encodeURIComponent(sign))],
  ['JSON', (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`],
  ['JSON in capitals', (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`],
  ['JSON in JSON', (sign) => `\\\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`],
  ['a script', (sign) => `\\x${sign.charCodeAt(0).toString(16)}`],
  ['HTML', (sign) => `&#${sign.charCodeAt(0)};`],
  ['HTML in hexadecimal digits', (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`],
  ['HTML in HTML', (sign) => `&amp;#${sign.charCodeAt(0)};`],
  ['HTML by name', (sign) => `&${NAMES[sign] ?? ''};`],
  ['a mail', (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase()}`],
];

describe('a key of which a program escapes some signs only', () => {
  const key = 'dk/Pl4nted+Key~0f1e2d3c=4b5a69788796a5b4c3d2==';
  const secrets = new Secrets([key]);

  it.each(ESCAPES)('redacts and finds it in %s, whichever signs are escaped', (_, escape) => {
    for (const signs of ['/', '+', '=', '~', '/+', '+=', '/=', '/+=~']) {
      const text = key.replace(/[^a-z\d_]/gi, (sign) => (signs.includes(sign) ? escape(sign) : sign));
      expect(secrets.redact(`x${text}x`)).toBe('x***x');
      expect(secrets.has(`x${text}x`)).toBe(true);
    }
  });

  it('leaves a text that has another sign in one place', () => {
    const other = key.replace('+', '-');
    expect(secrets.redactSecrets(other)).toBe(other);
    expect(secrets.has(other)).toBe(false);
  });
});
