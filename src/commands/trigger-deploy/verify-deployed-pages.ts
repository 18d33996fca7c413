/** Verifies the pages of a deployment that is ready: reads which ones, and returns how each responds. */
import { listPages } from '../../api/endpoints/content.js';
import { ifAllowed } from '../../api/errors.js';
import { logPages } from '../../deployments/describe-pages.js';
import { type PageToVerify, selectPages } from '../../deployments/select-pages.js';
import { type PageResult, verifyPages } from '../../deployments/verify-pages.js';
import type { HelpTopic } from '../../api/help-topics.js';
import { type ChangedFile, HostError, isOtherBranch, platformTopicOf } from '../../hosts/host.js';
import { readConfig } from '../../project/read-project.js';
import { matchChangedPages } from './changed-pages.js';
import { type Ended, learn } from '../command.js';
import { GRACE_PERIOD_MS } from './inputs.js';
import type { DeployRun } from './record.js';
import { inputName } from '../../text/input-names.js';
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
    const pages = await findPages(run, site);
    if ('skipped' in pages) {
      facts.pagesSkipped = describeSkipped(pages);
      log.warning(facts.pagesSkipped, { topic: pages.topic });
    } else {
      const { url } = site;
      const onWrong = (wrong: string): void => void (facts.wrongPages = wrong);
      facts.pages = await verifyPages(run, { url, baseUrl, pages, marker, gracePeriodMs: GRACE_PERIOD_MS, onWrong });
      logPages(log, facts.pages);
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

/** Resolves to the pages to verify, or to the reason why they aren't known. */
async function findPages(
  run: Pick<DeployRun, 'api' | 'host' | 'inputs' | 'log'>,
  { branch, changedFiles }: SiteToRead,
): Promise<readonly PageToVerify[] | Skipped> {
  const { api, inputs } = run;
  const { verifyPages: choice } = inputs;
  if (choice === 'none') return [];
  if (typeof choice !== 'string') return selectPages(choice, undefined, []) ?? [];
  const files = choice === 'changed' ? (changedFiles ?? (await changedFilesOrReason(run, branch))) : [];
  if ('skipped' in files) return files;
  const list = await ifAllowed(listPages(api, { branch }));
  if (!list) return { skipped: "the service doesn't list its pages" };
  const paths = list.pages.map(({ path }) => path);
  const candidates = choice === 'changed' ? matchChangedPages(files, paths).pages : list.pages;
  const config = candidates.length > 0 ? await readConfig(run, branch) : undefined;
  const selected = selectPages(choice, config?.config, candidates);
  return selected ?? { skipped: "the navigation doesn't list any page of the service" };
}

async function changedFilesOrReason(
  { host, inputs }: Pick<DeployRun, 'host' | 'inputs'>,
  branch: string | undefined,
): Promise<readonly ChangedFile[] | Skipped> {
  const unknown = unknownChanges(host, branch);
  if (unknown) return unknown;
  try {
    return (await host.listChangedFiles?.(inputs.token ?? '')) ?? [];
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
