/** Links messages to the sections of docs/troubleshooting.md. */
import type { HelpTopic } from '../api/errors.js';
import { endSentence } from './outcome.js';

/** The anchor of each section of docs/troubleshooting.md. */
export const TROUBLESHOOTING_ANCHORS = {
  'missing-key': 'the-api-key-is-missing',
  'invalid-key': 'the-api-key-is-invalid',
  'role-or-plan': 'the-api-key-isnt-allowed-to-do-this',
  'rate-limit': 'the-rate-limit-is-reached',
  redirect: 'the-api-redirects',
  'proxy-or-tls': 'a-proxy-or-a-certificate-is-in-the-way',
  connection: 'the-service-cant-be-reached',
  timeout: 'the-timeout-was-reached',
  'stuck-export': 'the-pdf-export-is-stuck',
  'lock-file': 'the-lock-file-is-damaged-or-belongs-to-another-project',
  'platform-permission': 'the-job-lacks-a-permission',
  'max-deletes': 'too-many-files-would-be-deleted',
} as const satisfies Readonly<Record<HelpTopic, string>>;

/** @param repositoryUrl `repository.url` of package.json, such as `git+https://github.com/owner/docs-ci.git` */
export function troubleshootingUrl(repositoryUrl: string, topic: HelpTopic): string {
  const page = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
  return `${page}/blob/main/docs/troubleshooting.md#${TROUBLESHOOTING_ANCHORS[topic]}`;
}

/** The message with the link at the end of its first line. Further lines are about other problems. */
export function withHelp(message: string, url: string | undefined): string {
  if (url === undefined) return message;
  const [first = '', ...others] = message.split('\n');
  return [`${endSentence(first)} See ${url}`, ...others].join('\n');
}
