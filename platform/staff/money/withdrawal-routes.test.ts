import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import {
  freshPayee,
  HOLDER,
  NUMBER,
  units,
} from "../../../tests/under-test/withdrawals-under-test.ts";
import { approvalDecide } from "../../contract/staff/approvals.ts";
import {
  staffWithdrawalApprove,
  staffWithdrawalBlock,
  staffWithdrawalFail,
  staffWithdrawalJudge,
  staffWithdrawalList,
  staffWithdrawalLost,
  staffWithdrawalPay,
  staffWithdrawalReject,
  staffWithdrawalResolve,
  staffWithdrawalReturnRest,
  staffWithdrawalShow,
} from "../../contract/staff/withdrawals.ts";
import { send } from "../../contract/wire/send.ts";
import { getWithdrawal } from "../../money/withdrawals/get-withdrawal.ts";
import { disputeInstalment } from "../../money/withdrawals/payments/dispute-instalment.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawalPayments } from "../../store/schema/withdrawal.ts";

const GATEWAY = { gateways: { mockpay: "http://mockpay.test" } };

/** Two people of finance, and a member with 1,000.00 who asks for 400.00. */
async function desk(settings: Record<string, unknown> = {}) {
  const payee = await freshPayee({ settings });
  const { withdrawalId, reference } = await payee.ask(400);
  const { merchant, clock, context } = payee;
  const { hired } = await officeUnderTest({ merchant, clock, secrets: context.secrets });
  const { as } = await hired("finance");
  const { as: other } = await hired("finance", { name: "otra" });
  const approve = () => send(as, staffWithdrawalApprove, { reference });
  const pay = (part: bigint[] = [], through: "hand" | "mockpay" = "hand") =>
    send(as, staffWithdrawalPay, { reference, part, through });
  const look = () => getWithdrawal(context, { withdrawalId });
  /** The member says that a part did not arrive, with a picture. */
  const missed = async (part: number) => {
    const { allocations } = await look();
    const black = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123" } });
    const proof = (await black.png().toBuffer()).toString("base64");
    const allocationId = allocations[part - 1]!.id;
    await disputeInstalment(context, { withdrawalId, allocationId, comment: "No llegó.", proof });
  };
  return { ...payee, withdrawalId, reference, as, other, approve, pay, look, missed };
}

test("finance lists, approves and pays in parts, and reads where to", async () => {
  const { as, approve, pay, reference, clock, member } = await desk();
  expect(await send(as, staffWithdrawalList, { all: "no" })).toEqual([
    {
      ...{ reference, at: clock.now().getTime(), status: "REQUESTED", amount: units(400) },
      ...{ account: member.username, isUnclear: false },
    },
  ]);
  expect(await approve()).toEqual({ status: "APPROVED", outcome: "done", approval: null });
  expect(await pay([units(250), units(150)])).toEqual({ status: "PAID" });
  expect(await send(as, staffWithdrawalShow, { reference })).toMatchObject({
    ...{ reference, status: "PAID", amount: units(400), currency: "MXN" },
    ...{ account: member.username, holder: HOLDER, number: NUMBER, kind: "clabe" },
    parts: [
      { part: 1, amount: units(250), isForced: false },
      { part: 2, amount: units(150), isForced: false },
    ],
    ...{ payments: [], proofs: [], pictures: [] },
  });
});

test("a large one waits for the person who says yes to its request", async () => {
  const { other, approve, reference, look, as } = await desk({
    withdrawals: { fourEyesFrom: "400.00" },
  });
  const asked = await approve();
  expect(asked).toMatchObject({ status: "RISK_REVIEW", outcome: "waiting" });
  const own = send(as, approvalDecide, { id: asked.approval!, answer: "yes" });
  await expect(own).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  await send(other, approvalDecide, { id: asked.approval!, answer: "yes" });
  expect(await look()).toMatchObject({ status: "APPROVED", reference });
});

test("it is rejected or has failed with a reason, and the money is back", async () => {
  const { as, ask, reference, purses, clock } = await desk();
  await send(as, staffWithdrawalReject, { reference, reason: "rules_broken" });
  clock.advance(1_000);
  const second = await ask(300);
  await send(as, staffWithdrawalApprove, { reference: second.reference });
  const failed = { reference: second.reference, reason: "bank_refused" as const };
  await send(as, staffWithdrawalFail, failed);
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
  const all = await send(as, staffWithdrawalList, { all: "yes" });
  expect(all.map(({ status }) => status)).toEqual(["REJECTED", "FAILED"]);
});

test("what a member misses is judged by the words of the terminal, with the picture", async () => {
  const { as, approve, pay, missed, reference, look } = await desk(GATEWAY);
  await approve();
  await pay([units(100), units(100), units(100), units(100)]);
  const judge = (
    judgement: "verify" | "settle" | "pay-again" | "send-again" | "force",
    part: number,
  ) => send(as, staffWithdrawalJudge, { judgement, reference, part });
  for (const part of [1, 2, 3, 4]) await missed(part);
  const { proofs, pictures } = await send(as, staffWithdrawalShow, { reference });
  const name = `${reference}-1-1.png`;
  expect(proofs[0]).toEqual({ part: 1, attempt: 1, comment: "No llegó.", picture: name });
  const picture = pictures.find((one) => one.name === name);
  const { format } = await sharp(Buffer.from(picture!.content, "base64")).metadata();
  expect(format).toBe("png");
  expect(await judge("settle", 1)).toEqual({ status: "PAID" });
  await judge("pay-again", 2);
  await judge("force", 3);
  await judge("send-again", 4);
  const { allocations } = await look();
  expect(allocations.map(({ status }) => status)).toEqual([
    ...["SETTLED", "PROOF_SUBMITTED", "SETTLED", "ASSIGNED"],
  ]);
  await judge("verify", 2);
  expect((await look()).allocations[1]).toMatchObject({ status: "ADMIN_VERIFIED" });
});

test.each([
  ["left", "PAID"],
  ["refused", "PAYING"],
] as const)("a payment without an answer has %s", async (finding, status) => {
  const { as, approve, pay, reference, inMine, merchant, withdrawalId, clock } =
    await desk(GATEWAY);
  await approve();
  await pay([], "mockpay");
  const resolve = () => send(as, staffWithdrawalResolve, { finding, reference, part: 1 });
  await expect(resolve()).rejects.toMatchObject({ code: "payment_not_flagged" });
  const own = and(
    eq(withdrawalPayments.merchant, merchant.code),
    eq(withdrawalPayments.withdrawalId, withdrawalId),
  );
  await inMine((tx) =>
    tx.update(withdrawalPayments).set({ flaggedAt: clock.now(), dueAt: clock.now() }).where(own),
  );
  expect(await send(as, staffWithdrawalList, { all: "no" })).toMatchObject([{ isUnclear: true }]);
  const { payments } = await send(as, staffWithdrawalShow, { reference });
  expect(payments).toMatchObject([{ part: 1, attempt: 1, gateway: "mockpay", isUnclear: true }]);
  expect(await resolve()).toEqual({ status });
});

test("a lost payment goes back once a second person says yes, and the rest too", async () => {
  const { as, other, approve, pay, reference, purses } = await desk();
  await approve();
  await pay([units(250)]);
  const lost = { reference, part: 1, way: "back" as const };
  const asked = await send(as, staffWithdrawalLost, lost);
  expect(asked).toMatchObject({ outcome: "waiting" });
  await send(other, approvalDecide, { id: asked.approval!, answer: "yes" });
  expect(await purses()).toEqual({ cash: units(850), frozen: units(150) });
  expect(await send(as, staffWithdrawalReturnRest, { reference })).toEqual({ status: "FAILED" });
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
});

test("a member's withdrawals are blocked and allowed again", async () => {
  const { as, member, inMine, ask } = await desk();
  const { username } = member;
  const blocked = async () => {
    const [row] = await inMine((tx) => tx.select().from(members).where(eq(members.id, member.id)));
    return row!.withdrawalsBlockedAt !== null;
  };
  await send(as, staffWithdrawalBlock, { act: "block", username });
  expect(await blocked()).toBe(true);
  await expect(ask(10)).rejects.toMatchObject({ code: "withdrawals_blocked" });
  await send(as, staffWithdrawalBlock, { act: "unblock", username });
  expect(await blocked()).toBe(false);
});

test("a wrong input is refused at its field", async () => {
  const { as, approve, pay, reference } = await desk();
  const refusal = (field: string) => ({ code: "invalid_input", field });
  const reason = "because" as "rules_broken";
  const rejected = send(as, staffWithdrawalReject, { reference, reason });
  await expect(rejected).rejects.toMatchObject(refusal("reason"));
  const part = send(as, staffWithdrawalLost, { reference, part: 0, way: "back" });
  await expect(part).rejects.toMatchObject(refusal("part"));
  const way = send(as, staffWithdrawalLost, { reference, part: 1, way: "up" as "back" });
  await expect(way).rejects.toMatchObject(refusal("way"));
  await approve();
  const through = pay([], "mockpay");
  await expect(through).rejects.toMatchObject({ code: "unknown_gateway", field: "through" });
  for (const amount of [0n, -units(1), units(400.01)]) {
    await expect(pay([amount])).rejects.toMatchObject({ code: "parts_sum" });
  }
  await expect(
    send(as, staffWithdrawalJudge, { judgement: "settle", reference, part: 9 }),
  ).rejects.toMatchObject({ code: "unknown_part", field: "part" });
});
