import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import type { Clock, Random, Secrets } from "#platform/core/context.ts";
import type { DemoLogin } from "#platform/demo/demo-accounts.ts";
import { seedAccount } from "#platform/demo/seed-accounts.ts";
import { listPurseVendors } from "#platform/play/purses/find-purse-vendor.ts";
import type { Store } from "#platform/store/open-store.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { engineOf } from "#vendors/catalogue/engines.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { playRounds } from "#vendors/engines/play-rounds.ts";
import type { WalletFetch } from "#vendors/wallet/runtime.ts";
import { createWalletClient } from "#vendors/wallet/vw-client.ts";
import { launchTicket } from "../../../server/demo/players.ts";
import { ACCOUNTS } from "./frame/roles.ts";

export type VipParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Pick<Secrets, "vendors">;
  /** Calls the platform's wallet. */
  platform: WalletFetch;
  base: string;
};

/**
 * In 1/10,000: enough for the deposits of the third level, and for stakes that soon reach its bets.
 */
const DEPOSIT = 1_000_000_000n;
const STAKE = 5_000_000n;
const ROUNDS = 120;

const LOGIN: DemoLogin = {
  ...{ username: ACCOUNTS.vip.username, nickname: "Vip" },
  ...{ type: ACCOUNT_TYPE.member, deposit: DEPOSIT },
};

/**
 * Makes the VIP account, once for each merchant. A level depends on bets and deposits, so the
 * account plays real rounds through the vendor wallet. That takes a few seconds.
 */
export async function makeVip(parts: VipParts, merchant: string): Promise<void> {
  const { store, clock, random, secrets } = parts;
  const isNew = await store.inMerchant(merchant, (tx) => seedAccount(tx, merchant, LOGIN, parts));
  if (!isNew) return;
  const [row, purses] = await store.inMerchant(merchant, async (tx) => {
    const found = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, LOGIN.username)));
    return [found[0], await listPurseVendors(tx, merchant)] as const;
  });
  const game = catalogueGames.find(
    (one) =>
      one.gameType === "RNG" && engineOf(one) && !purses.some(({ code }) => code === one.vendor),
  );
  if (!row || !game) return;
  const launchToken = await launchTicket(parts, { merchant, member: row.id, game });
  const wallet = createWalletClient({
    ...{ vendorId: game.vendor, secret: secrets.vendors.get(game.vendor)?.[0] ?? "" },
    ...{ fetch: parts.platform, base: parts.base, clock, random },
  });
  const engine = engineOf(game);
  await playRounds({
    wallet,
    random,
    seat: {
      ...{ launchToken, gameCode: game.code, stake: STAKE, rounds: ROUNDS },
      ...(engine && { engine }),
    },
  });
}
