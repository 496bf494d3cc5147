import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import { freshPayee, HOLDER, NUMBER, units } from "#tests/under-test/withdrawals-under-test.ts";
import { createMockpay } from "#vendors/mockpay/create-mockpay.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { getWithdrawal } from "../../money/withdrawals/get-withdrawal.ts";
import { disputeInstalment } from "../../money/withdrawals/payments/dispute-instalment.ts";
import { receiveInstalment } from "../../money/withdrawals/payments/receive-instalment.ts";
import { approveWithdrawal, failWithdrawal } from "../../staff/money/decide-withdrawal.ts";
import { judgePayment } from "../../staff/money/judge-payment.ts";
import { listRequests } from "../../staff/money/list-requests.ts";
import { payWithdrawal } from "../../staff/money/pay-withdrawal.ts";
import { readRequest } from "../../staff/money/read-request.ts";
import { resolvePayment } from "../../staff/money/resolve-payment.ts";
import { openStore } from "../../store/open-store.ts";
import { withdrawalPayments } from "../../store/schema/withdrawal.ts";
import { sweepPayments } from "./sweep-payments.ts";

const SECOND = 1_000;
const ORIGIN = "http://mockpay.test";

/**
 * An approved withdrawal, MOCKPAY, and the connection to it, which a test may cut in either
 * direction.
 */
async function approved(amount = 400) {
  const settings = { gateways: { mockpay: ORIGIN } };
  const payee = await freshPayee({ settings });
  const { withdrawalId, reference } = await payee.ask(amount);
  const named = { merchant: payee.merchant.code, reference };
  await approveWithdrawal(payee.staff(), named);
  const line = { isUp: true, isAnswerLost: false, isSlow: false };
  const held: (() => void)[] = [];
  const heard: { method: string; path: string; body: unknown }[] = [];
  const pool = await emptyDatabase();
  const mockpay = createMockpay({
    pool,
    webhookUrl: "http://platform.test/webhooks",
    webhookFetch: () => new Response(),
    secret: "gateway-secret",
    origin: ORIGIN,
    clock: payee.clock,
    random: payee.context.random,
  });
  await mockpay.start();
  closeAtEnd(mockpay.close);
  const outside = async (request: Request) => {
    if (line.isSlow) await new Promise<void>((resolve) => held.push(resolve));
    if (!line.isUp) throw new Error("line is down");
    const body = await request.clone().text();
    const { pathname: path } = new URL(request.url);
    heard.push({ method: request.method, path, body: body ? JSON.parse(body) : null });
    const response = await mockpay.fetch(request);
    if (line.isAnswerLost) throw new Error("the answer was lost");
    return response;
  };
  const merchant = { ...payee.merchant, settings };
  const look = () => getWithdrawal(payee.context, { withdrawalId });
  return {
    ...payee,
    named,
    withdrawalId,
    line,
    held,
    heard,
    look,
    sweep: (store = payee.store) => sweepPayments({ ...payee.context, outside, merchant, store }),
    payThrough: () => payWithdrawal(payee.staff(), { ...named, amounts: [], through: "mockpay" }),
    resolve: (finding: "left" | "refused") =>
      resolvePayment(payee.staff(), { ...named, part: 1, finding }),
    kinds: async () => (await look()).steps.slice(2).map(({ kind, by }) => `${kind} ${by}`),
    /** How many payments the gateway has accepted. */
    taken: async () =>
      Number((await pool.query("select count(*) from mockpay.payouts")).rows[0].count),
    received: async () => {
      const { allocations } = await look();
      const { id = "" } = allocations.find(({ canConfirm }) => canConfirm) ?? {};
      return receiveInstalment(payee.context, { withdrawalId, allocationId: id });
    },
  };
}

test("a gateway gets the amount and destination of an approved withdrawal, and pays it once", async () => {
  const {
    payThrough,
    sweep,
    look,
    kinds,
    heard,
    taken,
    received,
    purses,
    store,
    named,
    messageKinds,
  } = await approved();
  expect(await payThrough()).toBe("PAYING");
  expect(await look()).toMatchObject({ status: "PAYING", nextActor: "bank" });
  expect(await sweep()).toEqual([]);
  expect(heard).toMatchObject([
    {
      path: "/payouts",
      body: { amount: "400.00", destination: { kind: "clabe", holder: HOLDER, number: NUMBER } },
    },
  ]);
  expect(await look()).toMatchObject({ status: "PAID", nextActor: "player" });
  expect(await kinds()).toEqual(["paying staff", "paid bank"]);
  expect(await messageKinds()).toEqual(["withdrawalApproved", "withdrawalPaid"]);
  await sweep();
  expect(await taken()).toBe(1);
  expect(await received()).toMatchObject({ status: "CONFIRMED" });
  expect(await purses()).toEqual({ cash: units(600), frozen: 0n });
  expect(await verifyLedger(store.db, named.merchant)).toEqual([]);
});

test("a payment whose answer was lost is asked about after five seconds, and never made twice", async () => {
  const { payThrough, sweep, look, line, clock, heard, taken } = await approved();
  await payThrough();
  line.isAnswerLost = true;
  await sweep();
  expect(await look()).toMatchObject({ status: "PAYING", nextActor: "bank" });
  line.isAnswerLost = false;
  clock.advance(5 * SECOND - 1);
  await sweep();
  expect(heard).toHaveLength(1);
  clock.advance(1);
  await sweep();
  expect(heard.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(await look()).toMatchObject({ status: "PAID" });
  expect(await taken()).toBe(1);
});

test("a gateway that does not know a payment is asked to pay it under the same reference", async () => {
  const { payThrough, sweep, look, line, clock, heard, taken } = await approved();
  await payThrough();
  line.isUp = false;
  await sweep();
  line.isUp = true;
  clock.advance(5 * SECOND);
  await sweep();
  expect(heard.map(({ method }) => method)).toEqual(["GET", "POST"]);
  expect(await look()).toMatchObject({ status: "PAID" });
  expect(await taken()).toBe(1);
});

test("unknown at first and refused later: staff pay it by hand, and nothing was paid before", async () => {
  const { payThrough, sweep, look, kinds, clock, staff, named, purses, received } =
    await approved(400.04);
  await payThrough();
  await sweep();
  clock.advance(5 * SECOND);
  await sweep();
  expect(await look()).toMatchObject({ status: "PAYING", nextActor: "bank" });
  clock.advance(30 * SECOND);
  await sweep();
  const refused = await look();
  expect(refused).toMatchObject({ status: "PAYING", nextActor: "staff" });
  expect(refused.steps.at(-1)).toMatchObject({ kind: "refused", reason: "bank_refused" });
  expect(await purses()).toMatchObject({ frozen: units(400.04) });
  expect(await payWithdrawal(staff(), { ...named, amounts: [] })).toBe("PAID");
  expect(await received()).toMatchObject({ status: "CONFIRMED", receivedAmount: units(400.04) });
  expect(await kinds()).toEqual([
    "paying staff",
    "refused bank",
    "paying staff",
    "paid staff",
    "received player",
    "confirmed system",
  ]);
});

test("what the bank refused may go again through the gateway, or back to the player's cash", async () => {
  const { payThrough, sweep, purses, heard, staff, named, look } = await approved(400.01);
  for (let times = 1; times <= 2; times += 1) {
    await payThrough();
    await sweep();
  }
  const references = heard.map(({ body }) => (body as { reference: string }).reference);
  expect(references.map((one) => one.split(".").slice(2).join("."))).toEqual(["1.1", "2.1"]);
  await failWithdrawal(staff(), { ...named, reason: "bank_refused" });
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
  expect(await look()).toMatchObject({ status: "FAILED", nextActor: "nobody" });
});

test("without a clear answer staff are called in the end, and nobody else may end it", async () => {
  const { payThrough, sweep, clock, kinds, resolve, look, staff, named, context, purses } =
    await approved(400.05);
  await payThrough();
  await sweep();
  for (const seconds of [5, 30, 120]) {
    clock.advance(seconds * SECOND);
    await sweep();
  }
  const isListedUnclear = async () =>
    (await listRequests(staff(), named.merchant)).map(({ isUnclear }) => isUnclear);
  expect(await isListedUnclear()).toEqual([false]);
  await expect(resolve("left")).rejects.toMatchObject({ code: "payment_not_flagged" });
  const failing = failWithdrawal(staff(), { ...named, reason: "bank_refused" });
  await expect(failing).rejects.toMatchObject({ code: "withdrawal_state" });
  await expect(payWithdrawal(staff(), { ...named, amounts: [] })).rejects.toMatchObject({
    code: "parts_sum",
  });
  clock.advance(600 * SECOND);
  await sweep();
  clock.advance(600 * SECOND);
  await sweep();
  expect(await kinds()).toEqual(["paying staff", "asking system"]);
  const { payments } = await readRequest(
    { ...staff(), secrets: context.secrets },
    named.merchant,
    named.reference,
  );
  expect(payments).toMatchObject([{ asked: 6, status: "OPEN" }]);
  expect(payments[0]?.dueAt).toEqual(new Date(clock.now().getTime() + 600 * SECOND));
  expect(await isListedUnclear()).toEqual([true]);
  expect(await resolve("left")).toBe("PAID");
  expect(await isListedUnclear()).toEqual([false]);
  await expect(resolve("refused")).rejects.toMatchObject({ code: "payment_not_flagged" });
  clock.advance(3_600 * SECOND);
  await sweep();
  expect(await look()).toMatchObject({ status: "PAID" });
  expect(await purses()).toMatchObject({ frozen: units(400.05) });
});

test("staff do not call lost what the gateway is being asked for at this moment", async () => {
  const { payThrough, sweep, clock, resolve, line, held, heard } = await approved(400);
  line.isUp = false;
  await payThrough();
  await sweep();
  for (const seconds of [5, 30, 120, 600]) {
    clock.advance(seconds * SECOND);
    await sweep();
  }
  Object.assign(line, { isUp: true, isSlow: true });
  clock.advance(600 * SECOND);
  const asking = sweep();
  await expect.poll(() => held.length).toBe(1);
  await expect(resolve("refused")).rejects.toMatchObject({ code: "payment_asked_now" });
  line.isSlow = false;
  held.shift()?.();
  await asking;
  expect(heard.map(({ method }) => method)).toEqual(["GET", "POST"]);
  await expect(resolve("refused")).rejects.toMatchObject({ code: "payment_not_flagged" });
});

test("staff wait for a job that is just taking the payment, and do not call it lost either", async () => {
  const { payThrough, sweep, clock, resolve, line, inMine, merchant } = await approved(400);
  line.isUp = false;
  await payThrough();
  for (const seconds of [0, 5, 30, 120, 600, 600]) {
    clock.advance(seconds * SECOND);
    await sweep();
  }
  clock.advance(600 * SECOND);
  const { resolving } = await inMine(async (tx) => {
    const dueAt = new Date(clock.now().getTime() + 60 * SECOND);
    const own = eq(withdrawalPayments.merchant, merchant.code);
    await tx.update(withdrawalPayments).set({ dueAt }).where(own);
    const resolving = resolve("refused").catch((error: unknown) => error);
    await expect.poll(() => isWaitedFor(tx)).toBe(true);
    return { resolving };
  });
  expect(await resolving).toMatchObject({ code: "payment_asked_now" });
});

test("eight instances at once ask once; one that died is followed a minute later", async () => {
  const { payThrough, sweep, store, taken, heard, look, clock } = await approved();
  await payThrough();
  const dying = { ...store, inMerchant: diesAfter(store, 2) };
  expect(await sweep(dying)).toHaveLength(1);
  expect(heard).toHaveLength(1);
  expect(await look()).toMatchObject({ status: "PAYING" });
  clock.advance(59 * SECOND);
  await sweep();
  expect(heard).toHaveLength(1);
  clock.advance(1 * SECOND);
  const others = await Promise.all(Array.from({ length: 4 }, () => otherStore(store)));
  await Promise.all([...others, ...others].map((other) => sweep(other)));
  await Promise.all(others.map((other) => other.close()));
  expect(heard.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(await taken()).toBe(1);
  const { status, allocations } = await look();
  expect([status, allocations.length]).toEqual(["PAID", 1]);
});

test("an answer that comes after another instance had its own changes nothing", async () => {
  const { payThrough, sweep, line, held, clock, kinds, received } = await approved();
  await payThrough();
  line.isSlow = true;
  const slow = sweep();
  await expect.poll(() => held.length).toBe(1);
  line.isSlow = false;
  clock.advance(60 * SECOND);
  expect(await sweep()).toEqual([]);
  await received();
  for (const answer of held) answer();
  expect(await slow).toEqual([]);
  expect(await kinds()).toEqual([
    "paying staff",
    "paid bank",
    "received player",
    "confirmed system",
  ]);
});

test("a payment that a player misses is sent again under a reference of its own", async () => {
  const { payThrough, sweep, look, context, withdrawalId, staff, named, heard, taken } =
    await approved();
  await payThrough();
  await sweep();
  const allocationId = (await look()).allocations[0]?.id ?? "";
  const proof = PICTURE;
  await disputeInstalment(context, { withdrawalId, allocationId, comment: "", proof });
  const judged = { ...named, part: 1, judgement: "sendAgain" } as const;
  expect(await judgePayment(staff(), judged)).toBe("PAYING");
  await expect(judgePayment(staff(), judged)).rejects.toMatchObject({ code: "allocation_closed" });
  await sweep();
  expect(await look()).toMatchObject({ status: "PAID", nextActor: "player" });
  const references = heard.map(({ body }) => (body as { reference: string }).reference);
  expect(references.map((one) => one.split(".").slice(2).join("."))).toEqual(["1.1", "1.2"]);
  expect(await taken()).toBe(2);
});

test("a merchant without the gateway pays through none", async () => {
  const { ask, staff, merchant } = await freshPayee();
  const { reference } = await ask(400);
  const named = { merchant: merchant.code, reference };
  await approveWithdrawal(staff(), named);
  const paying = payWithdrawal(staff(), { ...named, amounts: [], through: "mockpay" });
  await expect(paying).rejects.toMatchObject({ code: "unknown_gateway" });
});

/** A 1 × 1 PNG. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

type Store = Awaited<ReturnType<typeof openStore>>;

/** Lets so many transactions pass and none afterwards, like a killed process. */
function diesAfter(store: Store, transactions: number): Store["inMerchant"] {
  let left = transactions;
  return (merchant, work) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error("killed")) : store.inMerchant(merchant, work);
  };
}

const otherStore = (store: Store) =>
  openStore({ url: String(store.pool.options.connectionString), poolSize: 2 });
