/** Tests that each kind of failure links a section of docs/troubleshooting.md, and that the section quotes its message. */
import { describe, expect, test } from 'vitest';
import { NO_RESPONSE_IN_TIME, NOT_HTTP } from '../../src/text/connection-codes.js';
import {
  ApiError,
  ConnectionError,
  InputError,
  InvalidResponseError,
  type RequestInfo,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/api/errors.js';
import { factsOf } from '../../src/commands/push-content/report/facts.js';
import { describeStop } from '../../src/commands/push-content/report/stop-reasons.js';
import { describeResult } from '../../src/commands/push-content/report/ending.js';
import { createRecord, type PushResult, type StopReason } from '../../src/commands/push-content/record.js';
import { FileError } from '../../src/disk/write.js';
import { HostError, PermissionError } from '../../src/hosts/host.js';
import { endingOf } from '../../src/run/outcome.js';
import { TROUBLESHOOTING_TITLES } from '../../src/api/help-topics.js';
import { CHANGES, inputsOf, LIVE, stepOf } from '../commands/push-content/report/push-run.js';
import { fences, sectionOf } from './markdown.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { plainNames } from '../../src/text/input-names.js';

const PAGE = readRepositoryFile('docs/troubleshooting.md');
const TOPICS = Object.keys(TROUBLESHOOTING_TITLES) as (keyof typeof TROUBLESHOOTING_TITLES)[];
/** A shorter part, such as `Run the job again later`, is in many messages. */
const MIN_WORDS = 4;

const REQUEST: RequestInfo = { method: 'POST', path: '/deploy', role: 'editor', goal: 'start the deployment' };
const EXPORT: RequestInfo = { ...REQUEST, path: '/exports/pdf', goal: 'start the PDF export' };
const page = (status: number): ApiError => new ApiError(REQUEST, status, '', [], undefined, 'page');

const ERRORS: Readonly<Record<string, unknown>> = {
  'HTTP 301': new ApiError(REQUEST, 301, ''),
  'HTTP 400': new ApiError(REQUEST, 400, ''),
  'HTTP 400 in the words of the service': new ApiError(REQUEST, 400, 'Nope', [{ field: 'branch', message: 'no' }]),
  'HTTP 401': new ApiError(REQUEST, 401, ''),
  'HTTP 401 in the words of the service': new ApiError(REQUEST, 401, 'Go away'),
  'HTTP 403': new ApiError(REQUEST, 403, ''),
  'HTTP 404': new ApiError(REQUEST, 404, ''),
  'HTTP 404 without JSON': new ApiError(REQUEST, 404, '', [], undefined, 'other'),
  'HTTP 422': new ApiError(REQUEST, 422, ''),
  'HTTP 429': new ApiError(REQUEST, 429, '', [], 45),
  'HTTP 429 of a PDF export': new ApiError(EXPORT, 429, '', [], 295),
  'HTTP 502': new ApiError(REQUEST, 502, ''),
  'a page (HTML) with HTTP 403': page(403),
  'a page (HTML) with HTTP 200': new InvalidResponseError(REQUEST, "isn't valid JSON", true),
  'a field that is missing': new UnexpectedResponseError(REQUEST, 'media[3].url', 'is missing'),
  'an unknown host name': new ConnectionError(REQUEST, 'ENOTFOUND', true),
  'a refused connection': new ConnectionError(REQUEST, 'ECONNREFUSED', true),
  'no response in time': new ConnectionError(REQUEST, NO_RESPONSE_IN_TIME, false),
  'a lost connection': new ConnectionError(REQUEST, 'ECONNRESET', false),
  'a proxy that wants a password': new ConnectionError(REQUEST, 'PROXY_407', true),
  'an untrusted certificate': new ConnectionError(REQUEST, 'SELF_SIGNED_CERT_IN_CHAIN', true),
  'a port without TLS': new ConnectionError(REQUEST, 'EPROTO', true),
  'a response that is not HTTP': new ConnectionError(REQUEST, NOT_HTTP, false),
  'an invalid input': new InputError([
    'timeout: "5 minutes" isn\'t a valid duration. Use a number with s, m or h, such as 90s, 15m or 2h.',
  ]),
  'a missing input': new InputError(['to is missing. Set the folder of the documentation project for the pages.']),
  'an unknown option': new InputError(['Unknown option --tmeout. Did you mean --timeout?']),
  'a word that is not a value': new InputError(['on-limit: "later" isn\'t a valid value. Use wait, reuse or fail.']),
  'the timeout': new TimeoutError('The timeout was reached.'),
  'a missing permission': new PermissionError(
    'couldn\'t write the comment on the pull request: missing permission (HTTP 403). Add "pull-requests: write" to the job\'s "permissions:"',
  ),
  'a failure of GitHub': new HostError(
    "couldn't write the comment on the pull request: GitHub returned HTTP 502. Run the job again later",
  ),
  'a full disk': new FileError("docs.pdf couldn't be written: the disk is full (ENOSPC)"),
};

const STOPS: { readonly [Kind in StopReason['kind']]: Extract<StopReason, { kind: Kind }> } = {
  syntax: {
    kind: 'syntax',
    problems: ['a', 'b'].map((name) => ({
      kind: 'syntax',
      title: 'Invalid MDX',
      file: `${name}.mdx`,
      line: 12,
      message:
        "MDX can't parse Promise<void>: < begins a tag. Put the type into backticks, or write &lt; instead of <.",
    })),
  },
  edited: { kind: 'edited', steps: ['a', 'b'].map((name) => stepOf('kept', name, 'edited in the web editor')) },
  'too-many-deletes': { kind: 'too-many-deletes', deletes: CHANGES, limit: 1 },
  'no-pages': { kind: 'no-pages', folder: 'docs' },
  'rejected-page': { kind: 'rejected-page', path: 'reference/api/all.mdx', bytes: 2_400_000 },
  'rejected-manifest': { kind: 'rejected-manifest', path: 'reference/docs-ci-manifest.mdx', bytes: 1_200_000 },
  'unknown-base': { kind: 'unknown-base' },
  'deleted-branch': { kind: 'deleted-branch' },
  'changed-project': {
    kind: 'changed-project',
    problems: ['navigation-group: no group of the navigation is called "API".'],
    topic: 'navigation-group',
  },
  conflict: { kind: 'conflict', message: 'HTTP 409', hidden: [] },
  'wrong-config-file': { kind: 'wrong-config-file' },
  'slow-key': { kind: 'slow-key', limit: 3, needed: 5 },
  'wrong-source': { kind: 'wrong-source', wanted: 'main', actual: 'drafts' },
  'unconfirmed-merge': { kind: 'unconfirmed-merge', branch: 'main', status: 'queued' },
};

const BUILDS: Readonly<Record<string, PushResult>> = {
  'a build that failed': { kind: 'published', deployment: { ...LIVE, status: 'error', isPreview: false, logs: null } },
  'a build that was cancelled': { kind: 'published', deployment: { ...LIVE, status: 'cancelled', isPreview: false } },
  'a deployment that never appears': { kind: 'published', deployment: 'missing' },
};

function partsOf(message: string): string[] {
  const parts = message.split(/(?<=[.:;]) |, and |\(/).map((part) => part.replace(/[.:;) ]+$/, '').replaceAll('"', ''));
  return parts.filter((part) => part.split(' ').length >= MIN_WORDS);
}

/** Returns the messages that the section of a topic quotes, on one line. */
function quotedIn(topic: string | undefined): string {
  const title = TROUBLESHOOTING_TITLES[topic as keyof typeof TROUBLESHOOTING_TITLES];
  const text = fences(sectionOf(PAGE, title))
    .map(({ text: quoted }) => quoted)
    .join('\n');
  return text.replace(/\s+/g, ' ').replaceAll('"', '');
}

function expectQuoted(message: string, topic: string | undefined): void {
  const quoted = quotedIn(topic);
  const found = partsOf(plainNames(message, 'keys')).filter((part) => quoted.includes(part));
  expect(found, `${message} → ${topic ?? 'no topic'}`).not.toEqual([]);
}

describe('topic of a failure', () => {
  test.each(Object.keys(ERRORS))('leads to a section that quotes the message of %s', (kind) => {
    const { message, topic } = endingOf(ERRORS[kind]);
    expectQuoted(message, topic);
  });

  test.each(Object.values(STOPS))('leads to a section that quotes why a push stops: $kind', (reason) => {
    const { headline, sentences, topic } = describeStop(reason, factsOf(createRecord(), inputsOf()));
    expectQuoted([`${headline.text}.`, ...sentences].join(' '), topic);
  });

  test.each(Object.keys(BUILDS))('leads to a section that quotes the end of a push after %s', (kind) => {
    const result = BUILDS[kind] as PushResult;
    const facts = factsOf({ ...createRecord(), result, progress: 'done', written: CHANGES }, inputsOf());
    const { headline, sentences, topic } = describeResult(facts, result);
    expectQuoted([`${headline.text}.`, ...sentences].join(' '), topic);
  });

  test('gives each section a message that links it', () => {
    const isSource = (path: string): boolean => path !== 'src/api/help-topics.ts';
    const source = repositoryFiles(/^src\/.*\.ts$/)
      .filter(isSource)
      .map(readRepositoryFile)
      .join('\n');
    expect(TOPICS.filter((topic) => !source.includes(`'${topic}'`))).toEqual([]);
  });
});
