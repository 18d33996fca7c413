/** The GitLab components as a pipeline runs them: through gitlab-ci-local, with the shell, against loopback services. */
import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { upperSnake } from '../../src/hosts/environment.js';
import { readRepositoryFile } from '../repo/files.js';
import { parseTemplate } from '../repo/documents.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { CASES, COMMANDS, expectedOutputs } from './cases.js';
import { type Include, inputsOf, makeProject, startServices } from './gitlab.js';

// Several pipelines at once, each a few processes.
vi.setConfig({ testTimeout: 90_000 });

skipUnless(NEEDS.gitlabCiLocal);

/** GitLab takes no more variables of one job. */
const MAX_VARIABLES = 20;

/** Outputs as the dotenv report names them. */
function inDotenv(command: string, outputs: Readonly<Record<string, string>>): Record<string, string> {
  const passed = Object.entries(outputs).slice(0, MAX_VARIABLES);
  const entries = passed.map(([name, value]) => [`${upperSnake(command)}_${upperSnake(name)}`, value]);
  return Object.fromEntries(entries) as Record<string, string>;
}

describe.concurrent.each(COMMANDS)('the component $name', (command) => {
  const { name } = command;
  const played = CASES[name];
  const folder = `docs-ci/${name}`;

  test('runs the component with a masked key, and passes its outputs to later jobs', async (running) => {
    const { emulator, gitlab, variables } = await startServices(running, [name]);
    const later = { stage: 'deploy', needs: [name], script: [`echo "outcome: $${upperSnake(name)}_OUTCOME."`] };
    const include = { command: name, by: 'component', inputs: inputsOf(name, emulator) } as const;
    const project = await makeProject(running, [include], { jobs: { later } });
    played.prepare?.(emulator, project.folder);
    const pipeline = await project.run(variables);
    expect(pipeline.code, pipeline.log).toBe(0);
    const outputs = expectedOutputs(command, played.gitlab.outputs);
    expect(pipeline.dotenv(name, name)).toEqual(inDotenv(name, outputs));
    expect(pipeline.logOf('later')).toContain('outcome: done.');
    const files = ['links.json', 'outputs.env', 'result.json', 'summary.md'].map((file) => `${folder}/${file}`);
    expect(pipeline.artifacts(name)).toEqual(expect.arrayContaining([...files, ...played.gitlab.files]));
    expect(JSON.parse(pipeline.artifact(name, `${folder}/result.json`))).toMatchObject({ outcome: 'done', outputs });
    const links = linksIn(JSON.parse(pipeline.artifact(name, `${folder}/links.json`)));
    expect(links > 0).toBe(played.gitlab.hasLinks);
    expect(emulator.requests.map(({ route }) => route)).toEqual(expect.arrayContaining([...played.asked]));
    expect(emulator.requests[0]?.headers['user-agent']).toMatch(/ \(gitlab\)$/);
    played.gitlab.expectArrived?.(gitlab, outputs);
    const kept = pipeline.artifacts(name).map((path) => pipeline.artifact(name, path));
    // Nothing is masked here, as nothing would be masked on GitLab of what is in a file.
    for (const secret of [emulator.keys.editor, gitlab.releases.jobToken])
      expect([pipeline.log, ...kept].some((text) => text.includes(secret))).toBe(false);
  });

  test('reports a failed component by its exit code, and keeps the available results', async (running) => {
    const { emulator, variables } = await startServices(running, [name]);
    played.failure.arrange(emulator);
    const include = { command: name, by: 'local', inputs: inputsOf(name, emulator) } as const;
    const project = await makeProject(running, [include]);
    played.prepare?.(emulator, project.folder);
    const pipeline = await project.run(variables);
    expect(pipeline.code).toBe(1);
    expect(pipeline.jobs).toEqual({ [name]: { ended: 'FAIL', code: 1 } });
    expect(pipeline.logOf(name)).toMatch(played.failure.said);
    expect(pipeline.dotenv(name, name)).toMatchObject(
      inDotenv(name, { outcome: 'failed', result: `${folder}/result.json` }),
    );
    expect(pipeline.artifact(name, `${folder}/summary.md`)).toMatch(played.failure.said);
  });
});

/** How many links an annotations report has, which must be as GitLab takes it. */
function linksIn(report: unknown): number {
  const { Documentation = [], ...others } = report as {
    Documentation?: { external_link: { label: string; url: string } }[];
  };
  expect(others).toEqual({});
  for (const { external_link: link, ...more } of Documentation) {
    expect(more).toEqual({});
    expect(link).toEqual({
      label: expect.stringMatching(/\S/) as string,
      url: expect.stringMatching(/^https?:\/\//) as string,
    });
  }
  return Documentation.length;
}

describe.concurrent('components in one pipeline', () => {
  test('includes a component twice, each time with its own jobs', async (running) => {
    const { emulator, variables } = await startServices(running, ['trigger-deploy', 'export-pdf-artifact']);
    const given = inputsOf('trigger-deploy', emulator);
    const preview = { ...given, 'job-name': 'preview', stage: 'test', mode: 'preview', environment: true };
    const live = { ...given, 'job-name': 'live', environment: true, 'environment-name': 'site', 'results-dir': 'out' };
    const project = await makeProject(running, [
      { command: 'trigger-deploy', by: 'component', inputs: preview },
      { command: 'trigger-deploy', by: 'local', inputs: live },
      { command: 'trigger-deploy', by: 'local', inputs: { ...given, 'job-name': 'plain', 'dry-run': true } },
    ]);
    const pipeline = await project.run(variables, { isolated: true });
    expect(pipeline.code, pipeline.log).toBe(0);
    expect(Object.keys(pipeline.jobs).sort()).toEqual(['live', 'plain', 'preview']);
    expect(pipeline.dotenv('preview', 'trigger-deploy')).toMatchObject({ TRIGGER_DEPLOY_IS_PREVIEW: 'true' });
    expect(pipeline.artifact('live', 'out/outputs.env')).toContain('TRIGGER_DEPLOY_IS_PREVIEW=false\n');
    expect(pipeline.log).toMatch(/^preview environment: \{ name: docs-preview,/m);
    expect(pipeline.log).toMatch(/^live environment: \{ name: site,/m);
    expect(pipeline.log).not.toMatch(/^plain environment:/m);
    const { preview: temporary, live: lasting } = await project.preview();
    expect([temporary, lasting]).toMatchObject([{ environment: { auto_stop_in: '1 week' } }, { environment: {} }]);
    expect(lasting).not.toHaveProperty('environment.auto_stop_in');
    const asked = emulator.requests.filter(({ method }) => method === 'POST').map(({ route }) => route);
    expect(asked.sort()).toEqual(['POST /deploy', 'POST /deploy/preview']);
  });

  test('allows a job to fail by each exit code', async (running) => {
    const { emulator, variables } = await startServices(running, ['trigger-deploy', 'analytics-report']);
    const slow = await startServices(running, ['trigger-deploy']);
    CASES['trigger-deploy'].endless.arrange(slow.emulator);
    const deploy = inputsOf('trigger-deploy', emulator);
    const jobs = [
      { code: 1, command: 'trigger-deploy', inputs: { ...deploy, 'api-key': '$OLD_KEY' } },
      { code: 2, command: 'trigger-deploy', inputs: { ...deploy, timeout: 'soon' } },
      {
        code: 3,
        command: 'analytics-report',
        inputs: { ...inputsOf('analytics-report', emulator), thresholds: 'traffic.page-views < 1' },
      },
      { code: 4, command: 'trigger-deploy', inputs: { ...deploy, 'base-url': slow.emulator.baseUrl, timeout: '3s' } },
      {
        code: 5,
        command: 'trigger-deploy',
        inputs: { ...deploy, 'base-url': 'http://127.0.0.1:9/api/v1', timeout: '2s' },
      },
    ] as const;
    const project = await makeProject(
      running,
      jobs.map(({ code, command, inputs }) => ({
        command,
        by: 'local',
        inputs: { ...inputs, 'job-name': `ends-${code}` },
      })),
      { jobs: Object.fromEntries(jobs.map(({ code }) => [`ends-${code}`, { allow_failure: { exit_codes: [code] } }])) },
    );
    const pipeline = await project.run({ ...variables, OLD_KEY: 'key-0123456789' }, { isolated: true });
    expect(pipeline.jobs).toEqual(
      Object.fromEntries(jobs.map(({ code }) => [`ends-${code}`, { ended: 'WARN', code }])),
    );
    expect(pipeline.code).toBe(0);
    for (const { code } of jobs) expect(pipeline.artifacts(`ends-${code}`).join()).toContain('/result.json');
  });

  test('passes rules to the job as a list', async (running) => {
    const rules = [
      { if: '$CI_COMMIT_TAG', when: 'never' },
      { if: '$CI_COMMIT_BRANCH == "main"', when: 'manual', allow_failure: true, exists: ['templates/*'] },
    ];
    const inputs = { 'base-url': 'https://docs.example.com/api/v1', rules };
    const names = COMMANDS.map(({ name }) => name);
    const project = await makeProject(
      running,
      names.map((command) => ({ command, by: 'component', inputs })),
    );
    const preview = await project.preview();
    for (const name of names) expect(preview[name]?.rules).toEqual(rules);
  });

  test('creates the same job from an include alone and beside another of the same component', async (running) => {
    // The same choices, so that both extend the same hidden jobs, with other values in them.
    const includes = (text: string): Include[] =>
      COMMANDS.map(({ name: command }, index) => {
        const inputs = { ...unusualInputs(command, text), 'job-name': `${command}-${text}`, stage: 'test' };
        return { command, by: index % 2 === 0 ? 'local' : 'component', inputs };
      });
    const [ours, others] = [includes('1'), includes('2')];
    const together = ours.flatMap((include, index) => [include, others[index] ?? include]);
    const [one, two, ...both] = await Promise.all(
      [ours, others, together, together.toReversed()].map(async (includes) =>
        (await makeProject(running, includes)).preview(),
      ),
    );
    for (const { name } of COMMANDS) {
      const [first, second] = [`${name}-1`, `${name}-2`];
      expect(one?.[first]?.script).toBeDefined();
      for (const beside of both) {
        expect(beside[first]).toEqual(one?.[first]);
        expect(beside[second]).toEqual(two?.[second]);
      }
    }
  });
});

/** Every input with a value that is not its default: `text` where it may be any. */
function unusualInputs(command: CommandName, text: string): Record<string, unknown> {
  const { spec } = parseTemplate(readRepositoryFile(`templates/${command}.yml`));
  const inputs = Object.entries(spec.inputs).flatMap(([input, { type = 'string', options, default: usual }]) => {
    if (type === 'array') return [];
    if (type === 'boolean') return [[input, usual !== true]];
    if (type === 'number') return [[input, Number(text)]];
    return [[input, options?.findLast((option) => option !== usual) ?? text]];
  });
  return Object.fromEntries(inputs) as Record<string, unknown>;
}

/** By job. What would be run leaves a file. */
const HOSTILE = {
  quotes: `'; touch stolen-1; echo "; touch stolen-2; echo '`,
  substitutions: '$(touch stolen-1) `touch stolen-2` ${IFS} <(touch stolen-3)',
  syntax: 'a | touch stolen-1 & touch stolen-2 && touch stolen-3 # \\ ! * ? ~ {a,b}',
  lines: 'a\ntouch stolen-1\n- touch stolen-2\n',
  yaml: 'x: [1, {y: 2}] # - *a &b !c \'d\' "e" | > %',
  option: '--help',
};

/** Says what it was given. */
const DUMP = `const given = Object.entries(process.env).filter(([name]) => name.startsWith('DOCS_CI_'));
console.log('given: ' + Buffer.from(JSON.stringify(Object.fromEntries(given))).toString('base64'));
`;

/** Every component has the same script, and hands each input over in a variable: test/repo checks both. */
test('passes hostile inputs unchanged, and runs no part of them', async (running) => {
  const name = 'push-content';
  const { spec, jobs } = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  /** Those that may be any text and are in a variable only: the others name files and jobs to GitLab itself. */
  const free = Object.entries(spec.inputs)
    .filter(([, { type = 'string', options, regex }]) => type === 'string' && !options && regex === undefined)
    .map(([input]) => input)
    .filter((input) => !['job-name', 'stage', 'image', 'cli', 'output'].includes(input));
  const includes = Object.entries(HOSTILE).map(([kind, text]) => {
    const texts = Object.fromEntries(free.map((input) => [input, text]));
    return { command: name, by: 'component', inputs: { ...texts, cli: './dump.js', 'job-name': kind } } as const;
  });
  const project = await makeProject(running, includes, { files: { 'dump.js': DUMP } });
  const pipeline = await project.run({});
  expect(pipeline.code, pipeline.log).toBe(0);
  const variables = Object.entries(jobs['$[[ inputs.job-name ]]']?.variables ?? {});
  expect(free.length).toBeGreaterThan(4);
  for (const [kind, text] of Object.entries(HOSTILE)) {
    const printed = /given: (\S+)/.exec(pipeline.logOf(kind))?.[1] ?? '';
    const given = JSON.parse(Buffer.from(printed, 'base64').toString()) as Record<string, string>;
    // GitLab itself resolves references to variables.
    const arrives = text.replace('${IFS}', '');
    for (const input of free) {
      const [variable = '?'] = variables.find(([, value]) => value === `$[[ inputs.${input} ]]`) ?? [];
      expect(given[variable], `${kind}: ${input}`).toBe(arrives);
    }
  }
  expect(readdirSync(project.folder).filter((file) => file.startsWith('stolen'))).toEqual([]);
});
