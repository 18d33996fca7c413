/** Tests components and pipelines, including those in pages, against GitLab’s rules. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseTemplate, type Template } from './documents.js';
import { readRepositoryFile, ROOT } from './files.js';
import { type Pipeline, pipelineProblems } from './pipeline-rules.js';
import { templateProblems } from './template-rules.js';
import { yamlOfKind } from './yaml.js';

const PIPELINES = yamlOfKind('pipeline');

function templateOf(name: string): Template | undefined {
  const path = `templates/${name}.yml`;
  return existsSync(join(ROOT, path)) ? parseTemplate(readRepositoryFile(path)) : undefined;
}

test.each(yamlOfKind('component'))('follows GitLab’s rules for components in $where', ({ text }) => {
  expect(templateProblems(parseTemplate(text))).toEqual([]);
});

test.each(PIPELINES)('follows GitLab’s rules for pipelines in $where', ({ text }) => {
  expect(pipelineProblems(parse(text) as Pipeline, templateOf)).toEqual([]);
});

test.each(PIPELINES.filter(({ text }) => text.includes('"schedule"')))(
  'says how one of several schedules picks its job in $where',
  ({ text }) => {
    const rules = text.match(/^.*\$CI_PIPELINE_SOURCE == "schedule".*$/gm) ?? [];
    expect(rules.filter((rule) => !/&& \$DOCS_JOB == "[a-z-]+"/.test(rule))).toEqual([]);
  },
);

test('creates a release of the mirror for version tags only', () => {
  const { release } = parse(readRepositoryFile('.gitlab-ci.yml')) as { release: { rules: { if: string }[] } };
  const [, pattern = ''] = /=~ \/(.*)\/$/.exec(release.rules[0]?.if ?? '') ?? [];
  const tags = ['v1.0.0', 'v1.10.2', 'v2.0.0-rc.1', 'v1', 'v1.2', '1.0.0', 'v1.0.0 '];
  expect(tags.filter((tag) => new RegExp(pattern).test(tag))).toEqual(['v1.0.0', 'v1.10.2', 'v2.0.0-rc.1']);
});
