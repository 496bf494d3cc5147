import { isSignedBy } from "#platform/contract/wire/signature.ts";
import type { Clock } from "../wallet/runtime.ts";

type Parts = { secret: string; clock: Clock };

/** True when the request has the merchants' signature (VW/1) and is at most 300 s old. */
export function isFromMerchant({ secret, clock }: Parts, request: Request, body: string): boolean {
  const header = (name: string) => request.headers.get(name) ?? "";
  const timestamp = header("x-timestamp");
  const isFresh = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= 300;
  const path = new URL(request.url).pathname;
  const signed = { timestamp, nonce: header("x-nonce"), method: request.method, path, body };
  return isFresh && isSignedBy([secret], signed, header("x-signature"));
}
