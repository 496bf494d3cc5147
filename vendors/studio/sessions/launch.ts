import { DEMO_CURRENCY, launchRequest } from "#platform/contract/play/vendor-wallet.ts";
import { readJson, readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";
import { isDemoPlayer } from "./demo-wallet.ts";
import { isFullOfDemos, keepLaunch, OPEN_WITHIN_SECONDS } from "./session.ts";

/**
 * The platform's signed POST /launch (domain 1.4): answers the game's address for the player's
 * browser. Bad signature or clock: 401. Malformed, another merchant's player, or play money in a
 * real game: 400. A used launch token: 409. Too many demos: 429.
 */
export async function launch(
  studio: Studio,
  request: Request,
  isHosted: (game: { vendor: string; gameCode: string }) => boolean,
): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const { vendor } = signed;
  const asked = launchRequest.safeParse(readJson(signed.body));
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
  return signed.answer({
    url: `${studio.origin}/play/${handle}`,
    expiresIn: OPEN_WITHIN_SECONDS,
  });
}
