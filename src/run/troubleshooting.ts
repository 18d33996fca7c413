/** Links messages to the sections of docs/troubleshooting.md. */
import type { HelpTopic } from '../api/errors.js';
import { endSentence } from './outcome.js';

/** The title of each section of docs/troubleshooting.md. Titles of summaries say the same. */
export const TROUBLESHOOTING_TITLES: Readonly<Record<HelpTopic, string>> = {
  'missing-key': 'The API key is missing',
  'invalid-key': 'The API key is invalid',
  'role-or-plan': "The API key isn't allowed to do this",
  'rate-limit': 'The rate limit is reached',
  redirect: 'The API redirects',
  'proxy-or-tls': 'A proxy or a certificate is in the way',
  connection: "The service can't be reached",
  timeout: 'The timeout was reached',
  'stuck-export': 'The PDF export is stuck',
  'lock-file': 'The lock file is damaged or belongs to another project',
  'platform-permission': 'The job lacks a permission',
  'max-deletes': 'Too many files would be deleted',
  unavailable: "The service isn't available",
  'not-found': 'The service finds nothing at the URL',
  'invalid-input': "An input isn't valid",
  'missing-branch': "The branch isn't in the documentation repository",
  'failed-build': 'The build failed',
  'no-deployment': 'No deployment appears',
  'export-limit': 'The PDF export limit is reached',
  'small-pdf': 'The PDF is smaller than expected',
  'no-files': 'No file is selected',
  'alt-text': 'Images have no alt text',
  manifest: "The manifest can't be used",
  'navigation-group': "The navigation group can't be updated",
  'edited-pages': 'Pages were edited in the web editor',
  'invalid-syntax': 'Pages have invalid syntax',
  'newer-run': 'A newer run has pushed',
  threshold: "A threshold isn't met",
  'rejected-request': 'The service rejects the request',
  'unexpected-response': 'The response of the API is unexpected',
  conflict: 'The service rejects the changes',
  'cancelled-build': 'The deployment was cancelled',
  'lost-export': "The PDF export doesn't finish",
  'too-large': 'A page or a file is too large',
  'failed-files': "Files couldn't be synced",
  artifact: "The artifact can't be uploaded",
  platform: 'GitHub or GitLab rejects a request',
  check: 'The check finds problems',
  pages: 'Pages or links are worse than live',
  'failed-pages': "Pages don't respond",
  other: 'The message is about something else',
};

/**
 * Returns the URL of a section in the version that runs, because a newer page explains other messages.
 * @param repositoryUrl `repository.url` of package.json, such as `git+https://github.com/owner/docs-ci.git`
 */
export function troubleshootingUrl(
  { repositoryUrl, version }: { readonly repositoryUrl: string; readonly version: string },
  topic: HelpTopic,
): string {
  const page = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
  return `${page}/blob/v${version}/docs/troubleshooting.md#${anchorOf(TROUBLESHOOTING_TITLES[topic])}`;
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
