/**
 * Redacts secrets from text. It runs on every line and on everything that is published, so it is limited to one search
 * for all registered forms and one for query strings.
 */

import { ESCAPE_SEQUENCES } from './log.js';
import { mapTexts } from './map-texts.js';

const REDACTED = '***';

/** Shorter texts are everyday words, and redacting them would make output unreadable. */
const MIN_SECRET_LENGTH = 4;

/** A certificate has fewer. */
const MAX_SECRET_LINES = 100;

/** A shorter text may be a word of any page, and so may a longer one that has only letters. */
const MIN_MIXED_LENGTH = 8;
const MIN_CERTAIN_LENGTH = 20;

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
    '[\\w.\\\\-]{0,40}(?:sig|signature|token|key|keyid|secret|credentials?|password|passwd|pwd|auth|authorization|jwt|session|code|hmac|policy|hash|expires?|expiry)' +
    '|x-(?:amz|goog)-[\\w\\\\-]{1,40}|se|sp|sv|sr|st|skoid' +
    ')(?:=|%3d)',
  'i',
);

/** Matches the start of a generated value, which is longer than any typed word. */
const GENERATED_VALUE = /^[\w%+/=~.-]{24}/;

/**
 * Matches what some reader or a later step removes between the characters of a secret: controls, invisible characters, and
 * the escapes of Markdown and HTML. Line breaks and tabs stay, so that they keep the parts apart.
 */
const HIDDEN = /(?:[^\P{Cc}\t\n\r\u0085]|[\p{Cf}\p{DI}\\`]|(?<=&)amp;)+/gu;

/** Matches the same and terminal sequences, whose letters only some readers remove. */
const HIDDEN_SEQUENCES = new RegExp(`(?:${ESCAPE_SEQUENCES.source}|${HIDDEN.source})+`, 'gu');

/** A tag or a comment of HTML, also if it is escaped. */
const TAG = /(?:<|&lt;)[!/]?[A-Za-z-][^<>&]{0,200}(?:>|&gt;)/u;

/** A log breaks a long line anywhere, and a table, marks or tags can divide a word. No text has such a secret by chance. */
const WIDE_HIDDEN = new RegExp(`(?:${HIDDEN.source}|${TAG.source}|~~|[\\s\u0085\u2800*|])+`, 'gu');

/** Without one of these, a text has no terminal sequence. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const SEQUENCE_START = /[\u001b\u009b\u009d]/;

/** A cut text ends in an ellipsis, and may have this much of a secret before it. */
const MIN_CUT_LENGTH = 8;
const ELLIPSIS = /(…|\.\.\.)/;

export class Secrets {
  readonly #forms = new Set<string>();
  readonly #certainForms = new Set<string>();
  /** Patterns of the certain secrets, for what no list of forms has. */
  readonly #mixedForms = new Map<string, string>();
  #search: Search | undefined;
  #certain: Search | undefined;
  /** Finds the forms that no text has by chance, not even without its blanks. */
  #long: Search | undefined;

  constructor(values: readonly string[] = []) {
    for (const value of values) this.add(value);
  }

  /** Registers a text, so that it, each of its lines and their usual encodings are redacted from now on. */
  add(value: string): void {
    for (const part of [value, ...value.split(/[\r\n]+/, MAX_SECRET_LINES)]) {
      const secret = part.trim();
      if (secret.length < MIN_SECRET_LENGTH || this.#forms.has(secret)) continue;
      const isSure = isCertain(secret);
      for (const form of isSure ? [...formsOf(secret), ...rareFormsOf(secret)] : formsOf(secret)) {
        this.#forms.add(form);
        if (isSure) this.#certainForms.add(form);
      }
      if (isSure && secret.length <= MAX_RARE_LENGTH) this.#mixedForms.set(secret, mixedFormOf(secret));
    }
    const isLong = ({ length }: string): boolean => length >= MIN_CERTAIN_LENGTH;
    const mixed = [...this.#mixedForms];
    this.#search = searchFor(this.#forms, [...this.#mixedForms.values()]);
    this.#certain = searchFor(this.#certainForms, [...this.#mixedForms.values()]);
    this.#long = searchFor(
      new Set([...this.#certainForms].filter(isLong)),
      mixed.flatMap(([secret, form]) => (isLong(secret) ? form : [])),
    );
  }

  /**
   * True if a text has a registered secret that can't be there by chance, as a short one or a word of a page can. For texts
   * that must not be changed.
   */
  has(text: string): boolean {
    const certain = this.#certain;
    if (certain !== undefined && [text, ...visibleFormsOf(text)].some((form) => isFound(certain, form))) return true;
    return this.#long !== undefined && isFound(this.#long, text.replace(WIDE_HIDDEN, ''));
  }

  /**
   * Redacts registered secrets and the query strings of signed URLs. A query string is redacted as a whole if any
   * parameter sounds like access or has a generated value: losing a harmless query costs little, leaking a signature
   * costs a lot.
   */
  redact(text: string): string {
    const withoutSecrets = this.redactSecrets(text);
    if (!withoutSecrets.includes('=')) return withoutSecrets;
    return withoutSecrets.replace(QUERY, (match, sign: string, query: string) =>
      ACCESS_PARAMETERS.test(query) || hasGeneratedValue(query) ? sign + REDACTED : match,
    );
  }

  /** Redacts registered secrets only. */
  redactSecrets(text: string): string {
    if (this.#search === undefined) return text;
    const redacted = this.#redactCut(redactPlaces(this.#search, text, hiddenPartsIn(text)));
    return this.#long === undefined ? redacted : redactPlaces(this.#long, redacted, [WIDE_HIDDEN]);
  }

  /** Copies data and redacts every text in it. */
  redactAll<T>(data: T): T {
    return mapTexts(data, (text) => this.redact(text));
  }

  /** Redacts the beginning of a secret whose end was cut off. */
  #redactCut(text: string): string {
    if (!ELLIPSIS.test(text)) return text;
    const pieces = text.split(ELLIPSIS);
    // Each second piece is an ellipsis.
    return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : this.#withoutCut(piece))).join('');
  }

  #withoutCut(piece: string): string {
    if (piece.length < MIN_CUT_LENGTH) return piece;
    for (const form of this.#forms) {
      const start = piece.lastIndexOf(form.slice(0, MIN_CUT_LENGTH));
      if (start >= 0 && form.length > MIN_CUT_LENGTH && form.startsWith(piece.slice(start)))
        return piece.slice(0, start) + REDACTED;
    }
    return piece;
  }
}

/** A generated secret is long, or has more than letters. A word of a page can be a secret only by mistake. */
function isCertain(secret: string): boolean {
  return secret.length >= MIN_CERTAIN_LENGTH || (secret.length >= MIN_MIXED_LENGTH && /[^\p{L}]/u.test(secret));
}

/** All forms of a few keys. Node.js takes seconds for a much longer pattern, or refuses it with a message that has all of it. */
const MAX_PATTERN_LENGTH = 50_000;

interface Search {
  /** Matches the shortest forms. */
  readonly pattern: RegExp;
  readonly longForms: readonly string[];
}

/** @param patterns what is searched besides the forms */
function searchFor(forms: ReadonlySet<string>, patterns: readonly string[]): Search | undefined {
  if (forms.size === 0) return undefined;
  const shortestFirst = [...forms].sort((a, b) => a.length - b.length);
  let length = 0;
  const isShort = (text: string): boolean => (length += text.length) <= MAX_PATTERN_LENGTH;
  // The longest form goes first, since a shorter match would leave the rest of a longer secret.
  const short = shortestFirst.filter(isShort).toReversed().map(escapeForRegExp);
  const mixed = patterns.filter(isShort);
  // Without a short form, the pattern matches nothing.
  const pattern = new RegExp([...mixed, ...short].join('|') || '(?!)', 'g');
  return { pattern, longForms: shortestFirst.slice(short.length) };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function redactPlaces(search: Search, text: string, hiddenParts: readonly RegExp[]): string {
  let redacted = '';
  let position = 0;
  for (const { start, end } of placesOf(search, text, hiddenParts)) {
    redacted += text.slice(position, start) + REDACTED;
    position = end;
  }
  return redacted + text.slice(position);
}

/** Finds secrets, also those with something hidden between their characters. */
function placesOf(search: Search, text: string, hiddenParts: readonly RegExp[]): Place[] {
  const places = matchesOf(search, text);
  for (const hidden of hiddenParts) {
    const visible = text.replace(hidden, '');
    if (visible.length === text.length) break;
    const found = matchesOf(search, visible);
    if (found.length === 0) continue;
    const originalOf = originalPlaces(text, hidden);
    for (const { start, end } of found) places.push({ start: originalOf(start), end: originalOf(end - 1) + 1 });
  }
  return joinPlaces(places);
}

/** Only some readers remove the letters of a terminal sequence. */
function hiddenPartsIn(text: string): readonly RegExp[] {
  return SEQUENCE_START.test(text) ? [HIDDEN, HIDDEN_SEQUENCES] : [HIDDEN];
}

/** The text as readers see it who remove what is hidden. Large pages are searched, so nothing is kept of the places. */
function visibleFormsOf(text: string): string[] {
  const forms = hiddenPartsIn(text).map((hidden) => text.replace(hidden, ''));
  return forms.filter(({ length }) => length < text.length);
}

function isFound({ pattern, longForms }: Search, text: string): boolean {
  return text.search(pattern) >= 0 || longForms.some((form) => text.includes(form));
}

function matchesOf({ pattern, longForms }: Search, text: string): Place[] {
  const places: Place[] = [];
  // `matchAll` copies the pattern for each text: 50 µs, which is most of the time that a short text takes.
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
    places.push({ start: found.index, end: pattern.lastIndex });
  for (const form of longForms)
    for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length))
      places.push({ start, end: start + form.length });
  return places;
}

function joinPlaces(places: readonly Place[]): Place[] {
  const joined: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && place.start < last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else joined.push(place);
  }
  return joined;
}

/** Returns a function from a place in the text without what is hidden to the place in the text. */
function originalPlaces(text: string, hiddenPart: RegExp): (place: number) => number {
  /** Where each piece starts: in the visible text, and in the original. */
  const starts: (readonly [visible: number, original: number])[] = [];
  let [length, position] = [0, 0];
  const addPiece = (end: number): void => {
    if (end === position) return;
    starts.push([length, position]);
    length += end - position;
  };
  for (const { 0: hidden, index } of text.matchAll(hiddenPart)) {
    addPiece(index);
    position = index + hidden.length;
  }
  addPiece(text.length);
  return (place) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle]?.[0] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    const [visible, original] = starts[low] ?? [0, 0];
    return original + place - visible;
  };
}

function hasGeneratedValue(query: string): boolean {
  return query
    .split('&')
    .map((parameter) => parameter.slice(parameter.indexOf('=') + 1))
    .some((value) => GENERATED_VALUE.test(value) && /\d/.test(value));
}

function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  // Half of a surrogate pair has no UTF-8, and a URL would have its replacement.
  const url = encodeURIComponent(Buffer.from(secret).toString());
  return [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    url,
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll('%20', '+'),
    new URLSearchParams([['', secret]]).toString().slice(1),
    ...base64Forms(Buffer.from(secret, 'utf8')),
  ];
}

/** A key or a token is shorter, and a certificate would have millions of characters in all its forms. */
const MAX_RARE_LENGTH = 500;

/** What programs rarely make of a secret. Only one that no text has by chance is searched in these forms. */
function rareFormsOf(secret: string): string[] {
  if (secret.length > MAX_RARE_LENGTH) return [];
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const url = encodeURIComponent(bytes.toString());
  const escaped = (pattern: RegExp, escape: (code: number) => string): string =>
    secret.replace(pattern, (character) => escape(character.charCodeAt(0)));
  const all = [/[^]/g, /[^a-z\d]/gi].flatMap((pattern) => [
    escaped(pattern, (code) => `&#${code};`),
    escaped(pattern, (code) => `&#x${code.toString(16)};`),
    escaped(pattern, (code) => `&#x${code.toString(16).toUpperCase()};`),
    escaped(pattern, (code) => `u${code.toString(16).padStart(4, '0')}`),
    escaped(pattern, (code) => `u${code.toString(16).toUpperCase().padStart(4, '0')}`),
  ]);
  const percent = hex.replace(/../g, '%$&');
  const wide = Buffer.from(secret, 'utf16le');
  const twice = formsInBase64(bytes).flatMap((form) => formsInBase64(Buffer.from(form)));
  const cases = [secret, hex, percent, url].flatMap((form) => [form, form.toLowerCase(), form.toUpperCase()]);
  const ofWide = [wide.toString('hex'), wide.toString('hex').toUpperCase(), ...base64Forms(wide)];
  const ofScript = [hex, hex.toUpperCase()].map((digits) => digits.replace(/../g, 'x$&'));
  return [
    ...all,
    ...cases,
    ...ofWide,
    ...ofScript,
    ...twice,
    secret.replaceAll('+', '%2B'),
    url.replaceAll('%', '%25'),
  ];
}

/** The names of signs in HTML. */
const SIGN_NAMES: Readonly<Record<string, string>> = {
  ...{
    '!': 'excl',
    '"': 'quot',
    '#': 'num',
    $: 'dollar',
    '%': 'percnt',
    '&': 'amp',
    "'": 'apos',
    '(': 'lpar',
    ')': 'rpar',
  },
  ...{ '*': 'ast', '+': 'plus', ',': 'comma', '.': 'period', '/': 'sol', ':': 'colon', ';': 'semi', '<': 'lt' },
  ...{ '=': 'equals', '>': 'gt', '?': 'quest', '@': 'commat', '[': 'lsqb lbrack', '\\': 'bsol', ']': 'rsqb rbrack' },
  ...{ '^': 'Hat', _: 'lowbar', '`': 'grave', '{': 'lcub lbrace', '|': 'verbar vert', '}': 'rcub rbrace' },
};

/**
 * A pattern for a secret with each of its signs as it is or escaped, whatever the others are: some programs escape `=` alone
 * in JSON, others `+`, and few programs escape the same signs in a URL or in HTML.
 */
function mixedFormOf(secret: string): string {
  return secret.replace(/[^a-z\d]/giu, (sign) => {
    const inAnyCase = (hex: string): string => hex.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
    const code = sign.codePointAt(0) ?? 0;
    const hex = inAnyCase(code.toString(16));
    const bytes = (Buffer.from(sign).toString('hex').match(/../g) ?? []).map(inAnyCase);
    const names = SIGN_NAMES[sign]?.split(' ').map((name) => `&${name};`) ?? [];
    const escapes = [...names, `&#0*${code};`, `&#[xX]0*${hex};`, `\\\\{0,8}(?:u0*|x)${hex}`];
    const encoded = [bytes.map((byte) => `%(?:25)*${byte}`), bytes.map((byte) => `=${byte}`)].map((all) =>
      all.join(''),
    );
    return `(?:${[...escapes, ...encoded, escapeForRegExp(sign)].join('|')})`;
  });
}

/** Returns the base64 of the secret alone and inside longer base64. */
function base64Forms(secret: Buffer): string[] {
  const forms = [secret.toString('base64'), secret.toString('base64').replace(/(?<!=)=+$/, '')];
  if (secret.length >= MIN_BASE64_SECRET_BYTES) forms.push(...formsInBase64(secret));
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

/**
 * Returns what the secret is inside longer base64, such as `Basic` credentials. There it starts at one of three offsets. The
 * characters at both ends depend on the neighboring bytes, so they are omitted.
 */
function formsInBase64(secret: Buffer): string[] {
  return [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), secret]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
    return whole.toString('base64').slice(offset === 0 ? 0 : 4);
  });
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
