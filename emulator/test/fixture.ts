/** Starts an emulator for tests and sends requests to it. */
import { onTestFinished } from 'vitest';
import { startEmulator, type Emulator, type EmulatorOptions } from '../emulator.js';

/** A fixed Saturday noon, because the sample data depend on the weekday and the time. */
export const NOON = Date.UTC(2026, 8, 19, 12);

/** A response with its parsed body. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined for other bodies. */
  readonly body: unknown;
}

/** The key and the body of a request. */
export interface TestRequest {
  readonly key?: string | null;
  readonly json?: unknown;
  readonly form?: FormData;
}

/** An emulator and the functions to call it. */
export interface TestEmulator {
  readonly emulator: Emulator;
  /** Advances the emulator's clock. */
  advance(ms: number): void;
  /** Sends a request, by default with the admin key. */
  call(name: string, options?: TestRequest): Promise<TestResponse>;
  /** Returns the body of a request, and throws if the request fails. */
  ok<T>(name: string, options?: TestRequest): Promise<T>;
}

/** Starts an emulator whose clock only `advance` changes. It closes when the test ends. */
export async function startTestEmulator(options: EmulatorOptions = {}): Promise<TestEmulator> {
  let now = NOON;
  const emulator = await startEmulator({ now: () => now, hostile: true, ...options });
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
    ok: async <T>(name: string, options?: TestRequest) => {
      const { status, text, body } = await call(name, options);
      if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      return body as T;
    },
  };
}

async function readResponse(response: Response): Promise<TestResponse> {
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

/** Creates a multipart body. A field may occur several times. */
export function formOf(
  ...parts: readonly (readonly [field: string, name: string, bytes: Uint8Array | string])[]
): FormData {
  const form = new FormData();
  for (const [field, name, bytes] of parts) {
    form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  }
  return form;
}

/** Returns the invalid fields in the details of a 400. */
export function badFields({ body }: TestResponse): string[] {
  return ((body as { details?: { field: string }[] }).details ?? []).map(({ field }) => field);
}
