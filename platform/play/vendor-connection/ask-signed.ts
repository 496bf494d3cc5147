import type { z } from "zod";
import { isSignedBy, signedHeaders } from "../../contract/wire/signature.ts";
import type { Clock, Random, Secrets } from "../../core/context.ts";

export type VendorConnection = {
  clock: Clock;
  random: Random;
  secrets: Secrets;
  outside: (request: Request) => Promise<Response>;
  merchant: { code: string };
};
export type VendorEndpoint = { code: string; launchUrl: string };

type Asked<Answer> = {
  path: string;
  answer: Answer;
  /** Sent with GET; a body is sent with POST. */
  query?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
};

const TIMEOUT_MS = 5_000;

/**
 * Sends a signed request to a vendor. Accepts only an answer signed over the request's own
 * timestamp and nonce. Null for anything else, also when the vendor may have acted.
 */
export async function askSigned<Answer extends z.ZodType>(
  { clock, random, secrets, outside, merchant }: VendorConnection,
  vendor: VendorEndpoint,
  asked: Asked<Answer>,
): Promise<z.infer<Answer> | null> {
  const active = secrets.vendors.get(vendor.code) ?? [];
  if (!active[0]) return null;
  const url = new URL(asked.path, vendor.launchUrl);
  if (asked.query) {
    url.search = new URLSearchParams({ merchant: merchant.code, ...asked.query }).toString();
  }
  const sent = asked.body ?? "";
  const parts = {
    timestamp: Math.floor(clock.now().getTime() / 1000).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: asked.body === undefined ? "GET" : "POST",
    path: url.pathname + url.search,
    body: sent,
  };
  try {
    const headers = signedHeaders(vendor.code, active[0], parts);
    const signal = AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS);
    const { method } = parts;
    const request = new Request(url, { method, headers, signal, ...(sent && { body: sent }) });
    const response = await outside(request);
    const body = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    if (!response.ok || !isSignedBy(active, { ...parts, body }, signature)) return null;
    return asked.answer.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
