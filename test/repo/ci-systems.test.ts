/** Tests that the recipes for other CI systems only use words that these systems know. */
import { expect, test } from 'vitest';
import { CI_SYSTEMS } from '../platforms/ci-systems.js';
import { RECIPES, recipe } from '../platforms/recipes.js';
import { yamlOfKind } from './yaml.js';

const PAGE = 'other-ci-systems.md';

test('knows the system of each YAML block for another CI system', () => {
  const texts = RECIPES.filter(({ platform }) => platform === 'other').map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(yamlOfKind('other CI system').map(({ text }) => text)));
});

test.for([
  ['azure-pipelines.yml', 'trigger:', 'triggers:'],
  ['bitbucket-pipelines.yml', 'script:', 'scripts:'],
  ['.circleci/config.yml', 'steps:', 'step:'],
  ['Jenkinsfile', 'changeRequest()', 'pullRequest()'],
  ['Jenkinsfile', 'steps {', 'step {'],
] as const)('rejects an unknown word in %s: %s as %s', ([file, known, unknown]) => {
  const { text } = recipe(`${PAGE} ${file}`);
  const build = { startedBy: 'push', branch: 'main', settings: {} } as const;
  expect(() => CI_SYSTEMS[file].scriptsOf(text.replace(known, unknown), build)).toThrow();
});
