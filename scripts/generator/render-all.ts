/** Renders all files that are generated from the commands' declarations, and finds stale ones on the disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandMetadata, allCommandMetadata } from './command-metadata.js';
import { renderAction, renderRootAction } from './github.js';
import { componentInputs, type GitLabSources, renderTemplate } from './gitlab.js';
import { moduleList } from './module-list.js';
import { pinOf, renderGitLabPipeline, renderSelfTest } from './pipelines.js';
import {
  cliTable,
  commonInputsTable,
  commonOutputsTable,
  componentInputsTable,
  fillMarkers,
  inputTables,
  jobsTable,
  newReadme,
  outputsTable,
  rulesTable,
} from './tables.js';

/** Content by path, relative to the repository. */
type Rendered = ReadonlyMap<string, string>;

const SCRIPTS = 'scripts/generator';
/** Every file in these folders is generated, at least in part. */
const GENERATED_FOLDERS = ['actions', 'templates'];

/** Writes nothing. Below `root`, it reads the package's name and version, the scripts, a pin, and the pages with markers. */
export async function renderAll(root: string, commands?: readonly CommandMetadata[]): Promise<Rendered> {
  const all = commands ?? (await allCommandMetadata());
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const { name, version } = JSON.parse(await read('package.json')) as { name: string; version: string };
  const sources: GitLabSources = {
    npmSpec: `${name}@${version}`,
    cliScript: await read(`${SCRIPTS}/gitlab-cli.sh`),
  };
  const files = new Map<string, string>();
  files.set('action.yml', renderRootAction(all, await read(`${SCRIPTS}/choose-commands.sh`)));
  const checkout = pinOf('actions/checkout', await read('.github/workflows/ci.yml'));
  files.set('.github/workflows/self-test.yml', renderSelfTest(all, checkout));
  files.set('.gitlab-ci.yml', renderGitLabPipeline(all));
  const fillPage = async (path: string, tables: Readonly<Record<string, string>>): Promise<void> => {
    files.set(path, fillMarkers(path, await read(path), tables));
  };
  await fillPage('README.md', { jobs: jobsTable(all) });
  await fillPage('docs/cli.md', { commands: cliTable(all) });
  await fillPage('docs/common-inputs.md', {
    inputs: commonInputsTable(all),
    outputs: commonOutputsTable(all),
    component: componentInputsTable(componentInputs('<job>', sources.npmSpec)),
  });
  await fillPage('docs/internals/modules.md', { modules: await moduleList(root) });
  for (const command of all) {
    const readme = `actions/${command.name}/README.md`;
    const text = (await readIfExists(join(root, readme))) ?? newReadme(command);
    files.set(`actions/${command.name}/action.yml`, renderAction(command));
    const rules: Record<string, string> = command.name === 'check-pages' ? { rules: rulesTable() } : {};
    const tables = { inputs: inputTables(command), outputs: outputsTable(command), ...rules };
    files.set(readme, fillMarkers(readme, text, tables));
    files.set(`templates/${command.name}.yml`, renderTemplate(command, sources));
  }
  return files;
}

/** Returns one sentence for each file on the disk that differs from the rendered one. */
export async function findStale(root: string, rendered: Rendered): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, content] of rendered) {
    const found = await readIfExists(join(root, path));
    if (found !== content) problems.push(`${path} is ${found === undefined ? 'missing' : 'stale'}`);
  }
  for (const folder of GENERATED_FOLDERS) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    const unknown = paths
      .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'))
      .filter((path) => !rendered.has(path));
    problems.push(...unknown.sort().map((path) => `${path} belongs to no command`));
  }
  return problems;
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
