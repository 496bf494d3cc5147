import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger, verifySums } from "#platform/money/ledger/verify-ledger.ts";
import { tellGrants } from "#platform/play/free-rounds/tell-grants.ts";
import { reconcileVendors } from "#platform/play/reconciliation/reconcile-vendors.ts";
import {
  grantFreeRounds,
  revokeFreeRounds,
} from "#platform/staff/play/free-rounds/grant-free-rounds.ts";
import { listFreeRounds } from "#platform/staff/play/free-rounds/list-free-rounds.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { findings } from "#platform/store/schema/reconciliation.ts";
import { wageringRequirements } from "#platform/store/schema/wagering.ts";
import { freshPlayer, GAME } from "#tests/under-test/studio-under-test.ts";

/** Stops that pay nothing, 2.00 at a stake of 1.00, or ten free games. */
const NOTHING = [29, 24, 29, 9, 2];
const TWO = [18, 2, 2, 20, 1];
const FREE_GAMES = [19, 31, 17, 15, 13];
const DAY_MS = 86_400_000;

/** A player whom staff can give free rounds. */
async function giftedPlayer(options: Parameters<typeof freshPlayer>[0] = {}) {
  const player = await freshPlayer(options);
  const { store, merchant, context, member } = player;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, member.id))),
  );
  const staff = { ...context, staff: "eva", staffId: "eva", secrets: context.secrets };
  const named = { merchant: merchant.code, account: row!.username, campaign: "hola-1" };
  const terms = { game: GAME.code, rounds: 3, stake: 10_000n, days: 7 };
  return {
    ...player,
    grant: (more: Partial<typeof terms & typeof named> = {}) =>
      grantFreeRounds(staff, { ...named, ...terms, ...more }),
    revoke: () => revokeFreeRounds(staff, named),
    tell: () => tellGrants({ ...context, merchant }),
    list: async () => (await listFreeRounds(staff, merchant.code)).map(({ grant }) => grant),
    giftSpin: async (url: string, stops: number[], gift = "hola-1", stake = "100000") => {
      player.random.rig(stops);
      const spinId = crypto.randomUUID().replaceAll("-", "");
      return (await player.spinAt(url, { spinId, stake, gift })).json();
    },
    isSound: async () => [
      ...(await verifyLedger(store.db, merchant.code)),
      ...(await verifySums(store.db, merchant.code)),
    ],
  };
}

test("free rounds cost nothing, are played at their stake, and end", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.tell();
  const url = await p.open();
  expect((await p.table(url)).gift).toEqual({ campaign: "hola-1", left: 3, stake: "10000" });
  const won = await p.giftSpin(url, TWO);
  expect(won).toMatchObject({ state: "done", stake: "10000", isGift: true, win: "20000" });
  await p.giftSpin(url, NOTHING);
  await p.giftSpin(url, NOTHING);
  expect((await p.table(url)).gift).toBeNull();
  expect(await p.giftSpin(url, TWO)).toMatchObject({ state: "refused", code: "GIFT_OVER" });
  expect(await p.cash()).toBe(1_020_000n);
  expect((await p.list())[0]).toMatchObject({ state: "GRANTED", used: 3 });
  expect(await p.isSound()).toEqual([]);
});

test("what a free round pays must be bet before it is withdrawn, and its books agree", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.tell();
  const url = await p.open();
  await p.giftSpin(url, TWO);
  const lots = await p.store.inMerchant(p.merchant.code, (tx) =>
    tx
      .select()
      .from(wageringRequirements)
      .where(eq(wageringRequirements.merchant, p.merchant.code)),
  );
  expect(lots).toMatchObject([{ source: "bonus", amount: 20_000n, required: 20_000n }]);
  expect(await p.rounds()).toMatchObject([
    { state: "CLOSED", stake: 0n, payout: 20_000n, validBet: 0n, freeStake: 10_000n },
  ]);
  p.clock.advance(6 * 60_000);
  await reconcileVendors({ ...p.context, merchant: p.merchant });
  const found = await p.store.inMerchant(p.merchant.code, (tx) => tx.select().from(findings));
  expect(found).toEqual([]);
});

test("free games won in a free round belong to it", async () => {
  const p = await giftedPlayer();
  await p.grant({ rounds: 1 });
  await p.tell();
  const url = await p.open();
  expect(await p.giftSpin(url, FREE_GAMES)).toMatchObject({ free: { left: 10 } });
  for (let game = 0; game < 10; game += 1) {
    p.random.rig(NOTHING);
    expect(await p.spin(url)).toMatchObject({ kind: "free", isGift: true });
  }
  expect((await p.rounds())[0]).toMatchObject({ state: "CLOSED", stake: 0n });
  expect((await p.list())[0]).toMatchObject({ used: 1 });
  expect(await p.isSound()).toEqual([]);
});

test("a round without an answer counts once, or is given back", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.tell();
  const url = await p.open();
  p.failures.set("betwin", "unheard");
  await p.giftSpin(url, TWO);
  p.failures.clear();
  expect((await p.list())[0]?.used).toBe(1);
  p.failures.set("betwin", "lost");
  expect(await p.giftSpin(url, TWO)).toMatchObject({ state: "void" });
  p.failures.clear();
  expect((await p.list())[0]?.used).toBe(1);
  expect((await p.table(url)).gift.left).toBe(2);
});

test("a grant is told until it is answered, once for all its repeats", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.grant();
  expect((await p.list()).map(({ state }) => state)).toEqual(["ASKED"]);
  const silent = { ...p.context, merchant: p.merchant, outside: () => Promise.reject(new Error()) };
  await tellGrants(silent);
  expect((await p.list())[0]?.state).toBe("ASKED");
  await Promise.all([p.tell(), p.tell()]);
  expect((await p.list())[0]?.state).toBe("GRANTED");
  await expect(p.grant({ rounds: 4 })).rejects.toMatchObject({ code: "grant_exists" });
  const url = await p.open();
  expect((await p.table(url)).gift.left).toBe(3);
});

test("a grant that was taken back gives no round, whoever heard of it first", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.tell();
  const url = await p.open();
  await p.revoke();
  // The vendor does not know yet, so the platform refuses.
  expect(await p.giftSpin(url, TWO)).toMatchObject({ state: "refused", code: "GIFT_OVER" });
  await p.tell();
  expect((await p.list())[0]?.state).toBe("REVOKED");
  expect((await p.table(url)).gift).toBeNull();
  expect(await p.cash()).toBe(1_000_000n);
  await expect(p.grant()).rejects.toMatchObject({ code: "grant_exists" });
});

test("no round after its last day, of another player, or with money of one's own", async () => {
  const p = await giftedPlayer();
  await p.grant();
  await p.tell();
  const url = await p.open();
  expect(await p.giftSpin(url, TWO, "another")).toMatchObject({ code: "GIFT_OVER" });
  p.clock.advance(8 * DAY_MS);
  const later = await p.open();
  expect((await p.table(later)).gift).toBeNull();
  expect(await p.giftSpin(later, TWO)).toMatchObject({ code: "GIFT_OVER" });
});

test("staff give no more than a bonus may, nothing to trial accounts, and no table's rounds", async () => {
  const p = await giftedPlayer();
  await expect(p.grant({ rounds: 1_000, stake: 100_000n })).rejects.toMatchObject({
    code: "limit_exceeded",
  });
  await expect(p.grant({ game: "none" })).rejects.toMatchObject({ code: "game_maintenance" });
  await expect(p.grant({ account: "nobody" })).rejects.toMatchObject({ code: "unknown_member" });
  await p.grant({ stake: 10_001n });
  await p.tell();
  expect((await p.list())[0]?.state).toBe("REFUSED");
  await p.store.inMerchant(p.merchant.code, (tx) => tx.update(members).set({ type: 4 }));
  await expect(p.grant({ campaign: "c2" })).rejects.toMatchObject({ code: "in_need_true_account" });
});
