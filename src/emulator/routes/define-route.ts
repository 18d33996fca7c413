import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiKey, Role } from '../api-keys.js';
import type { RateLimit } from '../state/rate-limits.js';
import { badRequest, type FieldError, type StatusField } from '../http-error.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** A request that was admitted and whose every field is as the contract wants it. */
export interface RouteRequest<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly state: EmulatorState;
  readonly key: ApiKey;
  readonly request: FastifyRequest;
  /** A parameter of the path template. */
  readonly param: (name: string) => string;
  /** Lets the rate-limit headers of the answer describe this limit too. */
  readonly addLimits: (...windows: readonly RateLimit[]) => void;
}

/** What a route answers; 200 where it says nothing else. */
export interface RouteResponse {
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
  readonly statusField: StatusField;
  readonly acceptsMultipart: boolean;
  handle(call: RouteRequest<unknown, unknown>): RouteResponse | Promise<RouteResponse>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface RouteDefinition<Query, Body> {
  readonly name: `${Method} /${string}`;
  readonly role: Role;
  readonly statusField?: StatusField;
  /** Without it no query parameter is allowed. */
  readonly query?: z.ZodType<Query>;
  /** Without it no body is allowed. */
  readonly body?: z.ZodType<Body>;
  /** The route reads its multipart body itself. */
  readonly acceptsMultipart?: boolean;
  readonly handle: (call: RouteRequest<Query, Body>) => RouteResponse | Promise<RouteResponse>;
}

const NO_QUERY = z.strictObject({});
const NO_BODY = z.undefined({ error: 'This endpoint takes no body' });

/** A route from its shape. Refuses what the shape does not know, all bad fields at once. */
export function defineRoute<Query = Record<string, never>, Body = undefined>(
  shape: RouteDefinition<Query, Body>,
): Route {
  const [method, path] = shape.name.split(' ') as [Method, string];
  const query = shape.query ?? NO_QUERY;
  const body = shape.body ?? NO_BODY;
  return {
    method,
    path,
    name: shape.name,
    role: shape.role,
    statusField: shape.statusField ?? 'code',
    acceptsMultipart: shape.acceptsMultipart ?? false,
    handle: (call) => {
      const details = [...validate(query, call.query, 'query'), ...validate(body, call.body, 'body')];
      if (details.length > 0) throw badRequest(details);
      return shape.handle({ ...call, query: query.parse(call.query) as Query, body: body.parse(call.body) as Body });
    },
  };
}

/** Every bad field of a value; `whole` names the value itself. */
function validate(schema: z.ZodType, value: unknown, whole: string): FieldError[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const field = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: field || whole, message: issue.message }];
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, message: 'Unknown field' }));
  });
}
