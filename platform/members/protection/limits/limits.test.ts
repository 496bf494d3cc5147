import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import type { Context } from "../../../core/context.ts";
import { showProtection } from "../show-protection.ts";
import { cancelLimit, confirmLimit } from "./confirm-limit.ts";
import { setLimit } from "./set-limit.ts";

const HOUR_MS = 3_600_000;
const LOSS = { kind: "loss", period: "day" } as const;

async function player() {
  const merchant = await freshMerchant();
  const member = await freshMember(merchant);
  const clock = testClock();
  const context = await testContext({ merchant, clock, actor: member.actor });
  return {
    ...{ merchant, member, clock, context },
    set: (amount: bigint | null) => setLimit(context, { ...LOSS, amount }),
    held: () => heldOf(context),
  };
}

async function heldOf(context: Context) {
  const { limits } = await showProtection(context);
  const { amount, pending } = limits.find(
    ({ kind, period }) => kind === "loss" && period === "day",
  )!;
  return { amount, pending: pending?.amount ?? null };
}

test("a first and a lower limit hold at once", async () => {
  const p = await player();
  expect(await p.held()).toEqual({ amount: null, pending: null });
  await p.set(1_000_000n);
  expect(await p.held()).toEqual({ amount: 1_000_000n, pending: null });
  await p.set(500_000n);
  expect(await p.held()).toEqual({ amount: 500_000n, pending: null });
});

test("a higher limit waits 24 hours to the millisecond, and then for a new yes", async () => {
  const p = await player();
  await p.set(1_000_000n);
  await p.set(2_000_000n);
  expect(await p.held()).toEqual({ amount: 1_000_000n, pending: 2_000_000n });
  p.clock.advance(24 * HOUR_MS - 1);
  await expect(confirmLimit(p.context, LOSS)).rejects.toMatchObject({ code: "limit_waits" });
  p.clock.advance(1);
  // The wait alone raises nothing.
  expect(await p.held()).toEqual({ amount: 1_000_000n, pending: 2_000_000n });
  await confirmLimit(p.context, LOSS);
  expect(await p.held()).toEqual({ amount: 2_000_000n, pending: null });
});

test("a yes may come for 168 hours after the wait, and not a millisecond longer", async () => {
  for (const [late, isTaken] of [
    [168 * HOUR_MS - 1, true],
    [168 * HOUR_MS, false],
  ] as const) {
    const p = await player();
    await p.set(1_000_000n);
    await p.set(null);
    p.clock.advance(24 * HOUR_MS + late);
    const yes = confirmLimit(p.context, LOSS);
    if (isTaken) await yes;
    else await expect(yes).rejects.toMatchObject({ code: "limit_lapsed" });
    expect(await p.held()).toEqual({ amount: isTaken ? null : 1_000_000n, pending: null });
  }
});

test("asking again begins a new wait, and a lower limit forgets what was asked", async () => {
  const p = await player();
  await p.set(1_000_000n);
  await p.set(2_000_000n);
  p.clock.advance(23 * HOUR_MS);
  await p.set(3_000_000n);
  p.clock.advance(HOUR_MS);
  await expect(confirmLimit(p.context, LOSS)).rejects.toMatchObject({ code: "limit_waits" });
  await p.set(900_000n);
  p.clock.advance(48 * HOUR_MS);
  await expect(confirmLimit(p.context, LOSS)).rejects.toMatchObject({ code: "limit_lapsed" });
  expect(await p.held()).toEqual({ amount: 900_000n, pending: null });
});

test("a higher limit is taken back at any time", async () => {
  const p = await player();
  await p.set(1_000_000n);
  await p.set(2_000_000n);
  await cancelLimit(p.context, LOSS);
  p.clock.advance(25 * HOUR_MS);
  await expect(confirmLimit(p.context, LOSS)).rejects.toMatchObject({ code: "limit_lapsed" });
  expect(await p.held()).toEqual({ amount: 1_000_000n, pending: null });
});

test("the history tells every step", async () => {
  const p = await player();
  await p.set(1_000_000n);
  await p.set(2_000_000n);
  p.clock.advance(24 * HOUR_MS);
  await confirmLimit(p.context, LOSS);
  const { events } = await showProtection(p.context);
  expect(events.map(({ kind }) => kind).sort()).toEqual(
    ["limitRaised", "limitRaiseAsked", "limitSet"].sort(),
  );
});

test.each([
  ["loss", "day", 0n],
  ["loss", "day", -10_000n],
  ["stake", "week", 1_005n],
  ["time", "day", 15_000n],
  ["time", "day", 14_410_000n],
] as const)("a limit of %s a %s of %d units is none", async (kind, period, amount) => {
  const p = await player();
  await expect(setLimit(p.context, { kind, period, amount })).rejects.toMatchObject({
    code: "limit_invalid",
    field: "amount",
  });
});

test("another member of the same merchant, and a namesake of another, are untouched", async () => {
  const p = await player();
  await p.set(1_000_000n);
  const other = await freshMember(p.merchant);
  const elsewhere = await freshMerchant();
  expect(await heldOf({ ...p.context, actor: other.actor })).toEqual({
    amount: null,
    pending: null,
  });
  expect(await heldOf({ ...p.context, merchant: elsewhere })).toEqual({
    amount: null,
    pending: null,
  });
});
