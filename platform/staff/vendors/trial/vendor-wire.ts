import { isSignedBy, signedHeaders } from "../../../contract/wire/signature.ts";
import type { Context } from "../../../core/context.ts";

const TIMEOUT_MS = 5_000;

export type WireParts = Pick<Context, "clock" | "random" | "outside"> & {
  vendor: string;
  /** The launch address; other paths lie beside it. */
  launch: string;
  secrets: readonly string[];
};

export type Sent = {
  /** Zero without an answer. */
  status: number;
  /** True when the answer's signature is the secret's, over this request. */
  isSigned: boolean;
  body: string;
  /** The request as a command for a terminal. */
  command: string;
  headers: Record<string, string>;
};

type Fault = {
  /** Seconds by which the clock is wrong. */
  lateBy?: number;
  isForged?: boolean;
  /** Sent instead of the body that was signed. */
  otherBody?: string;
  /** The headers of an earlier request. */
  again?: Record<string, string>;
};

/** Sends one request to the vendor under test, with a planted fault or without one. */
export async function sendToVendor(
  { clock, random, outside, vendor, launch, secrets }: WireParts,
  { path, body }: { path: string; body?: string | undefined },
  { lateBy = 0, isForged = false, otherBody, again }: Fault = {},
): Promise<Sent> {
  const url = path === "" ? new URL(launch) : new URL(path, launch);
  const parts = {
    timestamp: Math.floor(clock.now().getTime() / 1000 - lateBy).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: body === undefined ? "GET" : "POST",
    path: url.pathname + url.search,
    body: body ?? "",
  };
  const secret = isForged ? "not the secret of this vendor" : (secrets[0] ?? "");
  const headers = again ?? signedHeaders(vendor, secret, parts);
  const sent = otherBody ?? body;
  const command = [
    `curl -i -X ${parts.method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent === undefined ? [] : [`-d ${quoted(sent)}`]),
    quoted(url.href),
  ].join(" ");
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init = { method: parts.method, headers, signal, redirect: "manual" as const };
  try {
    const request = new Request(url, { ...init, ...(sent !== undefined && { body: sent }) });
    const response = await outside(request);
    const text = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    const isSigned = isSignedBy(secrets, { ...parts, body: text }, signature);
    return { status: response.status, isSigned, body: text, command, headers };
  } catch {
    return { status: 0, isSigned: false, body: "", command, headers };
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
