import sharp from "sharp";
import { expect, test } from "vitest";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { depositSlip } from "../../../contract/money/cashier.ts";
import { approvalDecide } from "../../../contract/staff/approvals.ts";
import {
  staffDepositApprove,
  staffDepositAsk,
  staffDepositCredit,
  staffDepositList,
  staffDepositReject,
  staffDepositShow,
} from "../../../contract/staff/deposits.ts";
import { send } from "../../../contract/wire/send.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));

/** Two cashiers, and a member with a transfer of 500.00 whose slip waits for them. */
async function desk() {
  const cashier = await cashierUnderTest();
  const { merchant, clock } = cashier.under;
  const { deposit } = await cashier.deposit(units(500), "key-spei-1", "SPEI");
  const white = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
  const slip = (await white.jpeg().toBuffer()).toString("base64");
  const sendSlip = () => send(cashier.member, depositSlip, { depositId: deposit.depositId, slip });
  await sendSlip();
  const { hired } = await officeUnderTest({ merchant, clock });
  const { as } = await hired("cashier");
  const { as: other } = await hired("cashier", { name: "otra" });
  const { as: auditor } = await hired("auditor");
  const { depositId, reference } = deposit;
  return { ...cashier, as, other, auditor, sendSlip, depositId, reference };
}

test("a cashier lists, reads and credits a transfer with what came", async () => {
  const { as, under, reference, state, depositId } = await desk();
  expect(await send(as, staffDepositList, { all: "no" })).toEqual([
    {
      ...{ reference, at: under.clock.now().getTime(), status: "SLIP_SUBMITTED" },
      ...{ amount: units(500), method: "SPEI", note: expect.stringMatching(/^\d{6}$/) },
      account: "pagadora1",
    },
  ]);
  const shown = await send(as, staffDepositShow, { reference });
  expect(shown).toMatchObject({
    ...{ reference, status: "REVIEW", amount: units(500), currency: "MXN", payeeName: null },
    slips: [{ name: `${reference}-1.jpg`, contentType: "image/jpeg" }],
  });
  expect(shown.steps.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    ...["opened player", "slip player", "review cashier"],
  ]);
  const { format, width } = await sharp(Buffer.from(shown.slips[0]!.content, "base64")).metadata();
  expect([format, width]).toEqual(["jpeg", 8]);
  const input = { reference, amount: units(480.5) };
  expect(await send(as, staffDepositApprove, input)).toEqual({ credited: units(480.5) });
  expect(await state(depositId)).toMatchObject({ status: "CREDITED", balance: units(480.5) });
  expect(await send(as, staffDepositList, { all: "no" })).toEqual([]);
  expect(await send(as, staffDepositList, { all: "yes" })).toMatchObject([{ status: "CREDITED" }]);
});

test("another slip is asked for, and a deposit ends with the reason that its player reads", async () => {
  const { as, sendSlip, reference, state, depositId } = await desk();
  await send(as, staffDepositAsk, { reference, reason: "slip_unreadable" });
  expect(await state(depositId)).toMatchObject({ status: "WAITING_PAYMENT" });
  await sendSlip();
  await send(as, staffDepositReject, { reference, reason: "not_received" });
  expect(await state(depositId)).toMatchObject({ status: "FAILED", balance: 0n });
});

test("a credit by hand is done at once, or waits for the person who says yes to its request", async () => {
  const { as, other, state, depositId } = await desk();
  const credit = (amount: number, key = `credit-${amount}`) =>
    send(as, staffDepositCredit, { user: "pagadora1", amount: units(amount) }, { key });
  expect(await credit(100)).toMatchObject({ outcome: "done", approval: null });
  const asked = await credit(20_000);
  expect(asked).toMatchObject({ outcome: "waiting", approval: expect.any(String) });
  expect(await state(depositId)).toMatchObject({ balance: units(100) });
  await send(other, approvalDecide, { id: asked.approval!, answer: "yes" });
  expect(await state(depositId)).toMatchObject({ balance: units(20_100) });
});

test("a credit by hand that is sent again counts once", async () => {
  const { as, other, state, depositId } = await desk();
  const credit = (amount: number, key: string, by = as) =>
    send(by, staffDepositCredit, { user: "pagadora1", amount: units(amount) }, { key });
  const first = await credit(100, "credit-one");
  expect(await credit(100, "credit-one")).toEqual(first);
  const large = await credit(20_000, "credit-two");
  expect(await credit(20_000, "credit-two")).toEqual(large);
  await send(other, approvalDecide, { id: large.approval!, answer: "yes" });
  expect(await credit(20_000, "credit-two")).toEqual({ ...large, outcome: "done", approval: null });
  expect(await state(depositId)).toMatchObject({ balance: units(20_100) });
  await expect(credit(200, "credit-one")).rejects.toMatchObject({ code: "key_reused" });
  await expect(credit(200, "")).rejects.toMatchObject({ code: "key_required" });
  const refused = await credit(30_000, "credit-three");
  await send(other, approvalDecide, { id: refused.approval!, answer: "no" });
  await expect(credit(30_000, "credit-three")).rejects.toMatchObject({ code: "approval_over" });
  // Another person's key is another request.
  await credit(100, "credit-one", other);
  expect(await state(depositId)).toMatchObject({ balance: units(20_200) });
});

test("a waiting deposit is in review once somebody reads it who may approve it", async () => {
  const { auditor, as, reference, state, depositId } = await desk();
  expect(await send(auditor, staffDepositShow, { reference })).toMatchObject({ reference });
  expect(await state(depositId)).toMatchObject({ status: "SLIP_SUBMITTED" });
  await send(as, staffDepositShow, { reference });
  expect(await state(depositId)).toMatchObject({ status: "REVIEW" });
});

test("a wrong input is refused at its field", async () => {
  const { as, reference } = await desk();
  const wrong = { reference, reason: "because" as "not_received" };
  const input = { code: "invalid_input" };
  await expect(send(as, staffDepositReject, wrong)).rejects.toMatchObject({
    ...input,
    field: "reason",
  });
  await expect(send(as, staffDepositAsk, wrong)).rejects.toMatchObject({
    ...input,
    field: "reason",
  });
  const nothing = send(as, staffDepositShow, { reference: "" });
  await expect(nothing).rejects.toMatchObject({ ...input, field: "reference" });
  for (const amount of [0n, -units(1), units(99_999_999)]) {
    const outside = { code: "amount_out_of_range", field: "amount" };
    const approved = send(as, staffDepositApprove, { reference, amount });
    await expect(approved).rejects.toMatchObject(outside);
    const given = { user: "pagadora1", amount };
    const credited = send(as, staffDepositCredit, given, { key: "credit-wrong" });
    await expect(credited).rejects.toMatchObject(outside);
  }
});
