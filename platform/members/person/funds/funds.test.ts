import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import type { Context } from "../../../core/context.ts";
import { fundsAskedFrom } from "../../../core/merchant/config/funds-terms.ts";
import { auditEntries } from "../../../store/schema/audit.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { fundsRequests } from "../../../store/schema/funds.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { answerFunds } from "./answer-funds.ts";
import { noteFundsAsked, requireFunds } from "./require-funds.ts";
import { showFunds } from "./show-funds.ts";

const DAY_MS = 86_400_000;
const units = (amount: number) => BigInt(amount) * 10_000n;
const FROM = units(1_000);
const ANSWER = { source: "salary", income: "low", words: "Soy enfermera desde 2012." } as const;

/** A player of a merchant that asks above 1000.00 in thirty days. */
async function player(askedFrom = "1000.00") {
  const merchant = await freshMerchant();
  const clock = testClock();
  const { id, actor } = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor });
  const { store } = context;
  const settings = { deposits: { fundsAskedFrom: askedFrom } };
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, merchant.code));
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  let made = 0;
  /** A payment in of that state. */
  const paid = (amount: number, status: "CREDITED" | "FAILED" | "CREATED" = "CREDITED") => {
    made += 1;
    return inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: merchant.code, id: `d${made}`, reference: `D${made}`, memberId: id },
        ...{ method: "CARD", kind: "card", amount: units(amount), currency: "MXN", status },
        ...{ idempotencyKey: `k${made}`, returnUrl: "", createdAt: clock.now() },
        expiresAt: clock.now(),
      }),
    );
  };
  const who = { merchant: merchant.code, memberId: id };
  const ask = (amount: bigint) =>
    inside((tx) => requireFunds(tx, who, { amount, from: FROM, now: clock.now() }));
  /** The same with what a refused deposit leaves behind. */
  const refused = async (amount: bigint) => {
    const error = await ask(amount).catch((error: unknown) => error);
    await noteFundsAsked(context, id, error);
    return error;
  };
  const rows = () => inside((tx) => tx.select().from(fundsRequests).orderBy(fundsRequests.askedAt));
  const decide = (state: "ACCEPTED" | "REFUSED", validUntil: Date | null = null) =>
    inside((tx) =>
      tx
        .update(fundsRequests)
        .set({ state, validUntil })
        .where(eq(fundsRequests.state, "ANSWERED")),
    );
  return { merchant, clock, context, inside, paid, ask, refused, rows, decide };
}

test("only a demonstration has a sum of its own, and a merchant sets or ends it", () => {
  const of = (jurisdiction: string | null, isDemonstration: boolean, own?: string) =>
    fundsAskedFrom({
      ...{ jurisdiction, isDemonstration },
      settings: own === undefined ? {} : { deposits: { fundsAskedFrom: own } },
    });
  expect(of("demo", true)).toBe(units(100_000));
  expect([of("MX", false), of("CW", false), of(null, false), of("demo", false)]).toEqual([
    ...[null, null, null, null],
  ]);
  expect(of("MX", false, "2500.50")).toBe(25_005_000n);
  expect(of("demo", true, "none")).toBeNull();
  expect(() => of("MX", false, "much")).toThrow();
});

test("a deposit waits above the sum of thirty days, to the cent and to the millisecond", async () => {
  const t = await player();
  await t.paid(400);
  await t.paid(300, "CREATED");
  await t.paid(5_000, "FAILED");
  await t.ask(units(300));
  await expect(t.ask(units(300) + 1n)).rejects.toMatchObject({
    ...{ code: "funds_required", field: "amount", details: { from: "1000.00" } },
  });
  t.clock.advance(30 * DAY_MS);
  await expect(t.ask(units(300) + 1n)).rejects.toMatchObject({ code: "funds_required" });
  t.clock.advance(1);
  await t.ask(FROM);
});

test("a refused deposit asks once, an answer waits for staff, and an accepted one opens for its time", async () => {
  const t = await player();
  expect(await showFunds(t.context)).toMatchObject({ state: "none", from: FROM, mayAnswer: true });
  await t.refused(FROM + 1n);
  await t.refused(FROM + 1n);
  expect(await t.rows()).toMatchObject([{ state: "ASKED", sum: FROM }]);
  expect(await showFunds(t.context)).toMatchObject({ state: "asked" });
  expect(await answerFunds(t.context, ANSWER)).toMatchObject({
    state: "answered",
    mayAnswer: false,
  });
  await expect(t.ask(FROM + 1n)).rejects.toMatchObject({ code: "funds_required" });
  await expect(answerFunds(t.context, ANSWER)).rejects.toMatchObject({ code: "funds_state" });
  await t.decide("ACCEPTED", new Date(t.clock.now().getTime() + DAY_MS));
  await t.ask(units(1_000_000));
  await expect(answerFunds(t.context, ANSWER)).rejects.toMatchObject({ code: "funds_state" });
  t.clock.advance(DAY_MS);
  await expect(t.ask(FROM + 1n)).rejects.toMatchObject({ code: "funds_required" });
  expect(await showFunds(t.context)).toMatchObject({ state: "expired", mayAnswer: true });
  const audit = await t.inside((tx) => tx.select().from(auditEntries));
  expect(audit.map(({ action }) => action).sort()).toEqual(["fundsAnswer", "fundsAsked"]);
  expect(JSON.stringify(audit)).not.toContain("enfermera");
});

test("after a refusal another answer may follow, and both stay", async () => {
  const t = await player();
  await answerFunds(t.context, ANSWER);
  await t.decide("REFUSED");
  await expect(t.ask(FROM + 1n)).rejects.toMatchObject({ code: "funds_required" });
  await t.refused(FROM + 1n);
  await answerFunds(t.context, { ...ANSWER, source: "sale" });
  expect(await t.rows()).toMatchObject([
    { state: "REFUSED", source: "salary" },
    { state: "ANSWERED", source: "sale" },
  ]);
});

test("where no sum asks nothing waits, and no answer is taken", async () => {
  const t = await player("none");
  await t.paid(900_000);
  expect(await showFunds(t.context)).toMatchObject({ from: null, mayAnswer: false, bands: [] });
  await expect(answerFunds(t.context, ANSWER)).rejects.toMatchObject({ code: "funds_not_asked" });
  await t.inside((tx) => {
    const who = { merchant: t.merchant.code, memberId: t.context.actor!.memberId };
    return requireFunds(tx, who, { amount: FROM, from: null, now: t.clock.now() });
  });
});

test("the bands of income follow the sum, without a gap", async () => {
  const { bands } = await showFunds((await player()).context);
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0n, units(2_000)],
    [units(2_000), units(6_000)],
    [units(6_000), units(20_000)],
    [units(20_000), null],
  ]);
});

test("a guest and a trial account have no answer, and another member's is not theirs", async () => {
  const t = await player();
  await answerFunds(t.context, ANSWER);
  const as = (actor: Context["actor"]) => ({ ...t.context, actor });
  const trial = as({ ...t.context.actor!, type: 4 });
  for (const [context, code] of [
    [as(null), "not_logged_in"],
    [trial, "in_need_true_account"],
  ] as const) {
    await expect(showFunds(context)).rejects.toMatchObject({ code });
    await expect(answerFunds(context, ANSWER)).rejects.toMatchObject({ code });
  }
  const { actor } = await freshMember(t.merchant);
  expect(await showFunds(as(actor))).toMatchObject({ state: "none", answeredAt: null });
});
