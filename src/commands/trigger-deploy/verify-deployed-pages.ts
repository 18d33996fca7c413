/** Verifies the pages of a deployment that is ready: reads which ones, and returns how each responds. */
import { listPages } from '../../api/endpoints/content.js';
import { ifAllowed } from '../../api/errors.js';
import { logPages } from '../../deployments/describe-pages.js';
import { type PageToVerify, selectPages } from '../../deployments/select-pages.js';
import { type PageResult, verifyPages } from '../../deployments/verify-pages.js';
import type { HelpTopic } from '../../api/help-topics.js';
import { type ChangedFile, HostError, isOtherBranch, platformTopicOf } from '../../hosts/host.js';
import { readConfig } from '../../project/read-project.js';
import { matchChangedPages, mayBePage } from './changed-pages.js';
import { type Ended, learn } from '../command.js';
import { GRACE_PERIOD_MS } from './inputs.js';
import type { DeployRun } from './record.js';
import { inputName } from '../../text/input-names.js';
import { listPaths } from '../../text/list-items.js';
import { endSentence } from '../../text/sentences.js';

/** How far the pages are verified. */
interface VerifyFacts {
  isVerifyingPages: boolean;
  /** How each page responds; undefined if it isn't known which pages to verify. */
  pages?: readonly PageResult[];
  wrongPages?: string;
  /** Why no page is verified, as a sentence. */
  pagesSkipped?: string;
}

interface SiteToRead {
  /** The published URL. */
  readonly url: string;
  /** Branch of the deployment; undefined for that of live. */
  readonly branch: string | undefined;
  /** The files of the pull or merge request, if they were read before. */
  readonly changedFiles: readonly ChangedFile[] | undefined;
}

/** Warns if it isn't known which pages to verify. */
export function verifyDeployedPages(run: DeployRun, site: SiteToRead): Promise<Ended<VerifyFacts, void>> {
  return learn(run, { isVerifyingPages: true }, async (facts: VerifyFacts) => {
    const { inputs, log } = run;
    const { baseUrl, marker } = inputs;
    const found = await findPages(run, site);
    if ('skipped' in found) {
      facts.pagesSkipped = describeSkipped(found);
      log.warning(facts.pagesSkipped, { topic: found.topic });
    } else {
      const { pages, missing = [] } = found;
      facts.pagesSkipped = tellMissing(log, { missing, count: pages.length, branch: site.branch });
      const { url } = site;
      const onWrong = (wrong: string): void => void (facts.wrongPages = wrong);
      facts.pages = await verifyPages(run, { url, baseUrl, pages, marker, gracePeriodMs: GRACE_PERIOD_MS, onWrong });
      if (pages.length > 0) logPages(log, facts.pages);
    }
    facts.isVerifyingPages = false;
  });
}

/** Why pages aren't verified, as a clause that advice can follow. */
interface Skipped {
  readonly skipped: string;
  readonly topic?: HelpTopic | undefined;
}

export function describeSkipped({ skipped }: Skipped): string {
  return endSentence(`${inputName('verify-pages')}: skipped, because ${skipped}`);
}

interface Found {
  readonly pages: readonly PageToVerify[];
  /** The changed files that look like pages, although the branch has no such page. */
  readonly missing?: readonly string[];
}

/** Says which changed pages aren't verified, or that there are none. Returns the sentences. */
function tellMissing(
  log: DeployRun['log'],
  {
    missing,
    count,
    branch,
  }: { readonly missing: readonly string[]; readonly count: number; readonly branch?: string | undefined },
): string | undefined {
  if (missing.length > 0) {
    const [verb, pages, them, files] =
      missing.length === 1 ? ["isn't", 'page', 'it', 'file'] : ["aren't", 'pages', 'them', 'files'];
    const place = branch === undefined ? 'the deployment branch' : `the branch ${branch}`;
    const text = `${inputName('verify-pages')}: ${listPaths(missing)} ${verb} verified, because the service has no such ${pages} in ${place}. If readers need ${them}, check that this branch of the documentation repository has the ${files}, and run the job again.`;
    // Other Markdown files, such as README.md, are often no pages.
    if (missing.some((path) => /\.mdx$/i.test(path))) log.warning(text);
    else log.notice(text);
    return text;
  }
  if (count > 0) return undefined;
  const text = `${inputName('verify-pages')}: no page to verify, because no changed file is a page of its own.`;
  log.info(text);
  return text;
}

/** Resolves to the pages to verify, or to the reason why they aren't known. */
async function findPages(
  run: Pick<DeployRun, 'api' | 'host' | 'inputs' | 'log'>,
  { branch, changedFiles }: SiteToRead,
): Promise<Found | Skipped> {
  const { inputs } = run;
  const { verifyPages: choice } = inputs;
  if (choice === 'none') return { pages: [] };
  if (typeof choice !== 'string') return { pages: selectPages(choice, undefined, []) ?? [] };
  const files = choice === 'changed' ? (changedFiles ?? (await changedFilesOrReason(run, branch))) : [];
  if ('skipped' in files) return files;
  return choosePages(run, branch, { choice, files });
}

/** @param files that changed; empty for another choice */
async function choosePages(
  run: Pick<DeployRun, 'api' | 'log'>,
  branch: string | undefined,
  { choice, files }: { readonly choice: 'changed' | 'sample' | 'all'; readonly files: readonly ChangedFile[] },
): Promise<Found | Skipped> {
  const list = await ifAllowed(listPages(run.api, { branch }));
  if (!list) return { skipped: "the service doesn't list its pages" };
  const changed =
    choice === 'changed'
      ? matchChangedPages(
          files,
          list.pages.map(({ path }) => path),
        )
      : undefined;
  const candidates = changed?.pages ?? list.pages;
  const config = candidates.length > 0 ? await readConfig(run, branch) : undefined;
  const pages = selectPages(choice, config?.config, candidates);
  const missing = changed?.otherFiles.filter(mayBePage).map(({ path }) => path);
  return pages ? { pages, missing } : { skipped: "the navigation doesn't list any page of the service" };
}

async function changedFilesOrReason(
  { host, inputs }: Pick<DeployRun, 'host' | 'inputs'>,
  branch: string | undefined,
): Promise<readonly ChangedFile[] | Skipped> {
  const unknown = unknownChanges(host, branch);
  if (unknown) return unknown;
  try {
    return (await host.listChangedFiles?.(inputs.token ?? '', inputs.comment)) ?? [];
  } catch (error) {
    if (error instanceof HostError) return { skipped: `docs-ci ${error.message}`, topic: platformTopicOf(error) };
    throw error;
  }
}

/** Why this run can't know which files changed; undefined if it may. */
export function unknownChanges(host: DeployRun['host'], branch: string | undefined): Skipped | undefined {
  const useOther = 'Use sample or all';
  if (!host.listChangedFiles) return { skipped: `changed files are only known on GitHub and GitLab. ${useOther}` };
  if ((host.runContext.pullRequest ?? host.runContext.pushedFrom) === undefined)
    return {
      skipped: host.runContext.startedByPush
        ? `this is the first push of the branch, so there is no commit to compare with. ${useOther}`
        : `changed needs a pull or merge request or a push. ${useOther}`,
    };
  if (isOtherBranch(host, branch))
    return { skipped: `the changed files aren't those of the branch ${branch}. ${useOther}` };
  return undefined;
}
