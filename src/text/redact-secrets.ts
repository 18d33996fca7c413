/**
 * Blots secrets out of text. It runs on every line and on everything that is published, so it is one search for all
 * registered forms together and one for query strings.
 */

const BLOT = '***';

/** Shorter texts are no secrets but everyday words, and blotting them out would only garble what people read. */
const MIN_SECRET_LENGTH = 4;

/** Below this many bytes a secret's base64 form inside longer base64 is too short to be told from chance. */
const SHORTEST_IN_BASE64 = 8;

/** Everything behind a `?` or `#` that could be a query string. */
const QUERY = /([?#])([^\s?#"'<>`()[\]{}|⟪⟫]*=[^\s"'<>`()[\]{}|⟪⟫]*)/g;

/**
 * Parameters that carry rights: signatures of the cloud storages, tokens, keys. An address inside an address and one
 * inside JSON or HTML is seen too (`%3F`, `\u0026`, `&amp;`).
 */
const RIGHTS = new RegExp(
  '(?:^|[&;?#]|u0026|%26|%3f)(?:' +
    '[\\w.-]{0,40}(?:sig|signature|token|key|keyid|secret|credentials?|password|passwd|pwd|auth|authorization|jwt|session|code|hmac|policy|hash|expires?|expiry)' +
    '|x-(?:amz|goog)-[\\w-]{1,40}|se|sp|sv|sr|st|skoid' +
    ')(?:=|%3d)',
  'i',
);

/** The beginning of a value that nobody types: so many letters and digits without a blank. */
const LONG_VALUE = /^[\w%+/=~.-]{24}/;

export class Secrets {
  readonly #forms = new Set<string>();
  #search: RegExp | undefined;

  /** From now on this text, each of its lines and their usual encodings are blotted out. */
  add(value: string): void {
    for (const part of [value, ...value.split(/[\r\n]+/)]) {
      const secret = part.trim();
      if (secret.length < MIN_SECRET_LENGTH) continue;
      for (const form of formsOf(secret)) this.#forms.add(form);
    }
    // The longest first, or a shorter form would leave the rest of a longer one standing.
    const forms = [...this.#forms].sort((a, b) => b.length - a.length);
    this.#search = forms.length > 0 ? new RegExp(forms.map(escapeForRegExp).join('|'), 'g') : undefined;
  }

  /**
   * The text without registered secrets and without the query strings of signed addresses. A query string goes as a
   * whole when any parameter sounds like a right or has a value that nobody would type: an address that lost a harmless
   * query is a small loss, one that kept a signature is not.
   */
  redact(text: string): string {
    const known = this.#search === undefined ? text : text.replace(this.#search, BLOT);
    if (!known.includes('=')) return known;
    return known.replace(QUERY, (all, mark: string, query: string) =>
      RIGHTS.test(query) || hasOpaqueValue(query) ? mark + BLOT : all,
    );
  }
}

function hasOpaqueValue(query: string): boolean {
  return query
    .split('&')
    .map((parameter) => parameter.slice(parameter.indexOf('=') + 1))
    .some((value) => LONG_VALUE.test(value) && /\d/.test(value));
}

function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const url = encodeURIComponent(secret);
  return [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    url,
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll('%20', '+'),
    ...base64Forms(Buffer.from(secret, 'utf8')),
  ];
}

/**
 * Base64 of the secret alone, and as it looks in the middle of longer base64 (`Basic` credentials): there it begins at
 * one of three offsets, and the letters at both ends also depend on the neighbours and are left out.
 */
function base64Forms(secret: Buffer): string[] {
  const forms = [secret.toString('base64'), secret.toString('base64').replace(/=+$/, '')];
  for (const offset of secret.length < SHORTEST_IN_BASE64 ? [] : [0, 1, 2]) {
    const shifted = Buffer.concat([Buffer.alloc(offset), secret]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
    forms.push(whole.toString('base64').slice(offset === 0 ? 0 : 4));
  }
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
