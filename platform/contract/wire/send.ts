import { CompactEncrypt } from "jose";
import { z } from "zod";
import { type Call, envelope, type InputOf, type ValueOf } from "./call.ts";
import { invalidInput } from "./invalid-input.ts";
import { Refusal, Unknown } from "./refusal.ts";

export type PlatformFetch = (request: Request) => Response | Promise<Response>;

export type Caller = {
  /** Where the platform is, without a slash at the end, e.g. "http://platform.internal/platform". */
  base: string;
  fetch: PlatformFetch;
  merchant: string;
  language: string;
  token?: string | undefined;
  clientAddress?: string | undefined;
  clientCountry?: string | null | undefined;
  userAgent?: string | null | undefined;
  /** What the platform gave this browser to be known by. */
  deviceToken?: string | undefined;
  requestId?: string | undefined;
  /** Tells the platform that the headers above come from its own site. */
  siteKey?: string | undefined;
  /** 16 bytes; given when the platform is remote, so that sealed calls travel as JWE. */
  sealKey?: Uint8Array | undefined;
  timeoutMs?: number;
};

/** What a platform says that failed in the middle: it may have done what was asked, or not. */
const UNKNOWN_ERROR = "unknown_error";

/**
 * Sends one call and answers its value. Throws Refusal when the platform refused (no effect) and
 * Unknown when no answer came that could be understood (retry with the same key).
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
      throw new Unknown(`${call.name}: ${UNKNOWN_ERROR}`, answer.reference);
    }
    throw new Refusal(answer.message ?? UNKNOWN_ERROR, {
      ...(answer.field && { field: answer.field }),
      ...(answer.details && { details: answer.details }),
      ...(answer.others && { others: answer.others }),
    });
  }
  const value = call.value.safeParse(answer.value);
  if (!value.success) throw new Unknown(`${call.name}: ${value.error.message}`, answer.reference);
  return value.data as ValueOf<C>;
}

async function answerTo(caller: Caller, call: Call, request: Request) {
  try {
    const response = await caller.fetch(request);
    return envelope.parse(await response.json());
  } catch (error) {
    throw new Unknown(`${call.name}: ${error instanceof Error ? error.message : "no answer"}`);
  }
}

async function requestFor(caller: Caller, call: Call, input: unknown, key: string | undefined) {
  // What the call would refuse anyhow is refused here, in the same words.
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

/** What a request says of who asks, and of whom it asks for. */
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
