import { isSignedBy, sign } from "#platform/contract/signature.ts";
import { launchRequest } from "#platform/contract/vendor-wallet.ts";
import { keepLaunch, OPEN_WITHIN_SECONDS } from "./session.ts";
import type { Studio } from "./studio.ts";

const CLOCK_WINDOW_SECONDS = 300;

/**
 * The platform's signed POST /launch (domain 1.4): answers where the player's browser finds the
 * game. Bad signature or clock 401, malformed 400, a launch token seen before 409; trial play is
 * not offered, 422.
 */
export async function launch(
  studio: Studio,
  request: Request,
  isHosted: (vendor: string, gameCode: string) => boolean,
): Promise<Response> {
  const vendor = request.headers.get("x-vendor-id") ?? "";
  const secret = studio.secrets.get(vendor);
  const parts = {
    timestamp: request.headers.get("x-timestamp") ?? "",
    nonce: request.headers.get("x-nonce") ?? "",
    method: "POST",
    path: new URL(request.url).pathname,
    body: await request.text(),
  };
  const signature = request.headers.get("x-signature") ?? "";
  const age = Math.abs(studio.clock.now().getTime() / 1000 - Number(parts.timestamp));
  if (!secret || !isSignedBy([secret], parts, signature)) return refuse(401, "INVALID_SIGNATURE");
  if (!(age <= CLOCK_WINDOW_SECONDS)) return refuse(401, "STALE_REQUEST");
  const asked = launchRequest.safeParse(readJson(parts.body));
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  if (!isHosted(vendor, asked.data.gameCode)) return refuse(404, "GAME_DISABLED");
  if (asked.data.mode !== "real") return refuse(422, "TRIAL_NOT_ALLOWED");
  const handle = await keepLaunch(studio, vendor, asked.data);
  if (!handle) return refuse(409, "TOKEN_INVALID");
  const body = JSON.stringify({
    url: `${studio.origin}/play/${handle}`,
    expiresIn: OPEN_WITHIN_SECONDS,
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "x-signature": sign(secret, { ...parts, body }),
    },
  });
}

function refuse(status: number, code: string) {
  return Response.json({ code }, { status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
