/** Finds and changes the texts of the service's answers to a run. */
import type { VirtualClock } from '../support/clock.js';
import type { ProxiedResponse } from '../support/fault-proxy.js';
import { openFixture } from './fixture.js';
import type { Scenario } from './scenario.js';

/** These texts decide nothing, so that a run comes to its posts with secrets in all of them. */
export const FREE_TEXT =
  /\.(title|pageTitle|content|logs|message|errorMessage|text|question|answer|answerSnippet|query|referrer|name|altText|commitMessage|description)$/;

export interface Field {
  readonly route: string;
  readonly path: string;
}

/** Calls back with each text of an answer, and replaces it by what the callback returns. */
export function changeTexts(answer: ProxiedResponse, change: (value: string, path: string) => string): ProxiedResponse {
  const copy = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return change(value, path);
    // Each text can be there, also one that this service leaves out.
    if (value === null) return change('', path) || null;
    if (Array.isArray(value)) return value.map((one) => copy(one, `${path}[]`));
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one, `${path}.${name}`)]));
  };
  try {
    return { ...answer, body: Buffer.from(JSON.stringify(copy(JSON.parse(answer.body.toString()) as unknown, ''))) };
  } catch {
    return answer;
  }
}

/** Returns the fields of all answers of a run, and its routes. */
export async function recordFields(
  scenario: Scenario,
  clock: VirtualClock,
): Promise<{ fields: Field[]; routes: string[] }> {
  const fields = new Map<string, Field>();
  const routes = new Set<string>();
  await using fixture = await openFixture(scenario, { clock });
  await fixture.proxies.prepare();
  fixture.proxies.modifyResponse = (answer, { proxy, route }) => {
    if (proxy !== 'api') return answer;
    routes.add(route);
    const known = route.startsWith('GET /pages/') ? 'GET /pages/' : route;
    changeTexts(answer, (value, path) => {
      fields.set(`${known} ${path}`, { route: known, path });
      return value;
    });
    return answer;
  };
  await fixture.run(1);
  return { fields: [...fields.values()], routes: [...routes] };
}

/** The answers to requests for pages have the same fields. */
export function isFieldOf({ route: wanted }: Field, route: string): boolean {
  return route === wanted || (wanted === 'GET /pages/' && route.startsWith(wanted));
}
