/** Verifies pages of the deployment that is ready. */
import { listPages } from '../../api/endpoints/content.js';
import { logPages, pageOutputs } from '../../deployments/describe-pages.js';
import { selectPages } from '../../deployments/select-pages.js';
import { verifyPages } from '../../deployments/verify-pages.js';
import { type ChangedFile, HostError } from '../../hosts/host.js';
import { readConfig } from '../../project/read-project.js';
import { pluralize } from '../../text/pluralize.js';
import { matchChangedPages } from './changed-pages.js';
import type { DeployContext } from './record.js';

/** Keeps the results in the record. Warns if it isn't known which pages to verify. */
export async function verifyDeployedPages(context: DeployContext, url: string): Promise<void> {
  const { api, inputs, log, record } = context;
  const { verifyPages: choice, baseUrl, marker, gracePeriod: gracePeriodMs } = inputs;
  const files = choice === 'changed' ? await readChangedFiles(context) : [];
  if (choice === 'none' || !files) return;
  const { branch } = record;
  record.isVerifyingPages = true;
  const listed = typeof choice === 'string' ? (await listPages(api, { branch })).pages : [];
  const paths = listed.map(({ path }) => path);
  const candidates = choice === 'changed' ? matchChangedPages(files, paths).pages : listed;
  const config = candidates.length > 0 ? await readConfig(context, branch) : undefined;
  const pages = selectPages(choice, config?.config, candidates);
  if (pages) record.pages = await verifyPages(context, { url, baseUrl, pages, marker, gracePeriodMs });
  else log.warning("verify-pages: skipped, because the navigation doesn't list any page of the service.");
  record.isVerifyingPages = false;
  if (record.pages) {
    const verified = String(pageOutputs(record.pages)['pages-verified']);
    log.info(`verify-pages: ${verified} of ${pluralize(record.pages.length, 'page')} verified.`);
  }
  logPages(log, record.pages);
}

async function readChangedFiles(context: DeployContext): Promise<readonly ChangedFile[] | undefined> {
  const { host, inputs, log, record } = context;
  try {
    if (!host.listChangedFiles) throw new HostError('changed files are only known on GitHub and GitLab');
    return (record.changedFiles ??= await host.listChangedFiles(inputs.token ?? ''));
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    log.warning(`verify-pages: skipped, because ${error.message.replace(/\.?$/, '.')}`);
    return undefined;
  }
}
