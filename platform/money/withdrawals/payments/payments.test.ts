import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { freshPayee, units } from "../../../../tests/under-test/withdrawals-under-test.ts";
import { listApprovals } from "../../../staff/approvals/list-approvals.ts";
import {
  approveWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "../../../staff/money/decide-withdrawal.ts";
import { type Judgement, judgePayment } from "../../../staff/money/judge-payment.ts";
import { payWithdrawal } from "../../../staff/money/pay-withdrawal.ts";
import { withdrawalProofs, withdrawalSteps } from "../../../store/schema/withdrawal.ts";
import { balanceOf } from "../../ledger/balance-of.ts";
import { verifyLedger } from "../../ledger/verify-ledger.ts";
import { getWithdrawal } from "../get-withdrawal.ts";
import { disputeInstalment } from "./dispute-instalment.ts";
import { receiveAllInstalments } from "./receive-all-instalments.ts";
import { receiveInstalment } from "./receive-instalment.ts";

const proof = (
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123" } })
    .png()
    .toBuffer()
).toString("base64");

/** An approved withdrawal of 1500.00 by a member with 1575.12. */
async function approved(settings: Record<string, unknown> = {}) {
  const payee = await freshPayee({ balance: 1_575.12, settings: { withdrawals: settings } });
  const { withdrawalId, reference } = await payee.ask(1_500);
  const named = { merchant: payee.merchant.code, reference };
  await approveWithdrawal(payee.staff(), named);
  return {
    ...payee,
    named,
    withdrawalId,
    pay: (...amounts: number[]) =>
      payWithdrawal(payee.staff(), { ...named, amounts: amounts.map(units) }),
    judge: (part: number, judgement: Judgement) =>
      judgePayment(payee.staff(), { ...named, part, judgement }),
    look: () => getWithdrawal(payee.context, { withdrawalId }),
    received: async (part: number) => {
      const { allocations } = await getWithdrawal(payee.context, { withdrawalId });
      const allocationId = allocations[part - 1]?.id ?? "";
      return receiveInstalment(payee.context, { withdrawalId, allocationId });
    },
    missed: async (part: number, more: { comment?: string; proof?: string } = {}) => {
      const { allocations } = await getWithdrawal(payee.context, { withdrawalId });
      const allocationId = allocations[part - 1]?.id ?? "";
      const input = { withdrawalId, allocationId, comment: "No llegó.", proof, ...more };
      return disputeInstalment(payee.context, input);
    },
  };
}

test("1500 in 900 and 600: received, then full payment, and 75.12 is left", async () => {
  const {
    pay,
    look,
    received,
    context,
    withdrawalId,
    purses,
    messageKinds,
    store,
    merchant,
    cash,
  } = await approved();
  expect(await look()).toMatchObject({ status: "APPROVED", nextActor: "staff", canCancel: false });
  expect(await pay(900, 600)).toBe("PAID");
  const now = context.clock.now().getTime();
  const paid = await look();
  expect(paid).toMatchObject({ status: "PAID", nextActor: "player", dueAt: now + 30 * 60_000 });
  expect(paid.allocations).toMatchObject([
    { number: 1, amount: units(900), canConfirm: true, receiptDueAt: now + 30 * 60_000 },
    { number: 2, amount: units(600), canConfirm: true },
  ]);
  expect(await received(1)).toMatchObject({
    status: "PAID",
    receivedAmount: units(900),
    remainingAmount: units(600),
  });
  expect(await purses()).toEqual({ cash: units(75.12), frozen: units(600) });
  const done = await receiveAllInstalments(context, { withdrawalId });
  expect(done).toMatchObject({ status: "CONFIRMED", remainingAmount: 0n, nextActor: "nobody" });
  expect(done.steps.map(({ kind, by, allocation }) => [kind, by, allocation])).toEqual([
    ["requested", "player", null],
    ["approved", "staff", null],
    ["paying", "staff", null],
    ["paid", "staff", 1],
    ["paid", "staff", 2],
    ["received", "player", 1],
    ["received", "player", 2],
    ["confirmed", "system", null],
  ]);
  expect(await purses()).toEqual({ cash: units(75.12), frozen: 0n });
  expect(await cash()).toBe("75.12");
  expect(await messageKinds()).toEqual(["withdrawalApproved", "withdrawalPaid", "withdrawalPaid"]);
  const clearing = { merchant: merchant.code, owner: "house", kind: "clearing" } as const;
  expect(await balanceOf(store.db, clearing)).toBe(-units(75.12));
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test("received twice, and by many at once, is received once", async () => {
  const { pay, received, purses } = await approved();
  await pay(900, 600);
  const answers = await Promise.all(Array.from({ length: 8 }, () => received(1)));
  for (const answer of answers) expect(answer.receivedAmount).toBe(units(900));
  expect(await purses()).toEqual({ cash: units(75.12), frozen: units(600) });
});

test("parts may be paid one after the other, and never more than is left", async () => {
  const { pay, look, received, context, withdrawalId } = await approved();
  await expect(pay(900, 600.01)).rejects.toMatchObject({ code: "parts_sum" });
  expect(await pay(900)).toBe("PARTIALLY_PAID");
  expect(await look()).toMatchObject({ nextActor: "player", canConfirmAll: false });
  const unpaid = { code: "withdrawal_unpaid_part" };
  await expect(receiveAllInstalments(context, { withdrawalId })).rejects.toMatchObject(unpaid);
  await received(1);
  expect(await look()).toMatchObject({ status: "PARTIALLY_PAID", nextActor: "staff" });
  await expect(pay(600.01)).rejects.toMatchObject({ code: "parts_sum" });
  expect(await pay()).toBe("PAID");
  expect(await look()).toMatchObject({ nextActor: "player", canConfirmAll: true });
  expect((await receiveAllInstalments(context, { withdrawalId })).canConfirmAll).toBe(false);
  await expect(pay(1)).rejects.toMatchObject({ code: "withdrawal_state" });
});

test("what did not come is shown with a picture, and staff decide", async () => {
  const { pay, missed, judge, look, purses, inMine, withdrawalId, messageKinds } = await approved();
  await pay(900, 600);
  const disputed = await missed(1);
  expect(disputed.allocations[0]).toMatchObject({ status: "DISPUTED", canConfirm: false });
  expect(disputed.allocations[0]?.receiptDueAt).toBeNull();
  expect(await missed(1)).toEqual(disputed);
  const proofs = await inMine((tx) =>
    tx.select().from(withdrawalProofs).where(eq(withdrawalProofs.withdrawalId, withdrawalId)),
  );
  expect(proofs).toMatchObject([{ part: 1, comment: "No llegó.", contentType: "image/png" }]);
  await judge(1, "payAgain");
  expect((await look()).allocations[0]).toMatchObject({ canConfirm: true });
  await missed(1);
  await judge(1, "force");
  await missed(2);
  await judge(2, "settle");
  const done = await look();
  expect(done).toMatchObject({ status: "CONFIRMED", nextActor: "nobody" });
  expect(done.allocations.map(({ isForced }) => isForced)).toEqual([true, false]);
  expect(await purses()).toEqual({ cash: units(75.12), frozen: 0n });
  expect(await messageKinds()).toContain("withdrawalForced");
});

test.each([
  [{ proof: "" }, "proof_required", "proof"],
  [{ proof: Buffer.from("no picture").toString("base64") }, "image_type", "proof"],
  [{ comment: "a".repeat(141) }, "input_long", "comment"],
])("%o is no proof", async (more, code, field) => {
  const { pay, missed, look } = await approved();
  await pay(1_500);
  await expect(missed(1, more)).rejects.toMatchObject({ code, field });
  expect((await look()).allocations).toMatchObject([{ status: "PROOF_SUBMITTED" }]);
});

test("a payment that is over is no longer disputed or judged", async () => {
  const { pay, received, missed, judge } = await approved();
  await pay(1_500);
  await received(1);
  const closed = { code: "allocation_closed" };
  await expect(missed(1)).rejects.toMatchObject(closed);
  for (const judgement of ["settle", "force", "payAgain", "verify"] as const) {
    await expect(judge(1, judgement)).rejects.toMatchObject(closed);
  }
});

test("where both must say so, neither alone settles", async () => {
  const { pay, received, judge, purses } = await approved({ settlePolicy: "BOTH" });
  await pay(900, 600);
  expect((await received(1)).allocations[0]?.status).toBe("RECEIVER_CONFIRMED");
  await judge(2, "verify");
  expect(await purses()).toMatchObject({ frozen: units(1_500) });
  await judge(1, "verify");
  expect(await received(2)).toMatchObject({ status: "CONFIRMED" });
});

test("a refusal gives the money back, with its reason", async () => {
  const { ask, staff, merchant, purses, context, messageKinds } = await freshPayee();
  const { withdrawalId, reference } = await ask(400);
  const named = { merchant: merchant.code, reference, reason: "account_details" };
  await expect(rejectWithdrawal(staff(), { ...named, reason: "mood" })).rejects.toMatchObject({
    code: "unknown_reason",
  });
  await rejectWithdrawal(staff(), named);
  expect(await getWithdrawal(context, { withdrawalId })).toMatchObject({
    status: "REJECTED",
    reason: "account_details",
    remainingAmount: 0n,
  });
  await expect(rejectWithdrawal(staff(), named)).rejects.toMatchObject({
    code: "withdrawal_state",
  });
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
  expect(await messageKinds()).toEqual(["withdrawalRejected"]);
});

test("what cannot be paid fails and comes back, but not once something has left", async () => {
  const { staff, named, purses, pay } = await approved();
  await failWithdrawal(staff(), { ...named, reason: "bank_refused" });
  expect(await purses()).toEqual({ cash: units(1_575.12), frozen: 0n });
  await expect(pay(1_500)).rejects.toMatchObject({ code: "withdrawal_state" });
  const other = await approved();
  await other.pay(900);
  const failing = failWithdrawal(other.staff(), { ...other.named, reason: "bank_refused" });
  await expect(failing).rejects.toMatchObject({ code: "withdrawal_state" });
});

test("from the limit on, two of the staff must say yes", async () => {
  const settings = { withdrawals: { fourEyesFrom: "400.00" } };
  const { ask, staff, merchant, context } = await freshPayee({ settings });
  const { reference, withdrawalId } = await ask(400);
  const named = { merchant: merchant.code, reference };
  expect(await approveWithdrawal(staff("eva"), named)).toMatchObject({ status: "RISK_REVIEW" });
  await expect(approveWithdrawal(staff("eva"), named)).rejects.toMatchObject({
    code: "second_pair_of_eyes",
  });
  expect(await approveWithdrawal(staff("luis"), named)).toMatchObject({ status: "APPROVED" });
  const { steps } = await getWithdrawal(context, { withdrawalId });
  expect(steps.map(({ kind }) => kind)).toEqual(["requested", "review", "approved"]);
  const small = await ask(399.99);
  const other = { merchant: merchant.code, reference: small.reference };
  expect(await approveWithdrawal(staff("eva"), other)).toMatchObject({ status: "APPROVED" });
});

test("a refusal ends the approval that waits for a second person", async () => {
  const settings = { withdrawals: { fourEyesFrom: "400.00" } };
  const { ask, staff, merchant } = await freshPayee({ settings });
  const { reference } = await ask(400);
  const named = { merchant: merchant.code, reference };
  await approveWithdrawal(staff("eva"), named);
  const listed = () => listApprovals(staff(), merchant.code, { all: true });
  expect(await listed()).toMatchObject([{ subject: reference, state: "WAITING" }]);
  await rejectWithdrawal(staff("luis"), { ...named, reason: "rules_broken" });
  expect(await listed()).toMatchObject([{ state: "REFUSED", decidedBy: "luis" }]);
});

test("steps stay as they were written, and a reference is one merchant's", async () => {
  const { inMine, named, staff } = await approved();
  const rewrite = inMine((tx) => tx.update(withdrawalSteps).set({ kind: "paid" }));
  await expect(rewrite).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  });
  const elsewhere = await freshPayee();
  const asked = rejectWithdrawal(staff(), {
    ...named,
    merchant: elsewhere.merchant.code,
    reason: "rules_broken",
  });
  await expect(asked).rejects.toMatchObject({ code: "withdrawal_not_found" });
});
