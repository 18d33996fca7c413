/** Proposes kept edits as one pull or merge request. */
import { fileInRepository } from '../../../disk/repository.js';
import {
  type EditsRequest,
  type Host,
  HostError,
  ownBranch,
  ownRepository,
  type ProposedEdits,
  requestName,
} from '../../../hosts/host.js';
import { normalize } from '../../../project/page-text.js';
import type { Block, Cell } from '../../../text/document.js';
import { messageOf } from '../../../text/error-message.js';
import { listPaths } from '../../../text/list-items.js';
import { formatLike } from '../../../text/unified-diff.js';
import { shorten } from '../../../text/width.js';
import { endSentence } from '../../../text/sentences.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { ownPage, type PageStep } from '../plan/steps.js';
import { type EditedFile, editedSteps, readEditedFiles } from './edited-files.js';
import { LOST_TEXTS } from './kept-pages.js';
import { inputName } from '../../../text/input-names.js';

/** Each edit costs one request to the platform. */
const MAX_EDITS = 100;
const MAX_TITLE_LENGTH = 200;
const label = inputName('edits');
/** Paths that a sentence names. */
const MAX_LISTED = 10;

/** Keeps the request, and resolves to it. The run never fails because of it. */
export async function proposeEdits(
  run: Pick<PushRun, 'api' | 'hasSecret' | 'host' | 'inputs' | 'log' | 'signal'>,
  planned: PlannedChanges,
): Promise<ProposedEdits | undefined> {
  const { host, inputs, log } = run;
  if (inputs.edits !== 'pull-request' || inputs.mode !== 'publish') return undefined;
  const hasEdits = editedSteps(planned).length > 0;
  const target = findTarget(host, inputs.dryRun);
  if (typeof target === 'string') {
    if (hasEdits) log.notice(`${label}: no request was opened, because ${target}. Edits are only in edited.patch.`);
    else if (!inputs.dryRun) log.notice(`${label}: a later edit can't become a request, because ${target}.`);
    return undefined;
  }
  if (!hasEdits && planned.plan.steps.some(isWithoutFile)) {
    log.notice(`${label}: nothing is proposed or closed, because a page with an edit left the folder.`);
    return undefined;
  }
  const edits: FileEdit[] = [];
  const left = new Map<string, string>();
  const lostTexts = new Map<string, string>();
  for await (const one of readEditedFiles(run.api, host.workspace, planned)) {
    const edit = toFileEdit(one, edits.length, run);
    if (typeof edit === 'string') left.set(one.file, edit);
    else {
      edits.push(edit);
      const how = LOST_TEXTS[one.reason];
      if (how !== undefined) lostTexts.set(edit.path, how);
    }
  }
  try {
    return await upsertRequest(run, { ...target, edits, lostTexts }, left);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const message = endSentence(messageOf(error));
    if (hasEdits) log.warning(`${label}: ${message} Edits are in edited.patch.`);
    else log.notice(`${label}: ${forLater(message, requestName(host.name))}`);
    return undefined;
  }
}

/** True for an edit that no file can get: closing its request would hide the edit. */
function isWithoutFile(step: PageStep): boolean {
  return step.action === 'kept' && step.remote !== undefined && ownPage(step) === undefined;
}

/** Of a run without edits, a failure only matters for later ones. @param message such as `couldn't propose it: no token.` */
function forLater(message: string, name: string): string {
  return `there is no edit to propose now, but a later one may not become a ${name}: ${message.replace(/^couldn't [^:]+: /, '')}`;
}

type FileEdit = EditsRequest['edits'][number];

/** @param left why the edits of other files aren't proposed */
async function upsertRequest(
  run: Pick<PushRun, 'host' | 'inputs' | 'log' | 'signal'>,
  { lostTexts, ...target }: Pick<EditsRequest, 'base' | 'commitSha' | 'edits'> & LostTexts,
  left: ReadonlyMap<string, string>,
): Promise<ProposedEdits | undefined> {
  const { host, inputs, log, signal } = run;
  const slug = slugOf(purposeOf(run));
  const branch = `docs-ci/edits-${slug}`;
  const place = inputs.to === undefined || inputs.to === '.' ? '' : `: ${inputs.to}`;
  const title = shorten(`Take over edits of the web editor${place}`, MAX_TITLE_LENGTH);
  const body = (paths: readonly string[]): Block[] => requestBlocks(host, paths, lostTexts);
  const proposal = await host.upsertEdits?.({
    ...target,
    title,
    body,
    slug,
    branch,
    token: inputs.token ?? '',
    signal,
  });
  if (!proposal) return undefined;
  const name = requestName(host.name);
  const { closedUrl } = proposal;
  if (proposal.state === 'open') log.info(`Open ${name} with edits: ${proposal.url ?? ''}`);
  if (closedUrl !== undefined) log.info(`Closed the ${name}, because no edit is left to propose: ${closedUrl}`);
  const all = { ...proposal, left: new Map([...left, ...proposal.left]) };
  for (const notice of describeProposal(name, branch, all)) log.notice(notice);
  return proposal;
}

/** Returns the branch that is to get the edits, or a clause that says why this run can't have a pull or merge request. */
function findTarget(host: Host, dryRun: boolean): Pick<EditsRequest, 'base' | 'commitSha'> | string {
  const { commitSha, pullRequest, unclearEvent } = host.runContext;
  const branch = ownBranch(host.runContext);
  if (!host.upsertEdits) return 'pull and merge requests only exist on GitHub and GitLab';
  if (dryRun) return 'a dry run writes nothing';
  if (branch === undefined || commitSha === undefined || (pullRequest ?? unclearEvent) !== undefined)
    return "this job doesn't run for a branch";
  return { base: branch, commitSha };
}

interface LostTexts {
  /** By path in the repository, what of the file is lost as soon as the request is merged. */
  readonly lostTexts: ReadonlyMap<string, string>;
}

function requestBlocks(
  { name }: Pick<Host, 'name'>,
  paths: readonly string[],
  lostTexts: LostTexts['lostTexts'],
): Block[] {
  if (paths.length === 0) return [{ paragraph: 'No edit is left to propose, so docs-ci closed this request.' }];
  const checks =
    'If GITHUB_TOKEN opened this, checks do not start by themselves. Approve them, close and reopen this pull request, or pass another token to docs-ci.';
  return [
    {
      paragraph:
        'The pages of these files were edited in the web editor. This request takes the edits into the repository.',
    },
    { list: paths.map((path): Cell => itemOf(path, lostTexts.get(path))) },
    { paragraph: [{ strong: 'Until this is merged, docs-ci keeps the edited pages.' }] },
    {
      list: [
        'If edits come or go, docs-ci adds a commit. If none is left, it closes this and deletes the branch.',
        'If you add a commit, docs-ci leaves the branch alone. Later edits are then only in edited.patch.',
        `To reject the edits, close this. Then set ${inputName('on-edited')} to overwrite for one run to push the files instead.`,
      ],
    },
    ...(name === 'github' ? [{ footnote: checks }] : []),
  ];
}

function itemOf(path: string, how: string | undefined): Cell {
  const code = { code: path };
  return how === undefined
    ? code
    : [code, `: merging replaces the text of the file${how}. Look at the differences first.`];
}

/** Such an edit isn't in edited.patch either. */
const WITH_SECRET = "the page contains this run's API key or token";

/**
 * Returns what the platform is asked to propose, or why it isn't asked.
 * @param count edits that are proposed already
 */
function toFileEdit(
  { file, disk, remote }: EditedFile,
  count: number,
  { host, hasSecret }: Pick<PushRun, 'host' | 'hasSecret'>,
): FileEdit | string {
  if (hasSecret(`${file}\n${remote}`)) return WITH_SECRET;
  if (file.split('/').some((name) => name.startsWith('.'))) return 'the folder has a name that begins with a dot';
  const { path, other } = fileInRepository(host.workspace, file, ownRepository(host.runContext));
  if (other !== undefined) return `the folder is a clone of another repository (${other})`;
  if (count >= MAX_EDITS) return `one request has at most ${MAX_EDITS} edits`;
  return {
    path,
    textFor: (committed) => {
      if (committed === undefined) return { obstacle: 'the file is not tracked by Git' };
      if (normalize(committed) !== normalize(disk)) return { obstacle: 'the file is not as committed' };
      // UTF-8 has no lone surrogates, so the text is as it will be on the branch.
      return formatLike(committed, Buffer.from(remote).toString());
    },
  };
}

/** Says what became of the edits, one notice each. @param name of the request, as the platform calls it */
function describeProposal(name: string, branch: string, { state, paths, left }: ProposedEdits): string[] {
  const inPatch = paths.length === 0 ? '' : ` These edits are in edited.patch: ${listPaths(paths, MAX_LISTED)}.`;
  const notices: Partial<Record<ProposedEdits['state'], string>> = {
    rejected: `${inputName('edits')}: a ${name} with the same edits was closed, so docs-ci doesn't propose them again. To push the files instead, set ${inputName('on-edited')} to overwrite for one run.`,
    foreign: `${inputName('edits')}: the branch ${branch} has commits that docs-ci didn't write, so it stays as it is. Merge its ${name}, or delete the branch.${inPatch}`,
  };
  const inPatchOnly = [...new Set(left.values())].map((reason) => {
    const files = [...left].flatMap(([file, obstacle]) => (obstacle === reason ? file : []));
    const place = reason === WITH_SECRET ? 'neither proposed nor in edited.patch' : 'only in edited.patch';
    return `${inputName('edits')}: ${place}, because ${reason}: ${listPaths(files, MAX_LISTED)}.`;
  });
  return [notices[state] ?? [], inPatchOnly].flat();
}
