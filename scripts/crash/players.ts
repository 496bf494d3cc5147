import type { Secrets } from "#platform/core/context.ts";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { createWalletClient, type VendorWallet } from "#vendors/wallet/vw-client.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { launchTicket, openPlayer } from "../../server/demo/players.ts";

export type Player = {
  merchant: string;
  /** The merchant's currency, by ISO 4217. */
  currency: string;
  member: string;
  token: string;
  gameCode: string;
  wallet: VendorWallet;
};

const clock = { now: () => new Date() };

/** One member per merchant, each in a game of a different vendor through signed calls. */
export async function openPlayers(store: Store, base: string, secrets: Secrets): Promise<Player[]> {
  const game = catalogueGames.find(({ gameType }) => gameType === "RNG");
  if (!game) throw new Error("The catalogue has no slot.");
  const wallet = createWalletClient({
    vendorId: game.vendor,
    secret: secrets.vendors.get(game.vendor)?.[0] ?? "",
    fetch: (request) => fetch(request),
    base,
    clock,
    random: systemRandom,
  });
  const { code, currency } = merchants;
  const merchantRows = await store.db.select({ code, currency }).from(merchants);
  return Promise.all(merchantRows.map((row) => openSeat(store, wallet, row, game)));
}

async function openSeat(
  store: Store,
  wallet: VendorWallet,
  { code: merchant, currency }: { code: string; currency: string },
  game: { code: string; vendor: string },
): Promise<Player> {
  const parts = { store, clock, random: systemRandom };
  const member = await openPlayer(parts, merchant, { nickname: "Crash", amount: 25_000_000n });
  const launchToken = await launchTicket(parts, { merchant, member, game });
  const opened = await wallet.call("authenticate", { launchToken, gameCode: game.code });
  if (!opened.known || opened.answer.code !== "OK") throw new Error(JSON.stringify(opened));
  const token = opened.answer.sessionToken ?? "";
  return { merchant, currency, member, token, gameCode: game.code, wallet };
}
