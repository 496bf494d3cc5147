import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { freeSpinSettings } from "../../core/merchant/config/gifts/free-spin-terms.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { listFreeSpins, showFreeSpinOffer } from "./show-free-spins.ts";
import { takeFreeSpins } from "./take-free-spins.ts";

const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const SPINS = { code: "GIROS20", game: GAME, rounds: 2, stake: "1.00", days: 3 };
const SHOWN = { code: "GIROS20", game: GAME, rounds: 2, stake: UNIT, days: 3, multiple: 0 };

async function setUp(terms: Record<string, unknown> = {}) {
  const t = await freshTable();
  const { code } = t.merchant;
  await t.store.db
    .update(merchants)
    .set({ settings: { freeSpins: { fiesta: { ...SPINS, ...terms } } } })
    .where(eq(merchants.code, code));
  const as = async (who = t.member) =>
    testContext({ store: t.store, merchant: t.merchant, clock: t.clock, actor: who.actor });
  const own = await as();
  const take = async (change: Partial<typeof SHOWN> = {}, context = own) =>
    takeFreeSpins(context, { ...SHOWN, ...change }).catch(({ code: why }) => why);
  const inside = t.store.inMerchant.bind(t.store, code) as <T>(
    work: Parameters<typeof t.store.inMerchant<T>>[1],
  ) => Promise<T>;
  const grants = () =>
    inside((tx) => tx.select().from(freeGrants).where(eq(freeGrants.merchant, code)));
  const set = (change: Partial<typeof freeGrants.$inferInsert>) =>
    inside((tx) => tx.update(freeGrants).set(change).where(eq(freeGrants.merchant, code)));
  const lots = () =>
    inside((tx) =>
      tx
        .select()
        .from(wageringRequirements)
        .where(eq(wageringRequirements.merchant, code))
        .orderBy(wageringRequirements.id),
    );
  const state = async () => (await listFreeSpins(own)).list.map((one) => one.state);
  return { ...t, code, own, as, take, inside, grants, set, state, lots };
}

test("a code promises its rounds once, and they are played as they are shown", async () => {
  const t = await setUp();
  expect(await showFreeSpinOffer(t.own, { code: "GIROS20" })).toEqual({
    ...{ ...SHOWN, gameName: "Game one", endsAt: null },
  });
  expect(await t.take({ rounds: 3 })).toBe("terms_changed");
  const taken = await t.take();
  expect(taken).toMatchObject({ rounds: 2, used: 0, stake: UNIT, state: "ASKED" });
  expect(taken.expiresAt - t.clock.now().getTime()).toBe(3 * DAY_MS);
  const again = await Promise.all(Array.from({ length: 10 }, () => t.take()));
  expect(again).toEqual(Array.from({ length: 10 }, () => taken));
  expect(await t.grants()).toHaveLength(1);

  await t.set({ state: "GRANTED" });
  expect(await t.state()).toEqual(["GRANTED"]);
  const free = { amount: "0", freeRoundId: taken.id };
  const won = { ...free, txId: "b1", winTxId: "w1", roundId: "r1", winAmount: "3.00" };
  expect((await t.betwin(won)).code).toBe("OK");
  expect(await t.cash()).toBe("103.00");
  expect((await t.bet({ ...free, txId: "b2", roundId: "r2" })).code).toBe("OK");
  expect((await t.bet({ ...free, txId: "b3", roundId: "r3" })).code).toBe("LIMIT_EXCEEDED");
  expect(await t.state()).toEqual(["USED"]);
  expect(await t.lots()).toEqual([]);
});

test("what the spins win is bet as often as their terms said, and the law caps it", async () => {
  const t = await setUp({ wagering: 5 });
  expect(await t.take()).toBe("terms_changed");
  const taken = await t.take({ multiple: 5 });
  await t.set({ state: "GRANTED" });
  const free = { amount: "0", freeRoundId: taken.id };
  // 3.00 × 5 when the round closes, whatever the merchant says of vendors' gifts later.
  await t.betwin({ ...free, txId: "b1", winTxId: "w1", roundId: "r1", winAmount: "3.00" });
  await t.bet({ ...free, txId: "b2", roundId: "r2" });
  await t.set({ wagering: 9 });
  await t.win({ txId: "w2", refTxId: "b2", roundId: "r2", amount: "2.00", roundClosed: true });
  expect(await t.lots()).toMatchObject([
    { source: "bonus", amount: 3n * UNIT, required: 15n * UNIT },
    { source: "bonus", amount: 2n * UNIT, required: 10n * UNIT },
  ]);

  const capped = await setUp({ wagering: 20 });
  const mexico = { jurisdiction: "MX", isDemonstration: false };
  await capped.store.db.update(merchants).set(mexico).where(eq(merchants.code, capped.code));
  const context = await testContext({ ...capped.own, merchant: { ...capped.merchant } });
  const { multiple } = await showFreeSpinOffer(context, { code: "GIROS20" });
  expect(multiple).toBe(10);
  await takeFreeSpins(context, { ...SHOWN, multiple });
  expect(await capped.grants()).toMatchObject([{ wagering: 10 }]);
});

test("what free rounds without own terms win is bet as often as the merchant says of gifts", async () => {
  const t = await setUp();
  const { id } = await t.take();
  await t.set({ state: "GRANTED", wagering: null });
  const free = { amount: "0", freeRoundId: id };
  await t.betwin({ ...free, txId: "b1", winTxId: "w1", roundId: "r1", winAmount: "3.00" });
  expect(await t.lots()).toMatchObject([{ amount: 3n * UNIT, required: 3n * UNIT }]);
});

test("the states that nobody plays any more", async () => {
  const t = await setUp();
  await t.take();
  await t.set({ state: "REFUSED" });
  expect(await t.state()).toEqual(["REFUSED"]);
  await t.set({ state: "REVOKING" });
  expect(await t.state()).toEqual(["TAKEN_BACK"]);
  await t.set({ state: "GRANTED" });
  t.clock.advance(3 * DAY_MS);
  expect(await t.state()).toEqual(["EXPIRED"]);
});

test("a code is for as many members as it says, and once for a person", async () => {
  const t = await setUp({ uses: 2 });
  const members = await Promise.all(Array.from({ length: 6 }, () => freshMember(t.merchant)));
  const answers = await Promise.all(members.map(async (member) => t.take({}, await t.as(member))));
  expect(answers.filter((one) => one === "bonus_gone")).toHaveLength(4);
  expect(await t.grants()).toHaveLength(2);

  // A repeated press uses nothing up.
  const few = await setUp({ uses: 2 });
  for (let press = 0; press < 3; press += 1) expect(await few.take()).toMatchObject({ used: 0 });
  const second = await few.as(await freshMember(few.merchant));
  expect(await few.take({}, second)).toMatchObject({ used: 0 });

  const one = await setUp();
  const twin = await freshMember(one.merchant);
  await one.take();
  await one.inside((tx) =>
    tx.insert(personHashes).values(
      [one.member, twin].map(({ id }) => ({
        ...{ merchant: one.code, member: id, kind: "phone" as const, hash: "same" },
      })),
    ),
  );
  expect(await one.take({}, await one.as(twin))).toBe("bonus_same_person");
});

test("trial accounts, whoever is leaving, unknown codes and games that are off are refused", async () => {
  const t = await setUp();
  expect(await t.take({ code: "OTRO" })).toBe("bonus_unknown");
  const trial = await freshMember(t.merchant, { type: 4 });
  expect(await t.take({}, await t.as(trial))).toBe("in_need_true_account");
  const stranger = await freshTable();
  const elsewhere = await testContext({
    merchant: stranger.merchant,
    actor: stranger.member.actor,
  });
  expect(await t.take({}, elsewhere)).toBe("bonus_unknown");
  const who = { merchant: t.code, memberId: t.member.id };
  await t.inside(async (tx) => {
    await openGuard(tx, who, t.clock.now());
    await changeGuard(tx, who, { leavingAt: t.clock.now() });
  });
  expect(await t.take()).toBe("account_leaving");

  expect(await (await setUp({ startsAt: "2027-01-01T00:00:00Z" })).take()).toBe("bonus_unknown");
  expect(await (await setUp({ endsAt: "2026-11-20T00:00:00Z" })).take()).toBe("bonus_unknown");
  expect(await (await setUp({ game: "gone" })).take({ game: "gone" })).toBe("game_maintenance");
  const dear = { rounds: 500, stake: "3.00" };
  expect(await (await setUp(dear)).take({ rounds: 500, stake: 3n * UNIT })).toBe("limit_exceeded");
});

test("each code names one", () => {
  const both = { one: SPINS, two: SPINS };
  expect(freeSpinSettings.safeParse({ freeSpins: { one: SPINS } }).success).toBe(true);
  expect(freeSpinSettings.safeParse({ freeSpins: both }).success).toBe(false);
});
