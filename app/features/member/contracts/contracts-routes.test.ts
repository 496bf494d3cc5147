import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contractTerms } from "#platform/contract/agents/contract-terms.ts";
import { billInputs } from "#platform/contract/agents/pay.ts";
import { contracts } from "#platform/store/schema/contract.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { payBills } from "#platform/store/schema/pay.ts";
import { COUNTED } from "#tests/agents/contract-of-hers.ts";
import { daily, tier } from "#tests/agents/contracts-under-test.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as layout } from "../layout.tsx";
import { loader as bill, action as collect } from "./bill/route.tsx";
import { action as act, loader as one } from "./one/route.tsx";
import { loader as list } from "./route.tsx";

useOwnDatabase();

const MERCHANT = "alba";
const PERIOD = "daily:2026-11-19";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let paid: string;
let other: string;

/** A member with a contract in force, a waiting offer and a bill; and one who never had an offer. */
beforeAll(async () => {
  site = await siteUnderTest();
  const store = await testStore();
  [other, paid] = [await site.newMember(), ""];
  site.clock.advance(1_000);
  paid = await site.newMember();
  const at = site.clock.now();
  await store.inMerchant(MERCHANT, async (tx) => {
    const [row] = await tx.select().from(members).orderBy(desc(members.createdAt)).limit(1);
    const terms = daily([tier(100)]);
    const own = { merchant: MERCHANT, kind: "daily" as const };
    const expiresAt = new Date(at.getTime() + 86_400_000);
    const offer = { downline: row!.id, isProceeding: false, offeredAt: at, expiresAt };
    const written = { ...own, ...offer, terms: z.encode(contractTerms, terms) };
    await tx.insert(contracts).values([
      { ...written, id: "in-force", state: "ACTIVE", version: 1, idempotencyKey: "a" },
      { ...written, id: "waits", state: "REQUESTED", version: 2, idempotencyKey: "b" },
    ]);
    await tx.insert(payBills).values({
      ...{ ...own, period: PERIOD, contract: "in-force", payee: row!.id, turn: 0 },
      ...{ inputs: z.encode(billInputs, COUNTED), fromDay: "2026-11-19", toDay: "2026-11-20" },
      ...{ gross: 1n, carryIn: 0n, carryOut: 0n, paidBelow: 0n, net: 1n, due: 1n, paid: 1n },
      ...{ state: "PAID", termsVersion: 1, issuedAt: at, payUntil: at },
    });
  });
});
afterAll(() => site.close());

const at = (path: string, cookie: string | undefined, form?: Record<string, string>) => {
  const [, , , contractId, period] = path.split("/");
  const params = { contractId, period: period && decodeURIComponent(period) };
  return { ...site.visit({ path, cookie, ...(form && { form }) }), params };
};
const BILL = `/member/contracts/in-force/${encodeURIComponent(PERIOD)}`;

test.each([
  ["the list", "/member/contracts", list],
  ["a contract", "/member/contracts/in-force", one],
  ["a bill", BILL, bill],
] as const)("%s opens for its member and leads a guest to the login", async (_, path, load) => {
  expect(await load(at(path, paid))).toMatchObject({ title: expect.any(String) });
  const guest = await answerOf(load(at(path, undefined)));
  expect(guest).toMatchObject({ to: `/login?to=${encodeURIComponent(path)}` });
});

test("another member finds neither the contract nor its bill, and cannot act", async () => {
  const gone = { status: 404 };
  await expect(one(at("/member/contracts/in-force", other))).rejects.toMatchObject(gone);
  await expect(bill(at(BILL, other))).rejects.toMatchObject(gone);
  const answer = act(at("/member/contracts/waits", other, { act: "accept" }));
  await expect(answer).rejects.toMatchObject(gone);
  const key = { key: "collect-now-1" };
  await expect(collect(at(BILL, other, key))).rejects.toMatchObject(gone);
  expect(await list(at("/member/contracts?which=requests", other))).toMatchObject({ list: [] });
});

test("the list has no tab for own offers, and the contract has its bills", async () => {
  const offered = await list(at("/member/contracts?which=offered", paid));
  expect(offered).toMatchObject({ which: "mine", mayOffer: [], requests: 1 });
  const shown = await one(at("/member/contracts/in-force", paid));
  expect(shown).toMatchObject({ bills: [{ period: PERIOD, paid: 1n }], next: null });
  expect(await one(at("/member/contracts/waits", paid))).toMatchObject({ bills: [] });
});

test("the menu counts what waits, and has nothing for a member without offers", async () => {
  expect(await layout(at("/member/bets", paid))).toMatchObject({ requests: 1 });
  expect(await layout(at("/member/bets", other))).toMatchObject({ requests: null });
});

test("a bill that is paid is not collected again, and an unknown period has no page", async () => {
  const again = await answerOf(collect(at(BILL, paid, { key: "collect-now-2" })));
  expect(again).toMatchObject({ status: 422, data: { problem: "bill_paid" } });
  for (const period of ["daily:2026-11-20", "yesterday"]) {
    const path = `/member/contracts/in-force/${encodeURIComponent(period)}`;
    await expect(bill(at(path, paid))).rejects.toMatchObject({ status: 404 });
  }
});

test("an offer is denied once", async () => {
  const path = "/member/contracts/waits";
  const denied = await answerOf(act(at(path, paid, { act: "deny" })));
  expect(denied).toMatchObject({ to: path });
  const again = await answerOf(act(at(path, paid, { act: "accept" })));
  expect(again).toMatchObject({ status: 422, data: { problem: "contract_not_now" } });
});
