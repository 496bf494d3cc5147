import { isSignedBy, sign } from "#platform/contract/signature.ts";
import { DEMO_CURRENCY, launchRequest } from "#platform/contract/vendor-wallet.ts";
import { isDemoPlayer } from "./demo-wallet.ts";
import { isFullOfDemos, keepLaunch, OPEN_WITHIN_SECONDS } from "./session.ts";
import type { Studio } from "./studio.ts";

const CLOCK_WINDOW_SECONDS = 300;

/**
 * The platform's signed POST /launch (domain 1.4): answers where the player's browser finds the
 * game. Bad signature or clock 401, malformed 400 (as is another merchant's player, or play money
 * in a real game), a launch token seen before 409, too many demos 429.
 */
export async function launch(
  studio: Studio,
  request: Request,
  isHosted: (game: { vendor: string; gameCode: string }) => boolean,
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
  const { playerId, merchant, mode, currency } = asked.data;
  const isDemo = mode === "demo";
  if (isDemoPlayer(playerId) || !playerId.startsWith(`${merchant}.`))
    return refuse(400, "BAD_REQUEST");
  if (isDemo !== (currency === DEMO_CURRENCY)) return refuse(400, "WRONG_CURRENCY");
  if (!isHosted({ vendor, gameCode: asked.data.gameCode })) return refuse(404, "GAME_DISABLED");
  if (isDemo && (await isFullOfDemos(studio))) return refuse(429, "TEMPORARY");
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
