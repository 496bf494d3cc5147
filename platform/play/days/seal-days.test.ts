import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshTable } from "#tests/support/vendor.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { memberDay, sealedDays } from "../../store/schema/days.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { jobMarks } from "../../store/schema/reconciliation.ts";
import { foldFacts } from "../feed/fold-facts.ts";
import { listFindings } from "../reconciliation/findings.ts";
import { foldDays, rebuildDays } from "./fold-days.ts";
import { sealDays } from "./seal-days.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tests begin at 18:00 of the 19th in Mexico City. */
const TO_MIDNIGHT_MS = 6 * HOUR_MS;
const FIRST_DAY = "2026-11-19";
const SECOND_DAY = "2026-11-20";

/** A table whose vendor compares its days. */
async function freshHouse() {
  const t = await freshTable();
  const { store, merchant, clock } = t;
  const { code } = merchant;
  let played = 0;
  const spin = async (winAmount = "0") => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = await t.sit();
    expect((await t.betwin({ ...ids, token, amount: "1", winAmount })).code).toBe("OK");
    return ids;
  };
  const fold = async () => {
    await foldDays(store, code);
    await foldFacts(store, code);
  };
  const secrets = { vendors: new Map([["V1", ["vendor-secret"]]]) };
  const seal = () => sealDays({ store, clock, merchant, secrets });
  /** The vendor's rounds are compared up to now. */
  const compare = () =>
    store.inMerchant(code, (tx) =>
      tx
        .insert(jobMarks)
        .values({
          merchant: code,
          job: "compareDay:V1",
          doneUntil: clock.now(),
          leasedUntil: clock.now(),
        })
        .onConflictDoUpdate({
          target: [jobMarks.merchant, jobMarks.job],
          set: { doneUntil: clock.now() },
        }),
    );
  const sealed = () =>
    store.inMerchant(code, async (tx) => {
      const rows = await tx
        .select()
        .from(sealedDays)
        .where(eq(sealedDays.merchant, code))
        .orderBy(sealedDays.day);
      return rows.map(({ day }) => day);
    });
  const days = () =>
    store.inMerchant(code, async (tx) => {
      const rows = await tx
        .select()
        .from(memberDay)
        .where(eq(memberDay.merchant, code))
        .orderBy(memberDay.day);
      return rows.map(({ day, rounds, payout }) => [day, rounds, payout]);
    });
  const found = () => store.inMerchant(code, (tx) => listFindings(tx, code));
  const sound = () => verifySums(store.db, code);
  return { ...t, code, spin, fold, seal, compare, sealed, days, found, sound };
}

test("a day is sealed when it is over, its figures are counted and its vendor was compared", async () => {
  const t = await freshHouse();
  await t.spin();
  t.clock.advance(TO_MIDNIGHT_MS + 2 * MINUTE_MS);
  await t.seal();
  expect(await t.sealed()).toEqual([]);
  await t.fold();
  await t.seal();
  expect(await t.sealed()).toEqual([]);
  await t.compare();
  await t.seal();
  await t.seal();
  expect(await t.sealed()).toEqual([FIRST_DAY]);
  expect(await t.found()).toEqual([]);
});

test("a day that is not over is never sealed", async () => {
  const t = await freshHouse();
  await t.spin();
  await t.fold();
  t.clock.advance(TO_MIDNIGHT_MS + 59_999);
  await t.compare();
  await t.seal();
  expect(await t.sealed()).toEqual([]);
  t.clock.advance(1);
  await t.seal();
  expect(await t.sealed()).toEqual([FIRST_DAY]);
});

test("a round of the day that is not counted yet holds the seal, one of the next does not", async () => {
  const t = await freshHouse();
  await t.spin();
  await t.fold();
  await t.spin();
  t.clock.advance(TO_MIDNIGHT_MS + 4 * HOUR_MS);
  await t.spin();
  await t.compare();
  await t.seal();
  expect(await t.sealed()).toEqual([]);
  await t.fold();
  await t.spin();
  await t.seal();
  expect(await t.sealed()).toEqual([FIRST_DAY]);
});

test("at three the day is sealed without its vendor, which becomes a finding", async () => {
  const t = await freshHouse();
  await t.spin();
  await t.fold();
  t.clock.advance(TO_MIDNIGHT_MS + 3 * HOUR_MS - 1);
  await t.seal();
  expect(await t.sealed()).toEqual([]);
  t.clock.advance(1);
  await t.seal();
  expect(await t.sealed()).toEqual([FIRST_DAY]);
  const finding = { kind: "DAY_NOT_COMPARED", party: "V1", subject: FIRST_DAY };
  expect(await t.found()).toMatchObject([finding]);
});

test("what comes later counts for the first open day, also after a rebuild", async () => {
  const t = await freshHouse();
  const { winTxId } = await t.spin("3");
  await t.fold();
  t.clock.advance(TO_MIDNIGHT_MS + HOUR_MS);
  await t.compare();
  await t.fold();
  await t.spin();
  await t.fold();
  await t.seal();
  const atSeal = await t.days();
  // Another instance's clock is behind, and a correction comes.
  t.clock.advance(-2 * HOUR_MS);
  await t.spin("7");
  t.clock.advance(2 * HOUR_MS);
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "1" });
  await t.fold();
  expect(atSeal[0]).toEqual([FIRST_DAY, 1n, 30_000n]);
  expect(await t.days()).toEqual([atSeal[0], [SECOND_DAY, 2n, 80_000n]]);
  await rebuildDays(t.store, t.code);
  expect(await t.days()).toEqual([atSeal[0], [SECOND_DAY, 2n, 80_000n]]);
  expect(await t.sound()).toEqual([]);
});

test("days that were missed are sealed one after the other, and a new zone leaves no gap", async () => {
  const t = await freshHouse();
  await t.spin();
  await t.fold();
  t.clock.advance(3 * 24 * HOUR_MS);
  await t.compare();
  await t.seal();
  expect(await t.sealed()).toEqual([FIRST_DAY, SECOND_DAY, "2026-11-21"]);
  const settings = { timeZone: "Asia/Tokyo" };
  await t.store.db.update(merchants).set({ settings }).where(eq(merchants.code, t.code));
  await t.spin();
  await t.fold();
  t.clock.advance(24 * HOUR_MS);
  await t.compare();
  await t.seal();
  const rows = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(sealedDays).where(eq(sealedDays.merchant, t.code)).orderBy(sealedDays.day),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const [n, row] of rows.slice(1).entries()) expect(row.fromAt).toEqual(rows[n]!.untilAt);
  const before = await t.days();
  await rebuildDays(t.store, t.code);
  expect(await t.days()).toEqual(before);
  expect(await t.sound()).toEqual([]);
});

test("instances that seal at once seal each day once", async () => {
  const t = await freshHouse();
  await t.spin();
  await t.fold();
  t.clock.advance(3 * 24 * HOUR_MS);
  await t.compare();
  await Promise.all(Array.from({ length: 6 }, t.seal));
  // Whoever met another one left the rest to the next run.
  await t.seal();
  expect(await t.sealed()).toHaveLength(3);
});
