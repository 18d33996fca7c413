/** Decides the rows about the way to the service: URL, key, clock, role and rate limit. Pure. */
import type { ObservedHeaders } from '../../api/api.js';
import {
  adviceFor,
  ApiError,
  ConnectionError,
  InvalidResponseError,
  type Role,
  UnexpectedResponseError,
} from '../../api/errors.js';
import { isVersioned } from '../../api/responses.js';
import { formatDuration } from '../../text/units.js';
import { row } from '../account/verdicts.js';
import { describeFailure, errorOf, isRejection, valueOf } from './answer.js';
import { type CheckInputs, type Job, JOB_NEEDS, requiredRole } from './inputs.js';
import { endsAtOnce, hasAnswer, type ServiceAnswers } from './read-answers.js';
import { type KeyRights, knownRole, roleRow } from './role.js';
import { type Row, RUN_AGAIN, uncheckedRow } from './rows.js';
import { inputName } from '../../text/input-names.js';
import { pluralize } from '../../text/pluralize.js';

/** A larger difference breaks what depends on times, such as `wait`. */
const MAX_CLOCK_OFFSET_MS = 60_000;
const MIN_REQUESTS_PER_MINUTE = 30;

interface Responses {
  readonly answers: ServiceAnswers;
  readonly observed: ObservedHeaders;
}

export function connectionRows({ answers, observed }: Responses, inputs: CheckInputs): Row[] {
  const keyShape = keyShapeProblem(inputs.apiKey ?? '');
  const address = urlRow(answers, inputs.baseUrl);
  if (!hasAnswer(answers))
    return [address, ...(keyShape === undefined ? [] : [row('key', 'warning', `it ${keyShape}`, COPY_KEY)])];
  const rights = { ...rightsOf(answers), isReadOnly: inputs.dryRun };
  const role = endsAtOnce(answers)
    ? uncheckedRow('role', isKeyRejected(answers))
    : roleRow(rights, requiredRole(inputs.for), needingRole(inputs.for));
  return [address, keyRow(answers, keyShape), clockRow(observed), role, limitRow(answers, observed)];
}

/** Returns the role that the responses prove; undefined if it isn't known. */
export function keyRole(answers: ServiceAnswers): Role | undefined {
  return knownRole(rightsOf(answers));
}

function rightsOf({ media, edit, delete: remove, bulkDelete }: ServiceAnswers): KeyRights {
  const error = errorOf(media);
  const isDenied = isRejection(error) && error.status === 403;
  const read = media && 'value' in media ? 'granted' : isDenied ? 'denied' : 'unknown';
  return { read, edit: valueOf(edit), delete: valueOf(remove), bulkDelete: valueOf(bulkDelete) };
}

/** The jobs that need the required role. */
function needingRole(jobs: readonly Job[]): readonly Job[] {
  const required = requiredRole(jobs);
  return jobs.filter((job) => required === 'viewer' || JOB_NEEDS[job].role !== 'viewer');
}

function urlRow(answers: ServiceAnswers, baseUrl: URL): Row {
  const error = errorOf(answers.media);
  const shown = baseUrl.host + baseUrl.pathname;
  const why = error ? whyNotApi(error) : 'no usable response';
  if (answers.url) {
    const fact = answers.url.kind === 'redirect' ? `${shown} redirects` : `${shown} isn't the API: ${why}`;
    return row('address', 'problem', fact, cureForUrl(answers.url, baseUrl));
  }
  if (error instanceof ApiError && error.status === 404) {
    // A wrong URL can get the same response.
    const cure = `Publish the project once in the dashboard, and check that the key belongs to it. If both are right, check ${inputName('base-url')}.`;
    return row('address', 'problem', `${shown} has nothing for this key (HTTP 404)`, cure);
  }
  if (hasAnswer(answers)) return row('address', 'ok', `${shown} is the API`);
  const isUnreachable = error instanceof ConnectionError && error.beforeSent;
  return row('address', isUnreachable ? 'problem' : 'unknown', `${shown}: ${why}`, error && adviceFor(error));
}

function cureForUrl(found: NonNullable<ServiceAnswers['url']>, baseUrl: URL): string {
  if ('url' in found) return `Set ${inputName('base-url')} to ${found.url}`;
  const proxy = isVersioned(baseUrl) ? ` If ${inputName('base-url')} is right, a proxy blocks the requests.` : '';
  return `Set ${inputName('base-url')} to the URL of the API, which ends in /api/v1. The URL of the dashboard or of the published site is another one.${proxy}`;
}

/** Says in a few words why a response isn't the API's. */
function whyNotApi(error: Error): string {
  if (error instanceof UnexpectedResponseError && !(error instanceof InvalidResponseError))
    return `the response has another form (${error.field} ${error.problem})`;
  const isOther =
    error instanceof ApiError ? error.body === 'other' : error instanceof InvalidResponseError && !error.isPage;
  return isOther ? describeFailure(error, "the response isn't JSON") : describeFailure(error);
}

const QUOTES = /^["'`“”‘’<>]|["'`“”‘’<>,;]$/;

/** Returns what doesn't belong to a key, as a clause that follows "the key"; undefined if it looks right. */
function keyShapeProblem(key: string): string | undefined {
  if (/^(?:bearer|token|authorization)[\s:=]/i.test(key)) return 'starts with a word of an HTTP header';
  if (QUOTES.test(key)) return 'has quotes or punctuation around it';
  return undefined;
}

const NEW_KEY = 'Ask an organization admin for a new key, and copy it without anything around it.';
const COPY_KEY = 'Copy only the key into the secret.';

function keyRow(answers: ServiceAnswers, keyShape: string | undefined): Row {
  if (isKeyRejected(answers)) {
    return keyShape === undefined
      ? row('key', 'problem', 'invalid, expired or revoked (HTTP 401)', NEW_KEY)
      : row('key', 'problem', `not accepted (HTTP 401), and it ${keyShape}`, COPY_KEY);
  }
  const isAccepted = isKeyAccepted(answers);
  if (keyShape !== undefined)
    return row('key', 'warning', isAccepted ? `accepted, although it ${keyShape}` : `it ${keyShape}`, COPY_KEY);
  return isAccepted
    ? row('key', 'ok', 'accepted')
    : row('key', 'unknown', 'no response shows whether the service accepts it', RUN_AGAIN);
}

export function isKeyRejected(answers: ServiceAnswers): boolean {
  return errorsOf(answers).some(({ status }) => status === 401);
}

/** The errors that the service itself responded with. */
function errorsOf({ url, ...asked }: ServiceAnswers): ApiError[] {
  return url ? [] : Object.values(asked).map(errorOf).filter(isRejection);
}

/** Only what is read, and a role that is too low, prove it. Other errors may come before the service looks at the key. */
function isKeyAccepted(answers: ServiceAnswers): boolean {
  const { media, edit, config, pages, branches, deployments, overview, storage } = answers;
  const read = [media, config, pages, branches, deployments, overview, storage];
  const isRead = read.some((answer) => valueOf(answer) !== undefined);
  return isRead || valueOf(edit) === 'denied' || errorsOf(answers).some(({ status }) => status === 403);
}

function clockRow({ clockOffsetMs }: ObservedHeaders): Row {
  if (clockOffsetMs === undefined) return row('clock', 'note', 'the service sends no time');
  const difference = Math.abs(clockOffsetMs);
  if (difference <= MAX_CLOCK_OFFSET_MS) return row('clock', 'ok', 'agrees with the service');
  const direction = clockOffsetMs > 0 ? 'behind' : 'ahead of';
  const found = `${formatDuration(difference)} ${direction} the service`;
  return row('clock', 'warning', found, 'Synchronize the clock of this machine, for example with NTP.');
}

/** Returns the requests per minute of the key; undefined if it isn't known, as of a key that the service rejected. */
export function rateLimit(answers: ServiceAnswers, { requestsPerMinute }: ObservedHeaders): number | undefined {
  return isKeyRejected(answers) ? undefined : requestsPerMinute;
}

function limitRow(answers: ServiceAnswers, observed: ObservedHeaders): Row {
  if (isKeyRejected(answers)) return uncheckedRow('limit', true);
  const requestsPerMinute = rateLimit(answers, observed);
  if (requestsPerMinute === undefined) return row('limit', 'note', 'the service sends no rate limit');
  const found = `${pluralize(requestsPerMinute, 'request')} per minute`;
  if (requestsPerMinute >= MIN_REQUESTS_PER_MINUTE) return row('limit', 'ok', found);
  const cure =
    'A report takes about 40 requests, and each wait for a deployment or an export about 10 per minute. Ask an organization admin for a higher limit.';
  return row('limit', 'warning', found, cure);
}
