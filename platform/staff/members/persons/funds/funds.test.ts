import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../../tests/under-test/staff/office-under-test.ts";
import {
  staffFundsDecide,
  staffFundsList,
  staffFundsShow,
} from "../../../../contract/staff/members/persons/funds.ts";
import { type Caller, send } from "../../../../contract/wire/send.ts";
import { answerFunds } from "../../../../members/person/funds/answer-funds.ts";
import { showFunds } from "../../../../members/person/funds/show-funds.ts";
import { auditEntries } from "../../../../store/schema/audit.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { merchants } from "../../../../store/schema/merchant.ts";
import { messages } from "../../../../store/schema/notice.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";

const ANSWER = { source: "salary", income: "low", words: "Soy enfermera desde 2012." } as const;
const YEAR_MS = 365 * 86_400_000;

/** An office, and a member whose answer waits. */
async function setUp({ isExposed = false } = {}) {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const member = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor: member.actor });
  const settings = { deposits: { fundsAskedFrom: "1000.00" } };
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, merchant.code));
  await answerFunds(context, ANSWER);
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  if (isExposed) {
    await inside((tx) =>
      tx.insert(watchHits).values({
        ...{ merchant: merchant.code, id: "L1", member: member.id, list: "peps", entry: "P1" },
        ...{ kind: "pep", foundAt: clock.now() },
      }),
    );
  }
  const [row] = await inside((tx) =>
    tx.select().from(fundsRequests).where(eq(fundsRequests.member, member.id)),
  );
  const reference = row!.id;
  const decide = (as: Caller, decision: "accept" | "refuse", of = reference) =>
    send(as, staffFundsDecide, { decision, reference: of, note: "payslips", reason: "detail" });
  const show = () => showFunds(context);
  const told = async () =>
    (await inside((tx) => tx.select().from(messages))).map(({ kind }) => kind).sort();
  return { ...office, member, inside, reference, decide, show, told };
}

test("staff see an answer, and an accepted one counts for a year", async () => {
  const t = await setUp();
  const { as } = await t.hired("risk");
  expect(await send(as, staffFundsList, { all: "no" })).toMatchObject([
    { reference: t.reference, account: t.member.username, state: "ANSWERED", isExposed: false },
  ]);
  expect(await send(as, staffFundsShow, { reference: t.reference })).toMatchObject({
    ...{ words: ANSWER.words, source: "salary", income: "low", paidIn: 0n, others: [] },
  });
  expect(await t.decide(as, "accept")).toMatchObject({ outcome: "done" });
  const validUntil = t.clock.now().getTime() + YEAR_MS;
  expect(await t.show()).toMatchObject({ state: "accepted", validUntil });
  expect(await send(as, staffFundsList, { all: "no" })).toEqual([]);
  expect(await send(as, staffFundsList, { all: "yes" })).toHaveLength(1);
  await expect(t.decide(as, "refuse")).rejects.toThrow("funds_decided");
  expect(await t.told()).toEqual(["fundsAccepted"]);
  const audit = await t.inside((tx) => tx.select().from(auditEntries));
  const actions = audit.map(({ action }) => action).sort();
  expect(actions).toEqual(["fundsAnswer", "fundsDecide", "fundsLook"]);
});

test("a refusal tells its reason, and the next answer stands in the queue", async () => {
  const t = await setUp();
  const { as } = await t.hired("risk");
  await t.decide(as, "refuse");
  expect(await t.show()).toMatchObject({ state: "refused", reason: "detail", mayAnswer: true });
  expect(await t.told()).toEqual(["fundsRefused"]);
});

test("an exposed person's answer takes two people, unless the entry is dismissed", async () => {
  const t = await setUp({ isExposed: true });
  const [one, two] = [
    await t.hired("risk", { name: "eva" }),
    await t.hired("risk", { name: "leo" }),
  ];
  expect(await send(one.as, staffFundsList, { all: "no" })).toMatchObject([{ isExposed: true }]);
  expect(await t.decide(one.as, "accept")).toMatchObject({ outcome: "waiting" });
  expect(await t.show()).toMatchObject({ state: "answered" });
  await expect(t.decide(one.as, "accept")).rejects.toThrow("second_pair_of_eyes");
  expect(await t.decide(two.as, "accept")).toMatchObject({ outcome: "done" });
  expect(await t.show()).toMatchObject({ state: "accepted" });
  const other = await setUp({ isExposed: true });
  await other.inside((tx) => tx.update(watchHits).set({ state: "DISMISSED" }));
  const { as } = await other.hired("risk");
  expect(await other.decide(as, "accept")).toMatchObject({ outcome: "done" });
});

test("only risk and admins look and decide, and another merchant's is unknown", async () => {
  const t = await setUp();
  for (const role of ["support", "cashier", "auditor"] as const) {
    const { as } = await t.hired(role);
    await expect(t.decide(as, "accept")).rejects.toThrow("no_permission");
    await expect(send(as, staffFundsShow, { reference: t.reference })).rejects.toThrow(
      "no_permission",
    );
  }
  const { as } = await t.hired("risk");
  const theirs = await setUp();
  await expect(t.decide(as, "accept", theirs.reference)).rejects.toThrow("unknown_funds");
});
