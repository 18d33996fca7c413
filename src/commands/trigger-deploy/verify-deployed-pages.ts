/** Verifies the pages of a deployment that is ready: reads which ones, and keeps in the record how each responds. */
import { listPages } from '../../api/endpoints/content.js';
import { ifAllowed } from '../../api/errors.js';
import { logPages } from '../../deployments/describe-pages.js';
import { type PageToVerify, selectPages } from '../../deployments/select-pages.js';
import { verifyPages } from '../../deployments/verify-pages.js';
import { type ChangedFile, HostError } from '../../hosts/host.js';
import { readConfig } from '../../project/read-project.js';
import { matchChangedPages } from './changed-pages.js';
import { GRACE_PERIOD_MS } from './inputs.js';
import type { DeployContext } from './record.js';
import { inputName } from '../../text/input-names.js';

/** Keeps the results in the record. Warns if it isn't known which pages to verify. */
export async function verifyDeployedPages(context: DeployContext, url: string): Promise<void> {
  const { inputs, log, record } = context;
  const { baseUrl, marker } = inputs;
  record.isVerifyingPages = true;
  const pages = await findPages(context);
  if (typeof pages === 'string') log.warning(`${inputName('verify-pages')}: skipped, because ${pages}.`);
  else {
    record.pages = await verifyPages(context, { url, baseUrl, pages, marker, gracePeriodMs: GRACE_PERIOD_MS });
    logPages(log, record.pages);
  }
  record.isVerifyingPages = false;
}

/** Resolves to the pages to verify, or to the reason why they aren't known. */
async function findPages(context: DeployContext): Promise<readonly PageToVerify[] | string> {
  const { api, inputs, record } = context;
  const { verifyPages: choice } = inputs;
  if (choice === 'none') return [];
  if (typeof choice !== 'string') return selectPages(choice, undefined, []) ?? [];
  const files = choice === 'changed' ? await readChangedFiles(context) : [];
  if (typeof files === 'string') return files;
  const list = await ifAllowed(listPages(api, { branch: record.branch }));
  if (!list) return "the service doesn't list its pages";
  const paths = list.pages.map(({ path }) => path);
  const candidates = choice === 'changed' ? matchChangedPages(files, paths).pages : list.pages;
  const config = candidates.length > 0 ? await readConfig(context, record.branch) : undefined;
  return selectPages(choice, config?.config, candidates) ?? "the navigation doesn't list any page of the service";
}

async function readChangedFiles({ host, inputs, record }: DeployContext): Promise<readonly ChangedFile[] | string> {
  if (!host.listChangedFiles) return 'changed files are only known on GitHub and GitLab';
  try {
    return (record.changedFiles ??= await host.listChangedFiles(inputs.token ?? ''));
  } catch (error) {
    if (error instanceof HostError) return error.message.replace(/\.$/, '');
    throw error;
  }
}
