import sharp from "sharp";
import { expect, test } from "vitest";
import { sweepPayments } from "#platform/jobs/sweeps/sweep-payments.ts";
import { getWithdrawal } from "#platform/money/withdrawals/get-withdrawal.ts";
import { disputeInstalment } from "#platform/money/withdrawals/payments/dispute-instalment.ts";
import { approveWithdrawal } from "#platform/staff/money/decide-withdrawal.ts";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { serveMerchant } from "./demo-clerk.ts";

async function asked(settings: Record<string, unknown> = {}, gateways = {}) {
  const payee = await freshPayee({ settings: { withdrawals: settings, gateways } });
  const { withdrawalId } = await payee.ask(400);
  const look = () => getWithdrawal(payee.context, { withdrawalId });
  return {
    ...payee,
    look,
    withdrawalId,
    after: async (seconds: number) => {
      payee.clock.advance(seconds * 1_000);
      await serveMerchant(payee.context, payee.merchant.code);
      return (await look()).status;
    },
  };
}

test("approves after twenty seconds, and pays in one part five seconds later", async () => {
  const { after, look } = await asked();
  expect(await after(19)).toBe("REQUESTED");
  expect(await after(1)).toBe("APPROVED");
  expect(await after(4)).toBe("APPROVED");
  expect(await after(1)).toBe("PAID");
  expect((await look()).allocations).toMatchObject([{ number: 1, canConfirm: true }]);
});

test("says yes twice to a large amount", async () => {
  const { after } = await asked({ fourEyesFrom: "400.00" });
  expect(await after(20)).toBe("RISK_REVIEW");
  expect(await after(5)).toBe("APPROVED");
});

test("leaves to a person what the person has begun", async () => {
  const { after, context, merchant, look } = await asked();
  const { reference } = await look();
  const eva = { ...context, staff: "eva", staffId: "eva" };
  await approveWithdrawal(eva, { merchant: merchant.code, reference });
  expect(await after(600)).toBe("APPROVED");
});

test("pays again what did not come, and counts it the second time", async () => {
  const { after, look, context, withdrawalId } = await asked();
  await after(20);
  await after(5);
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
  const proof = (await picture.png().toBuffer()).toString("base64");
  const miss = async () => {
    const allocationId = (await look()).allocations[0]?.id ?? "";
    await disputeInstalment(context, { withdrawalId, allocationId, comment: "", proof });
  };
  await miss();
  expect(await after(5)).toBe("PAID");
  expect((await look()).allocations).toMatchObject([{ status: "PROOF_SUBMITTED" }]);
  await miss();
  expect(await after(5)).toBe("CONFIRMED");
  expect((await look()).allocations).toMatchObject([{ isForced: true }]);
});

test("lets the gateway pay, gives back what it refuses, and calls it about what it leaves open", async () => {
  const gateways = { mockpay: "http://mockpay.test" };
  const answers = { REFUSED: { status: "FAILED" }, SILENT: {} };
  for (const answer of Object.values(answers)) {
    const { after, context, merchant, clock, purses } = await asked({}, gateways);
    await after(20);
    expect(await after(5)).toBe("PAYING");
    const outside = async (request: Request) => {
      const { reference, amount, currency } = await request.json().catch(() => ({}));
      return Response.json({ reference, amount, currency, ...answer });
    };
    const settled = { ...merchant, settings: { gateways } };
    for (const seconds of [0, 5, 30, 120, 600]) {
      clock.advance(seconds * 1_000);
      await sweepPayments({ ...context, merchant: settled, outside });
    }
    await after(5);
    expect(await after(5)).toBe("FAILED");
    expect(await purses()).toMatchObject({ frozen: 0n });
  }
});
