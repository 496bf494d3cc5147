import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { random, SECRETS } from "../../../../tests/under-test/platform-under-test.ts";
import { depositOne, depositSlip } from "../../../contract/money/cashier.ts";
import { send } from "../../../contract/wire/send.ts";
import { approve } from "../../approvals/decide-approval.ts";
import type { StaffContext } from "../../staff-context.ts";
import { creditByHand } from "./credit-by-hand.ts";
import { approveDeposit, askForSlip, rejectDeposit } from "./decide-deposit.ts";
import { listDepositRequests } from "./list-deposit-requests.ts";
import { readDepositRequest } from "./read-deposit-request.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
let slip: string;

beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
  slip = (await picture.jpeg().toBuffer()).toString("base64");
});

/** A member with a waiting transfer, and a member of staff. */
async function transferred(amount = 500) {
  const cashier = await cashierUnderTest();
  const { under, member } = cashier;
  const { deposit } = await cashier.deposit(units(amount), "key-spei-1", "SPEI");
  const { depositId } = deposit;
  const merchant = under.merchant.code;
  const staff = (name = "eva"): StaffContext => ({
    ...{ store: storeOf, clock: under.clock, random, secrets: SECRETS, staff: name, staffId: name },
  });
  const storeOf = await testStore();
  return {
    ...cashier,
    open: cashier.deposit,
    deposit,
    merchant,
    staff,
    named: { merchant, reference: deposit.reference },
    showSlip: () => send(member, depositSlip, { depositId, slip }),
    look: () => send(member, depositOne, { depositId }),
  };
}

test("a transfer says where to, how much and with which six digits", async () => {
  const { deposit } = await transferred();
  expect(deposit).toMatchObject({ status: "WAITING_PAYMENT", nextActor: "player" });
  expect(deposit.payment).toMatchObject({
    kind: "bank",
    bank: { bank: "Banco Demo", account: "032180000118359719" },
    note: expect.stringMatching(/^\d{6}$/),
  });
  expect(deposit.canSendSlip).toBe(true);
});

test("from the slip to the balance, once", async () => {
  const { showSlip, look, staff, named, merchant, state, deposit } = await transferred();
  expect(await showSlip()).toMatchObject({ status: "SLIP_SUBMITTED", nextActor: "staff" });
  await expect(showSlip()).rejects.toMatchObject({ code: "slip_not_needed" });
  const [waiting] = await listDepositRequests(staff(), merchant);
  expect(waiting).toMatchObject({ username: "pagadora1", row: { reference: named.reference } });
  const note = { merchant, reference: deposit.payment?.note ?? "", takesUp: true };
  const { slips } = await readDepositRequest(staff(), note);
  expect(slips).toMatchObject([{ contentType: "image/jpeg", width: 8 }]);
  expect(await look()).toMatchObject({ status: "REVIEW" });
  const both = [1, 2].map(() => approveDeposit(staff(), { ...named, amount: null }));
  const settled = await Promise.allSettled(both);
  expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const done = { status: "CREDITED", balance: units(500), news: ["depositCredited"] };
  expect(await state(deposit.depositId)).toEqual(done);
  const { steps } = await look();
  expect(steps.map(({ kind, by }) => [kind, by])).toEqual([
    ["opened", "player"],
    ["slip", "player"],
    ["review", "staff"],
    ["credited", "staff"],
  ]);
});

test("another sum is credited as received, within the method's limits", async () => {
  const { showSlip, look, staff, named } = await transferred();
  await showSlip();
  const few = approveDeposit(staff(), { ...named, amount: units(99) });
  await expect(few).rejects.toMatchObject({ code: "amount_out_of_range" });
  expect(await approveDeposit(staff(), { ...named, amount: units(480) })).toBe(units(480));
  expect(await look()).toMatchObject({ status: "CREDITED", amount: units(480) });
});

test("an unreadable slip is requested again, and a refusal is final", async () => {
  const { showSlip, look, staff, named, state, deposit, under } = await transferred();
  await showSlip();
  under.clock.advance(600_000);
  await askForSlip(staff(), { ...named, reason: "slip_unreadable" });
  const asked = await look();
  expect(asked).toMatchObject({ status: "WAITING_PAYMENT", reason: "slip_unreadable" });
  expect(asked.expiresAt - under.clock.now().getTime()).toBe(24 * 3_600_000);
  expect(await showSlip()).toMatchObject({ status: "SLIP_SUBMITTED", reason: "" });
  const vague = rejectDeposit(staff(), { ...named, reason: "mood" });
  await expect(vague).rejects.toMatchObject({ code: "unknown_reason" });
  await rejectDeposit(staff(), { ...named, reason: "not_received" });
  const again = approveDeposit(staff(), { ...named, amount: null });
  await expect(again).rejects.toMatchObject({ code: "deposit_state" });
  expect(await state(deposit.depositId)).toMatchObject({ status: "FAILED", balance: 0n });
  expect(await look()).toMatchObject({ reason: "not_received", nextActor: "nobody" });
});

test("staff cannot decide a pending card deposit", async () => {
  const { staff, merchant, open } = await transferred();
  const { deposit } = await open(units(100), "key-card-1", "CARD");
  const input = { merchant, reference: deposit.reference, amount: null };
  await expect(approveDeposit(staff(), input)).rejects.toMatchObject({ code: "deposit_state" });
});

test("a credit by hand waits for a second person from the limit on, and is a deposit in the record", async () => {
  const { staff, merchant, state, deposit } = await transferred();
  const credit = (amount: number, key = `key-${amount}`) =>
    creditByHand(staff(), { merchant, account: "pagadora1", amount: units(amount), key });
  expect(await credit(19_999.99)).toMatchObject({ outcome: "done" });
  const asked = await credit(20_000);
  if (asked.approval === null) throw new Error(asked.outcome);
  const balance = async () => (await state(deposit.depositId)).balance;
  expect(await balance()).toBe(units(19_999.99));
  const yes = { merchant, id: asked.approval };
  await expect(approve(staff(), yes)).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  await approve(staff("leo"), yes);
  expect(await balance()).toBe(units(39_999.99));
  await expect(approve(staff("leo"), yes)).rejects.toMatchObject({
    code: "approval_over",
  });
  const nobody = { merchant, account: "nobody", amount: units(20_000), key: "key-of-nobody" };
  const unknown = creditByHand(staff(), nobody);
  await expect(unknown).rejects.toMatchObject({ code: "unknown_member" });
});
