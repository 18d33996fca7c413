/** Tests that each YAML file and each YAML block of a page belongs to a check. */
import { describe, expect, test } from 'vitest';
import { fences } from './markdown.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { CHECKS, everyYaml, yamlOf } from './yaml.js';

/** This pattern matches lines that only occur in YAML for GitHub or GitLab. */
const LOOKS_LIKE_YAML = /^\s*(- )?(uses|component|runs-on|include): /m;

describe('YAML', () => {
  test('has a check for every YAML file and block', () => {
    const all = everyYaml();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ kind }) => kind === undefined).map(({ where }) => where)).toEqual([]);
  });

  test.each(Object.entries(CHECKS))('checks YAML of the kind %s in %s', (kind, file) => {
    expect(readRepositoryFile(`test/repo/${file}`)).toContain(`yamlOfKind('${kind}')`);
  });

  test('finds no YAML in files with other extensions', () => {
    const others = repositoryFiles(/^(?!dist\/)/).filter((path) => !/\.(ya?ml|md|ts|js|sh|png|pdf)$/i.test(path));
    expect(others.filter((path) => LOOKS_LIKE_YAML.test(readRepositoryFile(path)))).toEqual([]);
  });

  test('finds no YAML in code blocks of other languages', () => {
    const blocks = repositoryFiles(/\.md$/i).flatMap((path) =>
      fences(readRepositoryFile(path)).map((fence) => ({ ...fence, where: `${path}:${fence.line}` })),
    );
    const uncheckedBlocks = blocks.filter(
      ({ language, text }) => !/^ya?ml$/i.test(language) && LOOKS_LIKE_YAML.test(text),
    );
    expect(uncheckedBlocks.map(({ where }) => where)).toEqual([]);
  });
});

describe('yamlOf', () => {
  const page = (block: string): string => `# Page\n\nText\n\n${block}\n`;

  test.each([
    ['a file in a new place', 'config/site.yml', 'a: 1'],
    ['a template where GitLab does not look', 'templates/a/b.yml', 'spec:'],
    ['a block of another kind', 'docs/a.md', page('```yaml\na: 1\n```')],
    ['steps without their workflow', 'docs/a.md', page('```yml\n- uses: actions/checkout@v7\n```')],
  ])('reports unchecked YAML: %s', (_, path, text) => {
    expect(yamlOf(path, text).map(({ kind }) => kind)).toEqual([undefined]);
  });

  test('finds a YAML block in a list, whatever its fence and the case of its language', () => {
    const block = '1. Do\n\n   ~~~YAML title="a"\n   on: push\n   jobs: {}\n   ~~~';
    expect(yamlOf('docs/a.md', page(block))).toMatchObject([{ kind: 'workflow', text: 'on: push\njobs: {}\n' }]);
  });

  test('names the position of a YAML block with a syntax error', () => {
    expect(() => yamlOf('docs/a.md', page('```yaml\na: [\n```'))).toThrow('docs/a.md:5: ');
  });
});
