import { isSignedBy } from "#platform/contract/wire/signature.ts";
import type { Clock } from "../wallet/runtime.ts";

type Parts = { secret: string; clock: Clock };

/** The request is signed with the merchants' secret (VW/1's signature) and not older than 300 s. */
export function isFromMerchant({ secret, clock }: Parts, request: Request, body: string): boolean {
  const header = (name: string) => request.headers.get(name) ?? "";
  const timestamp = header("x-timestamp");
  const isFresh = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= 300;
  const path = new URL(request.url).pathname;
  const signed = { timestamp, nonce: header("x-nonce"), method: request.method, path, body };
  return isFresh && isSignedBy([secret], signed, header("x-signature"));
}
