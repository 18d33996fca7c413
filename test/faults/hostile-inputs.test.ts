/** Tests inputs, headers and names of attackers: they are rejected by name or taken as text, and never obeyed. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommandName, commandNames, commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { describeProblem, parseInputs } from '../../src/run/parse-inputs.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { withoutIsolates } from '../support/hostile.js';
import { jobInputs, type Run, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { IS_EXHAUSTIVE } from './sample.js';
import { HOSTILE_NAMES } from './hostile-folder-samples.js';
import { hostileInput, propertyRuns, logCaseCount } from './hostile-values.js';

logCaseCount('inputs, headers and names');

const facts = { startedByPush: false, fromFork: false, secrets: 'given' } as const;
const WORKSPACE = resolve('/somewhere/workspace');

describe.each(commandNames)('%s', (name: CommandName) => {
  test(
    'accepts or rejects any text by input name, and writes nothing outside the workspace',
    { timeout: 60_000 },
    async () => {
      const command = await commands[name]();
      const names = Object.keys(command.inputs).map(kebab);
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names), hostileInput(), { maxKeys: 4 }), (given) => {
          const source = {
            input: (one: string) => (Object.hasOwn(given, one) ? given[one] : undefined),
            workspace: WORKSPACE,
          };
          const { values, problems } = parseInputs(command.inputs, source);
          // Each command checks its own inputs, and their types differ.
          const checked = command as { check?(given: object, of: typeof facts): typeof problems };
          for (const found of [...problems, ...(checked.check?.(values, facts) ?? [])]) {
            const problem = describeProblem(found);
            // The message begins with the input or names it.
            expect(
              names.some((one) => problem.includes(one)),
              problem,
            ).toBe(true);
            expect(problem).not.toMatch(/undefined|\[object|TypeError/);
          }
          for (const [one, input] of Object.entries<{ readonly kind: string }>(command.inputs)) {
            const value = (values as Record<string, unknown>)[one];
            if (input.kind !== 'path' || typeof value !== 'string') continue;
            expect(isAbsolute(value) && isWithin(WORKSPACE, value), value).toBe(true);
          }
        }),
        propertyRuns(2_500),
      );
    },
  );
});

const HOSTS = ['runAction', 'runJob', 'run'] as const;
/** What is one long name, many folders in each other, and many lines. */
const LONG_UNITS = ['é', 'a/', 'x\r\n'];

describe.each(commandNames)('%s', (name: CommandName) => {
  test('refuses 300 kB in any input with a few lines, on any host', { timeout: 600_000 }, async () => {
    const { inputs } = await commands[name]();
    await using stage = await startStage();
    const found: string[] = [];
    for (const [index, input] of Object.keys(inputs).map(kebab).entries())
      for (const [nth, unit] of LONG_UNITS.entries()) {
        if (!IS_EXHAUSTIVE && (index + nth) % LONG_UNITS.length !== 0) continue;
        const host = HOSTS[(index + 2 * nth) % HOSTS.length] ?? 'run';
        const given = { [input]: `x${unit.repeat(300_000 / unit.length)}x` };
        const run = host === 'run' ? stage.run(name, [], jobInputs(given)) : stage[host](name, given);
        const problem = await run.then(problemOf, String);
        if (problem) found.push(`${input} with ${JSON.stringify(unit)} on ${host}: ${problem.slice(0, 200)}`);
      }
    expect(found).toEqual([]);
    expect(stage.emulator.requests).toEqual([]);
  });
});

/** Such work takes a tenth of it on a quiet machine. */
const TOO_MUCH_CPU_MS = 3_000;

test.each(HOSTS)('refuses a key of 74 long lines without seconds of work to keep it secret: %s', async (host) => {
  await using stage = await startStage();
  const key = Array.from({ length: 74 }, (_, index) => `${index}${'"x-'.repeat(1_350)}`).join('\n');
  const given = { 'api-key': key };
  let run: Run | undefined;
  const ms = await cpuMsOf(async () => {
    run = await (host === 'run' ? stage.run('check', [], jobInputs(given)) : stage[host]('check', given));
  });
  expect(run && problemOf(run)).toBeUndefined();
  expect(ms).toBeLessThan(TOO_MUCH_CPU_MS);
});

function problemOf({ exitCode, stdout, stderr, result }: Run): string | undefined {
  const shown = stdout.replaceAll(/^::add-mask::.*$/gm, '') + stderr;
  if (exitCode !== 2) return `ended with ${exitCode}`;
  if (shown.length + result.message.length > 10_000) return `has a log of ${shown.length} characters`;
  return /RangeError|\n {4}at /.exec(shown)?.[0];
}

/** Names can begin with `..`, too. */
function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith('../') && !isAbsolute(below);
}

test(
  'stores a PDF under any valid file name, and rejects other names before any request',
  { timeout: 120_000 },
  async ({ skip }) => {
    skipUnless(NEEDS.linuxNames, { skip });
    const name = fc.oneof(
      fc.constantFrom(...HOSTILE_NAMES),
      hostileInput(),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `${text}.pdf`),
    );
    await using stage = await startStage({ export: { pendingMs: 0, perPageMs: 0, pages: 2 } });
    stage.emulator.state.addDeployment({ createdAt: stage.clock.now() - 3_600_000 });
    await fc.assert(
      fc.asyncProperty(name, async (output) => {
        const before = stage.emulator.requests.length;
        const { exitCode, result, summary, stderr } = await stage.run('export-pdf-artifact', [], {
          DOCS_CI_OUTPUT: output,
        });
        expect([0, 2]).toContain(exitCode);
        if (exitCode === 2) {
          expect(stage.emulator.requests.length).toBe(before);
          expect(result.message).toContain('output');
        } else {
          const { path = '' } = result.outputs;
          expect(existsSync(join(stage.folder, path)), path).toBe(true);
          expect(readFileSync(join(stage.folder, path)).subarray(0, 5).toString()).toBe('%PDF-');
          expect(isWithin(stage.folder, join(stage.folder, path))).toBe(true);
        }
        // A terminal or a page would obey these escapes.
        expect(withoutIsolates(stderr)).not.toMatch(
          // eslint-disable-next-line no-control-regex
          /[\u0000-\u0008\u000b-\u001f\u007f\u0080-\u009f\u202a-\u202e\u2066-\u2069]/,
        );
        expect(summary).not.toContain('<img src=x');
      }),
      propertyRuns(250),
    );
  },
);
