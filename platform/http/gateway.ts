import type { Clock, Secrets } from "../context.ts";
import { Refusal } from "../contract/refusal.ts";
import { isSignedBy } from "../contract/signature.ts";

const CLOCK_WINDOW_SECONDS = 300;

/**
 * Refuses a gateway's request unless its raw body is signed with one of the gateway's secrets and
 * its clock is within 300 s of ours. A repeated webhook needs no nonce: it credits nothing twice.
 */
export function requireGateway(
  request: Request,
  body: Uint8Array,
  parts: { secrets: Secrets; clock: Clock },
): void {
  const header = (name: string) => request.headers.get(name) ?? "";
  const timestamp = header("x-timestamp");
  const age = Math.abs(parts.clock.now().getTime() / 1000 - Number(timestamp));
  const known = parts.secrets.gateways.get(header("x-vendor-id")) ?? [];
  const signed = {
    timestamp,
    nonce: header("x-nonce"),
    method: request.method,
    path: new URL(request.url).pathname,
    body,
  };
  const isFresh = /^\d{1,12}$/.test(timestamp) && age <= CLOCK_WINDOW_SECONDS;
  if (!isFresh || !isSignedBy(known, signed, header("x-signature"))) {
    throw new Refusal("invalid_signature", { status: 401 });
  }
}
