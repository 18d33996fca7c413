/** Searches everything that leaves a process for secrets, in every usual encoding. It shares no code with src. */

export interface PlantedSecret {
  readonly name: string;
  readonly value: string;
}

export interface SearchedText {
  readonly where: string;
  readonly bytes: string | Buffer;
  /** Names the secrets that belong here, such as the API key in its header. */
  readonly allowed?: readonly string[];
}

/** A piece of this length counts as the whole secret, because the rest can be guessed. */
const MIN_PIECE_LENGTH = 24;

/** Returns one sentence per secret that was found. It names the place and doesn't show the secret. */
export function findSecrets(planted: readonly PlantedSecret[], places: readonly SearchedText[]): string[] {
  const searches = planted.map(({ name, value }) => ({
    name,
    forms: encodedSecrets.get(value) ?? encodeSecret(value),
  }));
  const leaks = [];
  for (const { where, bytes, allowed: may = [] } of places) {
    const text = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
    for (const { name, forms } of searches) {
      if (may.includes(name)) continue;
      const found = forms.find(([, pattern]) => text.includes(pattern));
      if (found) leaks.push(`${name} (${found[0]}) in ${where}`);
    }
  }
  return [...new Set(leaks)];
}

/** Few secrets are searched in many texts, so that their encodings are kept. */
const encodedSecrets = new Map<string, readonly (readonly [form: string, text: string])[]>();

function encodeSecret(value: string): readonly (readonly [form: string, text: string])[] {
  // Encodings that change nothing are one form.
  const forms = [
    ...new Map(
      encodingsOf(value)
        .map(([form, text]) => [text, form] as const)
        .toReversed(),
    ),
  ];
  const distinct = forms.map(([text, form]) => [form, text] as const);
  encodedSecrets.set(value, distinct);
  return distinct;
}

function encodingsOf(value: string): [form: string, text: string][] {
  const bytes = Buffer.from(value, 'utf8');
  const json = JSON.stringify(value).slice(1, -1);
  const percent = encodeURIComponent(value);
  const every = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const forms: [string, string][] = [
    ['as it is', value],
    ['its first half', value.slice(0, Math.max(MIN_PIECE_LENGTH, Math.ceil(value.length / 2)))],
    ['its second half', value.slice(-Math.max(MIN_PIECE_LENGTH, Math.ceil(value.length / 2)))],
    ['in JSON', json],
    ['in JSON with escaped slashes', json.replaceAll('/', '\\/')],
    ['URL-encoded', percent],
    ['URL-encoded in small letters', percent.replace(/%../g, (code) => code.toLowerCase())],
    ['URL-encoded twice', encodeURIComponent(percent)],
    ['URL-encoded letter by letter', every],
    ['in HTML', value.replaceAll('&', '&amp;').replaceAll('+', '&#43;')],
    ['in hexadecimal digits', bytes.toString('hex')],
  ];
  for (const encoding of ['base64', 'base64url'] as const) {
    // In longer base64, the secret begins at one of three offsets. The letters at both ends depend on its neighbors.
    for (const offset of [0, 1, 2]) {
      const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
      const wholeGroups = shifted.subarray(0, shifted.length - (shifted.length % 3));
      forms.push([`in ${encoding} at offset ${offset}`, wholeGroups.toString(encoding).slice(offset === 0 ? 0 : 4)]);
    }
  }
  return forms;
}
