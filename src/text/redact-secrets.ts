/**
 * Redacts secrets from text. It runs on every line and on everything that is published, so it is limited to one search
 * for all registered forms and one for query strings.
 */

const REDACTED = '***';

/** Shorter texts are everyday words, and redacting them would make output unreadable. */
const MIN_SECRET_LENGTH = 4;

/** The base64 form of a shorter secret could occur in longer base64 by chance. */
const MIN_BASE64_SECRET_BYTES = 8;

/** Matches text after a `?` or `#` that could be a query string. */
const QUERY = /([?#])([^\s?#"'<>`()[\]{}|⟪⟫]*=[^\s"'<>`()[\]{}|⟪⟫]*)/g;

/**
 * Matches parameters that grant access: signatures of cloud storage, tokens, keys. A URL inside a URL, JSON or HTML
 * matches too (`%3F`, `\u0026`, `&amp;`).
 */
const ACCESS_PARAMETERS = new RegExp(
  '(?:^|[&;?#]|u0026|%26|%3f)(?:' +
    '[\\w.-]{0,40}(?:sig|signature|token|key|keyid|secret|credentials?|password|passwd|pwd|auth|authorization|jwt|session|code|hmac|policy|hash|expires?|expiry)' +
    '|x-(?:amz|goog)-[\\w-]{1,40}|se|sp|sv|sr|st|skoid' +
    ')(?:=|%3d)',
  'i',
);

/** Matches the start of a generated value, which is longer than any typed word. */
const GENERATED_VALUE = /^[\w%+/=~.-]{24}/;

export class Secrets {
  readonly #forms = new Set<string>();
  #search: RegExp | undefined;

  /** Registers a text, so that it, each of its lines and their usual encodings are redacted from now on. */
  add(value: string): void {
    for (const part of [value, ...value.split(/[\r\n]+/)]) {
      const secret = part.trim();
      if (secret.length < MIN_SECRET_LENGTH) continue;
      for (const form of formsOf(secret)) this.#forms.add(form);
    }
    // The longest form goes first, since a shorter match would leave the rest of a longer secret.
    const forms = [...this.#forms].sort((a, b) => b.length - a.length);
    this.#search = forms.length > 0 ? new RegExp(forms.map(escapeForRegExp).join('|'), 'g') : undefined;
  }

  /**
   * Redacts registered secrets and the query strings of signed URLs. A query string is redacted as a whole if any
   * parameter sounds like access or has a generated value: losing a harmless query costs little, leaking a signature
   * costs a lot.
   */
  redact(text: string): string {
    const withoutSecrets = this.#search === undefined ? text : text.replace(this.#search, REDACTED);
    if (!withoutSecrets.includes('=')) return withoutSecrets;
    return withoutSecrets.replace(QUERY, (match, sign: string, query: string) =>
      ACCESS_PARAMETERS.test(query) || hasGeneratedValue(query) ? sign + REDACTED : match,
    );
  }
}

function hasGeneratedValue(query: string): boolean {
  return query
    .split('&')
    .map((parameter) => parameter.slice(parameter.indexOf('=') + 1))
    .some((value) => GENERATED_VALUE.test(value) && /\d/.test(value));
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
 * Returns the base64 of the secret alone and inside longer base64, such as `Basic` credentials. Inside, the secret starts
 * at one of three offsets. The characters at both ends depend on the neighboring bytes, so they are omitted.
 */
function base64Forms(secret: Buffer): string[] {
  const forms = [secret.toString('base64'), secret.toString('base64').replace(/=+$/, '')];
  for (const offset of secret.length < MIN_BASE64_SECRET_BYTES ? [] : [0, 1, 2]) {
    const shifted = Buffer.concat([Buffer.alloc(offset), secret]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
    forms.push(whole.toString('base64').slice(offset === 0 ? 0 : 4));
  }
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
