import { eq } from "drizzle-orm";
import type { Secrets } from "#platform/context.ts";
import type { Store } from "#platform/store/open-store.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { launchTokens } from "#platform/store/schema/vendor-wallet.ts";
import { hashToken, makeToken, playerIdOf } from "#platform/vendor-wallet/tokens.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { createVendorWallet, type VendorWallet } from "#vendors/vw-client.ts";
import { systemRandom } from "../../server/system-random.ts";

export type Player = {
  merchant: string;
  member: string;
  playerId: string;
  token: string;
  gameCode: string;
  wallet: VendorWallet;
};

const clock = { now: () => new Date() };

/** The demonstration's members, each in a game of its own vendor through signed calls. */
export async function openPlayers(store: Store, base: string, secrets: Secrets): Promise<Player[]> {
  const game = catalogueGames.find(({ gameType }) => gameType === "RNG");
  if (!game) throw new Error("The catalogue has no slot.");
  const wallet = createVendorWallet({
    vendorId: game.vendor,
    secret: secrets.vendors.get(game.vendor)?.[0] ?? "",
    fetch: (request) => fetch(request),
    base,
    clock,
    random: systemRandom,
  });
  const codes = await store.db.select({ code: merchants.code }).from(merchants);
  return Promise.all(codes.map(({ code }) => openPlayer(store, wallet, code, game)));
}

async function openPlayer(
  store: Store,
  wallet: VendorWallet,
  merchant: string,
  game: { code: string; vendor: string },
): Promise<Player> {
  const launchToken = makeToken(merchant, systemRandom);
  const member = await store.inMerchant(merchant, async (tx) => {
    const [demo] = await tx.select().from(members).where(eq(members.usernameKey, "demo"));
    await tx.insert(launchTokens).values({
      merchant,
      tokenHash: hashToken(launchToken),
      member: demo?.id ?? "",
      vendor: game.vendor,
      game: game.code,
      language: "es",
      expiresAt: new Date(Date.now() + 60_000),
    });
    return demo?.id ?? "";
  });
  const opened = await wallet.call("authenticate", { launchToken, gameCode: game.code });
  if (!opened.known || opened.answer.code !== "OK") throw new Error(JSON.stringify(opened));
  const token = opened.answer.sessionToken ?? "";
  return {
    merchant,
    member,
    playerId: playerIdOf(merchant, member),
    token,
    gameCode: game.code,
    wallet,
  };
}
