/** Tests the GitLab components against the rules of GitLab and the names that the code reads. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { parseTemplate } from './documents.js';
import { readRepositoryFile, repositoryFiles } from './files.js';

const COMMANDS = await allCommandMetadata();
const JOB = '$[[ inputs.job-name ]]';
const COMMON_INPUTS = ['job-name', 'stage', 'image', 'cli', 'cli-sha256', 'rules'];

test('has one component per command where GitLab finds it', () => {
  expect(repositoryFiles(/^templates\//)).toEqual(COMMANDS.map(({ name }) => `templates/${name}.yml`).sort());
});

describe.each(COMMANDS)('the component $name', ({ name, inputs }) => {
  const template = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  const job = template.jobs[JOB];

  test('has the declared inputs and passes each in its variable', () => {
    expect(Object.keys(template.spec.inputs).sort()).toEqual(
      [...inputs.map((input) => input.name), ...COMMON_INPUTS].sort(),
    );
    for (const input of inputs) {
      const variable = `DOCS_CI_${input.name.toUpperCase().replaceAll('-', '_')}`;
      expect(job?.variables).toHaveProperty(variable, `$[[ inputs.${input.name} ]]`);
    }
    expect(job?.variables).toMatchObject({ DOCS_CI_HOST: 'gitlab', DOCS_CI_CLI: '$[[ inputs.cli ]]' });
  });

  test('has the declared defaults, with flags as booleans', () => {
    for (const { name: input, kind, default: fallback, required } of inputs) {
      const { [input]: spec } = template.spec.inputs;
      if (kind === 'secret') expect(spec?.default).toMatch(/^\$[A-Z_]+$/);
      else if (required) expect(spec).not.toHaveProperty('default');
      else if (fallback !== undefined) expect(String(spec?.default)).toBe(fallback);
      expect(spec?.type).toBe(kind === 'flag' ? 'boolean' : undefined);
    }
    expect(template.spec.inputs['rules']?.default).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
    expect(template.spec.inputs['job-name']?.default).toBe(name);
  });

  test('installs exactly the version of this repository', () => {
    expect(template.spec.inputs['cli']?.default).toBe(`${packageJson.name}@${packageJson.version}`);
  });

  test('collects the results of every outcome', () => {
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

describe('environment of trigger-deploy', () => {
  const { jobs, spec } = parseTemplate(readRepositoryFile('templates/trigger-deploy.yml'));

  test('uses the published URL for the environment, and a name before the run', () => {
    expect(jobs[`.${JOB}:environment:true`]).toEqual({
      environment: { name: '$[[ inputs.environment-name ]]', url: '$TRIGGER_DEPLOY_URL' },
    });
    expect(spec.inputs['environment-name']?.default).toBe('$DOCS_CI_DEFAULT_ENVIRONMENT');
  });

  test.each([
    ['deploy', 'docs'],
    ['wait', 'docs'],
    ['preview', 'docs-preview'],
  ])('uses for the mode %s the default environment %s', (mode, environment) => {
    expect(jobs[`.${JOB}:mode:${mode}`]).toEqual({ variables: { DOCS_CI_DEFAULT_ENVIRONMENT: environment } });
  });
});

describe.each([
  ['analytics-report', 'Documentation report', ['report.*', 'csv/**/*']],
  ['push-content', 'Documentation changes', ['plan.json', 'changes.diff', 'edited.patch']],
])('results of %s', (name, title, files) => {
  const { jobs } = parseTemplate(readRepositoryFile(`templates/${name}.yml`));
  const results = '$[[ inputs.results-dir ]]/';

  test('puts the results folder into an artifact that merge requests show', () => {
    expect(jobs[`.${JOB}:artifact:true`]).toEqual({ artifacts: { expose_as: title, paths: [results] } });
    expect(jobs[JOB]).toMatchObject({ extends: [`.${JOB}:artifact:$[[ inputs.artifact ]]`] });
  });

  test('excludes the result files with artifact: false, and keeps result.json, summary.md and the reports', () => {
    const exclude = files.map((file) => results + file);
    expect(jobs[`.${JOB}:artifact:false`]).toEqual({ artifacts: { paths: [results], exclude } });
    expect(jobs[JOB]?.artifacts).toMatchObject({ when: 'always', reports: expect.any(Object) as object });
    expect(jobs[JOB]?.artifacts).not.toHaveProperty('paths');
  });
});

describe('PDF of export-pdf-artifact', () => {
  const { jobs, spec } = parseTemplate(readRepositoryFile('templates/export-pdf-artifact.yml'));
  const files = ['$[[ inputs.output ]]', '$[[ inputs.output ]].sha256'];

  test('shows the PDF as an artifact in merge requests, for the requested days', () => {
    expect(jobs[`.${JOB}:artifact:true`]).toEqual({
      artifacts: { expose_as: 'Documentation PDF', paths: ['$[[ inputs.results-dir ]]/', ...files] },
    });
    expect(jobs[JOB]).toMatchObject({
      extends: [`.${JOB}:artifact:$[[ inputs.artifact ]]`],
      artifacts: { expire_in: '$[[ inputs.retention-days ]] days' },
    });
    expect(spec.inputs['retention-days']).toMatchObject({ default: '30' });
  });

  test('excludes the PDF from the results without the artifact input', () => {
    expect(jobs[`.${JOB}:artifact:false`]).toEqual({
      artifacts: { paths: ['$[[ inputs.results-dir ]]/'], exclude: files },
    });
  });
});
