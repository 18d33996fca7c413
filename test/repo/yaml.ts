/** Finds all YAML files and YAML blocks of the repository and assigns each to a kind with a check. */
import { parseAllDocuments } from 'yaml';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { fences } from './markdown.js';

/** The kinds of YAML, and the test file that checks each kind. */
export const CHECKS = {
  action: 'github-yaml.test.ts',
  workflow: 'github-yaml.test.ts',
  component: 'pipelines.test.ts',
  pipeline: 'pipelines.test.ts',
  'other CI system': 'ci-systems.test.ts',
  dependabot: 'community.test.ts',
  'issue form': 'community.test.ts',
  'issue chooser': 'community.test.ts',
  queries: 'examples.test.ts',
  sample: 'package.slow.test.ts',
} as const;

type Kind = keyof typeof CHECKS;

export interface Yaml {
  /** A file such as `action.yml`, or the line of a page such as `README.md:21`. */
  readonly where: string;
  readonly path: string;
  readonly text: string;
  /** Undefined if no test checks it. */
  readonly kind: Kind | undefined;
}

const FILES: readonly (readonly [kind: Kind, path: RegExp])[] = [
  ['action', /^(actions\/[^/]+\/)?action\.ya?ml$/],
  ['workflow', /^\.github\/workflows\/[^/]+\.ya?ml$/],
  ['component', /^templates\/([^/]+|[^/]+\/template)\.yml$/],
  ['pipeline', /^(.*\/)?\.gitlab-ci\.yml$/],
  ['dependabot', /^\.github\/dependabot\.yml$/],
  ['issue chooser', /^\.github\/ISSUE_TEMPLATE\/config\.yml$/],
  ['sample', /^examples\/.+\.ya?ml$/],
  ['issue form', /^\.github\/ISSUE_TEMPLATE\/[^/]+\.yml$/],
];

/** Returns all YAML sorted by path. Throws with the position of a block that is not valid YAML. */
export function everyYaml(): Yaml[] {
  return repositoryFiles(/\.(ya?ml|md)$/i).flatMap((path) => yamlOf(path, readRepositoryFile(path)));
}

/** Returns the YAML of one kind. Throws if there is none, except for samples, because an empty check always passes. */
export function yamlOfKind(kind: Kind): Yaml[] {
  const found = everyYaml().filter((one) => one.kind === kind);
  if (found.length === 0 && kind !== 'sample') throw new Error(`There is no ${kind} in the repository.`);
  return found;
}

/** Returns the YAML of one file: the file itself, or the blocks of a page. */
export function yamlOf(path: string, text: string): Yaml[] {
  if (!/\.md$/i.test(path)) {
    return [{ where: path, path, text, kind: FILES.find(([, paths]) => paths.test(path))?.[0] }];
  }
  return fences(text)
    .filter(({ language }) => /^ya?ml$/i.test(language))
    .map(({ line, text: block }) => {
      const where = `${path}:${line}`;
      return { where, path, text: block, kind: kindOfBlock(where, block) };
    });
}

const OTHER_CI_FILE = /^# (?:azure-pipelines|bitbucket-pipelines|\.circleci\/config)\.yml\n/;

function kindOfBlock(where: string, text: string): Kind | undefined {
  const documents = parseAllDocuments(text);
  for (const { errors } of documents) if (errors[0]) throw new Error(`${where}: ${errors[0].message}`);
  const data: unknown = documents[0]?.toJS();
  if (data === null || typeof data !== 'object') return undefined;
  if (Array.isArray(data) && text.includes('query: ')) return 'queries';
  if (OTHER_CI_FILE.test(text)) return 'other CI system';
  if ('jobs' in data && 'on' in data) return 'workflow';
  if ('runs' in data) return 'action';
  if ('spec' in data) return 'component';
  const jobs = Object.values(data) as unknown[];
  const hasScript = jobs.some((job) => job !== null && typeof job === 'object' && 'script' in job);
  return 'include' in data || hasScript ? 'pipeline' : undefined;
}
