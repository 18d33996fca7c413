import { join } from 'node:path';
import type { Outcome } from '../../../src/commands/command.js';
import { hashPage } from '../../../src/project/page-text.js';
import { parseManifest, renderManifest } from '../../../src/commands/push-content/project/manifest.js';
import type { Emulator } from '../../../emulator/emulator.js';
import { writeFiles } from '../../support/folder.js';
import { COMMIT } from '../fixture.js';
import type { Scenario } from '../scenario.js';

type FixtureState = Parameters<Scenario['violations']>[0];
type Pages = Readonly<Record<string, string>>;

const TO = 'reference/api';
const MANIFEST = `${TO}/docs-ci-manifest.mdx`;
const BRANCH = 'docs-ci/api';
const DONE: readonly Outcome[] = ['done'];

/** What is there before the first run, and thus after the last one. */
interface Push {
  readonly folder: Pages;
  /** Paths below `to` that an earlier run pushed. Those that the folder no longer has are deleted. */
  readonly pushed: Pages;
  /** Paths of the project that people wrote. They stay as they are. */
  readonly theirs: Pages;
  /** Paths of the folder that people changed at the service after they were pushed. */
  readonly edited: Pages;
  readonly isProposal?: boolean;
  readonly configAfter?: string;
}

const CONFIG = '{"name":"Docs","navigation":[{"group":"API","pages":["reference/api/theirs"]}]}\n';

class PushOracle {
  readonly #push: Push;
  /** The files of base before the first run. */
  readonly #before = new WeakMap<Emulator, ReadonlyMap<string, string>>();

  constructor(push: Push) {
    this.#push = push;
  }

  /** True if the run only reads the list of branches at its end, for branches that earlier runs left behind. */
  get tidiesUp(): boolean {
    return this.#push.isProposal !== true;
  }

  readonly prepare: NonNullable<Scenario['prepare']> = ({ emulator, folder }) => {
    const { pushed, theirs, edited } = this.#push;
    writeFiles(join(folder, 'docs'), this.#push.folder);
    const { project } = emulator.state;
    project.edit({ 'docs.json': CONFIG, ...theirs });
    if (Object.keys(pushed).length > 0) {
      project.edit({ ...below(pushed), [MANIFEST]: manifestOf(pushed) });
      project.edit(below(edited));
    }
    this.#before.set(emulator, project.branch().files);
  };

  /** Pages of base, with the configuration, after a run that is done. */
  get #after(): Map<string, string> {
    const { folder, theirs, edited, configAfter = CONFIG } = this.#push;
    return new Map(Object.entries({ 'docs.json': configAfter, ...theirs, ...below({ ...folder, ...edited }) }));
  }

  /** As a run leaves base that can't read the navigation: it deletes nothing. */
  get #afterWithoutDeletes(): Map<string, string> {
    return new Map([...Object.entries(below(this.#push.pushed)), ...this.#after]);
  }

  readonly violations = (place: FixtureState): string[] => {
    const { project, deployments } = place.emulator.state;
    const wrong = this.violationsUnderFalseResponses(place);
    const files = withoutManifest(project.branch().files);
    const before = withoutManifest(this.#before.get(place.emulator) ?? new Map());
    const allowedStates = this.#push.isProposal ? [before] : [before, this.#after, this.#afterWithoutDeletes];
    const isWhole = allowedStates.some((state) => isSame(files, state));
    if (!isWhole) wrong.push(`base is neither as before nor as after: ${[...files.keys()].join(', ')}`);
    const live = deployments.newestFirst().filter(({ isPreview }) => !isPreview).length;
    const allowed = this.#push.isProposal ? 0 : place.proxies.runs;
    if (live > allowed) wrong.push(`${live} live deployments were started`);
    const text = project.branch().files.get(MANIFEST);
    if (text !== undefined && parseManifest(text).kind !== 'ok') wrong.push('the manifest is damaged');
    return wrong;
  };

  /** Returns the violations that even false responses may not cause. */
  readonly violationsUnderFalseResponses = ({ emulator }: FixtureState): string[] => {
    const { files } = emulator.state.project.branch();
    return Object.entries(this.#push.theirs)
      .filter(([path, text]) => files.get(path) !== text)
      .map(([path]) => `${path}, which people wrote, was changed`);
  };

  readonly missingResults: Scenario['missingResults'] = ({ emulator }, { result }) => {
    const { project } = emulator.state;
    const branch = project.branches.get(this.#push.isProposal ? BRANCH : 'main');
    const files = withoutManifest(branch?.files ?? new Map());
    const isUnread = result.annotations.some(({ message }) => message.startsWith("The navigation couldn't be read"));
    const { folder, pushed } = this.#push;
    // A run may read the navigation several times, and once is enough to know what may be deleted.
    const isComplete = isSame(files, this.#after);
    const missing =
      isComplete || (isUnread && isSame(files, this.#afterWithoutDeletes))
        ? []
        : [`the branch has ${[...files.keys()].join(', ')}`];
    const parsed = parseManifest(branch?.files.get(MANIFEST) ?? '');
    const pages = parsed.kind === 'ok' ? [...parsed.manifest.pages.keys()].sort().join() : 'nothing';
    const wanted = Object.keys(isComplete ? folder : { ...pushed, ...folder });
    if (pages !== wanted.sort().join()) missing.push(`the manifest has ${pages}`);
    return missing;
  };
}

function below(pages: Pages): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${TO}/${path}`, text]));
}

function manifestOf(pages: Pages): string {
  const hashes = new Map(Object.entries(pages).map(([path, text]) => [path, hashPage(text)]));
  return renderManifest({ source: SOURCE, pages: hashes });
}

function withoutManifest(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].filter(([path]) => path !== MANIFEST));
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

function numbered(count: number, text: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}.mdx`, `# P${index}\n\n${text}\n`]));
}

const SOURCE = 'the tests';
const SERVICE = { seed: false, keyLimitPerMinute: null, build: { pendingMs: 500, buildingMs: 2_000 } } as const;
const QUICK = { ...SERVICE, build: { pendingMs: 50, buildingMs: 100 } } as const;
const INPUTS = { to: TO, source: SOURCE, prune: 'managed' };
const THEIRS = { 'reference/api/theirs.mdx': 'theirs\n', 'guides/start.mdx': 'start\n' };
/** Lost responses to these are looked up. */
const WRITES = ['POST /push', 'POST /branches', 'POST /branches/merge', 'POST /branches/delete'];
const LOOKED_UP = [...WRITES, 'POST /deploy/preview'];
const OPTIONAL = ['POST /branches/delete', 'GET /pull-requests'];
/** All routes of a run, but the reads of one page only: the others are alike. */
const ROUTES = [
  ...LOOKED_UP,
  ...['GET /pages', `GET /pages/${MANIFEST}`, `GET /pages/${TO}/p0.mdx`, 'GET /config', 'GET /branches'],
  ...['GET /pull-requests', 'GET /deployments', 'GET /deployments/{id}'],
];

const direct = new PushOracle({
  folder: { ...numbered(3, 'Changed.'), 'new.mdx': 'new\n', 'edited.mdx': 'edited\n' },
  pushed: { ...numbered(3, 'Text.'), 'gone.mdx': 'gone\n', 'edited.mdx': 'edited\n' },
  theirs: THEIRS,
  edited: { 'edited.mdx': 'edited there\n' },
});
const byBranch = new PushOracle({
  folder: { ...numbered(24, 'Changed.'), 'edited.mdx': 'edited\n' },
  pushed: { ...numbered(24, 'Text.'), 'gone.mdx': 'gone\n', 'edited.mdx': 'edited\n' },
  theirs: THEIRS,
  edited: { 'edited.mdx': 'edited there\n' },
});
const navigation = new PushOracle({
  folder: { 'a.mdx': '# A\n', 'b.mdx': '# B\n' },
  pushed: {},
  theirs: THEIRS,
  edited: {},
  configAfter: CONFIG.replace('"reference/api/theirs"', '"reference/api/theirs","reference/api/a","reference/api/b"'),
});
const proposal = new PushOracle({
  folder: { ...numbered(24, 'Changed.'), 'edited.mdx': 'edited\n' },
  pushed: { ...numbered(24, 'Text.'), 'gone.mdx': 'gone\n', 'edited.mdx': 'edited\n' },
  theirs: THEIRS,
  edited: { 'edited.mdx': 'edited there\n' },
  isProposal: true,
});

const common = (oracle: PushOracle): Omit<Scenario, 'name' | 'host' | 'inputs'> => ({
  command: 'push-content',
  emulator: SERVICE,
  realTimeEmulator: QUICK,
  // The pages are pushed before the files of the run are uploaded.
  optionalProxies: ['results'],
  prepare: oracle.prepare,
  violations: oracle.violations,
  violationsUnderFalseResponses: oracle.violationsUnderFalseResponses,
  missingResults: oracle.missingResults,
  lookedUpRoutes: LOOKED_UP,
  expectedOutcomes: ({ route, proxy, nth }, { name, fault, outcomesOnce, outcomesAlways }, always) => {
    if (proxy !== 'api') return undefined;
    // Deleting work branches and naming a pull request are extras, and the next run repeats them.
    if (OPTIONAL.includes(route) || (route === 'GET /branches' && oracle.tidiesUp))
      return typeof fault === 'string' ? ['done', 'unavailable'] : DONE;
    // Any JSON says that the repository was written.
    if (name === 'wrong types' && WRITES.includes(route)) return DONE;
    // Before the first push, the manifest's response is an error whatever its body is.
    if (name === 'wrong types' && route === `GET /pages/${MANIFEST}` && nth === 0) return ['done', 'failed'];
    // Only a group of the navigation needs the configuration.
    const isUnexpected = (always ? outcomesAlways : outcomesOnce).includes('failed');
    return route === 'GET /config' && isUnexpected ? ['done', 'refused', 'failed'] : undefined;
  },
});

const EDITS_FOLDER = { 'edited.mdx': 'edited\n', 'p0.mdx': '# P0\n' };
const withEdits = new PushOracle({
  folder: EDITS_FOLDER,
  pushed: { ...EDITS_FOLDER, 'p0.mdx': 'old\n' },
  theirs: THEIRS,
  edited: { 'edited.mdx': 'edited there\n' },
});
const TRACKED = Object.fromEntries(Object.entries(EDITS_FOLDER).map(([path, text]) => [`docs/${path}`, text]));

/** The open requests with edits, and the branches, on the platform of the run. */
function editsOf({ github, gitlab }: FixtureState): { readonly open: readonly string[]; readonly branches: Pages[] } {
  const open = [
    ...github.repository.pulls.flatMap(({ state, head }) => (state === 'open' ? head : [])),
    ...gitlab.repository.mergeRequests.flatMap((one) => (one.state === 'opened' ? one.source_branch : [])),
  ];
  const branches = [github.repository, gitlab.repository].flatMap(({ git }) =>
    [...git.branches.keys()].filter((branch) => branch !== 'main').map((branch) => git.files(branch)),
  );
  return { open, branches };
}

/** Adds to a push that its edits are on one branch, in one request. */
function editsScenario(host: 'github' | 'gitlab', name: string): Scenario {
  const pushed = common(withEdits);
  const after = { ...TRACKED, 'docs/edited.mdx': 'edited there\n' };
  return {
    ...pushed,
    name,
    host,
    onBranch: true,
    proxies: [host],
    optionalProxies: ['results', host],
    inputs: { ...INPUTS, edits: 'pull-request' },
    prepare: async (place) => {
      await pushed.prepare?.(place);
      place[host].repository.git.commit('main', TRACKED, 'first', COMMIT);
    },
    violations: async (place) => {
      const { open, branches } = editsOf(place);
      const wrong = branches.filter((files) => JSON.stringify(files) !== JSON.stringify(after));
      return [
        ...(await pushed.violations(place)),
        ...(open.length > 1 ? [`${open.length} requests are open`] : []),
        ...wrong.map((files) => `a branch has ${JSON.stringify(files)}`),
      ];
    },
    missingResults: async (place, run) => {
      const { open } = editsOf(place);
      return [...(await pushed.missingResults(place, run)), ...(open.length === 1 ? [] : ['no request has the edits'])];
    },
  };
}

export const PUSH_CONTENT: readonly Scenario[] = [
  { ...common(byBranch), name: 'push-content by a branch on GitHub', host: 'github', inputs: INPUTS, routes: ROUTES },
  { ...common(direct), name: 'push-content directly on GitLab', host: 'gitlab', inputs: INPUTS },
  {
    ...common(navigation),
    name: 'push-content with a group of the navigation on GitHub',
    host: 'github',
    emulator: { ...SERVICE, otherFiles: 'readable' },
    realTimeEmulator: { ...QUICK, otherFiles: 'readable' },
    inputs: { ...INPUTS, 'navigation-group': 'API', 'config-file': 'docs.json' },
  },
  {
    ...common(proposal),
    name: 'push-content as a proposal on GitHub',
    host: 'github',
    routes: ROUTES,
    inputs: { ...INPUTS, mode: 'propose', branch: BRANCH },
  },
  editsScenario('github', 'push-content with edits as a pull request on GitHub'),
  editsScenario('gitlab', 'push-content with edits as a merge request on GitLab'),
];
