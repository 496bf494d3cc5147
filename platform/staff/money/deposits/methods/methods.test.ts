import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../../../tests/under-test/cashier-under-test.ts";
import { layMethods } from "../../../../../tests/under-test/demo-brands.ts";
import { platformUnderTest } from "../../../../../tests/under-test/platform-under-test.ts";
import { officeUnderTest } from "../../../../../tests/under-test/staff/office-under-test.ts";
import { depositCreate, depositOptions } from "../../../../contract/money/cashier.ts";
import { approvalDecide, approvalList } from "../../../../contract/staff/approvals.ts";
import { staffSettingSet } from "../../../../contract/staff/merchant/rules.ts";
import { staffSecretGateway } from "../../../../contract/staff/merchant/secrets.ts";
import {
  staffMethodAdd,
  staffMethodChange,
  staffMethodList,
  staffMethodSwitch,
  staffMethodTry,
} from "../../../../contract/staff/methods.ts";
import { type Caller, send } from "../../../../contract/wire/send.ts";
import { depositMethods, deposits } from "../../../../store/schema/cashier.ts";
import { merchantHosts, merchants } from "../../../../store/schema/merchant.ts";
import { staffActions } from "../../../../store/schema/staff.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const MINUTE = 60_000;
const wallet = {
  ...({ method: "BILLETERA", kind: "wallet", gateway: "mockpay" } as const),
  ...({
    amountMin: units(50),
    amountMax: units(5_000),
    expiresInMinutes: 30,
    speed: "instant",
  } as const),
};

/** A finance person and another one, and a member who pays. */
async function desk({ isLive = false } = {}) {
  const cashier = await cashierUnderTest();
  const { merchant, clock } = cashier.under;
  const store = await testStore();
  // The fixture's merchant is open; its rules for two need real players.
  await store.db
    .update(merchants)
    .set({ isDemonstration: !isLive })
    .where(eq(merchants.code, merchant.code));
  const office = await officeUnderTest({
    ...{ merchant, clock },
    outside: (request) => cashier.mockpay.fetch(request),
  });
  const { as } = await office.hired("finance");
  const { as: other } = await office.hired("finance", { name: "otra" });
  const change = (input: Record<string, unknown>, by: Caller = as) =>
    send(by, staffMethodChange, input as never);
  const list = () => send(as, staffMethodList, {});
  const offered = async () => (await send(cashier.member, depositOptions, {})).methods;
  const lineOf = async (method: string) => (await list()).find((one) => one.method === method)!;
  return { ...cashier, ...office, store, as, other, change, list, offered, lineOf };
}

test("finance adds a way to pay at a place, changes it, and players see it", async () => {
  const { as, change, offered, lineOf, list, deposit } = await desk();
  const more = { nameEs: "Mi billetera", countries: ["MX"], quick: [units(100)], place: 1 };
  const fee = { feeFixed: units(3), feeBasisPoints: 150, feePayer: "player" } as const;
  expect(await send(as, staffMethodAdd, { ...wallet, ...more, ...fee })).toEqual({
    outcome: "done",
    approval: null,
  });
  expect((await offered())[0]).toMatchObject({
    ...{ method: "BILLETERA", name: "Mi billetera", amountMin: units(50), isOpen: true },
    fee: { fixed: units(3), basisPoints: 150, payer: "player" },
  });
  const { deposit: before } = await deposit(units(100), "key-before-1", "BILLETERA");
  await change({ method: "BILLETERA", feeBasisPoints: 200, nameEs: "", place: 2 });
  const [, second] = await offered();
  expect(second).toMatchObject({ method: "BILLETERA", name: "", fee: { basisPoints: 200 } });
  expect(second!.fee.fixed).toBe(units(3));
  expect(before.fee).toBe(units(3) + 15_000n);
  expect(await lineOf("BILLETERA")).toMatchObject({
    ...{ state: "open", lacks: null, fee: "3.00 + 2.00 % player", hours: "always" },
  });
  await change({ method: "BILLETERA", place: 50 });
  expect((await list()).at(-1)).toMatchObject({ method: "BILLETERA" });
  expect((await offered()).at(-1)).toMatchObject({ method: "BILLETERA" });
});

test("outside its hours a method is shown with them and takes nothing new", async () => {
  const { under, change, offered, lineOf, deposit, press, state } = await desk();
  // 2026-11-20T00:00Z is Thursday, 18:00 in Mexico.
  await change({ method: "CARD", hours: "09:00-18:00", days: ["fri", "thu"] });
  const { deposit: early, redirectUrl } = await deposit(units(200), "key-early-1");
  under.clock.advance(MINUTE);
  const hours = { from: "09:00", to: "18:00", days: ["thu", "fri"] };
  const card = async () => (await offered()).find(({ method }) => method === "CARD");
  expect(await card()).toMatchObject({ hours, isOpen: false });
  expect(await lineOf("CARD")).toMatchObject({
    state: "outside_hours",
    hours: "09:00-18:00 thu,fri",
  });
  await expect(deposit(units(200), "key-late-1")).rejects.toMatchObject({
    ...{ code: "method_closed", field: "method" },
  });
  await press(redirectUrl, "pay");
  expect(await state(early.depositId)).toMatchObject({ status: "CREDITED", balance: units(200) });
  await change({ method: "CARD", hours: "always" });
  expect(await card()).toMatchObject({ hours: null, isOpen: true });
});

test("a closed method is offered no longer, and what waits is still paid", async () => {
  const { as, offered, deposit, press, state, lineOf } = await desk();
  const { deposit: made, redirectUrl } = await deposit(units(200), "key-waits-1");
  const flip = (act: "close" | "open") => send(as, staffMethodSwitch, { act, method: "CARD" });
  await flip("close");
  expect((await offered()).map(({ method }) => method)).not.toContain("CARD");
  expect(await lineOf("CARD")).toMatchObject({ state: "closed" });
  await expect(deposit(units(200), "key-closed-1")).rejects.toMatchObject({
    code: "method_unavailable",
  });
  await press(redirectUrl, "pay");
  expect(await state(made.depositId)).toMatchObject({ status: "CREDITED", balance: units(200) });
  await flip("open");
  expect((await offered()).map(({ method }) => method)).toContain("CARD");
});

test("with real players terms of money wait for a second person; hours and closing do not", async () => {
  const { as, other, change, lineOf } = await desk({ isLive: true });
  expect(await change({ method: "CARD", hours: "08:00-20:00" })).toMatchObject({ outcome: "done" });
  const asked = await change({ method: "CARD", amountMax: units(45_000) });
  expect(asked).toMatchObject({ outcome: "waiting" });
  expect(await lineOf("CARD")).not.toMatchObject({ amountMax: units(45_000) });
  const [line] = await send(as, approvalList, { all: "no" });
  expect(line).toMatchObject({ verb: "changeMethod", subject: "CARD" });
  expect(JSON.stringify(line)).toContain("45000.00");
  const id = asked.approval!;
  await expect(send(as, approvalDecide, { id, answer: "yes" })).rejects.toMatchObject({
    code: "second_pair_of_eyes",
  });
  await send(other, approvalDecide, { id, answer: "yes" });
  expect(await lineOf("CARD")).toMatchObject({ amountMax: units(45_000), hours: "08:00-20:00" });
  const added = await send(as, staffMethodAdd, wallet);
  expect(added.outcome).toBe("waiting");
  await send(other, approvalDecide, { id: added.approval!, answer: "yes" });
  expect(await lineOf("BILLETERA")).toMatchObject({ state: "open" });
  const close = { act: "close", method: "CARD" } as const;
  expect(await send(as, staffMethodSwitch, close)).toMatchObject({ outcome: "done" });
  const reopened = await send(as, staffMethodSwitch, { ...close, act: "open" });
  expect(reopened.outcome).toBe("waiting");
  await send(other, approvalDecide, { id: reopened.approval!, answer: "yes" });
  expect(await lineOf("CARD")).toMatchObject({ state: "open" });
});

test("where a merchant's rules wait for two, every change but closing does", async () => {
  const { change, hired, as } = await desk();
  const { as: admin } = await hired("admin");
  await send(admin, staffSettingSet, { key: "settingsFourEyes", value: "yes" });
  expect(await change({ method: "CARD", place: 1 })).toMatchObject({ outcome: "waiting" });
  const close = { act: "close", method: "CARD" } as const;
  expect(await send(as, staffMethodSwitch, close)).toMatchObject({ outcome: "done" });
});

test("what cannot be is refused at its field, and a cashier only looks", async () => {
  const { as, change, hired, lineOf } = await desk();
  const refused = (input: Record<string, unknown>, refusal: object) =>
    expect(change({ method: "CARD", ...input })).rejects.toMatchObject(refusal);
  const invalid = (field: string) => ({ code: "invalid_method", field });
  await refused({ amountMin: units(900_000) }, invalid("amountMin"));
  await refused({ quick: [units(1)] }, invalid("quick"));
  await refused({ gateway: "none" }, invalid("gateway"));
  await refused({ gateway: "mockchain" }, invalid("gateway"));
  await refused({ gateway: "dlocal", paymentMethodId: "" }, invalid("paymentMethodId"));
  await refused({ days: ["mon"] }, invalid("hours"));
  await refused({ hours: "always", days: ["mon"] }, invalid("days"));
  await refused({ hours: "9-18" }, { code: "invalid_input", field: "hours" });
  await refused({ countries: ["Mexico"] }, { code: "invalid_input", field: "countries.0" });
  await refused({}, { code: "nothing_to_change" });
  await refused({ method: "STAFF", place: 1 }, { code: "unknown_method", field: "method" });
  await refused({ method: "NOBODY", place: 1 }, { code: "unknown_method", field: "method" });
  await expect(send(as, staffMethodAdd, { ...wallet, method: "CARD" })).rejects.toMatchObject({
    code: "method_known",
  });
  const transfer = {
    ...wallet,
    kind: "transfer",
    gateway: "none",
    bank: "B",
    holder: "H",
  } as const;
  await expect(send(as, staffMethodAdd, transfer)).rejects.toMatchObject(invalid("account"));
  const { as: cashier } = await hired("cashier");
  expect(await send(cashier, staffMethodList, {})).not.toEqual([]);
  await expect(change({ method: "CARD", place: 1 }, cashier)).rejects.toMatchObject({
    code: "no_permission",
  });
  expect(await lineOf("CARD")).toMatchObject({ state: "open" });
});

test("a payment is tried without a deposit, and whoever pays it credits nobody", async () => {
  const { as, mockpay, store, merchant, press, webhooks } = await desk();
  const tried = await send(as, staffMethodTry, { method: "CARD" });
  expect(tried).toMatchObject({
    ...{ gateway: "mockpay", reachable: "yes", signature: "accepted" },
    ...{
      sandbox: "http://mockpay.test",
      answer: expect.stringMatching(/^It opened the payment \S+,/),
    },
  });
  const id = /payment (\S+),/.exec(tried.answer)![1];
  await press(`http://mockpay.test/pay/${id}`, "pay");
  expect(webhooks.map(({ status }) => status)).not.toContain(200);
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(deposits));
  expect(rows.filter((row) => row.merchant === merchant.code)).toEqual([]);
  const acts = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(staffActions).where(eq(staffActions.merchant, merchant.code)),
  );
  expect(acts.filter(({ action }) => action === "tryMethod")).toMatchObject([
    { details: { method: "CARD" } },
  ]);
  expect(mockpay).toBeDefined();
  for (const [method, answer] of [
    ["SPEI", "Staff check these payments; there is no gateway."],
    ["USDT", "mockchain only reads a chain and has no sandbox."],
  ] as const) {
    const none = { reachable: "untried", signature: "untried", sandbox: null, answer };
    expect(await send(as, staffMethodTry, { method })).toMatchObject(none);
  }
});

test("dLocal's sandbox gets the sandbox's own account, and no answer shows a secret", async () => {
  const cashier = await cashierUnderTest();
  const { merchant, clock } = cashier.under;
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(depositMethods)
      .set({ gateway: "dlocal", details: { paymentMethodId: "CARD" } })
      .where(and(eq(depositMethods.merchant, merchant.code), eq(depositMethods.code, "CARD"))),
  );
  const seen: Request[] = [];
  const answers: (() => Response)[] = [];
  const { hired } = await officeUnderTest({
    ...{ merchant, clock },
    outside: async (request) => {
      seen.push(request);
      const answer = answers.shift();
      return answer ? answer() : Promise.reject(new Error("line is down"));
    },
  });
  const { as } = await hired("admin");
  const attempt = () => send(as, staffMethodTry, { method: "CARD" });
  expect(await attempt()).toMatchObject({ reachable: "untried", signature: "untried" });
  const secret = "sandbox-login\nsandbox-trans\nsandbox-secret";
  await send(as, staffSecretGateway, { gateway: "dlocal-sandbox", secret });
  clock.advance(6_000);
  expect(await attempt()).toMatchObject({ reachable: "no", signature: "untried" });
  const refusal = { code: 3001, message: "Invalid Credentials" };
  answers.push(() => Response.json(refusal, { status: 403 }));
  const refused = await attempt();
  expect(refused).toMatchObject({
    ...{ reachable: "yes", signature: "refused", sandbox: "https://sandbox.dlocal.com" },
    answer: "It answered 403: 3001 Invalid Credentials",
  });
  answers.push(() =>
    Response.json({ code: 5010, message: "Method not available" }, { status: 400 }),
  );
  expect(await attempt()).toMatchObject({
    ...{ signature: "accepted", answer: "It answered 400: 5010 Method not available" },
  });
  expect(seen.at(-1)!.url).toBe("https://sandbox.dlocal.com/payments");
  expect(seen.at(-1)!.headers.get("x-login")).toBe("sandbox-login");
  expect(await seen.at(-1)!.json()).toMatchObject({ amount: 50 });
  expect(JSON.stringify(refused)).not.toContain("sandbox-");
});

test("two merchants each use their own account at dLocal", async () => {
  const store = await testStore();
  const logins = [];
  for (const name of ["una", "otra"]) {
    const asked: string[] = [];
    const under = await platformUnderTest({
      settings: { country: "MX" },
      outside: async (request) => {
        asked.push(`${new URL(request.url).host} ${request.headers.get("x-login")}`);
        const { order_id, amount, currency } = (await request.json()) as Record<string, unknown>;
        const order = { id: "D-1", status: "PENDING", order_id, amount, currency };
        return Response.json({ ...order, redirect_url: "https://pay.dlocal.test/1" });
      },
    });
    const { code } = under.merchant;
    await store.inMerchant(code, (tx) => layMethods(tx, code));
    await store.inMerchant(code, (tx) =>
      tx
        .update(depositMethods)
        .set({ gateway: "dlocal", details: { paymentMethodId: "CARD" } })
        .where(and(eq(depositMethods.merchant, code), eq(depositMethods.code, "CARD"))),
    );
    await store.db.insert(merchantHosts).values({ host: `${code}.localhost`, merchant: code });
    const { as } = await (await officeUnderTest(under)).hired("admin");
    const { token } = await under.newMember("pagadora1");
    const member = under.caller({ token });
    const offered = async () =>
      (await send(member, depositOptions, {})).methods.map(({ method }) => method);
    expect(await offered()).not.toContain("CARD");
    expect(await send(as, staffMethodList, {})).toContainEqual(
      expect.objectContaining({ method: "CARD", state: "not_ready", lacks: "account" }),
    );
    const secret = `${name}-login\n${name}-trans\n${name}-secret`;
    await send(as, staffSecretGateway, { gateway: "dlocal", secret });
    under.clock.advance(6_000);
    expect(await offered()).toContain("CARD");
    const order = { method: "CARD", amount: units(200) };
    const returnUrl = `http://${code}.localhost/member/deposit`;
    await send(member, depositCreate, { ...order, returnUrl }, { key: "key-of-two-1" });
    logins.push(asked);
  }
  expect(logins).toEqual([["api.dlocal.com una-login"], ["api.dlocal.com otra-login"]]);
});
