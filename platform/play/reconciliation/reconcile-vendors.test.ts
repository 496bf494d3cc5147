import { expect, test } from "vitest";
import { freshVendorBooks } from "../../../tests/under-test/vendor-under-test.ts";
import { reconcileVendors } from "./reconcile-vendors.ts";

const MINUTE_MS = 60_000;

/** Plays a round that pays 12.50 for 10.00, known to both sides. */
async function playBoth(t: Awaited<ReturnType<typeof freshVendorBooks>>, id: string) {
  await t.betwin({ txId: `b-${id}`, winTxId: `w-${id}`, roundId: id });
  t.tell(id, "10.00", "12.50");
}

test("what both sides know alike is no finding", async () => {
  const t = await freshVendorBooks();
  await playBoth(t, "r1");
  t.clock.advance(2 * MINUTE_MS);
  await reconcileVendors(t.context);
  expect(t.reports.asked.filter((path) => path === "/rounds").length).toBeGreaterThan(0);
  expect(await t.found()).toEqual([]);
});

test("what only one side knows, or knows otherwise, is found and named once", async () => {
  const t = await freshVendorBooks();
  await playBoth(t, "same");
  t.tell("missing", "10.00", "0.00");
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "cents" });
  t.tell("cents", "10.00", "12.51");
  await t.betwin({ txId: "b3", winTxId: "w3", roundId: "unknown" });
  t.clock.advance(2 * MINUTE_MS);
  const expected = [
    ["ROUND_DIFFERS", "cents", null],
    ["ROUND_MISSING", "missing", null],
    ["ROUND_UNKNOWN_TO_VENDOR", "unknown", null],
  ];
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual(expected);
  t.clock.advance(25 * 60 * MINUTE_MS);
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual(expected);
});

test("a round that only the vendor closed, with the same sums, is closed here too", async () => {
  const t = await freshVendorBooks();
  await t.bet({ txId: "b1" });
  t.tell("r1", "10.00", "0.00");
  t.clock.advance(2 * MINUTE_MS);
  await reconcileVendors(t.context);
  expect(await t.round()).toMatchObject({ state: "CLOSED", validBet: 100_000n });
  expect(await t.found()).toEqual([]);
});

test("a round that the vendor closed in another stretch is asked for, and agreed on later", async () => {
  const t = await freshVendorBooks();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  t.reports.states.set("r1", { state: "CLOSED", stake: "10.00", payout: "0.00" });
  t.clock.advance(2 * MINUTE_MS);
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual([["ROUND_DIFFERS", "r1", null]]);
  t.clock.advance(10 * MINUTE_MS);
  t.tell("r1", "10.00", "12.50");
  t.clock.advance(10 * MINUTE_MS);
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual([["ROUND_DIFFERS", "r1", "agreed"]]);
});

test("each stretch is compared by one instance, and not again within five minutes", async () => {
  const t = await freshVendorBooks();
  await Promise.all([1, 2, 3, 4].map(() => reconcileVendors(t.context)));
  const first = t.reports.asked.length;
  expect(first).toBe(1);
  await reconcileVendors(t.context);
  expect(t.reports.asked).toHaveLength(first);
});

test("what a vendor that was down has left is compared when it answers again", async () => {
  const t = await freshVendorBooks();
  await reconcileVendors(t.context);
  t.reports.isDown = true;
  t.clock.advance(MINUTE_MS);
  t.tell("missing", "1.00", "0.00");
  for (let hour = 0; hour < 3; hour += 1) {
    t.clock.advance(60 * MINUTE_MS);
    await reconcileVendors(t.context);
  }
  expect(await t.found()).toEqual([]);
  t.reports.isDown = false;
  t.clock.advance(MINUTE_MS);
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual([["ROUND_MISSING", "missing", null]]);
});
