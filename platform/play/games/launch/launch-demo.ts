import type { gameDemo } from "../../../contract/play/games.ts";
import { DEMO_CURRENCY } from "../../../contract/play/vendor-wallet.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { countDemo } from "../../../core/access/attempt-limit.ts";
import type { Context } from "../../../core/context.ts";
import { makeToken, playerIdOf } from "../../vendor-wallet/tokens.ts";
import { toGame } from "../to-game.ts";
import { askVendor, findLaunchable } from "./ask-vendor.ts";

type Input = InputOf<typeof gameDemo>;

/**
 * Opens a game with play money for anybody (domain.md 1.4): the vendor keeps the purse, and the
 * platform neither keeps the token nor hears of a round, so nothing of it can become money.
 * Refuses with demo_unavailable games without a demo, with game_maintenance those that are off,
 * and with too_many_attempts an address that opens one after the other.
 */
export async function launchDemo(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof gameDemo>> {
  const { merchant, random, clock } = context;
  const { game, vendor } = await findLaunchable(context, input.gameCode);
  if (!game.hasDemo) throw new Refusal("demo_unavailable", { status: 409 });
  await countDemo(context);
  const { url } = await askVendor(context, vendor, {
    ...input,
    launchToken: makeToken(merchant.code, random),
    playerId: playerIdOf(merchant.code, demoPlayer(context)),
    merchant: merchant.code,
    mode: "demo",
    currency: DEMO_CURRENCY,
    currencySymbol: DEMO_CURRENCY,
    cashierUrl: input.backUrl,
  });
  return { url, game: toGame(game, vendor.name, clock.now()) };
}

/** A member finds the purse of the day again; a guest is somebody new each time. */
function demoPlayer({ actor, random }: Context): string {
  if (actor) return `demo-${actor.memberId}`;
  return `demo-${Buffer.from(random.bytes(16)).toString("base64url")}`;
}
