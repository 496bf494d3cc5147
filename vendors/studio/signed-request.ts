import { isSignedBy, type SignedParts, sign } from "#platform/contract/wire/signature.ts";
import type { Studio } from "./studio.ts";

const CLOCK_WINDOW_SECONDS = 300;

export type SignedRequest = {
  vendor: string;
  body: string;
  /** Signs the answer over the request's timestamp and nonce. */
  answer(value: unknown): Response;
};

/**
 * Checks that the platform sent the request, and just now. The signature covers method, path with
 * its query and body. Answers 401 otherwise.
 */
export async function readSignedRequest(
  studio: Pick<Studio, "clock" | "secrets">,
  request: Request,
): Promise<SignedRequest | Response> {
  const { headers, method } = request;
  const vendor = headers.get("x-vendor-id") ?? "";
  const secret = studio.secrets.get(vendor);
  const url = new URL(request.url);
  const parts: SignedParts & { body: string } = {
    timestamp: headers.get("x-timestamp") ?? "",
    nonce: headers.get("x-nonce") ?? "",
    method,
    path: url.pathname + url.search,
    body: await request.text(),
  };
  const isTheirs = secret && isSignedBy([secret], parts, headers.get("x-signature") ?? "");
  if (!isTheirs) return refuse(401, "INVALID_SIGNATURE");
  const age = Math.abs(studio.clock.now().getTime() / 1000 - Number(parts.timestamp));
  if (!(age <= CLOCK_WINDOW_SECONDS)) return refuse(401, "STALE_REQUEST");
  return {
    vendor,
    body: parts.body,
    answer(value) {
      const body = JSON.stringify(value);
      return new Response(body, {
        headers: {
          "content-type": "application/json",
          "x-signature": sign(secret, { ...parts, body }),
        },
      });
    },
  };
}

export function refuse(status: number, code: string): Response {
  return Response.json({ code }, { status });
}

/** The body's content; undefined when it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
