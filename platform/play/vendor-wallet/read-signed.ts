import { createHash } from "node:crypto";
import { z } from "zod";
import { VENDOR_BASE } from "../../contract/play/vendor-wallet.ts";
import { isSignedBy, type SignedParts } from "../../contract/wire/signature.ts";
import type { Random } from "../../core/context.ts";
import { secretsOf } from "../../core/merchant/secrets-of.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { isVendorCall, parseJson, type ReadCall, readCall } from "./read-call.ts";
import { splitOwned } from "./tokens.ts";

export const BODY_BYTES_MAX = 64 * 1024;
/** A call that carries many bets or results. */
const BODY_BYTES_MANY = 512 * 1024;
const CLOCK_WINDOW_SECONDS = 300;

export type Signed = {
  vendor: string;
  /** The call, for the merchant whose secret signed it. */
  call: ReadCall;
  parts: SignedParts & { body: string };
  /** The vendor's secret that signed the request. It signs the answer too. */
  secret: string;
  /** Equal for a request that is repeated word for word. */
  requestHash: string;
};

export type SignedRefusal = {
  status: 400 | 401;
  code: "BAD_REQUEST" | "INVALID_SIGNATURE" | "STALE_REQUEST";
};

/** Checks sender and time (domain.md 1.2) before the call is read. */
export async function readSigned(
  request: Request,
  server: Pick<PlatformParts, "store" | "secrets" | "clock" | "random">,
): Promise<Signed | SignedRefusal> {
  const { headers } = request;
  const vendor = headers.get("x-vendor-id") ?? "";
  const timestamp = headers.get("x-timestamp") ?? "";
  const nonce = headers.get("x-nonce") ?? "";
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\x21-\x7e]{1,128}$/.test(nonce))
    return { status: 400, code: "BAD_REQUEST" };
  const path = new URL(request.url).pathname;
  const bytesMax = /\/(bets|settle)$/.test(path) ? BODY_BYTES_MANY : BODY_BYTES_MAX;
  if (Number(headers.get("content-length") ?? 0) > bytesMax)
    return { status: 400, code: "BAD_REQUEST" };

  const body = await request.text();
  if (body.length > bytesMax) return { status: 400, code: "BAD_REQUEST" };
  const parts = { timestamp, nonce, method: request.method, path, body };
  const { call, merchant } = readBody(path, body, server.random);
  const { vendors } = await secretsOf(server, merchant);
  const active = vendors.get(vendor) ?? [];
  const signature = headers.get("x-signature") ?? "";
  const secret = active.find((one) => isSignedBy([one], parts, signature));
  if (!secret) return { status: 401, code: "INVALID_SIGNATURE" };
  const ageSeconds = Math.abs(server.clock.now().getTime() / 1000 - Number(timestamp));
  if (ageSeconds > CLOCK_WINDOW_SECONDS) return { status: 401, code: "STALE_REQUEST" };

  const requestHash = createHash("sha256").update(`${path}\n${body}`).digest("hex");
  return { vendor, call, parts, secret, requestHash };
}

/**
 * The call, and the merchant whose secret must have signed it: the one that the call will act on.
 * Nothing else of a body counts before its signature.
 */
function readBody(path: string, body: string, random: Random) {
  const name = path.slice(VENDOR_BASE.length + 1);
  const call: ReadCall = isVendorCall(name)
    ? readCall(name, body, random)
    : { refusal: "BAD_REQUEST", field: "call" };
  return { call, merchant: "query" in call ? call.query.merchant : merchantIn(body) };
}

const owned = z.object({
  playerId: z.string().optional(),
  token: z.string().optional(),
  launchToken: z.string().optional(),
  results: z
    .tuple([z.object({ playerId: z.string() })], z.unknown())
    .optional()
    .catch(undefined),
});

/** The merchant of a call that is refused anyway, so that its sender gets a signed refusal. */
function merchantIn(body: string): string {
  const named = owned.safeParse(parseJson(body)).data;
  const ids = [named?.playerId, named?.launchToken, named?.token, named?.results?.[0].playerId];
  return ids.map((id) => splitOwned(id ?? "")?.merchant).find(Boolean) ?? "";
}
