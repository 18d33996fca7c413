/** Redacts what a run sends to a platform. The clients of both platforms send nothing else. */
import { plainNames } from '../text/input-names.js';
import type { Secrets } from '../text/redact-secrets.js';
import { HostError } from './host.js';

/** Fields that only people read or open. Any other field names something, such as a branch, so it can't be changed. */
const TEXT_FIELDS = new Set([
  'body',
  'commit_message',
  'description',
  'environment_url',
  'label',
  'log_url',
  'message',
  'title',
]);

/** A text that people may have changed on the platform. Only secrets of the run are redacted in it, and no signed URLs. */
export class TextOfPeople {
  constructor(readonly text: string) {}
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns a copy with redacted texts. Throws HostError if another field has a secret of the run.
 * @param task purpose of the request, phrased to follow "couldn't"
 */
export function redactPost(secrets: Secrets, post: Data, task: string): Data {
  const copyOf = (name: string, value: unknown): unknown => {
    if (value instanceof TextOfPeople) return secrets.redactSecrets(value.text);
    if (typeof value === 'string' && TEXT_FIELDS.has(name)) return plainNames(secrets.redact(value), 'keys');
    if (typeof value === 'string') {
      checkText(secrets, post.encoding === 'base64' ? Buffer.from(value, 'base64').toString() : value, { name, task });
      return value;
    }
    if (Array.isArray(value)) return value.map((one) => copyOf(name, one));
    return isData(value) ? redactPost(secrets, value, task) : value;
  };
  return Object.fromEntries(Object.entries(post).map(([name, value]) => [name, copyOf(name, value)]));
}

/** Throws HostError if a text that must not be changed has a secret of the run, which the platform would keep. */
export function checkText(
  secrets: Secrets,
  text: string,
  { name, task }: { readonly name: string; readonly task: string },
): void {
  if (!secrets.has(text) && !secrets.has(decoded(text))) return;
  throw new HostError(
    `couldn't ${task}: the field ${name} would contain this run's API key or token. Remove the secret where the text comes from`,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Not a stream or the bytes of a file. */
function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
