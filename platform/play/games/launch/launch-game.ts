import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { gameLaunch } from "../../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { requireAllowed } from "../../../core/guard.ts";
import { requireVerified } from "../../../members/person/identity/require-verified.ts";
import { requireUnlisted } from "../../../members/person/registers/require-unlisted.ts";
import { requireLookedUp } from "../../../members/person/watchlists/require-looked-up.ts";
import { requireNoBreak } from "../../../members/protection/breaks/open-break.ts";
import { prepareGuard } from "../../../members/protection/prepare-guard.ts";
import { requireSession } from "../../../members/protection/reality/start-session.ts";
import type { games } from "../../../store/schema/catalogue.ts";
import { launchTokens } from "../../../store/schema/vendor-wallet.ts";
import { carryCash } from "../../purses/carry-cash.ts";
import { hashToken, makeToken, playerIdOf } from "../../vendor-wallet/tokens.ts";
import { toGame } from "../to-game.ts";
import { askVendor, findLaunchable } from "./ask-vendor.ts";
import { gameTermsFor } from "./game-terms-for.ts";
import { launchDemo } from "./launch-demo.ts";
import { rememberOpened } from "./remember-opened.ts";

type Input = InputOf<typeof gameLaunch>;

export const LAUNCH_MINUTES = 5;

/**
 * Opens a game for a member (domain.md 1.4). Makes a launch token (single use, five minutes) and
 * asks the vendor for the page's address. A trial account plays with play money.
 *
 * - in_need_true_account: a trial account, and the game has no play money.
 * - not_allowed_here: the law forbids it. requireVerified, requireUnlisted and requireLookedUp
 *   refuse too.
 * - on_break: the member is on a break.
 * - game_maintenance: the game is off or in maintenance, or the vendor does not answer.
 *
 * A vendor with purses of its own is sent the cash first, see carryCash.
 */
export async function launchGame(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof gameLaunch>> {
  const actor = requireActor(context);
  const { merchant } = context;
  if (actor.type === ACCOUNT_TYPE.trial) return launchTrial(context, actor.memberId, input);
  await requireAllowed(context, "play");
  const { game, vendor } = await findLaunchable(context, input.gameCode);
  await requireVerified(context, "play");
  await requireUnlisted(context);
  await requireLookedUp(context);
  const who = { merchant: merchant.code, memberId: actor.memberId };
  await context.store.reading(merchant.code, (reader) =>
    requireNoBreak(reader, who, context.clock.now()),
  );
  const guard = await prepareGuard(context, actor.memberId);
  requireSession(guard, game.gameType, context.clock.now());
  const launchToken = await keepToken(context, actor.memberId, game, input.language);
  const { url } = await askVendor(context, vendor, {
    launchToken,
    playerId: playerIdOf(merchant.code, actor.memberId),
    merchant: merchant.code,
    mode: "real",
    wallet: vendor.walletType,
    currency: merchant.currency,
    currencySymbol: merchant.currencySymbol,
    country: merchant.country,
    ...(await gameTermsFor(context, game.gameType, guard)),
    ...input,
  });
  await rememberOpened(context, actor.memberId, game.code);
  const hasCarried = await carryCash(context, actor.memberId, vendor);
  return {
    url,
    game: toGame(game, vendor.name, context),
    isDemo: false,
    carriedAt: hasCarried ? context.clock.now().getTime() : null,
  };
}

async function launchTrial(context: Context, member: string, { cashierUrl: _, ...input }: Input) {
  try {
    const launched = await launchDemo(context, input);
    await rememberOpened(context, member, input.gameCode);
    return { ...launched, isDemo: true, carriedAt: null };
  } catch (error) {
    if (error instanceof Refusal && error.code === "demo_unavailable")
      throw new Refusal("in_need_true_account", { status: 403 });
    throw error;
  }
}

async function keepToken(
  { store, merchant, random, clock }: Context,
  member: string,
  game: typeof games.$inferSelect,
  language: string,
) {
  const token = makeToken(merchant.code, random);
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(launchTokens).values({
      merchant: merchant.code,
      tokenHash: hashToken(token),
      member,
      vendor: game.vendor,
      game: game.code,
      language,
      expiresAt: new Date(clock.now().getTime() + LAUNCH_MINUTES * 60_000),
    }),
  );
  return token;
}
