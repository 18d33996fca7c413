/** Proposes kept edits as one pull or merge request of the repository: what it has, and what people read about it. Pure. */
import type { EditsRequest, Host, ProposedEdits } from '../../../hosts/host.js';
import { normalize } from '../../../project/page-text.js';
import type { Block } from '../../../text/document.js';
import { listPaths } from '../../../text/list-items.js';
import { formatLike } from '../../../text/unified-diff.js';
import { shorten } from '../../../text/width.js';
import type { PushInputs } from '../inputs.js';
import type { EditedFile } from './edited-files.js';

/** Each edit costs one request to the platform. */
const MAX_EDITS = 100;
const MAX_TITLE_LENGTH = 200;
/** Paths that a sentence names. */
const MAX_LISTED = 20;

/** Returns the branch that is to get the edits, or a notice why this run can't have a pull or merge request. */
export function findTarget(
  { upsertEdits, runContext }: Pick<Host, 'upsertEdits' | 'runContext'>,
  dryRun: boolean,
): Pick<EditsRequest, 'base' | 'commitSha'> | string {
  const { branch, commitSha, pullRequest } = runContext;
  const notice = (reason: string): string =>
    `edits: no request was opened, because ${reason}. Edits are only in edited.patch.`;
  if (!upsertEdits) return notice('pull and merge requests only exist on GitHub and GitLab');
  if (dryRun) return notice('a dry run writes nothing');
  if (branch === undefined || commitSha === undefined || pullRequest !== undefined)
    return notice("this job doesn't run for a branch");
  return { base: branch, commitSha };
}

function requestName({ name }: Pick<Host, 'name'>): string {
  return name === 'gitlab' ? 'merge request' : 'pull request';
}

/** @param host the platform whose words people read */
export function describeRequest(
  host: Pick<Host, 'name'>,
  { to = '.' }: Pick<PushInputs, 'to'>,
): Pick<EditsRequest, 'title' | 'body'> {
  const place = to === '.' ? '' : `: ${to}`;
  return {
    title: shorten(`Take over edits of the web editor${place}`, MAX_TITLE_LENGTH),
    body: (paths) => requestBlocks(host, paths),
  };
}

function requestBlocks(host: Pick<Host, 'name'>, paths: readonly string[]): Block[] {
  if (paths.length === 0) return [{ paragraph: 'No edit is left to propose, so docs-ci closed this request.' }];
  const name = requestName(host);
  return [
    {
      paragraph: `The pages of these files were edited in the web editor of the documentation. This ${name} takes the edits into the repository.`,
    },
    { list: paths.map((code) => ({ code })) },
    { paragraph: [{ strong: 'Until this is merged, docs-ci keeps the edited pages.' }] },
    {
      list: [
        'If edits come or go, docs-ci adds a commit. If none is left, it closes this and deletes the branch.',
        'If you add a commit, docs-ci leaves the branch alone.',
        [
          `To reject the edits, close this ${name}. Then set `,
          { code: 'on-edited' },
          ' to ',
          { code: 'overwrite' },
          ' for one run to push the files instead.',
        ],
      ],
    },
    ...(host.name === 'github' ? [CHECKS_NOTE] : []),
  ];
}

const CHECKS_NOTE: Block = {
  footnote: [
    'If ',
    { code: 'GITHUB_TOKEN' },
    ' opened this, checks do not start by themselves. Approve them, close and reopen this pull request, or pass another token to docs-ci.',
  ],
};

/** What the platform is asked to propose. */
export function toFileEdit({ file, disk, remote }: EditedFile): EditsRequest['edits'][number] {
  return {
    path: file,
    // UTF-8 has no lone surrogates, so the text is as it will be on the branch.
    textFor: (committed) =>
      normalize(committed) === normalize(disk) ? formatLike(committed, Buffer.from(remote).toString()) : undefined,
  };
}

/**
 * Why an edit isn't proposed. Undefined if it can be.
 * @param count edits that are proposed already
 * @param redact changes a text that has a secret of the run
 */
export function editObstacle(
  { file, remote }: EditedFile,
  count: number,
  redact: (text: string) => string,
): string | undefined {
  const text = `${file}\n${remote}`;
  if (redact(text) !== text) return "the page contains this run's API key or token";
  if (file.split('/').some((name) => name.startsWith('.'))) return 'the folder has a name that begins with a dot';
  return count < MAX_EDITS ? undefined : `one request has at most ${MAX_EDITS} edits`;
}

/**
 * Says what became of the edits.
 * @param obstacles the edits that can't be in the request, by reason
 */
export function describeProposal(
  host: Pick<Host, 'name'>,
  { state, branch, paths, untracked, uncommitted, url = '' }: ProposedEdits,
  obstacles: Iterable<readonly [reason: string, files: readonly string[]]>,
): { infos: string[]; notices: string[] } {
  const name = requestName(host);
  const inPatch = paths.length === 0 ? '' : ` These edits are in edited.patch: ${listPaths(paths, MAX_LISTED)}.`;
  const notices = {
    open: [],
    none: [],
    rejected: [
      `edits: a ${name} with the same edits was closed, so docs-ci doesn't propose them again. To push the files instead, set "on-edited" to overwrite for one run.`,
    ],
    foreign: [
      `edits: the branch ${branch} has commits that docs-ci didn't write, so it stays as it is. Merge its ${name}, or delete the branch.${inPatch}`,
    ],
    moved: [`edits: others changed the branch ${branch} during this run. The next run looks again.${inPatch}`],
  }[state];
  const left = [
    ...obstacles,
    ['the file is not tracked by Git', untracked] as const,
    ['the file is not as committed', uncommitted] as const,
  ].filter(([, files]) => files.length > 0);
  const inPatchOnly = left.map(
    ([reason, files]) => `edits: only in edited.patch, because ${reason}: ${listPaths(files, MAX_LISTED)}.`,
  );
  return { infos: state === 'open' ? [`Open ${name} with edits: ${url}`] : [], notices: [...notices, ...inPatchOnly] };
}
