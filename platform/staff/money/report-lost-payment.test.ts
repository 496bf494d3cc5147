import { expect, test } from "vitest";
import { freshPayee, units } from "../../../tests/under-test/withdrawals-under-test.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { getWithdrawal } from "../../money/withdrawals/get-withdrawal.ts";
import { receiveAllInstalments } from "../../money/withdrawals/payments/receive-all-instalments.ts";
import { approveWithdrawal } from "./decide-withdrawal.ts";
import { payWithdrawal } from "./pay-withdrawal.ts";
import { type LostRemedy, reportLostPayment } from "./report-lost-payment.ts";
import { returnRest } from "./return-rest.ts";

/** A confirmed withdrawal of 1500.00 by a member with 1575.12, paid in 900 and 600. */
async function confirmed(isConfirmed = true) {
  const payee = await freshPayee({ balance: 1_575.12 });
  const { withdrawalId, reference } = await payee.ask(1_500);
  const named = { merchant: payee.merchant.code, reference };
  await approveWithdrawal(payee.staff(), named);
  const pay = (...amounts: number[]) =>
    payWithdrawal(payee.staff(), { ...named, amounts: amounts.map(units) });
  await pay(900, 600);
  if (isConfirmed) await receiveAllInstalments(payee.context, { withdrawalId });
  return {
    ...payee,
    pay,
    named,
    withdrawalId,
    look: () => getWithdrawal(payee.context, { withdrawalId }),
    lose: (name: string, part: number, remedy: LostRemedy) =>
      reportLostPayment(payee.staff(name), { ...named, part, remedy }).then(
        ({ outcome }) => outcome,
      ),
    lastSteps: async (count: number) =>
      (await getWithdrawal(payee.context, { withdrawalId })).steps
        .slice(-count)
        .map(({ kind, by }) => `${kind} ${by}`),
  };
}

test("a settled payment that was lost goes to the player's cash, once two have said so", async () => {
  const { lose, look, purses, messageKinds, store, merchant, lastSteps } = await confirmed();
  expect(await lose("eva", 2, "back")).toBe("waiting");
  expect(await purses()).toEqual({ cash: units(75.12), frozen: 0n });
  await expect(lose("eva", 2, "back")).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  expect(await lose("luis", 2, "back")).toBe("done");
  expect(await purses()).toEqual({ cash: units(675.12), frozen: 0n });
  expect(await look()).toMatchObject({
    status: "CONFIRMED",
    receivedAmount: units(900),
    remainingAmount: 0n,
  });
  expect(await lastSteps(1)).toEqual(["returned staff"]);
  expect((await messageKinds()).at(-1)).toBe("withdrawalReturned");
  await expect(lose("luis", 2, "back")).rejects.toMatchObject({ code: "allocation_closed" });
  const clearing = { merchant: merchant.code, owner: "house", kind: "clearing" } as const;
  expect(await balanceOf(store.db, clearing)).toBe(-units(675.12));
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test("one that is to be paid again opens the withdrawal anew, and is received a second time", async () => {
  const {
    lose,
    look,
    purses,
    pay,
    context,
    withdrawalId,
    messageKinds,
    lastSteps,
    store,
    merchant,
  } = await confirmed();
  await lose("eva", 1, "again");
  expect(await lose("luis", 1, "again")).toBe("done");
  expect(await purses()).toEqual({ cash: units(75.12), frozen: units(900) });
  expect(await look()).toMatchObject({
    status: "PARTIALLY_PAID",
    nextActor: "staff",
    receivedAmount: units(600),
    remainingAmount: units(900),
  });
  expect((await messageKinds()).at(-1)).toBe("withdrawalLost");
  await expect(pay(900.01)).rejects.toMatchObject({ code: "parts_sum" });
  expect(await pay()).toBe("PAID");
  expect(await receiveAllInstalments(context, { withdrawalId })).toMatchObject({
    status: "CONFIRMED",
  });
  expect(await lastSteps(5)).toEqual([
    "lost staff",
    "paying staff",
    "paid staff",
    "received player",
    "confirmed system",
  ]);
  expect(await purses()).toEqual({ cash: units(75.12), frozen: 0n });
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test("with everything back the withdrawal has failed, also before anybody had received it", async () => {
  const { lose, look, purses, context, withdrawalId } = await confirmed(false);
  for (const part of [1, 2]) {
    await lose("eva", part, "back");
    await lose("luis", part, "back");
  }
  expect(await purses()).toEqual({ cash: units(1_575.12), frozen: 0n });
  expect(await look()).toMatchObject({ status: "FAILED", reason: "bank_refused", dueAt: null });
  expect(await receiveAllInstalments(context, { withdrawalId })).toMatchObject({
    status: "FAILED",
  });
});

test("of one that is paid in part the rest goes back, and what has left goes on", async () => {
  const { lose, look, purses, staff, named, context, withdrawalId } = await confirmed(false);
  const rest = () => returnRest(staff(), named);
  await expect(rest()).rejects.toMatchObject({ code: "withdrawal_state" });
  await lose("eva", 2, "again");
  await lose("luis", 2, "again");
  expect(await rest()).toBe("PAID");
  await expect(rest()).rejects.toMatchObject({ code: "withdrawal_state" });
  expect(await purses()).toEqual({ cash: units(675.12), frozen: units(900) });
  expect(await look()).toMatchObject({ nextActor: "player", remainingAmount: units(900) });
  await receiveAllInstalments(context, { withdrawalId });
  expect(await look()).toMatchObject({ status: "CONFIRMED", receivedAmount: units(900) });
  expect(await purses()).toEqual({ cash: units(675.12), frozen: 0n });
});

test("of one whose payments were all lost the rest goes back too, and it has failed", async () => {
  const { lose, look, purses, staff, named } = await confirmed(false);
  for (const name of ["eva", "luis"]) await lose(name, 1, "back");
  for (const name of ["eva", "luis"]) await lose(name, 2, "again");
  expect(await look()).toMatchObject({ status: "PAYING", remainingAmount: units(600) });
  expect(await returnRest(staff(), named)).toBe("FAILED");
  expect(await purses()).toEqual({ cash: units(1_575.12), frozen: 0n });
});

test("another remedy needs two reports of its own, and eight reports at once take effect once", async () => {
  const { lose, purses } = await confirmed();
  await lose("eva", 1, "again");
  expect(await lose("luis", 1, "back")).toBe("waiting");
  const names = Array.from({ length: 8 }, (_, index) => `staff-${index}`);
  const said = await Promise.allSettled(names.map((name) => lose(name, 1, "back")));
  expect(said.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await purses()).toEqual({ cash: units(975.12), frozen: 0n });
  await expect(lose("eva", 3, "back")).rejects.toMatchObject({ code: "unknown_part" });
});
