/** Reads what a project is called and where its site is. Both are optional: no error of these requests fails a report. */
import type { Api } from '../../../api/api.js';
import { getConfig } from '../../../api/endpoints/content.js';
import { listDeployments } from '../../../api/endpoints/deployments.js';
import { isWebUrl } from '../../../text/document.js';
import type { Project } from '../numbers/report-schema.js';

export type Identity = Pick<Project, 'title' | 'site'>;

/** The live deployment is usually among the newest; others may be previews. */
const MAX_DEPLOYMENTS = 20;
const MAX_TITLE_LENGTH = 80;

type StartRequest = <T>(request: () => Promise<T>) => Promise<T>;

export async function readIdentity(startRequest: StartRequest, api: Api): Promise<Identity> {
  const orNull = async (request: () => Promise<string | null>): Promise<string | null> =>
    startRequest(request).catch(() => null);
  const [title, site] = await Promise.all([orNull(() => readTitle(api)), orNull(() => readSite(api))]);
  return { title, site };
}

async function readTitle(api: Api): Promise<string | null> {
  const { name } = (await getConfig(api)).config;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, MAX_TITLE_LENGTH) : null;
}

async function readSite(api: Api): Promise<string | null> {
  let readCount = 0;
  for await (const { isPreview, status, url } of listDeployments(api, { limit: MAX_DEPLOYMENTS })) {
    if (!isPreview && status === 'ready' && url !== null && isWebUrl(url)) return url;
    readCount += 1;
    if (readCount === MAX_DEPLOYMENTS) break;
  }
  return null;
}
