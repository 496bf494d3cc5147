import { expect, test } from "vitest";
import { freshPayee, units } from "#tests/under-test/withdrawals-under-test.ts";
import { getWithdrawal } from "../../money/withdrawals/get-withdrawal.ts";
import { receiveInstalment } from "../../money/withdrawals/payments/receive-instalment.ts";
import { approveWithdrawal } from "../../staff/money/decide-withdrawal.ts";
import { payWithdrawal } from "../../staff/money/pay-withdrawal.ts";
import { openStore } from "../../store/open-store.ts";
import { sweepReceipts } from "./sweep-receipts.ts";

const MINUTE = 60_000;

/** A withdrawal of 900.00 that was just paid in instalments of 600 and 300. */
async function paid(withdrawalSettings: Record<string, unknown> = {}) {
  const settings = { withdrawals: withdrawalSettings };
  const payee = await freshPayee({ settings });
  const { withdrawalId, reference } = await payee.ask(900);
  const named = { merchant: payee.merchant.code, reference };
  await approveWithdrawal(payee.staff(), named);
  await payWithdrawal(payee.staff(), { ...named, amounts: [600, 300].map(units) });
  const merchant = { ...payee.merchant, settings };
  return {
    ...payee,
    sweep: (store = payee.store) => sweepReceipts({ ...payee.context, merchant, store }),
    look: () => getWithdrawal(payee.context, { withdrawalId }),
    steps: async () => {
      const { steps } = await getWithdrawal(payee.context, { withdrawalId });
      return steps.slice(5).map(({ kind, allocation }) => [kind, allocation]);
    },
  };
}

test("a reminder comes ten minutes before, once, and then time speaks for the player", async () => {
  const { sweep, steps, clock, purses, messageKinds, look } = await paid();
  clock.advance(20 * MINUTE - 1);
  expect(await sweep()).toEqual([]);
  expect(await steps()).toEqual([]);
  clock.advance(1);
  await sweep();
  await sweep();
  expect(await steps()).toEqual([
    ["reminded", 1],
    ["reminded", 2],
  ]);
  clock.advance(10 * MINUTE - 1);
  await sweep();
  expect(await purses()).toMatchObject({ frozen: units(900) });
  clock.advance(1);
  await sweep();
  expect(await look()).toMatchObject({ status: "CONFIRMED", receivedAmount: units(900) });
  expect((await steps()).slice(2)).toEqual([
    ["autoReceived", 1],
    ["autoReceived", 2],
    ["confirmed", null],
  ]);
  expect(await purses()).toEqual({ cash: units(100), frozen: 0n });
  expect((await messageKinds()).slice(3)).toEqual([
    "withdrawalReminder",
    "withdrawalReminder",
    "withdrawalCounted",
    "withdrawalCounted",
  ]);
});

test("two instances at once count each payment once", async () => {
  const { sweep, clock, steps, purses, store } = await paid();
  const { connectionString } = store.pool.options as { connectionString: string };
  const other = await openStore({ url: connectionString, poolSize: 4 });
  clock.advance(31 * MINUTE);
  const errors = await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
  expect(errors.flat()).toEqual([]);
  await other.close();
  expect((await steps()).filter(([kind]) => kind === "autoReceived")).toHaveLength(2);
  expect(await purses()).toEqual({ cash: units(100), frozen: 0n });
});

test("a late run catches up without a reminder that would come too late", async () => {
  const { sweep, clock, steps } = await paid({ receiptMinutes: 60 });
  clock.advance(600 * MINUTE);
  await sweep();
  expect(await steps()).toEqual([
    ["autoReceived", 1],
    ["autoReceived", 2],
    ["confirmed", null],
  ]);
});

test("what the player has answered waits for nothing more", async () => {
  const { sweep, look, context, clock, steps } = await paid();
  const { withdrawalId, allocations } = await look();
  await receiveInstalment(context, { withdrawalId, allocationId: allocations[0]?.id ?? "" });
  clock.advance(25 * MINUTE);
  await sweep();
  expect(await steps()).toEqual([
    ["received", 1],
    ["reminded", 2],
  ]);
});

test("the player's press and the clock at the same moment settle once", async () => {
  const { sweep, look, context, clock, purses } = await paid();
  const { withdrawalId, allocations } = await look();
  clock.advance(30 * MINUTE);
  const allocationId = allocations[0]?.id ?? "";
  await Promise.all([sweep(), receiveInstalment(context, { withdrawalId, allocationId }), sweep()]);
  await sweep();
  expect(await look()).toMatchObject({ status: "CONFIRMED", receivedAmount: units(900) });
  expect(await purses()).toEqual({ cash: units(100), frozen: 0n });
});
