/** Generates hostile values, and counts the cases of a test file. */
import fc from 'fast-check';
import { afterAll } from 'vitest';
import { SEED } from './seeded-random.js';

/** `npm run fuzz` multiplies the number of cases. */
const FUZZ_FACTOR = Number(process.env.DOCS_CI_FUZZ ?? 1);

let cases = 0;

/** Returns the parameters of a property. fast-check prints the seed if it fails. */
export function propertyRuns(count: number): { numRuns: number; seed: number } {
  cases += count * FUZZ_FACTOR;
  return { numRuns: count * FUZZ_FACTOR, seed: SEED };
}

/** Adds cases that are no property's. */
export function countCase(): void {
  cases += 1;
}

/** Prints the number of cases at the end of the file. */
export function logCaseCount(what: string): void {
  afterAll(() => console.log(`hostile worlds, ${what}: ${cases} cases with seed ${SEED}`));
}

const SHELL = ['$(touch pwned)', '`touch pwned`', '\n', ...'; | && > < $HOME ${IFS} * ~ ! \' " \\'.split(' ')];
const PATHS = ['..', '../', '/', './', '.', '\u0000', '%2e%2e', 'C:\\', '\\\\host\\', 'CON', '-', '--', ' '];
const NUMBERS = [...'-1 0 1e999 NaN Infinity 0x10 ٣ 1_000 1e-400 -0 +1 1,5'.split(' '), '9'.repeat(400)];
const TEXTS = 'true TRUE 10m 90s 50% https://e.example http://127.0.0.1:1 __proto__ é \u202e 😀 \ud800'.split(' ');

/** Generates text for an input. */
export const hostileInput = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(fc.constantFrom(...SHELL, ...PATHS, ...NUMBERS, ...TEXTS), fc.string({ maxLength: 4, unit: 'binary' })),
      {
        maxLength: 6,
      },
    )
    .map((pieces) => pieces.join(''));

/** Generates values for headers that should hold a number, a date or a length. */
export const hostileHeader = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      ...NUMBERS,
      '',
      ' ',
      '-',
      '1 2',
      'Thu, 01 Jan 1970 00:00:00 GMT',
      'Fri, 31 Dec 9999 23:59:59 GMT',
      'tomorrow',
    ),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.integer({ min: -10, max: 100_000 }).map(String),
    fc.string({ maxLength: 20 }),
  );

/** These keys change prototypes if code copies them carelessly. */
export const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'];

/** Generates any JSON, with keys that are special in JavaScript. */
export const hostileJson = (): fc.Arbitrary<unknown> => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(hostileInput(), fc.double(), fc.boolean(), fc.constantFrom(null, 1e308, -1, 2 ** 53, 'x'.repeat(5_000))),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(
          fc.tuple(
            fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS, 'status', 'url', 'message'), fc.string({ maxLength: 6 })),
            tie('value'),
          ),
          {
            maxLength: 5,
          },
        )
        .map(ownPropertyObject),
    ),
  }));
  return value;
};

/** Creates an object whose keys are its own, including `__proto__`. */
function ownPropertyObject(entries: readonly (readonly [string, unknown])[]): unknown {
  const made: Record<string, unknown> = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

/** Returns true while no prototype of this process was changed. */
export function isPrototypeClean(): boolean {
  const probe = {} as Record<string, unknown>;
  return Object.keys(Object.prototype).length === 0 && probe.polluted === undefined && probe.status === undefined;
}
