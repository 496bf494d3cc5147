import { CompactEncrypt } from "jose";
import { z } from "zod";
import { type Call, envelope, type InputOf, type ValueOf } from "./call.ts";
import { invalidInput } from "./invalid-input.ts";
import { Refusal, Unknown } from "./refusal.ts";

export type PlatformFetch = (request: Request) => Response | Promise<Response>;

export type Caller = {
  /** The platform's base without a trailing slash, e.g. "http://platform.internal/platform". */
  base: string;
  fetch: PlatformFetch;
  merchant: string;
  language: string;
  token?: string | undefined;
  clientAddress?: string | undefined;
  clientCountry?: string | null | undefined;
  userAgent?: string | null | undefined;
  /** The token by which the platform recognises this browser. */
  deviceToken?: string | undefined;
  requestId?: string | undefined;
  /** Proves that the headers above come from the platform's own site. */
  siteKey?: string | undefined;
  /** 16 bytes. Set when the platform is remote, so that sealed calls travel as JWE. */
  sealKey?: Uint8Array | undefined;
  timeoutMs?: number;
};

/** The platform's code for a failure in the middle of a call: the outcome is unknown. */
const UNKNOWN_ERROR = "unknown_error";

/**
 * Sends one call and returns its value. Throws Refusal when the platform refused (no effect).
 * Throws Unknown when no readable answer came (retry with the same key).
 */
export async function send<C extends Call>(
  caller: Caller,
  call: C,
  input: InputOf<C>,
  options: { key?: string } = {},
): Promise<ValueOf<C>> {
  const request = await requestFor(caller, call, input, options.key);
  const answer = await answerTo(caller, call, request);
  if (!answer.success) {
    if (answer.message === UNKNOWN_ERROR) {
      throw new Unknown(`${call.name}: ${UNKNOWN_ERROR}`, { reference: answer.reference });
    }
    throw new Refusal(answer.message ?? UNKNOWN_ERROR, {
      ...(answer.field && { field: answer.field }),
      ...(answer.details && { details: answer.details }),
      ...(answer.others && { others: answer.others }),
    });
  }
  const value = call.value.safeParse(answer.value);
  if (!value.success) {
    const { reference } = answer;
    throw new Unknown(`${call.name}: unreadable value`, { reference, cause: value.error });
  }
  return value.data as ValueOf<C>;
}

async function answerTo(caller: Caller, call: Call, request: Request) {
  try {
    const response = await fetchFrom(caller, request);
    return envelope.parse(await response.json());
  } catch (error) {
    throw new Unknown(`${call.name}: no answer`, { cause: error });
  }
}

/**
 * A kept connection may close just as a request sets out on it. A GET has no effect, so it goes out
 * once more; anything else has an unknown outcome.
 */
async function fetchFrom({ fetch }: Caller, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.method !== "GET" || request.signal.aborted) throw error;
    return await fetch(request);
  }
}

async function requestFor(caller: Caller, call: Call, input: unknown, key: string | undefined) {
  // A request that the call would refuse is refused here, with the same code.
  const { data, error } = z.safeEncode(call.input, input as never);
  if (error) throw invalidInput(error);
  const encoded = data as Record<string, unknown>;
  const url = new URL(caller.base + call.path);
  const headers = callerHeaders(caller, key);
  const signal = AbortSignal.timeout(caller.timeoutMs ?? 10_000);
  if (call.method === "GET" || call.method === "DELETE") {
    for (const [name, value] of Object.entries(encoded ?? {}))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    return new Request(url, { method: call.method, headers, signal });
  }
  const text = JSON.stringify(encoded);
  const isSealed = call.sealed && caller.sealKey;
  headers.set("content-type", isSealed ? "application/jose" : "application/json");
  const body = isSealed ? await seal(text, caller.sealKey!) : text;
  return new Request(url, { method: call.method, headers, body, signal });
}

/** The headers that identify the caller and the visitor. */
export function callerHeaders(caller: Caller, key?: string): Headers {
  const headers = new Headers({
    "x-merchant": caller.merchant,
    "accept-language": caller.language,
  });
  if (caller.token) headers.set("authorization", `Bearer ${caller.token}`);
  if (caller.clientAddress) headers.set("x-client-address", caller.clientAddress);
  if (caller.clientCountry) headers.set("x-client-country", caller.clientCountry);
  if (caller.userAgent) headers.set("x-client-agent", caller.userAgent.slice(0, 300));
  if (caller.deviceToken) headers.set("x-device", caller.deviceToken);
  if (caller.requestId) headers.set("x-request-id", caller.requestId);
  if (caller.siteKey) headers.set("x-site-key", caller.siteKey);
  if (key) headers.set("idempotency-key", key);
  return headers;
}

function seal(text: string, key: Uint8Array) {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A128GCM" })
    .encrypt(key);
}
