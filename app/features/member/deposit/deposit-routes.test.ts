import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as receipt, action as sendSlip } from "./receipt/receipt.tsx";
import { action, loader } from "./route.tsx";
import { action as sendAside } from "./slip/slip.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
let isGatewayUp = true;

beforeAll(async () => {
  site = await siteUnderTest({ outside: gateway });
});
afterAll(() => site.close());

async function gateway(request: Request): Promise<Response> {
  if (!isGatewayUp) throw new Error("no answer");
  const { reference, amount, currency } = JSON.parse(await request.text());
  const redirectUrl = `http://mockpay.localhost/pay/${reference}`;
  return Response.json({
    gatewayTxId: `g-${reference}`,
    reference,
    amount,
    currency,
    status: "WAITING",
    redirectUrl,
  });
}

const path = "/member/deposit";
const send = (cookie: string | undefined, form: Record<string, string>) =>
  answerOf(action(site.visit({ path, form: { method: "CARD", ...form }, cookie })));
const look = async (cookie: string) => {
  const { data } = await answerOf(loader(site.visit({ path, cookie })));
  return data as Awaited<ReturnType<typeof loader>>;
};

test("a guest is asked to log in first, and led back", async () => {
  const answer = await answerOf(loader(site.visit({ path: `${path}?amount=500` })));
  expect(answer.to).toBe("/login?to=%2Fmember%2Fdeposit%3Famount%3D500");
  const sent = await send(undefined, { key: randomUUID(), amount: "1,000.50" });
  const typed = `${path}?method=CARD&amount=1%2C000.50`;
  expect(sent.to).toBe(`/login?to=${encodeURIComponent(typed)}`);
  const back = site.visit({ path: typed, cookie: await site.newMember() });
  const { data } = await answerOf(loader(back));
  expect(data).toMatchObject({ method: "CARD", amount: "1,000.50" });
});

test("a good amount leads on to the gateway, and the receipt waits", async () => {
  const cookie = await site.newMember();
  const answer = await send(cookie, { key: randomUUID(), amount: "1,000" });
  expect(answer.status).toBe(303);
  expect(answer.to).toMatch(/^http:\/\/mockpay\.localhost\/pay\/alba\./);
  const { recent } = await look(cookie);
  expect(recent).toMatchObject([{ amount: 10_000_000n, status: "WAITING_PAYMENT" }]);
  const visit = site.visit({ path: `${path}/latest`, cookie });
  const latest = await answerOf(receipt({ ...visit, params: { depositId: "latest" } }));
  expect(latest.to).toBe(`/member/deposit/${recent[0]?.depositId}`);
});

test("an amount outside the limits is reported at its field, and the key stays", async () => {
  const key = randomUUID();
  const answer = await send(await site.newMember(), { key, amount: "20" });
  expect(answer).toMatchObject({
    status: 400,
    data: {
      initialValue: { key, amount: "20" },
      error: { amount: ["amount_out_of_range?min=50.0000&max=50000.0000"] },
    },
  });
});

test("no answer from the gateway asks to try again, and that opens no second deposit", async () => {
  const cookie = await site.newMember();
  const key = randomUUID();
  isGatewayUp = false;
  const lost = await send(cookie, { key, amount: "500" });
  isGatewayUp = true;
  expect(lost).toMatchObject({
    status: 503,
    data: { initialValue: { key }, error: { "": ["unconfirmed"] } },
  });
  expect((await send(cookie, { key, amount: "500" })).status).toBe(303);
  expect((await look(cookie)).recent).toHaveLength(1);
});

test("a key that stands for another amount is replaced", async () => {
  const cookie = await site.newMember();
  const key = randomUUID();
  await send(cookie, { key, amount: "500" });
  const answer = await send(cookie, { key, amount: "600" });
  expect(answer).toMatchObject({ status: 422, data: { error: { "": ["key_reused"] } } });
  const { initialValue } = answer.data as { initialValue: { key: string } };
  expect(initialValue.key).not.toBe(key);
  expect((await send(cookie, { key: initialValue.key, amount: "600" })).status).toBe(303);
});

test("nobody sees another member's deposit", async () => {
  const owner = await site.newMember();
  await send(owner, { key: randomUUID(), amount: "500" });
  const [deposit] = (await look(owner)).recent;
  const visit = site.visit({ path: `${path}/x`, cookie: await site.newMember() });
  const params = { depositId: deposit!.depositId };
  expect((await answerOf(receipt({ ...visit, params }))).status).toBe(404);
});

/** A bank deposit of a new member, and a form with a file to send for it. */
async function byBank() {
  const cookie = await site.newMember();
  const opened = await send(cookie, { key: randomUUID(), amount: "500", method: "SPEI" });
  const params = { depositId: opened.to?.split("/").at(-1) ?? "" };
  const visit = (file?: Buffer) => {
    const form = new FormData();
    if (file) form.set("slip", new Blob([new Uint8Array(file)], { type: "image/png" }), "slip.png");
    return { ...site.visit({ path: `${path}/x`, cookie, ...(file && { form }) }), params };
  };
  return { visit, params, opened };
}

test("a transfer leads to its own page, which says where to and how much", async () => {
  const { visit, opened, params } = await byBank();
  expect(opened.to).toBe(`/member/deposit/${params.depositId}`);
  const { data } = await answerOf(receipt(visit()));
  expect(data).toMatchObject({
    deposit: { payable: 5_000_000n, canSendSlip: true, payment: { kind: "bank" } },
    qr: null,
    slipMegabytes: 5,
  });
});

test("a slip is accepted with and without scripts, and a file that is no picture is refused", async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
  const slip = await picture.png().toBuffer();
  const plain = await byBank();
  const wrong = await answerOf(sendSlip(plain.visit(Buffer.from("a note"))));
  expect(wrong).toMatchObject({ status: 400, data: { problem: "image_type" } });
  const taken = await answerOf(sendSlip(plain.visit(slip)));
  expect(taken.to).toBe(`/member/deposit/${plain.params.depositId}`);
  const aside = await byBank();
  const first = await sendAside(aside.visit(slip));
  expect([first.status, await first.json()]).toEqual([200, { problem: null }]);
  const again = await sendAside(aside.visit(slip));
  expect([again.status, await again.json()]).toEqual([200, { problem: "slip_not_needed" }]);
  const none = await sendAside((await byBank()).visit(Buffer.from("a note")));
  expect([none.status, await none.json()]).toEqual([200, { problem: "image_type" }]);
});

test("a deposit is given up by a plain form, once, and then waits for nobody", async () => {
  const { visit, params } = await byBank();
  const giveUp = async () => {
    const at = visit(Buffer.from(""));
    const request = new Request(`${at.request.url}?act=cancel`, at.request);
    return answerOf(sendSlip({ ...at, request }));
  };
  expect((await giveUp()).to).toBe(`/member/deposit/${params.depositId}`);
  expect((await giveUp()).status).toBe(303);
  const { data } = await answerOf(receipt(visit()));
  expect(data).toMatchObject({
    deposit: { status: "CANCELLED", canCancel: false, canSendSlip: false, payment: null },
  });
});
