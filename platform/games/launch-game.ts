import { and, eq } from "drizzle-orm";
import { requireRealAccount } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { gameLaunch } from "../contract/games.ts";
import { Refusal } from "../contract/refusal.ts";
import { signedHeaders } from "../contract/signature.ts";
import { launchAnswer, type launchRequest } from "../contract/vendor-wallet.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { launchTokens } from "../store/schema/vendor-wallet.ts";
import { hashToken, makeToken, playerIdOf } from "../vendor-wallet/tokens.ts";
import { isOffered, vendorOfGame } from "./offered.ts";
import { toGame } from "./to-game.ts";

type Input = InputOf<typeof gameLaunch>;
type LaunchRequest = (typeof launchRequest)["_zod"]["input"];

const TOKEN_MS = 5 * 60_000;

/**
 * Opens a game for a member: makes a launch token (single use, five minutes) and asks the vendor
 * for the page's address (domain.md 1.4). Refuses guests, trial accounts (in_need_true_account),
 * and with game_maintenance games that are off or whose vendor does not answer.
 */
export async function launchGame(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof gameLaunch>> {
  const actor = requireRealAccount(context);
  const { merchant } = context;
  const offered = await findOffered(context, input.gameCode);
  if (!offered) throw new Refusal("game_maintenance", { status: 409 });

  const launchToken = await keepToken(context, actor.memberId, offered.game, input.language);
  const { url } = await askVendor(context, offered.vendor, {
    launchToken,
    playerId: playerIdOf(merchant.code, actor.memberId),
    merchant: merchant.code,
    mode: "real",
    currency: merchant.currency,
    currencySymbol: merchant.currencySymbol,
    ...input,
  });
  return { url, game: toGame(offered.game, offered.vendor.name, context.clock.now()) };
}

async function findOffered({ store, merchant }: Context, gameCode: string) {
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ game: games, vendor: vendors })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(and(isOffered(merchant.code), eq(games.code, gameCode))),
  );
  return row;
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
      expiresAt: new Date(clock.now().getTime() + TOKEN_MS),
    }),
  );
  return token;
}

async function askVendor(
  { secrets, clock, random, outside }: Context,
  vendor: typeof vendors.$inferSelect,
  launch: LaunchRequest,
) {
  const [secret] = secrets.vendors.get(vendor.code) ?? [];
  if (!secret) throw new Refusal("game_maintenance", { status: 409 });
  const body = JSON.stringify(launch);
  const headers = signedHeaders(vendor.code, secret, {
    timestamp: Math.floor(clock.now().getTime() / 1000).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: "POST",
    path: new URL(vendor.launchUrl).pathname,
    body,
  });
  const request = new Request(vendor.launchUrl, { method: "POST", headers, body });
  const answer = await outside(request)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const read = launchAnswer.safeParse(answer);
  // A vendor that is down moved no money, so the player may simply try again later.
  if (!read.success || !/^https?:\/\//.test(read.data.url))
    throw new Refusal("game_maintenance", { status: 502 });
  return read.data;
}
