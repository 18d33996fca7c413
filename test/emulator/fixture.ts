import { request, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../src/emulator/emulator.js';

/** Saturday noon, so that weekday patterns and time of day are the same in every run. */
export const NOON = Date.UTC(2026, 8, 19, 12);

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined where it is none. */
  readonly body: unknown;
}

export interface TestRequest {
  readonly key?: string | null;
  readonly json?: unknown;
  readonly form?: FormData;
}

export interface TestEmulator {
  readonly emulator: Emulator;
  /** Turns the emulator's clock. */
  advance(ms: number): void;
  /** By default as admin. */
  call(name: string, asking?: TestRequest): Promise<TestResponse>;
  /** The body of a call that has to succeed. */
  ok<T>(name: string, asking?: TestRequest): Promise<T>;
  /** An answer as far as it gets, also where the connection breaks in its middle. */
  raw(name: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>;
}

/** An emulator on a clock that only tests turn; closed when the test ends. */
export async function startTestEmulator(options: EmulatorOptions = {}): Promise<TestEmulator> {
  let now = NOON;
  const emulator = await startEmulator({ now: () => now, ...options });
  onTestFinished(() => emulator.close());
  const call = async (name: string, { key, json, form }: TestRequest = {}): Promise<TestResponse> => {
    const [method, path] = name.split(' ') as [string, string];
    const headers = new Headers();
    if (key !== null) headers.set('authorization', `Bearer ${key ?? emulator.keys.admin}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = form ?? (json === undefined ? null : JSON.stringify(json));
    return readResponse(await fetch(emulator.baseUrl + path, { method, headers, body, redirect: 'manual' }));
  };
  return {
    emulator,
    advance: (ms) => {
      now += ms;
    },
    call,
    ok: async <T>(name: string, asking?: TestRequest) => {
      const { status, text, body } = await call(name, asking);
      if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      return body as T;
    },
    raw: (name) => readRaw(emulator, name),
  };
}

function readRaw(emulator: Emulator, name: string): ReturnType<TestEmulator['raw']> {
  const [method, path] = name.split(' ') as [string, string];
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${emulator.keys.admin}` };
    const sent = request(emulator.baseUrl + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('error', () => undefined);
      response.on('close', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on('error', reject).end();
  });
}

export async function readResponse(response: Response): Promise<TestResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A multipart body; a name may occur several times. */
export function formOf(
  ...parts: readonly (readonly [field: string, name: string, bytes: Uint8Array | string])[]
): FormData {
  const form = new FormData();
  for (const [field, name, bytes] of parts) {
    form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  }
  return form;
}

/** Names of the fields in the details of a 400. */
export function badFields({ body }: TestResponse): string[] {
  return ((body as { details?: { field: string }[] }).details ?? []).map(({ field }) => field);
}
