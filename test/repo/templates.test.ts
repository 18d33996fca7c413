/** GitLab components: the platform's rules, and the names the code reads. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { declaredCommands } from '../../scripts/generator/command-metadata.js';
import { parseTemplate } from './documents.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { templateProblems } from './template-rules.js';

const COMMANDS = await declaredCommands();
const JOB = '$[[ inputs.job-name ]]';
const EVERY = ['job-name', 'stage', 'image', 'cli', 'cli-sha256', 'rules'];

test('there is one for each command, where GitLab finds it', () => {
  expect(repositoryFiles(/^templates\//)).toEqual(COMMANDS.map(({ name }) => `templates/${name}.yml`).sort());
});

describe.each(COMMANDS)('the component $name', ({ name, inputs }) => {
  const template = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  const job = template.jobs[JOB];

  test('keeps the rules of components', () => {
    expect(templateProblems(template)).toEqual([]);
  });

  test('has the declared inputs, each in its variable', () => {
    expect(Object.keys(template.spec.inputs).sort()).toEqual([...inputs.map((input) => input.name), ...EVERY].sort());
    for (const input of inputs) {
      const variable = `DOCS_CI_${input.name.toUpperCase().replaceAll('-', '_')}`;
      expect(job?.variables).toHaveProperty(variable, `$[[ inputs.${input.name} ]]`);
    }
    expect(job?.variables).toMatchObject({ DOCS_CI_HOST: 'gitlab', DOCS_CI_CLI: '$[[ inputs.cli ]]' });
  });

  test('has the declared defaults, flags as booleans', () => {
    for (const { name: input, kind, fallback, required } of inputs) {
      const { [input]: spec } = template.spec.inputs;
      if (kind === 'secret') expect(spec?.default).toMatch(/^\$[A-Z_]+$/);
      else if (required) expect(spec).not.toHaveProperty('default');
      else if (fallback !== undefined) expect(String(spec?.default)).toBe(fallback);
      expect(spec?.type).toBe(kind === 'flag' ? 'boolean' : undefined);
    }
    expect(template.spec.inputs['rules']?.default).toEqual([{ when: 'on_success' }]);
    expect(template.spec.inputs['job-name']?.default).toBe(name);
  });

  test('installs exactly this version', () => {
    expect(template.spec.inputs['cli']?.default).toBe(`${packageJson.name}@${packageJson.version}`);
  });

  test('collects its results whatever the outcome', () => {
    const parents = Object.entries(template.jobs).filter(([hidden]) => hidden.endsWith(':true'));
    const all = [...parents.map(([, parent]) => parent), job].map(
      (one) => (one?.artifacts ?? {}) as { paths?: string[] },
    );
    expect(all.flatMap((one) => one.paths ?? [])).toContain('$[[ inputs.results-dir ]]/');
    expect(job?.artifacts).toMatchObject({
      when: 'always',
      reports: {
        dotenv: '$[[ inputs.results-dir ]]/outputs.env',
        annotations: '$[[ inputs.results-dir ]]/links.json',
      },
    });
  });
});

describe('the environment of trigger-deploy', () => {
  const { jobs, spec } = parseTemplate(readRepositoryFile('templates/trigger-deploy.yml'));

  test('has the address that the run publishes, and a name before it runs', () => {
    expect(jobs[`.${JOB}:environment:true`]).toEqual({
      environment: { name: '$[[ inputs.environment-name ]]', url: '$TRIGGER_DEPLOY_URL' },
    });
    expect(spec.inputs['environment-name']?.default).toBe('$DOCS_CI_DEFAULT_ENVIRONMENT');
  });

  test.each([
    ['deploy', 'docs'],
    ['wait', 'docs'],
    ['preview', 'docs-preview'],
  ])('is by default, in mode %s, %s', (mode, environment) => {
    expect(jobs[`.${JOB}:mode:${mode}`]).toEqual({ variables: { DOCS_CI_DEFAULT_ENVIRONMENT: environment } });
  });
});

describe('the PDF of export-pdf-artifact', () => {
  const { jobs, spec } = parseTemplate(readRepositoryFile('templates/export-pdf-artifact.yml'));
  const files = ['$[[ inputs.output ]]', '$[[ inputs.output ]].sha256'];

  test('is an artifact that merge requests show, as long as was asked', () => {
    expect(jobs[`.${JOB}:artifact:true`]).toEqual({
      artifacts: { expose_as: 'Documentation PDF', paths: ['$[[ inputs.results-dir ]]/', ...files] },
    });
    expect(jobs[JOB]).toMatchObject({
      extends: [`.${JOB}:artifact:$[[ inputs.artifact ]]`],
      artifacts: { expire_in: '$[[ inputs.retention-days ]] days' },
    });
    expect(spec.inputs['retention-days']).toMatchObject({ default: '30' });
  });

  test('is none without artifact, although it lies among the results', () => {
    expect(jobs[`.${JOB}:artifact:false`]).toEqual({
      artifacts: { paths: ['$[[ inputs.results-dir ]]/'], exclude: files },
    });
  });
});
