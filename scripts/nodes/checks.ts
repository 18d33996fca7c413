/** Checks that one version of Node runs the demo, the launchers and the tests of a fresh clone. */
import { existsSync } from 'node:fs';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type Ended, runProgram } from '../run-program.js';
import type { CheckName } from './arguments.js';
import { countTests, type VitestReport } from './count-tests.js';
import type { InstalledNode } from './install-node.js';

interface Trial {
  readonly node: InstalledNode;
  /** A clone without node_modules, as an action is checked out. */
  readonly clone: string;
  /** For temporary files. */
  readonly folder: string;
  readonly root: string;
}

const LOG_LINES = 100;

interface CheckResult {
  readonly passed: boolean;
  /** `5,000 tests passed, 0 failed`, or what went wrong. */
  readonly detail: string;
  /** The end of what programs printed, to show after a failure. */
  readonly log: string;
}

export const RUN_CHECK: Readonly<Record<CheckName, (trial: Trial) => Promise<CheckResult>>> = {
  demo: checkDemo,
  launchers: checkLaunchers,
  cit: checkTests,
};

async function checkDemo(trial: Trial): Promise<CheckResult> {
  const demo = await runProgram('npm', ['run', '--silent', 'demo'], { cwd: trial.clone, env: environmentOf(trial) });
  if (demo.exitCode !== 0) return failure('npm run demo', demo);
  const { stdout } = await runProgram('git', ['status', '--porcelain'], { cwd: trial.clone });
  return { passed: stdout === '', detail: stdout === '' ? '' : 'the demo changed files of the clone', log: stdout };
}

/** Starts all that users and runners start: the command line, and each action with an input that it must refuse. */
async function checkLaunchers({ node, clone, folder }: Trial): Promise<CheckResult> {
  const { version } = JSON.parse(await readFile(join(clone, 'package.json'), 'utf8')) as { version: string };
  const cli = await runProgram(node.program, [join(clone, 'dist/cli.js'), '--version'], { cwd: folder, env: {} });
  if (cli.stdout !== `${version}\n`) return failure('dist/cli.js --version', cli);
  const mains = await findActionMains(clone);
  for (const main of mains) {
    const output = join(folder, 'output');
    await writeFile(output, '');
    const env = { GITHUB_OUTPUT: output, GITHUB_WORKSPACE: folder, INPUT_TIMEOUT: 'soon' };
    const ended = await runProgram(node.program, [main], { cwd: folder, env });
    const isRefused = /^outcome<<.*\nrefused$/m.test(await readFile(output, 'utf8'));
    if (!isRefused || !ended.exitCode) return failure(`${main} with a wrong input`, ended);
  }
  return { passed: true, detail: `${mains.length + 1} of them`, log: '' };
}

async function findActionMains(clone: string): Promise<string[]> {
  const mains: string[] = [];
  for (const name of await readdir(join(clone, 'actions'))) {
    const file = join(clone, 'actions', name, 'action.yml');
    const { runs } = parse(await readFile(file, 'utf8')) as { runs: { main: string } };
    mains.push(resolve(dirname(file), runs.main));
  }
  return mains;
}

async function checkTests(trial: Trial): Promise<CheckResult> {
  const { clone, folder, root } = trial;
  const tools = join(root, '.ci/tools');
  // Without these programs, which .ci/run installs, their tests are skipped.
  if (existsSync(tools)) await symlink(tools, join(clone, '.ci/tools'));
  const report = join(folder, 'report.json');
  const env = { ...environmentOf(trial), DOCS_CI_TEST_REPORT: report };
  const ended = await runProgram('npm', ['cit'], { cwd: clone, env });
  if (!existsSync(report)) return failure('npm cit', ended);
  const { passed, failed, skipped } = countTests(JSON.parse(await readFile(report, 'utf8')) as VitestReport);
  const counts = `${passed} tests passed, ${failed} failed, ${skipped} skipped`;
  return { passed: ended.exitCode === 0, detail: counts, log: logOf(ended) };
}

/** The environment of npm in the clone, with this Node before any other. */
function environmentOf({ node, folder }: Trial): NodeJS.ProcessEnv {
  // This script is run by npm, too. What npm tells about itself would be wrong in the clone.
  const isOfThisRun = (name: string): boolean => /^(npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$)/.test(name);
  const kept = Object.entries(process.env).filter(([name]) => !isOfThisRun(name));
  const path = [node.folder, process.env.PATH ?? ''].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, TMPDIR: folder };
}

function failure(what: string, ended: Ended): CheckResult {
  return { passed: false, detail: `${what} ended with ${String(ended.exitCode)}`, log: logOf(ended) };
}

/** Vitest tells its failures at the end, after thousands of lines. */
function logOf({ stdout, stderr }: Ended): string {
  return `${stdout}${stderr}`.trimEnd().split('\n').slice(-LOG_LINES).join('\n');
}
