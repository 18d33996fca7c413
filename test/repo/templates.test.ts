/** Tests the GitLab components against the names that the code reads, and what they keep without their artifact. */
import { describe, expect, test } from 'vitest';
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { parseTemplate } from './documents.js';
import { readRepositoryFile } from './files.js';

const COMMANDS = await allCommandMetadata();
const JOB = '$[[ inputs.job-name ]]';
const RESULTS = '$[[ inputs.results-dir ]]/';
const COMMON_INPUTS = ['job-name', 'stage', 'image', 'cli', 'cli-sha256', 'rules'];

const templateOf = (name: string) => parseTemplate(readRepositoryFile(`templates/${name}.yml`));

test.each(COMMANDS)('has the declared inputs of $name and passes each in its variable', ({ name, inputs }) => {
  const { spec, jobs } = templateOf(name);
  expect(Object.keys(spec.inputs).sort()).toEqual([...inputs.map((input) => input.name), ...COMMON_INPUTS].sort());
  const { variables } = jobs[JOB] ?? {};
  for (const input of inputs) {
    const variable = `DOCS_CI_${input.name.toUpperCase().replaceAll('-', '_')}`;
    expect(variables).toHaveProperty(variable, `$[[ inputs.${input.name} ]]`);
  }
  expect(variables).toMatchObject({ DOCS_CI_HOST: 'gitlab', DOCS_CI_CLI: '$[[ inputs.cli ]]' });
});

test.each(COMMANDS)('has the defaults of $name that its page lists', ({ name, inputs }) => {
  const { spec } = templateOf(name);
  const listed = inputs.filter(({ kind, required }) => kind !== 'secret' && !required);
  const differing = listed.filter((input) => {
    const value = String((spec.inputs[input.name] as { default?: string | number | boolean }).default ?? '');
    // A reference to a variable that the component sets itself.
    const isDescribed = value.startsWith('$') || (value !== '' && input.defaultText?.includes(value) === true);
    return value !== (input.default ?? '') && !isDescribed;
  });
  expect(differing.map((input) => input.name)).toEqual([]);
});

test.each(COMMANDS)('collects the results of $name after every outcome', ({ name }) => {
  const { jobs } = templateOf(name);
  const kept = [jobs[JOB], jobs[`.${JOB}:artifact:true`]].flatMap(
    (job) => (job?.artifacts as { paths?: string[] } | undefined)?.paths ?? [],
  );
  expect(kept).toContain(RESULTS);
  const reports = { dotenv: `${RESULTS}outputs.env`, annotations: `${RESULTS}links.json` };
  expect(jobs[JOB]?.artifacts).toMatchObject({ when: 'always', reports });
});

describe.each([
  ['analytics-report', [`${RESULTS}report.*`]],
  ['push-content', ['plan.json', 'changes.diff', 'edited.patch'].map((file) => RESULTS + file)],
  ['export-pdf-artifact', ['$[[ inputs.output ]]']],
])('results of %s', (name, exclude) => {
  test('excludes the files with artifact: false, and keeps all other results', () => {
    const { jobs } = templateOf(name);
    expect(jobs[`.${JOB}:artifact:false`]).toEqual({ artifacts: { paths: [RESULTS], exclude } });
    expect(jobs[JOB]).toMatchObject({ extends: [`.${JOB}:artifact:$[[ inputs.artifact ]]`] });
    expect(jobs[JOB]?.artifacts).toMatchObject({ when: 'always', reports: expect.any(Object) as object });
    expect(jobs[JOB]?.artifacts).not.toHaveProperty('paths');
  });
});
