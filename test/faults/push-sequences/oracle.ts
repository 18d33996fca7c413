/**
 * Compares what a run says with what the service has: exit code, outputs, message and summary. It reads the state of the
 * service and shares no code with push-content. Each exception is written where it is made, with its reason.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../../emulator/state/commits.js';
import { type PageAct, placeOf } from './people.js';
import { type BranchChange, type JobRun, type SeenRequest, type World, MAX_REQUESTS } from './world.js';

/**
 * The API has no expected head, so an act between the last read of a page and the write that follows can't be seen by any
 * client. A client has to keep this gap below one second.
 */
const MAX_GAP_MS = 1_000;
const WORK_PREFIX = 'docs-ci-push/';
const COUNTS = ['created', 'updated', 'deleted'] as const;

/** Text as it is pushed and compared. */
function normalOf(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return lines === '' ? '' : `${lines.replace(/\n+$/, '')}\n`;
}

/** What a run was asked to do. */
class Asked {
  readonly to: string;
  readonly mode: string;
  readonly base: string;
  /** Path in the project → normal form. */
  readonly pages: ReadonlyMap<string, string>;
  readonly target: string;

  constructor({ inputs, folder, result, before, after, requests }: JobRun) {
    this.to = inputs.to ?? '';
    this.mode = inputs.mode ?? 'publish';
    this.base = inputs.base ?? 'main';
    this.pages = new Map([...folder].map(([path, text]) => [`${this.to}/${path}`, normalOf(text)]));
    const changed = requests.flatMap(({ changes }) => changes.map(({ branch }) => branch));
    const known = this.mode === 'remove' ? [...before.keys(), ...after.keys()] : [];
    const proposal = [result.outputs.branch ?? '', ...changed, ...known].find((name) => name.startsWith('docs-ci/'));
    this.target = this.mode === 'publish' ? this.base : (inputs.branch ?? proposal ?? '');
  }

  get manifest(): string {
    return `${this.to}/docs-ci-manifest.mdx`;
  }
}

/** Returns what is false, as sentences; none if the run is true. */
export function violationsOf(world: World, run: JobRun): string[] {
  const asked = new Asked(run);
  return [
    ...requestProblems(run),
    ...lostTexts(world, run, asked),
    ...foreignChanges(run, asked),
    ...pageProblems(world, run, asked),
    ...countProblems(world, run, asked),
    ...keptProblems(world, run),
    ...manifestProblems(world, run, asked),
    ...navigationProblems(world, run, asked),
    ...deploymentProblems(world, run, asked),
    ...wordProblems(world, run, asked),
    ...commentProblems(run, asked),
  ].map((sentence) => `${run.job}: ${sentence}`);
}

function requestProblems({ requests, result, exitCode }: JobRun): string[] {
  const problems: string[] = [];
  if (requests.length >= MAX_REQUESTS) problems.push(`it sent ${requests.length} requests`);
  if (/Maximum call stack|\[object|undefined|NaN|bug in docs-ci/.test(result.message))
    problems.push(`its message isn't a sentence: ${result.message}`);
  if (exitCode === 2) problems.push(`it refused its inputs: ${result.message}`);
  return problems;
}

/** True if the run can't have seen the act before this request, and was quick enough. */
function isInGap(
  { requests }: Pick<JobRun, 'requests'>,
  act: Omit<PageAct, 'isDelete'>,
  write: Pick<SeenRequest, 'at' | 'sentMs' | 'lagMs'>,
): boolean {
  return (
    write.sentMs - act.nowMs <= MAX_GAP_MS + write.lagMs &&
    !requests.some((read) => showsAct(read, act) && read.at < write.at)
  );
}

/** True if the answer of a request shows an act that came before. */
function showsAct(read: SeenRequest, act: Omit<PageAct, 'isDelete'>): boolean {
  const { method, at, path, branch = 'main', nowMs, lagMs } = read;
  if (method !== 'GET' || at < act.at || nowMs < act.nowMs + lagMs || branch !== act.branch) return false;
  if (path === '/pages') return !act.keepsSize && /\.mdx?$/.test(act.path);
  if (path === '/config') return act.path === 'docs.json';
  return placeOf(path.replace('/pages/', '')) === placeOf(act.path);
}

function lostTexts({ people }: World, run: JobRun, asked: Asked): string[] {
  return run.requests.flatMap((request) =>
    request.losses
      .filter((loss) => {
        const act = people.acts.find(({ at }) => at === loss.at);
        if (!act) return false;
        // The user asks for it.
        const isPushed = [...asked.pages.keys()].some((path) => placeOf(path) === placeOf(loss.path));
        if (run.inputs['on-edited'] === 'overwrite' && isPushed) return false;
        if (asked.mode === 'remove' && loss.lostOn === asked.target) return false;
        const isGone = request.changes.some(({ branch, after }) => branch === loss.lostOn && after === undefined);
        const isStraight = request.path === '/push' || isGone;
        return !(isStraight && isInGap(run, { ...act, branch: loss.lostOn }, request));
      })
      .map((loss) => `${request.method} ${request.path} lost a person's text of ${loss.path} on ${loss.lostOn}`),
  );
}

/** What the run changed where it may change nothing, or more than once. */
function foreignChanges(run: JobRun, asked: Asked): string[] {
  const problems: string[] = [];
  const { base, target, pages, manifest } = asked;
  const isConfig = (path: string): boolean => path === run.inputs['config-file'];
  let baseChanges = 0;
  for (const request of run.requests) {
    for (const { branch, before, after } of request.changes) {
      if (branch.startsWith(WORK_PREFIX)) continue;
      if (branch === base && asked.mode === 'publish') baseChanges += 1;
      else if (!isOwnBranch(branch, target) || asked.mode === 'publish')
        problems.push(`${request.path} changed the branch ${branch}`);
      const isBroughtUpToDate = request.path === '/branches/merge' && asked.mode === 'propose';
      if (!before || !after || isBroughtUpToDate) continue;
      for (const [path, text] of after) {
        if (before.get(path) === text || path === manifest || isConfig(path)) continue;
        if (normalOf(text) !== pages.get(path))
          problems.push(`${request.path} wrote a foreign text to ${path} on ${branch}`);
      }
      for (const path of before.keys()) {
        if (after.has(path) || path === manifest) continue;
        const isReplaced = [...after.keys()].some((other) => placeOf(other) === placeOf(path));
        if (!isReplaced && pages.has(path)) problems.push(`${request.path} deleted ${path}, which the folder has`);
        if (run.inputs.prune !== 'managed') problems.push(`${request.path} deleted ${path} without prune`);
        if (!path.startsWith(`${asked.to}/`)) problems.push(`${request.path} deleted ${path}`);
      }
    }
    const isNothingAllowed = run.exitCode === 2 || run.exitCode === 3;
    if (isNothingAllowed && request.changes.length > 0)
      problems.push(
        `${request.method} ${request.path} changed the project, but the exit code ${run.exitCode} says that nothing was written`,
      );
  }
  if (baseChanges > 1) problems.push(`${base} was changed ${baseChanges} times`);
  return problems;
}

/** A proposal may have more branches, beside one that conflicts. Their names begin with that of the first. */
function isOwnBranch(branch: string, target: string): boolean {
  return (
    branch === target ||
    (branch.startsWith('docs-ci/') && (branch.startsWith(`${target}-`) || target.startsWith(`${branch}-`)))
  );
}

/** Paths that a person or another job changed during the run, and that no later read of the run shows. */
function unseenPlaces(world: World, run: JobRun, branch: string): Set<string> {
  const acts = world.people.acts.filter(({ at }) => at > run.startedAt && at < run.endedAt);
  const written = run.requests.filter(({ changes }) => changes.some((change) => change.branch === branch)).at(-1);
  // The work branch is the snapshot of what the run plans: Git merges what people change after it.
  const snapshot = run.requests.find(({ path, method }) => method === 'POST' && path === '/branches');
  const isAfterSnapshot = (act: PageAct): boolean =>
    run.inputs.mode !== 'propose' && act.at > (snapshot?.at ?? Infinity);
  // What follows the last write of the run is no matter of its plan.
  const unseen = acts.filter(
    (act) =>
      isAfterSnapshot(act) || act.at > (written?.at ?? Infinity) || !run.requests.some((read) => showsAct(read, act)),
  );
  return new Set([...unseen.map(({ path }) => path), ...changedByOthers(world, run, branch)].map(placeOf));
}

/** Paths that other jobs changed during the run, or so shortly before it that no read of the run shows it. */
function changedByOthers({ requests }: World, run: JobRun, branch: string): string[] {
  return requests
    .filter(({ job, at }) => job !== run.job && at < run.endedAt)
    .flatMap(({ at, nowMs, changes }) => {
      const isShown = (path: string): boolean =>
        run.requests.some((read) => showsAct(read, { branch, path, at, nowMs, keepsSize: false }));
      const paths = changes.filter((change) => change.branch === branch).flatMap(changedPaths);
      return paths.filter((path) => at > run.startedAt || !isShown(path));
    });
}

function changedPaths({
  before = new Map<string, string>(),
  after = new Map<string, string>(),
}: BranchChange): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

/** The pages of the folder that a branch has in another text, or not at all. */
function differingPages(asked: Asked, files: Files | undefined): string[] {
  return [...asked.pages]
    .filter(([path, text]) => {
      const place = placeOf(path);
      const there = [...(files ?? [])].filter(([one]) => placeOf(one) === place && /\.mdx?$/.test(one));
      return !there.some(([, one]) => normalOf(one) === text);
    })
    .map(([path]) => path);
}

/**
 * A page that a person edited without a change of its size, and that the folder didn't change, is taken as unchanged
 * without a request: the list has no hash, and one request per page is what the manifest saves. The documentation says so.
 */
function isSameSizeEdit(world: World, files: Files | undefined, path: string, text: string): boolean {
  const there = files?.get(path);
  return there !== undefined && world.people.hasTouched(path) && normalOf(there).length === text.length;
}

/** True if the answer of a request shows whether a branch exists. */
function tellsBranch({ method, path, branch, body, status }: SeenRequest, name: string): boolean {
  const isOfBranch = branch === name || (body as { branch?: string } | undefined)?.branch === name;
  return (method === 'GET' && path === '/branches') || (isOfBranch && status >= 400);
}

function pageProblems(world: World, run: JobRun, asked: Asked): string[] {
  const { exitCode, result } = run;
  if (exitCode !== 0) return [];
  if (asked.mode === 'remove')
    return run.after.has(asked.target) ? [`exit code 0, but the branch ${asked.target} is there`] : [];
  const deletedAt = world.people.deletedBranches.get(asked.target);
  if (deletedAt !== undefined && !run.after.has(asked.target)) {
    // No client can know about it if no later answer tells it.
    const isTold = run.requests.some((request) => request.at > deletedAt && tellsBranch(request, asked.target));
    return isTold ? [`exit code 0, but a person deleted ${asked.target}`] : [];
  }
  const place = run.after.has(asked.target) ? asked.target : asked.base;
  const files = run.after.get(place);
  const unseen = unseenPlaces(world, run, place);
  const differing = differingPages(asked, files).filter((path) => !unseen.has(placeOf(path)));
  const certain = differing.filter((path) => !isSameSizeEdit(world, files, path, asked.pages.get(path) ?? ''));
  const { complete, kept } = result.outputs;
  const problems: string[] = [];
  if (complete === 'true' && certain.length > 0)
    problems.push(`complete is true, but ${place} lacks the text of ${certain.join(', ')}`);
  if (complete === 'false' && differing.length === 0 && unseen.size === 0)
    problems.push(`complete is false, but ${place} has the text of every page`);
  if (certain.length > Number(kept) && complete !== '' && !/newer run/.test(result.message))
    problems.push(`kept is ${kept}, but ${certain.length} pages of ${place} differ from the folder`);
  return problems;
}

/** The requests that changed the pages which the run is for. */
function targetWrites(run: JobRun, { mode, target }: Asked): SeenRequest[] {
  return run.requests.filter(
    ({ path, changes }) =>
      changes.some(({ branch, after }) => branch === target && after !== undefined) &&
      (mode === 'publish' || path === '/push'),
  );
}

/** Counts by place what the run changed on its target. */
function actualCounts(run: JobRun, asked: Asked): Record<(typeof COUNTS)[number], number> {
  const counts = { created: 0, updated: 0, deleted: 0 };
  for (const { changes } of targetWrites(run, asked)) {
    for (const { branch, before, after } of changes) {
      if (branch !== asked.target || !before || !after) continue;
      const paths = changedPaths({ branch, before, after }).filter(
        (path) => path !== asked.manifest && path !== run.inputs['config-file'],
      );
      const created = paths.filter((path) => !before.has(path));
      const deleted = paths.filter((path) => !after.has(path));
      // A page that changes its ending is one page.
      const renamed = created.filter((path) => deleted.some((old) => placeOf(old) === placeOf(path))).length;
      counts.created += created.length - renamed;
      counts.deleted += deleted.length - renamed;
      counts.updated += paths.length - created.length - deleted.length + renamed;
    }
  }
  return counts;
}

/** Pages that other jobs changed in the gap before a write. The same holds for them as for people. */
function unseenByOthers({ requests }: World, run: JobRun, branch: string, writes: readonly SeenRequest[]): number {
  const isUnseen = (act: Omit<PageAct, 'isDelete'>): boolean =>
    writes.some((write) => act.at < write.at && isInGap(run, act, write));
  return requests
    .filter(({ job, at }) => job !== run.job && at > run.startedAt)
    .flatMap(({ at, nowMs, changes }) =>
      changes
        .filter((change) => change.branch === branch)
        .flatMap(changedPaths)
        .filter((path) => isUnseen({ branch, path, at, nowMs, keepsSize: false })),
    ).length;
}

function countProblems(world: World, run: JobRun, asked: Asked): string[] {
  const { outputs } = run.result;
  const actual = actualCounts(run, asked);
  // A write changes nothing if another job has made the same change in the gap before it.
  const writes = run.requests.filter(
    ({ path, status }) =>
      status < 300 && (path === '/push' || (path === '/branches/merge' && asked.mode === 'publish')),
  );
  const last = writes.at(-1);
  // Pages that people changed in the gap before the write may differ from what any client can count.
  const others = unseenByOthers(world, run, asked.target, writes);
  const slack =
    others +
    (last
      ? world.people.acts.filter((act) => act.at > run.startedAt && isInGap(run, { ...act, branch: asked.base }, last))
          .length
      : 0);
  const problems: string[] = [];
  if (asked.mode !== 'remove' && run.exitCode === 0) {
    for (const name of COUNTS)
      if (Math.abs(Number(outputs[name]) - actual[name]) > slack)
        problems.push(`${name} is ${outputs[name]}, but it was ${actual[name]}`);
  }
  if (asked.mode !== 'remove' && run.exitCode !== 0) {
    const sum = COUNTS.reduce((total, name) => total + actual[name], 0);
    const said = COUNTS.reduce((total, name) => total + Number(outputs[name] ?? 0), 0);
    if (said > sum + slack)
      problems.push(`with exit code ${run.exitCode}, it counts ${said} changes, but there were ${sum}`);
  }
  // The branch of the run may be the only thing that changed.
  const hasChanged = run.requests.some(({ changes }) => changes.some(({ branch }) => !branch.startsWith(WORK_PREFIX)));
  // A merge commit without other files is a change, too. And no client can tell its own change from the same one of another job.
  const isDuring = ({ at }: SeenRequest): boolean => at > run.startedAt && at < run.endedAt;
  const hasWritten = world.requests.some((one) => isDuring(one) && one.method === 'POST' && one.status < 300);
  if (run.exitCode === 0 && outputs.changed === 'false' && hasChanged)
    problems.push('changed is false, but it changed the project');
  if (outputs.changed === 'true' && !hasChanged && !hasWritten && slack === 0)
    problems.push('changed is true, but it changed nothing');
  return problems;
}

/** The pages that plan.json says are kept. Only people make a page worth keeping. */
function keptProblems({ people, requests }: World, run: JobRun): string[] {
  if (run.inputs.mode === 'remove' || run.exitCode !== 0) return [];
  const file = join(run.workspace, 'docs-ci/push-content/plan.json');
  if (!existsSync(file)) return [];
  const { steps } = JSON.parse(readFileSync(file, 'utf8')) as {
    steps: { action: string; path: string; reason: string }[];
  };
  const others = new Set(
    requests
      .filter(({ job, at }) => job !== run.job && at < run.endedAt)
      .flatMap(({ changes }) => changes.flatMap(changedPaths)),
  );
  return steps
    .filter(({ action, path }) => action === 'kept' && !people.hasTouched(path) && !others.has(path))
    .filter(({ reason }) => !/navigation/.test(reason))
    .map(({ path, reason }) => `it keeps ${path} (${reason}), which no person touched`);
}

function manifestProblems(world: World, run: JobRun, asked: Asked): string[] {
  const files = run.after.get(asked.target);
  const text = files?.get(asked.manifest);
  if (run.exitCode !== 0 || text === undefined || asked.mode === 'remove') return [];
  // A page that others change during the run is kept like a person's, with its entry.
  const others = new Set(changedByOthers(world, run, asked.target));
  const wrong = [...entriesOf(text)].filter(([entry, expected]) => {
    const path = `${asked.to}/${entry}`;
    const there = files?.get(path);
    const isOfOthers = world.people.hasTouched(path) || others.has(path);
    // A page that a run found equal has a mark.
    const isRight = there !== undefined && hashOf(there) === expected.replace(/^found:/, '');
    return !isRight && !isOfOthers && !isUnrecorded(world, asked, { path, there, entry, expected });
  });
  return wrong.length === 0
    ? []
    : [`the manifest of ${asked.target} is wrong about ${wrong.map(([entry]) => entry).join(', ')}`];
}

/** Path below the folder of the manifest → what the manifest says about the page. */
function entriesOf(manifest: string): Map<string, string> {
  const json = /"pages":\s*(\{.*?\})/s.exec(manifest)?.[1]?.replaceAll('\\/', '/') ?? '{}';
  return new Map(Object.entries(JSON.parse(json.replace(/,\s*\}$/, '}')) as Record<string, string>));
}

interface WrongEntry {
  readonly path: string;
  /** The text of the page at the service, if it is there. */
  readonly there: string | undefined;
  readonly entry: string;
  readonly expected: string;
}

/**
 * The API has no expected head, so a push can replace the manifest of another job's push that came in the gap before it.
 * What that push wrote is in no manifest anymore, and later runs keep it like the edit of a person: with the entry that the
 * second push left, or the mark of a deleted page. That holds as long as the page is as the first push left it.
 */
function isUnrecorded({ requests }: World, { manifest }: Asked, { path, there, entry, expected }: WrongEntry): boolean {
  const isMark = there === undefined && expected === 'deleted-at-the-service';
  const changesOf = (request: SeenRequest): BranchChange[] =>
    request.changes.filter((change) => changedPaths(change).includes(manifest));
  const isLeftBy = (first: SeenRequest, branch: string): boolean =>
    changesOf(first).some(
      (one) => one.branch === branch && changedPaths(one).includes(path) && one.after?.get(path) === there,
    );
  return requests.some((push) => {
    const own = { requests: requests.filter(({ job }) => job === push.job) };
    const isUnseen = ({ at, nowMs }: SeenRequest, branch: string): boolean =>
      [path, manifest].every((one) => isInGap(own, { branch, path: one, at, nowMs, keepsSize: false }, push));
    return (push.path === '/push' ? changesOf(push) : []).some(({ branch, after }) => {
      const stale = entriesOf(after?.get(manifest) ?? '').get(entry);
      if (stale === undefined || (stale !== expected && !isMark)) return false;
      return requests.some(
        (first) => first.job !== push.job && first.at < push.at && isLeftBy(first, branch) && isUnseen(first, branch),
      );
    });
  });
}

function hashOf(text: string): string {
  return Buffer.from(hash('sha256', normalOf(text), 'hex').slice(0, 32), 'hex').toString('base64url');
}

/** Entries of the navigation that the run made double, or whose page it deleted, without a word about it. */
function navigationProblems({ people }: World, run: JobRun, asked: Asked): string[] {
  if (run.exitCode !== 0) return [];
  const told = run.result.annotations.map(({ message }) => message).join('\n');
  const acts = people.acts.filter(({ path, at }) => path === 'docs.json' && at > run.startedAt);
  return targetWrites(run, asked).flatMap((write) => {
    if (acts.some((act) => act.at < write.at && isInGap(run, { ...act, branch: asked.base }, write))) return [];
    const change = write.changes.find(({ branch }) => branch === asked.target);
    const [before, after] = [wrongEntries(change?.before), wrongEntries(change?.after)];
    return [...after]
      .filter(([entry, what]) => before.get(entry) !== what && !told.includes(entry))
      .map(([entry, what]) => `it left the entry ${entry} of the navigation ${what}, and nothing says so`);
  });
}

function wrongEntries(files: Files | undefined): Map<string, string> {
  const { navigation } = JSON.parse(files?.get('docs.json') ?? '{"navigation":[]}') as {
    navigation: { pages: string[] }[];
  };
  const entries = navigation.flatMap(({ pages }) => pages).map((entry) => placeOf(entry.replace(/^\//, '')));
  const places = new Set([...(files?.keys() ?? [])].map(placeOf));
  const double = entries.filter((entry, index) => entries.indexOf(entry) !== index);
  const dangling = entries.filter((entry) => !places.has(entry));
  return new Map([
    ...double.map((entry) => [entry, 'twice'] as const),
    ...dangling.map((entry) => [entry, 'without a page'] as const),
  ]);
}

function deploymentProblems(world: World, run: JobRun, asked: Asked): string[] {
  const { outputs } = run.result;
  const problems: string[] = [];
  const id = outputs['deployment-id'] ?? '';
  const view = run.deployments.find(({ deploymentId }) => deploymentId === id);
  if (id !== '' && !view) return [`deployment-id is ${id}, which doesn't exist`];
  const waits = run.inputs.wait !== 'false';
  if (view && waits && run.exitCode === 0 && outputs.status !== view.status)
    problems.push(`status is ${outputs.status}, but the deployment is ${view.status}`);
  if (view && outputs.url !== '' && outputs.url !== view.url) problems.push(`url is ${outputs.url}, not ${view.url}`);
  const isPreview = asked.mode === 'propose';
  if (view && view.isPreview !== isPreview) problems.push('the deployment is of the other kind');
  if (view && view.branch !== asked.target) problems.push(`the deployment is one of ${view.branch}`);
  // A build that began before the last change can't show it.
  const changed = world.requests.filter(
    ({ at, changes }) =>
      at < run.endedAt && changes.some(({ branch, after }) => branch === asked.target && after !== undefined),
  );
  const own = changed.filter(({ job, at }) => job === run.job && at > run.startedAt).at(-1);
  // Another job may push to the proposal after this run has chosen its preview.
  const chosenAt = run.requests.find(({ answer }) => id !== '' && JSON.stringify(answer).includes(id))?.at ?? Infinity;
  const lastChange = isPreview ? changed.filter(({ at }) => at <= Math.max(chosenAt, own?.at ?? 0)).at(-1) : own;
  if (
    view &&
    outputs.status === 'ready' &&
    lastChange &&
    lastChange.at < run.endedAt &&
    lastChange.deploymentsBefore.has(id)
  )
    problems.push('the deployment began before the last change');
  const needsBuild = run.exitCode === 0 && waits && !/newer run/.test(run.result.message);
  if (!needsBuild || !run.after.has(asked.target)) return problems;
  if (asked.mode === 'publish' && asked.base === 'main') problems.push(...livenessProblems(world, run, own));
  // A proposal that has nothing left needs no preview, although its branch stays for what others have on it.
  const isTakenBack =
    isPreview && differingPages(asked, run.after.get(asked.base)).every((path) => world.people.hasTouched(path));
  const hasPreview = !isTakenBack && !/builds none|no preview/i.test(JSON.stringify(run.result.annotations));
  if (isPreview && hasPreview && outputs.status !== 'ready')
    problems.push(
      `exit code 0, but the preview of ${asked.target} is ${outputs.status === '' ? 'unknown' : outputs.status}`,
    );
  return problems;
}

/** The newest live deployment must be ready, unless another person or job started it during the run. */
function livenessProblems({ people, requests }: World, run: JobRun, own: SeenRequest | undefined): string[] {
  const live = run.deployments.filter(({ isPreview, branch }) => !isPreview && branch === 'main');
  const isDuring = ({ at }: { readonly at: number }): boolean => at > run.startedAt && at < run.endedAt;
  const isDisturbed =
    people.acts.some((act) => isDuring(act) && act.branch === 'main') ||
    requests.some((request) => request.job !== run.job && isDuring(request) && request.changes.length > 0);
  const newest = live[0];
  const problems: string[] = [];
  if (newest && !isDisturbed && newest.status !== 'ready')
    problems.push(`exit code 0, but the newest deployment is ${newest.status}`);
  const isShown = live.some(
    ({ status, deploymentId }) => status === 'ready' && !own?.deploymentsBefore.has(deploymentId),
  );
  if (own && !isShown) problems.push('exit code 0, but no ready deployment has the change');
  return problems;
}

function wordProblems(world: World, run: JobRun, asked: Asked): string[] {
  const { exitCode, result, summary } = run;
  const { message, outputs } = result;
  const [title = ''] = summary.split('\n');
  const problems: string[] = [];
  const writes = targetWrites(run, asked);
  const deleted = run.requests.some(({ changes }) =>
    changes.some(({ branch, after }) => branch === asked.target && after === undefined),
  );
  const said = `${title}\n${message}`;
  if (
    /\bis unchanged\b|Nothing was (published|pushed|changed|written|deleted|proposed)/i.test(said) &&
    (writes.length > 0 || deleted)
  )
    problems.push(`it says that nothing changed, but ${asked.target} was changed: ${message}`);
  if (/up to date|No difference found/.test(said)) {
    const files = run.after.get(asked.target) ?? run.after.get(asked.base);
    const unseen = unseenPlaces(world, run, asked.target);
    const differing = differingPages(asked, files)
      .filter((path) => !unseen.has(placeOf(path)))
      .filter((path) => !isSameSizeEdit(world, files, path, asked.pages.get(path) ?? ''));
    if (differing.length > 0)
      problems.push(`it says that nothing differs, but ${differing.join(', ')} differ: ${message}`);
  }
  if (/All changes are on/.test(message) && asked.mode !== 'remove' && writes.length === 0)
    problems.push(`it says that its changes are there: ${message}`);
  const [, written, deletedToo = '0'] =
    /(\d[\d,]*) pages? (?:published|proposed|pushed)(?:.*, (\d[\d,]*) deleted)?/.exec(title) ?? [];
  if (written !== undefined && exitCode === 0) {
    const claimed = [written, deletedToo].map((count) => Number(count.replaceAll(',', '')));
    const counted = [Number(outputs.created ?? 0) + Number(outputs.updated ?? 0), Number(outputs.deleted ?? 0)];
    if (String(claimed) !== String(counted))
      problems.push(
        `the title of the summary counts ${claimed.join(' and ')} pages, and the outputs ${counted.join(' and ')}`,
      );
  }
  const url = /(?:Live|Preview): (\S+)/.exec(message)?.[1];
  if (url !== undefined && url !== outputs.url)
    problems.push(`the message shows ${url}, and the output url is ${outputs.url}`);
  if (exitCode === 0 && /failed|timed out/i.test(title)) problems.push(`exit code 0 under the title ${title}`);
  if (/was deleted/.test(title) && run.after.has(asked.target))
    problems.push(`it says that ${asked.target} was deleted`);
  return problems;
}

/** What the comment on the pull request says about the run, beside its state, its counts and its link. */
function commentProblems({ comment, exitCode, result, after, inputs }: JobRun, { target, mode }: Asked): string[] {
  if (comment === undefined) return [];
  const { outputs } = result;
  const [title = ''] = /^### .*/m.exec(comment) ?? [];
  const problems: string[] = [];
  if (exitCode !== 0 && !title.includes('❌')) problems.push(`exit code ${exitCode} under a comment with ${title}`);
  if (exitCode === 0 && /fail|timed out/i.test(title)) problems.push(`exit code 0 under a comment with ${title}`);
  if (/was deleted/.test(title) && after.has(target)) problems.push(`the comment has ${title}, but ${target} is there`);
  const url = /\[Open the preview[^\]]*\]\(([^)]+)\)/.exec(comment)?.[1];
  if (url !== undefined && url !== outputs.url)
    problems.push(`the comment links ${url}, and the output url is ${outputs.url}`);
  if (url === undefined && exitCode === 0 && mode === 'propose' && outputs.url !== '' && !/no changes left/.test(title))
    problems.push(`the comment links no preview, and the output url is ${outputs.url}`);
  if (exitCode !== 0 || inputs['dry-run'] === 'true' || mode === 'remove') return problems;
  for (const name of COUNTS) {
    const said = new RegExp(`([\\d,]+) ${name}\\b`).exec(comment)?.[1]?.replace(',', '') ?? '0';
    // An older run counts nothing.
    if (said !== (outputs[name] || '0'))
      problems.push(`the comment counts ${said} ${name}, and the output ${outputs[name]}`);
  }
  return problems;
}
