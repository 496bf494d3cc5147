import { createHash } from "node:crypto";
import { isSignedBy, type SignedParts } from "../../contract/wire/signature.ts";
import type { Clock, Secrets } from "../../core/context.ts";

export const BODY_BYTES_MAX = 64 * 1024;
const CLOCK_WINDOW_SECONDS = 300;

export type Signed = {
  vendor: string;
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

/** Checks sender and time (domain.md 1.2) before the body is read. */
export async function readSigned(
  request: Request,
  secrets: Secrets,
  clock: Clock,
): Promise<Signed | SignedRefusal> {
  const { headers } = request;
  const vendor = headers.get("x-vendor-id") ?? "";
  const timestamp = headers.get("x-timestamp") ?? "";
  const nonce = headers.get("x-nonce") ?? "";
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\x21-\x7e]{1,128}$/.test(nonce))
    return { status: 400, code: "BAD_REQUEST" };
  if (Number(headers.get("content-length") ?? 0) > BODY_BYTES_MAX)
    return { status: 400, code: "BAD_REQUEST" };

  const body = await request.text();
  if (body.length > BODY_BYTES_MAX) return { status: 400, code: "BAD_REQUEST" };
  const path = new URL(request.url).pathname;
  const parts = { timestamp, nonce, method: request.method, path, body };
  const active = secrets.vendors.get(vendor) ?? [];
  const signature = headers.get("x-signature") ?? "";
  const secret = active.find((one) => isSignedBy([one], parts, signature));
  if (!secret) return { status: 401, code: "INVALID_SIGNATURE" };
  const ageSeconds = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
  if (ageSeconds > CLOCK_WINDOW_SECONDS) return { status: 401, code: "STALE_REQUEST" };

  const requestHash = createHash("sha256").update(`${path}\n${body}`).digest("hex");
  return { vendor, parts, secret, requestHash };
}
