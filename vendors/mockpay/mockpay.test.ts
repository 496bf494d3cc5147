import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { isSignedBy, signedHeaders } from "#platform/contract/wire/signature.ts";
import { emptyDatabase, testClock } from "#tests/support/database.ts";
import { createMockpay, type Mockpay } from "./create-mockpay.ts";
import { sendDueWebhooks } from "./webhooks.ts";

const MINUTE = 60_000;
const open: Mockpay[] = [];

afterEach(async () => {
  for (const mockpay of open.splice(0)) await mockpay.close();
});

/** A gateway whose webhooks get the given answers in turn; the last one repeats. */
async function gateway(answers: number[] = [200]) {
  const clock = testClock(Date.UTC(2030, 0, 1));
  const received: Request[] = [];
  const pool = await emptyDatabase();
  const parts = {
    pool,
    webhookUrl: "http://shop.test/webhooks",
    webhookFetch: async (request: Request) => {
      const status = answers[Math.min(received.length, answers.length - 1)] ?? 200;
      received.push(request);
      return new Response(null, { status });
    },
    secret: "shop-secret",
    origin: "http://pay.test",
    clock,
    random: { bytes: (length: number) => randomBytes(length) },
  };
  const mockpay = createMockpay(parts);
  open.push(mockpay);
  await mockpay.start();
  return { mockpay, parts, clock, received };
}

type Gateway = Awaited<ReturnType<typeof gateway>>;

function ask({ mockpay, clock }: Gateway, path: string, body?: object, secret = "shop-secret") {
  const text = body ? JSON.stringify(body) : "";
  const parts = {
    timestamp: String(clock.now().getTime() / 1000),
    nonce: "n-1",
    method: body ? "POST" : "GET",
    path,
    body: text,
  };
  const headers = signedHeaders("mockpay", secret, parts);
  const init = { method: parts.method, headers, ...(body && { body: text }) };
  return mockpay.fetch(new Request(`http://pay.test${path}`, init));
}

async function newOrder(gate: Gateway, more: object = {}) {
  const order = {
    reference: `shop.${randomBytes(6).toString("hex")}`,
    kind: "card",
    amount: "1234.50",
    currency: "MXN",
    returnUrl: 'http://shop.test/back?a=1&b="2"',
    expiresAt: gate.clock.now().getTime() + 30 * MINUTE,
    language: "es",
    ...more,
  };
  const response = await ask(gate, "/orders", order);
  return { order, answer: await response.json() };
}

const press = ({ mockpay }: Gateway, id: string, action: string) =>
  mockpay.fetch(new Request(`http://pay.test/pay/${id}/${action}`, { method: "POST" }));

const stateOf = async (gate: Gateway, id: string) =>
  (await (await ask(gate, `/orders/${id}`)).json()).status;

test("one reference is one order, and its content stays", async () => {
  const gate = await gateway();
  const { order, answer } = await newOrder(gate);
  const again = await newOrder(gate, { reference: order.reference });
  expect(again.answer).toEqual(answer);
  const other = await ask(gate, "/orders", { ...order, amount: "1.00" });
  expect(other.status).toBe(409);
});

test("orders answer only to the shop's signature", async () => {
  const gate = await gateway();
  const { order, answer } = await newOrder(gate);
  expect((await ask(gate, "/orders", order, "guess")).status).toBe(401);
  expect((await ask(gate, `/orders/${answer.gatewayTxId}`, undefined, "guess")).status).toBe(401);
});

test.each([
  ["pay", "PAID", 1],
  ["fail", "FAILED", 1],
  ["twice", "PAID", 2],
])("%s: %s and %i webhook(s), signed", async (action, status, count) => {
  const gate = await gateway();
  const { answer } = await newOrder(gate);
  await press(gate, answer.gatewayTxId, action);
  await press(gate, answer.gatewayTxId, "pay");
  expect(await stateOf(gate, answer.gatewayTxId)).toBe(status);
  const own = gate.received;
  expect(own).toHaveLength(count);
  for (const request of own) {
    const body = await request.text();
    const header = (name: string) => request.headers.get(name) ?? "";
    const timestamp = header("x-timestamp");
    const nonce = header("x-nonce");
    const parts = { timestamp, nonce, method: "POST", path: "/webhooks", body };
    expect(isSignedBy(["shop-secret"], parts, header("x-signature"))).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ status, amount: "1234.50", currency: "MXN" });
  }
});

test("the late button pays, and sends the webhook, only after the order has expired", async () => {
  const gate = await gateway();
  const { answer } = await newOrder(gate);
  await press(gate, answer.gatewayTxId, "late");
  expect(await stateOf(gate, answer.gatewayTxId)).toBe("WAITING");
  gate.clock.advance(30 * MINUTE);
  await sendDueWebhooks(gate.parts);
  expect(await stateOf(gate, answer.gatewayTxId)).toBe("EXPIRED");
  expect(gate.received).toHaveLength(0);
  gate.clock.advance(5_000);
  await sendDueWebhooks(gate.parts);
  expect(await stateOf(gate, answer.gatewayTxId)).toBe("PAID");
  expect(gate.received).toHaveLength(1);
});

test("half a payment says what came, and a charge that was reversed says so once", async () => {
  const gate = await gateway();
  const { answer } = await newOrder(gate);
  await press(gate, answer.gatewayTxId, "refund");
  await press(gate, answer.gatewayTxId, "less");
  expect(await (await ask(gate, `/orders/${answer.gatewayTxId}`)).json()).toMatchObject({
    status: "PAID",
    amount: "617.25",
  });
  await press(gate, answer.gatewayTxId, "refund");
  await press(gate, answer.gatewayTxId, "refund");
  expect(await stateOf(gate, answer.gatewayTxId)).toBe("REFUNDED");
  const webhooks = await Promise.all(gate.received.map((request) => request.json()));
  expect(webhooks.map(({ status, amount }) => [status, amount])).toEqual([
    ["PAID", "617.25"],
    ["REFUNDED", "617.25"],
  ]);
});

test("a voucher has a number that the till reads", async () => {
  const gate = await gateway();
  const { answer } = await newOrder(gate, { reference: "shop.voucher", kind: "voucher" });
  expect(answer.voucher).toMatch(/^\d{18}$/);
  const page = new Request(`http://pay.test/pay/${answer.gatewayTxId}?lang=es`);
  const text = await (await gate.mockpay.fetch(page)).text();
  expect(text).toContain(answer.voucher);
  expect(text).toContain("En la caja de la tienda");
});

test("a webhook that is refused comes again, later and later, until it is taken", async () => {
  const gate = await gateway([503, 503, 200]);
  const { answer } = await newOrder(gate);
  await press(gate, answer.gatewayTxId, "pay");
  expect(gate.received).toHaveLength(1);
  for (const [seconds, count] of [
    [4, 1],
    [1, 2],
    [9, 2],
    [1, 3],
    [3_600, 3],
  ] as const) {
    gate.clock.advance(seconds * 1_000);
    await sendDueWebhooks(gate.parts);
    expect(gate.received).toHaveLength(count);
  }
});

test.each([
  ["MXN", { symbol: "$", country: "MX" }, "es", "$1,234.50\u00a0MXN"],
  ["MXN", { symbol: "P", country: "MX" }, "en", "P\u00a01,234.50\u00a0MXN"],
  ["PEN", { symbol: "S/", country: "PE" }, "es", "S/\u00a01,234.50"],
  ["EUR", { symbol: "€", country: "ES" }, "es", "1234,50\u00a0€"],
  ["EUR", { symbol: "€", country: "ES" }, "en", "€1,234.50"],
] as const)("an order in %s as %j is written in %s as %s", async (...row) => {
  const [currency, written, language, text] = row;
  const gate = await gateway();
  const { answer } = await newOrder(gate, { currency, written });
  const url = `http://pay.test/pay/${answer.gatewayTxId}?lang=${language}`;
  const page = await gate.mockpay.fetch(new Request(url));
  expect(await page.text()).toContain(`<p class="amount">${text}</p>`);
});

test("the page works without scripts, in both languages, and escapes what it shows", async () => {
  const gate = await gateway();
  const { answer } = await newOrder(gate);
  const page = async (language: string) => {
    const url = `http://pay.test/pay/${answer.gatewayTxId}?lang=${language}`;
    return gate.mockpay.fetch(new Request(url));
  };
  const spanish = await page("es");
  const text = await spanish.text();
  expect(text).toContain("Pagar");
  expect(text).toContain("MXN\u00a01,234.50");
  expect(text).toContain("b=&quot;2&quot;");
  expect(text).not.toContain("<script");
  expect(spanish.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await (await page("en")).text()).toContain("Pay, notify twice");
  await press(gate, answer.gatewayTxId, "pay");
  expect(await (await page("en")).text()).toContain("Payment complete");
  const missing = await gate.mockpay.fetch(new Request("http://pay.test/pay/nobody"));
  expect(missing.status).toBe(404);
});
