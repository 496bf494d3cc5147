import type { gameDemo } from "../../../contract/play/games.ts";
import { DEMO_CURRENCY, DEMO_SYMBOL } from "../../../contract/play/vendor-wallet.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { requireAllowed } from "../../../core/guard.ts";
import { countDemo } from "../../../core/limits/address-limits.ts";
import { makeToken, playerIdOf } from "../../vendor-wallet/tokens.ts";
import { toGame } from "../to-game.ts";
import { askVendor, findLaunchable } from "./ask-vendor.ts";
import { gameTermsFor } from "./game-terms-for.ts";

type Input = InputOf<typeof gameDemo>;

/**
 * Opens a game with play money for anybody (domain.md 1.4). The vendor keeps the purse. The
 * platform stores no token and receives no round, so nothing of it can become money. Refuses games
 * without a demo (demo_unavailable), games that are off (game_maintenance) and addresses that open
 * too many (too_many_attempts).
 */
export async function launchDemo(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof gameDemo>> {
  const { merchant, random } = context;
  await requireAllowed(context, "demoPlay");
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
    currencySymbol: DEMO_SYMBOL,
    country: merchant.country,
    ...(await gameTermsFor(context, game.gameType)),
    cashierUrl: input.backUrl,
  });
  return { url, game: toGame(game, vendor.name, context) };
}

/** A member gets the same purse for a day; a guest is a new player each time. */
const demoPlayer = ({ actor, random }: Context): string =>
  demoPlayerOf(actor?.memberId ?? Buffer.from(random.bytes(16)).toString("base64url"));

/** The name under which a member plays demos. */
export const demoPlayerOf = (memberId: string) => `demo-${memberId}`;
