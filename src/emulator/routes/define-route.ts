import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { KnownKey, Role } from '../api-keys.js';
import type { Window } from '../state/rate-limits.js';
import { badRequest, type Detail, type Dialect } from '../http-error.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** A request that was admitted and whose every field is as the contract wants it. */
export interface Call<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly state: EmulatorState;
  readonly key: KnownKey;
  readonly request: FastifyRequest;
  /** A parameter of the path template. */
  readonly param: (name: string) => string;
  /** Lets the rate-limit headers of the answer describe this limit too. */
  readonly countsAgainst: (...windows: readonly Window[]) => void;
}

/** What a route answers; 200 where it says nothing else. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

/** An endpoint as a value: the server, the fault list and the tests all read the same table. */
export interface Route {
  readonly method: Method;
  /** Below the base URL, with `{parameters}`. */
  readonly path: string;
  /** `POST /deploy` */
  readonly name: string;
  readonly role: Role;
  readonly dialect: Dialect;
  readonly takesUploads: boolean;
  answer(call: Call<unknown, unknown>): Answer | Promise<Answer>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface RouteShape<Query, Body> {
  readonly name: `${Method} /${string}`;
  readonly role: Role;
  readonly dialect?: Dialect;
  /** Without it no query parameter is allowed. */
  readonly query?: z.ZodType<Query>;
  /** Without it no body is allowed. */
  readonly body?: z.ZodType<Body>;
  /** The route reads its multipart body itself. */
  readonly takesUploads?: boolean;
  readonly answer: (call: Call<Query, Body>) => Answer | Promise<Answer>;
}

const NOTHING = z.strictObject({});
const NO_BODY = z.undefined({ error: 'This endpoint takes no body' });

/** A route from its shape. Refuses what the shape does not know, all bad fields at once. */
export function route<Query = Record<string, never>, Body = undefined>(shape: RouteShape<Query, Body>): Route {
  const [method, path] = shape.name.split(' ') as [Method, string];
  const query = shape.query ?? NOTHING;
  const body = shape.body ?? NO_BODY;
  return {
    method,
    path,
    name: shape.name,
    role: shape.role,
    dialect: shape.dialect ?? 'code',
    takesUploads: shape.takesUploads ?? false,
    answer: (call) => {
      const details = [...refusals(query, call.query, 'query'), ...refusals(body, call.body, 'body')];
      if (details.length > 0) throw badRequest(details);
      return shape.answer({ ...call, query: query.parse(call.query) as Query, body: body.parse(call.body) as Body });
    },
  };
}

/** Every bad field of a value; `whole` names the value itself. */
function refusals(schema: z.ZodType, value: unknown, whole: string): Detail[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const field = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: field || whole, message: issue.message }];
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, message: 'Unknown field' }));
  });
}
