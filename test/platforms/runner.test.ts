/** The mini runner keeps the rules of the real one: each of them would let a broken action pass if it were missing. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pullRequest, pushed } from './runner/events.js';
import { evaluateCondition, evaluateText } from './runner/expressions.js';
import { Job, type JobOptions, type StepReport } from './runner/job.js';
import { readManifest } from './runner/manifest.js';
import { Masks } from './runner/masks.js';
import { PATIENCE } from './runner/process.js';
import { temporaryFolder } from '../support/folder.js';

function startJob(options: Partial<JobOptions> = {}): Job {
  return new Job({ folder: temporaryFolder(), node: process.execPath, ...options });
}

/** Puts an action into the workspace; `uses: ./name` runs it. */
function place(folder: string, manifest: string, script?: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'action.yml'), manifest);
  if (script !== undefined) writeFileSync(join(folder, 'main.mjs'), script);
}

const NODE_ACTION = 'name: x\nruns: {using: node24, main: main.mjs}\n';

/** What a script leads to that is an action without inputs. */
async function play(script: string, options: Partial<JobOptions> = {}, manifest = NODE_ACTION): Promise<StepReport> {
  const job = startJob(options);
  place(join(job.workspace, 'x'), manifest, script);
  return job.step({ uses: './x' });
}

const print = (text: string): string => `process.stdout.write(${JSON.stringify(text)});`;
const append = (file: string, text: string): string =>
  `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.${file}, ${JSON.stringify(text)});`;

describe('action manifest', () => {
  const read = (text: string): unknown => {
    const folder = temporaryFolder();
    place(folder, text, '');
    return readManifest(folder);
  };

  test('accepts unknown top-level keys in a manifest, and reads plain scalars as text', () => {
    expect(read(`${NODE_ACTION}branding: {icon: x}\ninputs: {a: {required: false, default: false}}\n`)).toMatchObject({
      inputs: { a: { default: 'false' } },
    });
  });

  test.each([
    ['an unknown key of runs', 'name: x\nruns: {using: node24, main: main.mjs, arguments: a}', /arguments/],
    ['an unsupported Node version', 'name: x\nruns: {using: node22, main: main.mjs}', /using/],
    ['a missing script', 'name: x\nruns: {using: node24, main: ../dist/no.js}', /File not found/],
    ['a duplicate key', 'name: x\nname: y\nruns: {using: node24, main: main.mjs}', /unique/],
    ['a step without a shell', 'name: x\nruns: {using: composite, steps: [{run: a}]}', /shell/],
    ['a step with both run and uses', 'name: x\nruns: {using: composite, steps: [{run: a, uses: ./a}]}', /steps/],
    [
      'a duplicate step id',
      'name: x\nruns: {using: composite, steps: [{id: a, uses: ./a}, {id: a, uses: ./a}]}',
      /once/,
    ],
    ['an unknown key of an output', `${NODE_ACTION}outputs: {a: {descripton: a}}`, /descripton/],
    ['no name', 'runs: {using: node24, main: main.mjs}', /name/],
  ])('rejects a manifest with %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });

  test('reports a missing manifest', async () => {
    const report = await startJob().step({ uses: './nothing' });
    expect(report).toMatchObject({
      outcome: 'failure',
      annotations: [{ message: expect.stringMatching(/Can't find 'action.yml'/) as string }],
    });
  });
});

describe('expressions', () => {
  const contexts = { inputs: { 'a-b': 'X', no: '' }, steps: { one: { outputs: { done: 'true' } } } };

  test.each([
    ['${{ inputs.a-b }}', 'X'],
    ['${{ inputs.unknown }}', ''],
    ["a ${{ inputs.a-b }} ${{ '}}' }}", 'a X }}'],
    ["${{ inputs.no && format('{0}/x', inputs.no) }}", ''],
    ["${{ inputs.a-b && format('{0}/x', inputs.a-b) }}", 'X/x'],
    ["${{ inputs.A-B == 'x' }}", 'true'],
  ])('evaluates %s to "%s"', (text, value) => {
    expect(evaluateText(text, contexts)).toBe(value);
  });

  test.each(['${{ secrets.key }}', '${{ nonsense() }}', '${{ inputs.a', "${{ 'a }}", '${{ inputs..a }}'])(
    'rejects the expression %s',
    (text) => {
      expect(() => evaluateText(text, contexts)).toThrow();
    },
  );

  test.each([
    [undefined, 'success', true],
    [undefined, 'failure', false],
    ["steps.one.outputs.done == 'true'", 'success', true],
    ["steps.one.outputs.done == 'true'", 'failure', false],
    ["steps.one.outputs.other == 'true'", 'success', false],
    ['${{ always() }}', 'cancelled', true],
    ['failure()', 'success', false],
    ['!cancelled()', 'failure', true],
    ['!cancelled()', 'cancelled', false],
    ["inputs.no || 'always()'", 'failure', false],
  ] as const)('evaluates the condition %s after %s to %s', (condition, status, runs) => {
    expect(evaluateCondition(condition, contexts, status)).toBe(runs);
  });

  test('rejects a condition that GitHub would read as text', () => {
    expect(() => evaluateCondition("${{ inputs.no }} == 'y'", contexts, 'success')).toThrow(/mixes/);
  });
});

describe('environment of an action', () => {
  const showEnvironment = print('') + 'process.stdout.write(JSON.stringify([process.env, process.cwd()]));';
  const seen = async (
    options: Partial<JobOptions>,
    given: Record<string, string>,
    inputs: string,
  ): Promise<[Record<string, string>, string, Job]> => {
    const job = startJob(options);
    place(join(job.workspace, 'x'), `${NODE_ACTION}inputs: ${inputs}\n`, showEnvironment);
    const report = await job.step({ uses: './x', with: given });
    expect(report.outcome, report.log).toBe('success');
    return [...(JSON.parse(report.process?.stdout ?? '') as [Record<string, string>, string]), job];
  };

  test('passes inputs in upper case with underscores for blanks, ignores their case and keeps hyphens', async () => {
    const [env] = await seen({}, { 'Dry-Run': 'true' }, '{dry-run: {default: x}, two words: {default: y}, none: {}}');
    expect(env).toMatchObject({ 'INPUT_DRY-RUN': 'true', INPUT_TWO_WORDS: 'y', INPUT_NONE: '' });
  });

  test('keeps an empty input empty, and applies the default only to a missing one', async () => {
    const [env] = await seen({}, { a: '' }, '{a: {default: x}}');
    expect(env).toMatchObject({ INPUT_A: '' });
  });

  test('evaluates expressions in input defaults', async () => {
    const [env] = await seen({ token: 'ghs_mine' }, {}, "{token: {default: '${{ github.token }}'}}");
    expect(env).toMatchObject({ INPUT_TOKEN: 'ghs_mine' });
  });

  test('rejects secrets in input defaults', async () => {
    await expect(seen({}, {}, "{a: {default: '${{ secrets.KEY }}'}}")).rejects.toThrow(/secrets/);
  });

  test('warns about an unknown input without failing', async () => {
    const job = startJob();
    place(join(job.workspace, 'x'), NODE_ACTION, '');
    const report = await job.step({ uses: './x', with: { mystery: 'a' } });
    expect(report).toMatchObject({
      outcome: 'success',
      annotations: [{ level: 'warning', message: expect.stringMatching(/'mystery'/) as string }],
    });
  });

  test('warns about a deprecated input', async () => {
    const job = startJob();
    place(join(job.workspace, 'x'), `${NODE_ACTION}inputs: {old: {deprecationMessage: use new}}\n`, '');
    const report = await job.step({ uses: './x', with: { old: 'a' } });
    expect(report.annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/'old'.*use new/) as string },
    ]);
  });

  test('starts an action in the workspace with variables of the runner, not of the tests', async () => {
    process.env.DOCS_CI_OF_THE_TESTS = 'x';
    try {
      const [env, cwd, job] = await seen(
        { started: pullRequest(), results: { ACTIONS_RUNTIME_TOKEN: 'rt' } },
        {},
        '{}',
      );
      expect(cwd).toBe(job.workspace);
      expect(env).toMatchObject({
        ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: job.workspace, RUNNER_TEMP: job.temporary },
        ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_HEAD_REF: 'topic', GITHUB_REF_NAME: '7/merge' },
        ACTIONS_RUNTIME_TOKEN: 'rt',
      });
      expect(env).not.toHaveProperty('GITHUB_TOKEN');
      expect(env).not.toHaveProperty('DOCS_CI_OF_THE_TESTS');
    } finally {
      delete process.env.DOCS_CI_OF_THE_TESTS;
    }
  });

  test('passes neither inputs nor artifact variables to a script', async () => {
    const job = startJob({ results: { ACTIONS_RUNTIME_TOKEN: 'rt' }, started: pushed() });
    const report = await job.step({ run: 'env', shell: 'bash', env: { MINE: '${{ github.ref_name }}' } });
    expect(report.process?.stdout).toMatch(/^MINE=main$/m);
    expect(report.process?.stdout).not.toMatch(/^(ACTIONS_|INPUT_)/m);
  });
});

describe('log of a step', () => {
  test('splits lines at CR, LF and CRLF, and reads stderr like stdout', async () => {
    const report = await play(`${print('a\r::notice::1\r\n::notice::2\nb')} process.stderr.write('::notice::3');`);
    expect(report.annotations.map(({ message }) => message).sort()).toEqual(['1', '2', '3']);
    expect(report.log.split('\n')).toEqual(expect.arrayContaining(['a', 'b']));
  });

  test('joins a line that arrives in several chunks', async () => {
    const late = `${print('::not')} await new Promise((r) => setTimeout(r, 50)); ${print('ice::é\r')} await new Promise((r) => setTimeout(r, 50)); ${print('\nb')}`;
    const report = await play(late);
    expect(report.annotations).toMatchObject([{ level: 'notice', message: 'é' }]);
    expect(report.log).toBe('##[notice]é\nb');
  });

  test.each([
    [
      '::error file=a.md,line=3,title=T%3A::M%0AN',
      { level: 'error', message: 'M\nN', file: 'a.md', line: '3', title: 'T:' },
    ],
    [' \u00a0::Warning::w', { level: 'warning', message: 'w' }],
    ['text ##[notice title=t]n', { level: 'notice', message: 'n', title: 't' }],
  ])('creates an annotation from %j', async (line, annotation) => {
    expect((await play(print(line))).annotations).toEqual([annotation]);
  });

  test.each(['text ::error::e', '::nothing::e', '##[nothing]e', '::error e'])('treats %j as text', async (line) => {
    expect(await play(print(line))).toMatchObject({ annotations: [], log: line });
  });

  test('shows ten annotations per level, shortens long ones, and logs them all', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `::warning::${index} ${'x'.repeat(5_000)}`);
    const report = await play(print(`${lines.join('\n')}\n::error::e`));
    expect(report.annotations.map(({ level }) => level)).toEqual([...Array<string>(10).fill('warning'), 'error']);
    expect(report.annotations[0]?.message).toHaveLength(4096);
    expect(report.log.split('\n')).toHaveLength(13);
  });

  test('applies an annotation column to a single line, and makes its path relative to the workspace', async () => {
    const job = startJob();
    place(
      join(job.workspace, 'x'),
      NODE_ACTION,
      print(`::error file=${job.workspace}/a/b.md,line=1,endLine=2,col=4::m`),
    );
    expect((await job.step({ uses: './x' })).annotations).toEqual([
      { level: 'error', message: 'm', file: 'a/b.md', line: '1', endLine: '2' },
    ]);
  });

  test('applies a mask from its line on, and in later steps', async () => {
    const job = startJob();
    place(join(job.workspace, 'x'), NODE_ACTION, print('pearl\n::add-mask::pearl\na pearl\n::error::pearl'));
    const [first, second] = await job.run([{ uses: './x' }, { run: 'echo a pearl' }]);
    expect(first?.log).toBe('pearl\na ***\n##[error]***');
    expect(first?.annotations[0]?.message).toBe('***');
    expect(second?.log).toBe('a ***');
  });

  test('masks each line of job secrets from the start, and overlapping secrets as one', () => {
    const masks = new Masks();
    for (const secret of ['abcd', 'cdef', 'two\nlines', '\n']) masks.add(secret);
    expect(masks.mask('x abcdef y lines\n')).toBe('x *** y ***\n');
  });

  test('stops workflow commands, and resumes them at the token', async () => {
    const report = await play(print('::stop-commands::t0k\n::error::no\n##[error]no\n::T0K::\n::error::yes'));
    expect(report.annotations.map(({ message }) => message)).toEqual(['yes']);
    expect(report.outcome).toBe('success');
  });

  test.each([
    '::set-env name=a::b',
    '::add-path::a',
    '::set-output::b',
    '::stop-commands::error',
    '::stop-commands::',
    '::add-matcher::a.json',
  ])('fails the step that prints %j', async (line) => {
    const report = await play(print(line));
    expect(report).toMatchObject({ outcome: 'failure', process: { exitCode: 0 } });
    expect(report.annotations[0]?.message).toMatch(/Unable to process command/);
  });

  test('sets outputs and state with deprecated commands', async () => {
    const report = await play(print('::set-output name=a::b%25\n##[save-state name=c]d'));
    expect(report).toMatchObject({ outputs: { a: 'b%' }, files: { state: { c: 'd' } } });
  });

  test('shows debug lines only if step debugging is on', async () => {
    expect((await play(print('::debug::d'))).log).toBe('');
    expect(
      (await play(print('::debug::d') + print(`\n`) + 'console.log(process.env.RUNNER_DEBUG)', { debug: true })).log,
    ).toBe('##[debug]d\n1');
  });
});

describe('command files of a step', () => {
  test('reads single-line and multi-line outputs, of which the last one wins', async () => {
    const report = await play(append('GITHUB_OUTPUT', 'a=1=2\nb<<E\nx\n\ny\nE\na=3\n'));
    expect(report.outputs).toEqual({ a: '3', b: 'x\n\ny' });
  });

  test.each(['a<<E\nx\n', 'nonsense\n', '<<E\nE\n'])('fails the step that writes the output file %j', async (text) => {
    const report = await play(append('GITHUB_OUTPUT', text));
    expect(report).toMatchObject({ outcome: 'failure', outputs: {} });
    expect(report.annotations[0]?.message).toBe("Unable to process file command 'output' successfully.");
  });

  test('applies environment and path to later steps', async () => {
    const job = startJob();
    place(
      join(job.workspace, 'x'),
      NODE_ACTION,
      append('GITHUB_ENV', 'MINE=1\n') + append('GITHUB_PATH', '/one\n/two\n').replace(/^import[^;]+;/, ''),
    );
    const [, second] = await job.run([{ uses: './x' }, { run: 'echo "$MINE ${{ env.MINE }} $PATH"' }]);
    expect(second?.log).toMatch(/^1 1 \/two:\/one:/);
  });

  test('rejects NODE_OPTIONS in the environment file', async () => {
    const report = await play(append('GITHUB_ENV', 'NODE_OPTIONS=--inspect\n'));
    expect(report).toMatchObject({ outcome: 'failure', files: { env: {} } });
  });

  test('accepts a summary of 1 MiB, and drops a larger one without failing the step', async () => {
    const write = (sizeBytes: number): Promise<StepReport> =>
      play(
        `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'é'.repeat(${sizeBytes / 2}));`,
      );
    const [most, more] = await Promise.all([write(1024 * 1024), write(1024 * 1024 + 2)]);
    expect(most.summary).toHaveLength(512 * 1024);
    expect(more).toMatchObject({
      outcome: 'success',
      summary: '',
      annotations: [{ level: 'error', message: expect.stringMatching(/1024k/) as string }],
    });
  });

  test('masks secrets in a summary', async () => {
    const report = await play(append('GITHUB_STEP_SUMMARY', '# s3cret\n'), { secrets: { KEY: 's3cret' } });
    expect(report.summary).toBe('# ***\n');
  });

  test('drops a job output that contains a secret', async () => {
    const job = startJob({ secrets: { KEY: 's3cret' } });
    place(join(job.workspace, 'x'), NODE_ACTION, append('GITHUB_OUTPUT', 'a=my s3cret\nb=fine\n'));
    await job.step({ id: 'x', uses: './x' });
    const outputs = { a: '${{ steps.x.outputs.a }}', b: '${{ steps.x.outputs.b }}' };
    expect(job.outputs(outputs)).toEqual({ b: 'fine' });
  });
});

describe('job steps', () => {
  test('runs steps until one fails, and then only those that always run', async () => {
    const job = startJob();
    const reports = await job.run([
      { run: 'exit 3' },
      { run: 'echo no' },
      { if: 'always()', run: 'echo yes' },
      { if: 'failure()', run: 'echo yes' },
    ]);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['failure', 'skipped', 'success', 'success']);
    expect(reports[0]).toMatchObject({
      process: { exitCode: 3 },
      annotations: [{ message: expect.stringMatching(/exit code 3/) as string }],
    });
    expect(job.status).toBe('failure');
  });

  test("doesn't fail the job for a step that may fail", async () => {
    const job = startJob();
    const [first, second] = await job.run([
      { id: 'a', run: 'exit 1', 'continue-on-error': 'true' },
      { run: 'echo ${{ steps.a.outcome }} ${{ steps.a.conclusion }}' },
    ]);
    expect(first).toMatchObject({ outcome: 'failure', conclusion: 'success' });
    expect(second?.log).toBe('failure success');
  });

  test('detects errors within a pipe in an explicit bash, but not in the default shell', async () => {
    const job = startJob();
    const [unnamed, named] = await job.run([{ run: 'false | true' }, { run: 'false | true', shell: 'bash' }]);
    expect([unnamed?.outcome, named?.outcome]).toEqual(['success', 'failure']);
  });

  test('requires a mock for third-party actions', async () => {
    const job = startJob({ standIns: { 'some/action': (inputs) => ({ got: inputs.a ?? '' }) } });
    const [known, unknown] = await job.run([
      { uses: 'some/action@v1', with: { a: '${{ github.ref_name }}' } },
      { uses: 'other/action@v1' },
    ]);
    expect(known).toMatchObject({ outcome: 'success', outputs: { got: 'main' } });
    expect(unknown).toMatchObject({
      outcome: 'failure',
      annotations: [{ message: expect.stringMatching(/other\/action@v1.*no stand-in/) as string }],
    });
  });
});

describe('composite action', () => {
  const composite = (steps: string, more = ''): string =>
    `name: c\n${more}runs:\n  using: composite\n  steps:\n${steps}`;

  test('passes inputs and earlier steps, but no secrets, to the steps of a composite action', async () => {
    const job = startJob({ secrets: { KEY: 's3cret' } });
    const steps = `
    - {id: one, shell: bash, run: 'echo "a=\${{ inputs.x }}" >>"$GITHUB_OUTPUT"'}
    - {if: "steps.one.outputs.a == 'good'", shell: bash, run: 'echo \${{ steps.one.outputs.a }} $E'}
    - {shell: bash, run: 'echo \${{ secrets.KEY }}'}
`;
    place(
      join(job.workspace, 'c'),
      composite(steps, "inputs: {x: {default: bad}}\noutputs: {b: {value: '${{ steps.one.outputs.a }}'}}\n"),
    );
    const report = await job.step({ uses: './c', with: { x: 'good' }, env: { E: '${{ github.job }}' } });
    expect(report).toMatchObject({ outcome: 'failure', outputs: { b: 'good' } });
    expect(report.log).toContain('good docs');
    expect(report.annotations.at(-1)?.message).toMatch(/secrets/);
  });

  test('stops a composite action at the first failed step, and keeps its outputs', async () => {
    const job = startJob();
    place(
      join(job.workspace, 'c'),
      composite('    - {shell: bash, run: echo a; exit 1}\n    - {shell: bash, run: echo b}\n'),
    );
    const report = await job.step({ uses: './c' });
    expect(Object.values(report.steps).map(({ outcome }) => outcome)).toEqual(['failure', 'skipped']);
    expect(report.log).not.toContain('b\n');
  });

  test('resolves $/ in its own repository and ./ in the workspace of the caller', async () => {
    const job = startJob();
    place(join(job.workspace, 'sub', 'c'), composite('    - {uses: ./sub/x}\n'));
    place(join(job.workspace, 'sub', 'x'), NODE_ACTION, print('workspace'));
    const [local, dollar, bare, versioned] = await job.run([
      { uses: './sub/c' },
      { uses: '$/actions/trigger-deploy', with: { 'base-url': 'x' }, 'continue-on-error': 'true' },
      { uses: '$/', 'continue-on-error': 'true' },
      { uses: '$/actions/trigger-deploy@v1' },
    ]);
    expect(local?.log).toBe('workspace');
    expect(dollar?.log).toContain('base-url');
    for (const one of [bare, versioned]) expect(one?.annotations[0]?.message).toMatch(/Can't resolve/);
  });

  test('shares ten annotations per level among the steps of a composite action', async () => {
    const job = startJob();
    const six = "    - {shell: bash, run: 'for i in 1 2 3 4 5 6; do echo ::notice::$i; done'}\n";
    place(join(job.workspace, 'c'), composite(six + six));
    expect((await job.step({ uses: './c' })).annotations).toHaveLength(10);
  });
});

describe('cancellation', () => {
  const script = (deaf: readonly string[]): string => `
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
      console.log(signal);
      if (!${JSON.stringify(deaf)}.includes(signal)) process.exit(0);
    });
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  const patience = { sigintMs: 300, sigtermMs: 200 };

  async function cancel(deaf: readonly string[], then: Parameters<Job['run']>[0] = []): Promise<StepReport[]> {
    const job = startJob({ patience });
    place(
      join(job.workspace, 'x'),
      NODE_ACTION,
      script(deaf) + `\nimport { writeFileSync } from 'node:fs'; writeFileSync('ready', '');`,
    );
    const running = job.run([{ uses: './x' }, ...then]);
    await expect.poll(() => existsIn(job.workspace, 'ready'), { timeout: 5_000, interval: 5 }).toBe(true);
    job.cancel();
    return running;
  }

  test.each([
    [[], ['SIGINT'], 0],
    [['SIGINT'], ['SIGINT', 'SIGTERM'], 0],
    [['SIGINT', 'SIGTERM'], ['SIGINT', 'SIGTERM', 'SIGKILL'], null],
  ])('cancels a process that ignores %j: %j', async (deaf, signals, exitCode) => {
    const [report] = await cancel(deaf);
    expect(report).toMatchObject({ outcome: 'cancelled', process: { signals, exitCode } });
    expect(report?.process?.stopMs).toBeGreaterThan([0, 299, 499][deaf.length] ?? 0);
  });

  test('runs the steps that always run after a cancellation', async () => {
    const [, plain, always, cancelled] = await cancel(
      [],
      [{ run: 'echo no' }, { if: 'always()', run: 'echo yes' }, { if: 'cancelled()', run: 'echo yes' }],
    );
    expect([plain, always, cancelled].map((one) => one?.outcome)).toEqual(['skipped', 'success', 'success']);
  });

  test('uses the timeouts of GitHub for a cancellation', () => {
    expect(PATIENCE).toEqual({ sigintMs: 7_500, sigtermMs: 2_500 });
  });
});

function existsIn(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}
