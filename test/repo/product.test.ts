/** Tests that the repository names no development machine, that versions agree, and that links work. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readRepositoryFile, repositoryFiles, ROOT } from './files.js';
import { countWords } from '../../scripts/words.js';
import { linkProblems } from './markdown-links.js';

const SOURCE_FILES = repositoryFiles(/\.(ts|js|json|md|ya?ml|sh)$|^[^/]*$|^\.ci\//).filter(
  (path) => !path.startsWith('dist/'),
);
/** The pages of the repository. Golden files are excluded, because they contain hostile texts. */
const MARKDOWN = repositoryFiles(/^(?!.*\/golden\/).*\.md$/);

/** This pattern matches home folders except that of GitHub's runners. */
const HOME_FOLDER = /(^|[\s"'`(=])(\/root\/\w|\/(home|Users)\/(?!runner\/)\w|[A-Z]:\\Users\\)/m;
/** This pattern matches documents outside the repository. */
const OUTSIDE_DOCUMENT = /\.\.\/shared\b|\bshared\/(design|reference|contract)/;

/** Returns the files with a wrong text. */
function findFiles(paths: readonly string[], isWrong: (text: string) => boolean): string[] {
  return paths.filter((path) => isWrong(readRepositoryFile(path)));
}

const namesThisFolder = (text: string): boolean => text.includes(ROOT);

describe('files', () => {
  const others = SOURCE_FILES.filter((path) => !path.startsWith('test/repo/'));

  test('names no folder of a development machine', () => {
    expect(findFiles(others, (text) => HOME_FOLDER.test(text) || namesThisFolder(text))).toEqual([]);
  });

  test('contains no reference to documents outside the repository', () => {
    expect(findFiles(others, (text) => OUTSIDE_DOCUMENT.test(text))).toEqual([]);
  });

  test('names no build folder in dist', () => {
    const built = repositoryFiles(/^dist\//);
    expect(built.length).toBeGreaterThan(3);
    expect(findFiles(built, namesThisFolder)).toEqual([]);
  });

  test('names no registry in package-lock.json', () => {
    expect(readRepositoryFile('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  test.each(['at /home/ann/docs', "cd '/root/docs'", 'C:\\Users\\ann'])(
    'recognizes a folder of a machine: %s',
    (text) => {
      expect(text).toMatch(HOME_FOLDER);
    },
  );

  test.each(['https://example.com/home/page', './root/x', '/home/runner/work/docs'])(
    'accepts a harmless path: %s',
    (text) => {
      expect(text).not.toMatch(HOME_FOLDER);
    },
  );
});

describe('versions', () => {
  test('has the same version in package.json and package-lock.json', () => {
    const lock = JSON.parse(readRepositoryFile('package-lock.json')) as { version: string; name: string };
    expect(lock).toMatchObject({ name: packageJson.name, version: packageJson.version });
  });

  test('lists the version in the changelog', () => {
    expect(readRepositoryFile('CHANGELOG.md')).toContain(`\n## ${packageJson.version}`);
  });

  test('names the same minimum version of Node.js everywhere', () => {
    const minVersion = packageJson.engines.node.replace('>=', '');
    for (const path of ['README.md', 'CONTRIBUTING.md'])
      expect(readRepositoryFile(path)).toContain(`Node.js ${minVersion}`);
  });
});

describe('the README', () => {
  const page = readRepositoryFile('README.md');

  test('shows clone and demo in one line, an image and the first workflow within 120 words', () => {
    const [top = ''] = page.split('\n## ');
    expect(top).toMatch(/^git clone \S+ && cd docs-ci && npm run demo$[^]*<picture>[^]*^on: pull_request$/m);
    expect(countWords(top)).toBeLessThanOrEqual(120);
    expect(packageJson.scripts).toHaveProperty('demo');
  });

  test('has at most 700 words', () => {
    expect(countWords(page)).toBeLessThanOrEqual(700);
  });

  test('shows the root action, and says that it is a composite of JavaScript actions', () => {
    for (const text of [page, readRepositoryFile('docs/root-action.md')]) {
      expect(text).toMatch(/ uses: \S+\/docs-ci@v1$/m);
      expect(text).toMatch(/JavaScript actions[^]*composite/);
    }
  });

  test('shows times of the benchmarks in the README', () => {
    const [, ours, theirs] = /(\d+\.\d s) instead of (\d+\.\d s)/.exec(readRepositoryFile('README.md')) ?? [];
    const benchmarks = readRepositoryFile('docs/internals/benchmarks.md');
    expect(benchmarks).toContain(`(${ours} vs ${theirs})`);
    // The limit lets the first files pass at once, as the benchmark says.
    const [, limit = '', minutes] = /(\d+) files per minute,\s+both take about (\d+) minutes/.exec(page) ?? [];
    expect(benchmarks).toContain(`240 files at ${limit} per minute | 1.0`);
    expect(Number(minutes)).toBe(Math.ceil(1_000 / Number(limit)) - 1);
  });
});

test('shows one picture per row, 760 pixels wide', () => {
  const rows = readRepositoryFile('README.md')
    .split('\n')
    .filter((line) => line.includes('<img '));
  expect(rows.map((row) => row.match(/<img [^>]*width="\d+"/g)?.map((image) => /\d+"$/.exec(image)?.[0]))).toEqual(
    rows.map(() => ['760"']),
  );
});

test('shows an API base URL that is not the URL of the published site', () => {
  const files = repositoryFiles(/^(README\.md|(actions|docs|templates)\/.*\.(md|yml)|src\/.*\.ts|[^/]+\.yml)$/);
  expect(findFiles(files, (text) => text.includes('docs.example.com/api'))).toEqual([]);
  expect(findFiles(files, (text) => text.includes('https://api.example.com/api/v1'))).toContain('README.md');
});

test('shows no badge of a repository without an owner', () => {
  const shown = readRepositoryFile('README.md').replace(/<!--[^]*?-->/g, '');
  expect(shown.includes('badge.svg')).toBe(!packageJson.repository.url.includes('/OWNER/'));
});

test.each([
  ['for users', /^(README|actions\/.*|docs\/(?!internals\/).*)\.md$/, 27_000],
  ['of docs/internals', /^docs\/internals\/.*\.md$/, 16_000],
])('has few words in the pages %s', (_, pattern, most) => {
  const words = repositoryFiles(pattern).map((path) => countWords(readRepositoryFile(path)));
  expect(words.length).toBeGreaterThan(5);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most);
});

describe('links', () => {
  test.each(MARKDOWN)('links only to existing files and headings of the repository in %s', (path) => {
    expect(linkProblems(path, readRepositoryFile(path))).toEqual([]);
  });

  test.each([
    ['[a](missing.md)', ['missing.md does not exist']],
    ['[a](CONTRIBUTING.md#no-such-heading)', ['CONTRIBUTING.md#no-such-heading: there is no such heading']],
    ['[a](#two-words)', ['#two-words: there is no such heading']],
    ['[a][b]\n\n[b]: missing.md', ['missing.md does not exist']],
    ['<img src="missing.png">', ['missing.png does not exist']],
    ['# Two `words`, again\n\n## Again\n\n## Again\n\n[a](#two-words-again) [b](#again) [c](#again-1)', []],
    ['<a id="here"></a>\n\n[a](#here) [b](https://example.com/x#y) [c](src/)', []],
  ])('finds broken links and anchors in %j', (text, problems) => {
    expect(linkProblems('README.md', text)).toEqual(problems);
  });
});
