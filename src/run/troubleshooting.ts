/** Links messages to the sections of docs/troubleshooting.md. */
import { type HelpTopic, TROUBLESHOOTING_TITLES } from '../api/help-topics.js';
import { endSentence } from '../text/sentences.js';

/** The placeholder in package.json until the owner is set. No URL leads to the page until then. */
const NO_OWNER = /\/OWNER\//;

/**
 * Returns the URL of a section in the version that runs, because a newer page explains other messages. Without an owner,
 * it is the path in the repository.
 * @param repositoryUrl `repository.url` of package.json, such as `git+https://github.com/owner/docs-ci.git`
 */
export function troubleshootingUrl(
  { repositoryUrl, version }: { readonly repositoryUrl: string; readonly version: string },
  topic: HelpTopic,
): string {
  const page = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
  const section = `docs/troubleshooting.md#${anchorOf(TROUBLESHOOTING_TITLES[topic])}`;
  return NO_OWNER.test(page) ? section : `${page}/blob/v${version}/${section}`;
}

/** Returns the anchor of a heading, as GitHub and GitLab write it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
}

/** The message with the link at the end of its first line. Further lines are about other problems. */
export function withHelp(message: string, url: string | undefined): string {
  if (url === undefined) return message;
  const [first = '', ...others] = message.split('\n');
  return [`${endSentence(first)} See ${url}`, ...others].join('\n');
}
