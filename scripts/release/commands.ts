/** Runs the commands of the release workflow: `npm run release -- check | notes | tag | move-major`. */
import { notesOf, type ReleasePlan, planRelease, releaseProblems, type RepositoryState } from './plan.js';
import { git, readState } from './state.js';

interface ReleaseOptions {
  readonly root: string;
  /** The Git remote whose tags are read and set. */
  readonly remote: string;
  /** `owner/name` of the repository that runs the workflow. */
  readonly workflowRepository: string | undefined;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

type Command = (plan: ReleasePlan, state: RepositoryState, options: ReleaseOptions) => void;

const COMMANDS: Readonly<Record<string, Command>> = {
  /** Prints what would be released, as lines for GITHUB_OUTPUT. */
  check: ({ version, tag, majorTag, npmTag }, { manifest }, { stdout }) =>
    stdout(
      [`name=${manifest.name}`, `version=${version}`, `tag=${tag}`, `major-tag=${majorTag ?? ''}`, `npm-tag=${npmTag}`]
        .map((line) => `${line}\n`)
        .join(''),
    ),
  notes: ({ version }, { changelog }, { stdout }) => stdout(`${notesOf(changelog, version) ?? ''}\n`),
  /** Sets the version tag, which never moves. */
  tag: ({ tag }, { head, tags }, { root, remote, stdout }) => {
    if (!tags.has(tag)) git(root, 'push', '--quiet', remote, `${head}:refs/tags/${tag}`);
    stdout(`${tag} is at ${head}\n`);
  },
  /** Moves `v1` to this commit. This is the last step, because users of `v1` get this version from now on. */
  'move-major': ({ tag, majorTag }, { head, tags }, { root, remote, stdout }) => {
    if (majorTag === undefined) {
      stdout(`${tag} moves no major tag\n`);
      return;
    }
    if (tags.get(tag) !== head) throw new Error(`${tag} is not set yet.`);
    if (tags.get(majorTag) !== head) git(root, 'push', '--quiet', '--force', remote, `${head}:refs/tags/${majorTag}`);
    stdout(`${majorTag} is at ${head}\n`);
  },
};

/** Does nothing if the release has problems. @returns the exit code */
export function runRelease(args: readonly string[], options: ReleaseOptions): number {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) && rest.length === 0 ? COMMANDS[name] : undefined;
  if (command === undefined) {
    options.stderr(`release: one of ${Object.keys(COMMANDS).join(', ')}\n`);
    return 2;
  }
  const state = readState(options.root, options.remote, options.workflowRepository);
  const problems = releaseProblems(state);
  if (problems.length > 0) {
    options.stderr(`Nothing is released:\n${problems.map((problem) => `- ${problem}\n`).join('')}`);
    return 1;
  }
  command(planRelease(state.manifest.version, state.tags), state, options);
  return 0;
}
