import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import { random, registration, SECRETS } from "../../../../tests/under-test/platform-under-test.ts";
import { register } from "../../../contract/members/account.ts";
import { depositCreate, depositOne } from "../../../contract/money/cashier.ts";
import { balance } from "../../../contract/money/wallet.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { send } from "../../../contract/wire/send.ts";
import { createPlatform } from "../../../create-platform.ts";
import { demoWhitelabel } from "../../../demo/whitelabel.ts";
import { depositMethods } from "../../../store/schema/cashier.ts";
import { merchantHosts, merchants } from "../../../store/schema/merchant.ts";

const ACCOUNT = { login: "shop-login", transKey: "shop-trans-key", secretKey: "shop-secret" };
const ORIGIN = "http://dlocal.test";
const P500 = 5_000_000n;

const hmac = (text: string, secret = ACCOUNT.secretKey) =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Answers like dLocal's public examples, and refuses wrong signatures. */
function fakeDlocal() {
  const payments = new Map<string, Record<string, unknown>>();
  const asked: { method: string; path: string; headers: Headers }[] = [];
  const lines = { isAnswerLost: false };
  const orderOf = (id: string) => [...payments.values()].find((one) => one.order_id === id);
  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.text();
    const { pathname: path } = new URL(request.url);
    const { headers, method } = request;
    asked.push({ method, path, headers });
    const signed = hmac(`${headers.get("x-login")}${headers.get("x-date")}${body}`);
    if (headers.get("authorization") !== `V2-HMAC-SHA256, Signature: ${signed}`) {
      return Response.json({ code: 3001, message: "Invalid Credentials" }, { status: 401 });
    }
    if (method === "POST" && path === "/payments") {
      const order = JSON.parse(body);
      if (orderOf(order.order_id)) {
        return Response.json({ code: 5009, message: "Order ID is duplicated." }, { status: 400 });
      }
      const id = `D-4-${order.order_id}`;
      payments.set(id, {
        id,
        amount: order.amount,
        currency: order.currency,
        country: order.country,
        payment_method_id: order.payment_method_id,
        payment_method_type: "TICKET",
        payment_method_flow: "REDIRECT",
        payer: order.payer,
        order_id: order.order_id,
        status: "PENDING",
        status_code: "100",
        status_detail: "The payment is pending.",
        created_date: "2026-11-20T00:00:00.000+0000",
        redirect_url: `https://pay.dlocal.test/${id}`,
        ticket: { type: "BAR_CODE", format: "CODE_128", number: "646180111812345678" },
      });
      if (lines.isAnswerLost) throw new Error("the answer was lost");
      return Response.json(payments.get(id));
    }
    const order = path.startsWith("/orders/") && orderOf(path.slice("/orders/".length));
    if (order) {
      const { id: payment_id, order_id, status } = order;
      return Response.json({ payment_id, order_id, status });
    }
    const payment = payments.get(path.slice("/payments/".length));
    return payment ? Response.json(payment) : Response.json({ code: 4000 }, { status: 404 });
  };
  return { payments, asked, fetch, lines };
}

async function shop({ isFirstLost = false } = {}) {
  const store = await testStore();
  const merchant = await freshMerchant();
  const clock = testClock();
  const gateway = fakeDlocal();
  await store.db
    .update(merchants)
    .set({
      whitelabel: demoWhitelabel(),
      settings: { gateways: { dlocal: ORIGIN }, country: "MX" },
    })
    .where(eq(merchants.code, merchant.code));
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(depositMethods).values({
      ...{ merchant: merchant.code, code: "OXXO", kind: "voucher", gateway: "dlocal" },
      ...{ amountMin: 1_000_000n, amountMax: 100_000_000n, countries: ["MX"] },
      ...{ expiresInMinutes: 4_320, speed: "nextBusinessDay" },
      details: { paymentMethodId: "OX" },
    }),
  );
  const host = `${merchant.code}.localhost`;
  await store.db.insert(merchantHosts).values({ host, merchant: merchant.code });
  const secrets = { ...SECRETS, dlocal: ACCOUNT };
  const outside = gateway.fetch;
  const platform = createPlatform({ store, clock, random, secrets, outside });
  const base = "http://platform.test/platform";
  const caller = { base, fetch: platform.fetch, merchant: merchant.code, language: "es" };
  const { token } = await send(caller, register, registration("clienta26"));
  const member = { ...caller, token };
  const input = { method: "OXXO", amount: P500, returnUrl: `http://${host}/back` };
  const open = () => send(member, depositCreate, input, { key: "key-dlocal-1" });
  if (isFirstLost) {
    gateway.lines.isAnswerLost = true;
    await expect(open()).rejects.toBeInstanceOf(Unknown);
    gateway.lines.isAnswerLost = false;
  }
  const { deposit } = await open();
  const [payment] = [...gateway.payments.values()];
  const look = async () => ({
    ...(await send(member, depositOne, { depositId: deposit.depositId })),
    balance: (await send(member, balance, {})).sumBalance,
  });
  /** Changes the payment at the gateway, and sends its notification. */
  const notify = async (
    change: Record<string, unknown>,
    { secret = ACCOUNT.secretKey, said = {} }: { secret?: string; said?: object } = {},
  ) => {
    Object.assign(payment!, change);
    const body = JSON.stringify({ ...payment, ...said });
    const date = clock.now().toISOString();
    const response = await platform.fetch(
      new Request(`${base}/cashier/webhooks/dlocal`, {
        method: "POST",
        body,
        headers: {
          "x-date": date,
          "x-login": ACCOUNT.login,
          authorization: `V2-HMAC-SHA256, Signature: ${hmac(`${ACCOUNT.login}${date}${body}`, secret)}`,
        },
      }),
    );
    return response.status;
  };
  return { ...gateway, merchant, deposit, payment, look, notify, close: platform.close };
}

test("an order is asked for with the merchant's names, and answers a voucher", async () => {
  const { asked, payment, deposit, merchant } = await shop();
  expect(asked.map(({ method, path }) => [method, path])).toEqual([["POST", "/payments"]]);
  expect(asked[0]?.headers.get("x-version")).toBe("2.1");
  expect(asked[0]?.headers.get("x-trans-key")).toBe(ACCOUNT.transKey);
  expect(payment).toMatchObject({
    amount: 500,
    currency: "MXN",
    country: "MX",
    payment_method_id: "OX",
    payer: { name: "clienta26" },
    order_id: `${merchant.code}.${deposit.depositId}`,
  });
  expect(deposit.payment).toMatchObject({
    kind: "voucher",
    code: "646180111812345678",
    url: expect.stringMatching(/^https:\/\/pay\.dlocal\.test\//),
  });
});

test("an order whose answer was lost is found by its own name, and not placed again", async () => {
  const { asked, payments, deposit, merchant, notify, look } = await shop({ isFirstLost: true });
  const reference = `${merchant.code}.${deposit.depositId}`;
  expect(payments.size).toBe(1);
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ["POST", "/payments"],
    ["GET", `/orders/${reference}`],
    ["GET", `/payments/D-4-${reference}`],
  ]);
  expect(deposit.payment).toMatchObject({ kind: "voucher", code: "646180111812345678" });
  await notify({ status: "PAID" });
  expect(await look()).toMatchObject({ status: "CREDITED", balance: P500 });
});

test("a notification leads to a question, and its own words credit nothing", async () => {
  const { notify, look, asked } = await shop();
  expect(await notify({}, { said: { status: "PAID", amount: 9_999 } })).toBe(200);
  expect(await look()).toMatchObject({ status: "WAITING_PAYMENT", balance: 0n });
  expect(await notify({ status: "PAID" })).toBe(200);
  expect(await notify({ status: "PAID" })).toBe(200);
  expect(await look()).toMatchObject({ status: "CREDITED", balance: P500 });
  expect(asked.filter(({ method }) => method === "GET")).toHaveLength(3);
});

test("without dLocal's signature nothing is asked", async () => {
  const { notify, look, asked } = await shop();
  expect(await notify({ status: "PAID" }, { secret: "guess" })).toBe(401);
  expect(asked.filter(({ method }) => method === "GET")).toEqual([]);
  expect(await look()).toMatchObject({ status: "WAITING_PAYMENT", balance: 0n });
});

test.each([
  ["PENDING", "WAITING_PAYMENT"],
  ["AUTHORIZED", "WAITING_PAYMENT"],
  ["A_WORD_OF_NEXT_YEAR", "WAITING_PAYMENT"],
  ["EXPIRED", "WAITING_PAYMENT"],
  ["REJECTED", "FAILED"],
  ["CANCELLED", "FAILED"],
  ["PAID", "CREDITED"],
])("%s leaves the deposit %s", async (said, status) => {
  const { notify, look } = await shop();
  expect(await notify({ status: said })).toBe(200);
  expect(await look()).toMatchObject({ status });
});

test("paid after it was rejected still credits, and a chargeback takes it back", async () => {
  const { notify, look } = await shop();
  await notify({ status: "REJECTED" });
  await notify({ status: "PAID" });
  expect(await look()).toMatchObject({ status: "CREDITED", balance: P500 });
  await notify({ status: "CHARGEBACK" });
  expect(await look()).toMatchObject({ status: "REFUNDED", balance: 0n });
});

test("another currency and a sum too small go to staff", async () => {
  const one = await shop();
  await one.notify({ status: "PAID", currency: "USD" });
  expect(await one.look()).toMatchObject({ status: "REVIEW", reason: "currency_differs" });
  const other = await shop();
  await other.notify({ status: "PAID", amount: 72.5 });
  expect(await other.look()).toMatchObject({ status: "REVIEW", reason: "amount_differs" });
});

test("another merchant's payment settles nothing here", async () => {
  const { notify, look } = await shop();
  const { payment } = await shop();
  expect(await notify({}, { said: { id: payment?.id } })).not.toBe(200);
  expect(await look()).toMatchObject({ status: "WAITING_PAYMENT", balance: 0n });
});

test("a gateway without an account asks to try again", async () => {
  const { dlocal } = await import("./dlocal.ts");
  const context = { secrets: SECRETS, clock: testClock(), random, outside: fetch };
  await expect(dlocal.query(context, ORIGIN, "D-1")).rejects.toBeInstanceOf(Unknown);
});
