import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { soundTables } from "#tests/support/sound-table.ts";
import { GAME, VENDOR } from "#tests/support/vendor.ts";
import { games } from "../../store/schema/catalogue.ts";
import { findings } from "../../store/schema/reconciliation.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";

const sound = soundTables();
const free = { amount: "0", freeRoundId: "c1" };

/** A player with two free rounds at 1.00. */
async function table(change: Partial<typeof freeGrants.$inferInsert> = {}) {
  const t = await sound();
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.insert(freeGrants).values({
      ...{ merchant: t.merchant.code, member: t.member.id, campaign: "c1", vendor: VENDOR },
      ...{ game: GAME, rounds: 2, stake: 10_000n, state: "GRANTED", grantedAt: t.clock.now() },
      ...{ expiresAt: new Date(t.clock.now().getTime() + 86_400_000), ...change },
    }),
  );
  const used = async () =>
    (await t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(freeGrants)))[0]!.used;
  return { ...t, used };
}

test("as many as were given, each once, whatever is repeated", async () => {
  const t = await table();
  const first = { txId: "b1", winTxId: "w1", roundId: "r1", ...free, winAmount: "3.00" };
  expect(await t.betwin(first)).toMatchObject({ code: "OK", replay: false, balance: "103.00" });
  expect(await t.betwin(first)).toMatchObject({ code: "OK", replay: true });
  expect((await t.bet({ txId: "b2", roundId: "r2", ...free })).code).toBe("OK");
  expect(await t.used()).toBe(2);
  expect((await t.bet({ txId: "b3", roundId: "r3", ...free })).code).toBe("LIMIT_EXCEEDED");
  expect(await t.cash()).toBe("103.00");
});

test("at once they are not more than given", async () => {
  const t = await table();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => t.bet({ txId: `b${n}`, roundId: `r${n}`, ...free })),
  );
  expect(answers.filter(({ code }) => code === "OK")).toHaveLength(2);
  expect(await t.used()).toBe(2);
});

test("one that is rolled back may be played again", async () => {
  const t = await table({ rounds: 1 });
  await t.bet({ txId: "b1", ...free });
  await t.rollback({ txId: "x1", refTxId: "b1" });
  await t.rollback({ txId: "x2", refTxId: "b1" });
  expect(await t.used()).toBe(0);
  expect((await t.bet({ txId: "b2", roundId: "r2", ...free })).code).toBe("OK");
});

test.each([
  ["taken back", { state: "REVOKING" as const }, {}],
  ["refused by the vendor", { state: "REFUSED" as const }, {}],
  ["over", { expiresAt: new Date("2026-11-20T00:00:00Z") }, {}],
  ["of another game", { game: "GAME2" }, {}],
  ["of another vendor", { vendor: "V2" }, {}],
  ["of another campaign", {}, { freeRoundId: "c2" }],
  ["with a stake", {}, { amount: "10.00" }],
] as const)("one %s is refused", async (_, change, asked) => {
  const t = await table(change);
  expect((await t.bet({ txId: "b1", ...free, ...asked })).code).toBe("LIMIT_EXCEEDED");
  expect(await t.used()).toBe(0);
  expect(await t.cash()).toBe("100.00");
});

test("another player has none of them", async () => {
  const t = await table();
  const other = await freshMember(t.merchant, { balance: 1_000_000n });
  const token = await t.sit(other);
  expect((await t.bet({ txId: "b1", token, ...free })).code).toBe("LIMIT_EXCEEDED");
});

test("a payout above the game's highest multiple of their stake is marked", async () => {
  const t = await table();
  await t.store.inMerchant(t.merchant.code, (tx) => tx.update(games).set({ maxMultiple: 1_000 }));
  await t.bet({ txId: "b1", ...free });
  await t.win({ txId: "w1", amount: "100.00" });
  const found = () => t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(findings));
  expect(await found()).toEqual([]);
  await t.win({ txId: "w2", amount: "9999.00", roundClosed: true });
  expect(await found()).toMatchObject([{ kind: "WIN_ABOVE", subject: "w2" }]);
});
