import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../tests/under-test/cashier-under-test.ts";
import {
  platformUnderTest,
  random,
  SECRETS,
} from "../../../tests/under-test/platform-under-test.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import {
  depositCancel,
  depositOne,
  depositOptions,
  deposits as depositsCall,
} from "../../contract/money/cashier.ts";
import { withdrawOptions } from "../../contract/money/withdrawals.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { send } from "../../contract/wire/send.ts";
import { sweepDeposits } from "../../jobs/sweeps/sweep-deposits.ts";
import { depositMethods } from "../../store/schema/cashier.ts";
import { members } from "../../store/schema/merchant.ts";
import { settleDeposit } from "./settling/settle-deposit.ts";

const P200 = 2_000_000n;
const MINUTE = 60_000;

test("pay credits once and notifies the member", async () => {
  const { deposit, press, state, member } = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await deposit(P200, "key-pay-1");
  expect(made.status).toBe("WAITING_PAYMENT");
  const page = await press(redirectUrl, "pay");
  expect(page.status).toBe(303);
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await state(made.depositId)).toEqual(done);
  await press(redirectUrl, "fail");
  expect(await state(made.depositId)).toEqual(done);
  const { lots, withdrawable } = await send(member, withdrawOptions, {});
  expect(lots).toMatchObject([{ source: "deposit", amount: P200, required: P200, done: 0n }]);
  expect(withdrawable).toBe(0n);
});

test("fail credits nothing and notifies the member", async () => {
  const { deposit, press, state } = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await deposit(P200, "key-fail-1");
  await press(redirectUrl, "fail");
  const done = { status: "FAILED", balance: 0n, news: ["depositFailed"] };
  expect(await state(made.depositId)).toEqual(done);
});

test("two webhooks at once credit once", async () => {
  const { deposit, press, state, webhooks } = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await deposit(P200, "key-twice-1");
  await press(redirectUrl, "twice");
  expect(webhooks.map(({ status }) => status)).toEqual([200, 200]);
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await state(made.depositId)).toEqual(done);
});

test("a payment after expiry is still credited", async () => {
  const cashier = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await cashier.deposit(P200, "key-late-1");
  await cashier.press(redirectUrl, "late");
  expect((await cashier.state(made.depositId)).status).toBe("WAITING_PAYMENT");
  cashier.under.clock.advance(30 * MINUTE);
  await sweepDeposits(await sweepContext(cashier));
  expect(await cashier.state(made.depositId)).toMatchObject({ status: "EXPIRED", balance: 0n });
  cashier.under.clock.advance(5 * MINUTE);
  await sweepDeposits(await sweepContext(cashier));
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await cashier.state(made.depositId)).toEqual(done);
});

test("a lost webhook is found by asking the gateway", async () => {
  const cashier = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await cashier.deposit(P200, "key-lost-1");
  cashier.lines.isPlatformUp = false;
  await cashier.press(redirectUrl, "pay");
  expect((await cashier.state(made.depositId)).status).toBe("WAITING_PAYMENT");
  cashier.under.clock.advance(6 * MINUTE);
  const context = await sweepContext(cashier);
  await Promise.all([sweepDeposits(context), sweepDeposits(context)]);
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await cashier.state(made.depositId)).toEqual(done);
});

test("a deposit that waits can be given up, and a payment that comes all the same is credited", async () => {
  const cashier = await cashierUnderTest();
  const { member, state } = cashier;
  const { deposit: made, redirectUrl } = await cashier.deposit(P200, "key-give-up-1");
  expect(made.canCancel).toBe(true);
  const { depositId } = made;
  const given = await send(member, depositCancel, { depositId });
  expect(given).toMatchObject({ status: "CANCELLED", nextActor: "nobody", canCancel: false });
  expect((await send(member, depositCancel, { depositId })).steps).toEqual(given.steps);
  expect(given.steps.map(({ kind, by }) => [kind, by])).toEqual([
    ["opened", "player"],
    ["cancelled", "player"],
  ]);
  cashier.lines.isPlatformUp = false;
  await cashier.press(redirectUrl, "pay");
  cashier.under.clock.advance(6 * MINUTE);
  await sweepDeposits(await sweepContext(cashier));
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await state(depositId)).toEqual(done);
  await expect(send(member, depositCancel, { depositId })).rejects.toThrow("deposit_under_way");
  expect(await state(depositId)).toEqual(done);
});

test("one of eight settlements at once credits, and seven find it done", async () => {
  const cashier = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await cashier.deposit(P200, "key-race-1");
  cashier.lines.isPlatformUp = false;
  await cashier.press(redirectUrl, "pay");
  const context = await sweepContext(cashier);
  const order = redirectUrl.replace(/^.*\/pay\/|\?.*$/g, "");
  const steps = await Promise.all(
    Array.from({ length: 8 }, () => settleDeposit(context, made.depositId, order)),
  );
  expect(steps.sort()).toEqual(["credit", ...Array(7).fill("none")]);
  const done = { status: "CREDITED", balance: P200, news: ["depositCredited"] };
  expect(await cashier.state(made.depositId)).toEqual(done);
});

async function sweepContext({ under, mockpay }: Awaited<ReturnType<typeof cashierUnderTest>>) {
  const { merchant, clock } = under;
  const store = await testStore();
  return { store, merchant, clock, random, secrets: SECRETS, outside: mockpay.fetch };
}

test("a sweep reports a gateway that does not answer, and the next one asks it again", async () => {
  const cashier = await cashierUnderTest();
  const { deposit: made, redirectUrl } = await cashier.deposit(P200, "key-away-1");
  cashier.lines.isPlatformUp = false;
  await cashier.press(redirectUrl, "pay");
  cashier.under.clock.advance(6 * MINUTE);
  const context = await sweepContext(cashier);
  const away = { ...context, outside: () => Promise.reject(new Error("line is down")) };
  expect(await sweepDeposits(away)).toEqual([expect.any(Unknown)]);
  expect((await cashier.state(made.depositId)).balance).toBe(0n);
  cashier.under.clock.advance(5 * MINUTE);
  expect(await sweepDeposits(context)).toEqual([]);
  expect((await cashier.state(made.depositId)).balance).toBe(P200);
});

test("the same key is one deposit, and is refused with another amount", async () => {
  const { deposit, member } = await cashierUnderTest();
  const answers = await Promise.all([1, 2, 3].map(() => deposit(P200, "key-same-1")));
  expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  await expect(deposit(P200 * 2n, "key-same-1")).rejects.toThrow("key_reused");
  const { list } = await send(member, depositsCall, { pageNo: 1 });
  expect(list).toHaveLength(1);
});

test("a list shows what is under way first, and narrows to one state", async () => {
  const { deposit, press, member, under } = await cashierUnderTest();
  const voucher = await deposit(P200, "key-list-1");
  under.clock.advance(1_000);
  const paid = await deposit(P200, "key-list-2");
  await press(paid.redirectUrl, "pay");
  under.clock.advance(1_000);
  const failed = await deposit(P200, "key-list-3");
  await press(failed.redirectUrl, "fail");
  const [first, second, third] = [voucher, paid, failed].map((one) => one.deposit.depositId);
  const idsOf = async (input: Parameters<typeof send<typeof depositsCall>>[2]) =>
    (await send(member, depositsCall, input)).list.map(({ depositId }) => depositId);
  expect(await idsOf({ pageNo: 1 })).toEqual([first, third, second]);
  expect(await idsOf({ pageNo: 1, order: "newest" })).toEqual([third, second, first]);
  expect(await idsOf({ pageNo: 1, state: "open" })).toEqual([first]);
  expect(await idsOf({ pageNo: 1, state: "done" })).toEqual([second]);
  expect(await idsOf({ pageNo: 1, state: "ended" })).toEqual([third]);
  under.clock.advance(60 * MINUTE);
  expect(await idsOf({ pageNo: 1, state: "open" }), "an overdue deposit has ended").toEqual([]);
  expect(await idsOf({ pageNo: 1, state: "ended" })).toEqual([third, first]);
});

test("a gateway that does not answer leaves a deposit that the same key finishes", async () => {
  const { deposit, lines, press, state } = await cashierUnderTest();
  lines.isGatewayUp = false;
  await expect(deposit(P200, "key-down-1")).rejects.toBeInstanceOf(Unknown);
  lines.isGatewayUp = true;
  const { deposit: made, redirectUrl } = await deposit(P200, "key-down-1");
  await press(redirectUrl, "pay");
  expect((await state(made.depositId)).balance).toBe(P200);
});

test("the gateway's page names the method as the merchant does", async () => {
  const { deposit, mockpay } = await cashierUnderTest();
  const { redirectUrl } = await deposit(P200, "key-name-1", "WALLET");
  const page = await (await mockpay.fetch(new Request(String(redirectUrl)))).text();
  expect(page).toContain("<h1>Mercado Pago</h1>");
});

test("a wallet is paid by a code, or in the app of the payer's bank", async () => {
  const { deposit, member, under } = await cashierUnderTest();
  const { code } = under.merchant;
  const store = await testStore();
  const scanned = await deposit(P200, "key-code-1", "WALLET");
  expect(scanned.deposit.payment).toMatchObject({ kind: "qr", code: expect.any(String) });
  await store.inMerchant(code, (tx) =>
    tx
      .update(depositMethods)
      .set({ details: { confirmedIn: "bankApp" } })
      .where(and(eq(depositMethods.merchant, code), eq(depositMethods.code, "WALLET"))),
  );
  const { methods } = await send(member, depositOptions, {});
  expect(methods.filter(({ isInBankApp }) => isInBankApp).map(({ method }) => method)).toEqual([
    "WALLET",
  ]);
  const confirmed = await deposit(P200, "key-code-2", "WALLET");
  expect(confirmed.deposit.payment).toMatchObject({ kind: "link", code: null });
});

test("amounts keep to the method's limits", async () => {
  const { deposit, member } = await cashierUnderTest();
  const { methods } = await send(member, depositOptions, {});
  expect(methods.map(({ method }) => method)).toEqual(["CARD", "WALLET", "SPEI", "STORE", "USDT"]);
  const [method] = methods;
  expect(method).toMatchObject({ method: "CARD", amountMin: 500_000n, amountMax: 500_000_000n });
  expect(method?.quickAmounts).toHaveLength(6);
  const wrong = [499_900n, 500_000_100n, 500_001n, -500_000n];
  for (const [index, amount] of wrong.entries()) {
    const answer = deposit(amount, `key-wrong-${index}`);
    await expect(answer).rejects.toMatchObject({
      code: "amount_out_of_range",
      field: "amount",
      details: { min: "50.00", max: "50000.00" },
    });
  }
  await deposit(500_000n, "key-least-1");
});

test("nobody else sees or settles a deposit", async () => {
  const { deposit, under } = await cashierUnderTest();
  const { deposit: made } = await deposit(P200, "key-mine-1");
  const { depositId } = made;
  const stranger = under.caller({ token: (await under.newMember("ajena26")).token });
  await expect(send(stranger, depositOne, { depositId })).rejects.toThrow("deposit_not_found");
  expect((await send(stranger, depositsCall, { pageNo: 1 })).list).toEqual([]);
  const other = await cashierUnderTest();
  await expect(send(other.member, depositOne, { depositId })).rejects.toThrow("deposit_not_found");
});

test("a webhook counts only with the gateway's signature, over its exact bytes", async () => {
  const { deposit, press, webhooks, under } = await cashierUnderTest();
  const { redirectUrl } = await deposit(P200, "key-sign-1");
  await press(redirectUrl, "pay");
  const sent = webhooks[0]?.request;
  const text = (await sent?.text()) ?? "";
  const replay = async (change: { body?: string; minutes?: number; headers?: object }) => {
    under.clock.advance((change.minutes ?? 0) * MINUTE);
    const headers = { ...Object.fromEntries(sent?.headers ?? []), ...change.headers };
    const body = change.body ?? text;
    const request = new Request(sent?.url ?? "", { method: "POST", headers, body });
    const response = await under.platform.fetch(request);
    return [response.status, (await response.json()).value];
  };
  expect(await replay({})).toEqual([200, { replay: true }]);
  expect(await replay({ body: text.replace("200.00", "900.00") })).toEqual([401, null]);
  expect(await replay({ headers: { "x-vendor-id": "other" } })).toEqual([401, null]);
  expect(await replay({ minutes: 6 })).toEqual([401, null]);
});

test("a trial account cannot deposit, and a merchant without a gateway offers none", async () => {
  const { deposit, under } = await cashierUnderTest();
  const store = await testStore();
  await store.inMerchant(under.merchant.code, (tx) =>
    tx
      .update(members)
      .set({ type: ACCOUNT_TYPE.trial })
      .where(eq(members.merchant, under.merchant.code)),
  );
  const refusal = await deposit(P200, "key-trial-1").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: "in_need_true_account" });
  const bare = await platformUnderTest();
  const member = bare.caller({ token: (await bare.newMember()).token });
  const limits = { missing: [], isOffered: true };
  expect(await send(member, depositOptions, {})).toEqual({ methods: [], limits });
});
