/** The least version of GitLab: every keyword of the components is one that GitLab 17.0 knows. */
import { describe, expect, test } from 'vitest';
import { readRepositoryFile } from '../repo/files.js';
import { parseTemplate } from '../repo/documents.js';
import { COMMANDS } from './cases.js';

const LEAST = '17.0';

/** Keyword → the version that it is generally available in. `*` is a user-defined name. */
const SINCE: Readonly<Record<string, string>> = {
  'spec.inputs.*': '17.0',
  'spec.inputs.*.default': '17.0',
  'spec.inputs.*.description': '17.0',
  'spec.inputs.*.options': '17.0',
  'spec.inputs.*.regex': '17.0',
  'spec.inputs.*.type': '17.0',
  'spec.inputs.*.type: array': '17.0',
  'spec.inputs.*.type: boolean': '17.0',
  'spec.inputs.*.type: number': '17.0',
  'jobs.*': '8.0',
  'jobs.*.artifacts': '8.2',
  'jobs.*.artifacts.exclude': '13.1',
  'jobs.*.artifacts.expire_in': '8.9',
  'jobs.*.artifacts.expose_as': '12.5',
  'jobs.*.artifacts.paths': '8.2',
  'jobs.*.artifacts.reports': '11.2',
  'jobs.*.artifacts.reports.annotations': '16.3',
  'jobs.*.artifacts.reports.dotenv': '12.9',
  'jobs.*.artifacts.when': '8.9',
  'jobs.*.environment': '8.9',
  'jobs.*.environment.auto_stop_in': '12.8',
  'jobs.*.environment.name': '8.11',
  'jobs.*.environment.url': '8.11',
  'jobs.*.extends': '11.3',
  'jobs.*.image': '8.0',
  'jobs.*.rules': '12.3',
  'jobs.*.script': '8.0',
  'jobs.*.stage': '8.0',
  'jobs.*.variables': '8.0',
};
/** Below these stand names and values of our own. */
const FREE = ['jobs.*.variables', 'spec.inputs.*.default', 'jobs.*.rules'];

function keywordsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || FREE.includes(path)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const name = path === 'jobs' || path === 'spec.inputs' ? '*' : key;
    const type = key === 'type' ? [`${path}.type: ${String(below)}`] : [];
    return [`${path}.${name}`, ...type, ...keywordsIn(below, `${path}.${name}`)];
  });
}

/** One sentence for each part of a template that needs a newer GitLab. */
function tooNew(text: string): string[] {
  const { spec, jobs } = parseTemplate(text);
  const header = Object.keys(spec).filter((key) => key !== 'inputs');
  const keywords = [...keywordsIn(spec.inputs, 'spec.inputs'), ...keywordsIn(jobs, 'jobs')];
  const blocks = [...text.matchAll(/\$\[\[(.*?)\]\]/g)].map(([, block = '']) => block);
  return [
    ...header.map((key) => `spec.${key} is not known everywhere`),
    ...[...new Set(keywords)].filter((keyword) => !isOld(SINCE[keyword])).map((keyword) => `${keyword} is not known`),
    ...blocks.filter((block) => !/^ inputs\.[a-z0-9-]+ $/.test(block)).map((block) => `${block} is more than an input`),
  ];
}

function isOld(since: string | undefined): boolean {
  return since !== undefined && since.localeCompare(LEAST, 'en', { numeric: true }) <= 0;
}

test.each(COMMANDS)(`requires at most GitLab ${LEAST} for the component $name`, ({ name }) => {
  expect(tooNew(readRepositoryFile(`templates/${name}.yml`))).toEqual([]);
});

describe('features of newer GitLab versions', () => {
  const template = (spec: string, job: string): string => `spec: {${spec}}\n---\na: {${job}}\n`;

  test.each([
    ['spec.component', template('component: [name], inputs: {a: {}}', 'script: [x]')],
    ['jobs.*.run', template('inputs: {a: {}}', 'run: [x]')],
    ['jobs.*.artifacts.reports.sbom', template('inputs: {a: {}}', 'artifacts: {reports: {sbom: x}}')],
    ['posix_escape', template('inputs: {a: {}}', 'variables: {X: "$[[ inputs.a | posix_escape ]]"}')],
  ])('finds the newer feature %s', (what, text) => {
    expect(tooNew(text)).toEqual([expect.stringContaining(what)]);
  });
});
