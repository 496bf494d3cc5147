import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { daily, freshAgents, tier } from "#tests/agents/contracts-under-test.ts";
import { freshMember } from "#tests/support/database.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { approvals } from "../../../store/schema/approval.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { approve } from "../../approvals/decide-approval.ts";
import { setUpline } from "../set-upline.ts";
import { actOnTopContract } from "./act-on-top-contract.ts";
import { listTopContracts } from "./list-top-contracts.ts";
import { offerTopContract } from "./offer-top-contract.ts";

const terms = daily([tier(80, { validBet: 1_000_000n })]);

async function house({ isDemonstration = true } = {}) {
  const { staff, merchant } = await staffUnderTest();
  await staff.store.db
    .update(merchants)
    .set({ isDemonstration })
    .where(eq(merchants.code, merchant.code));
  const t = await freshAgents({ merchant });
  const a = await t.agent();
  const own = { merchant: merchant.code, account: a.username, terms, isProceeding: false };
  const rows = () =>
    t.store.inMerchant(t.code, (tx) =>
      tx.select().from(contracts).where(eq(contracts.merchant, t.code)).orderBy(contracts.version),
    );
  return { ...t, staff, a, own, rows };
}

test("staff offer an agent under nobody a contract, which the agent answers", async () => {
  const t = await house();
  expect(await offerTopContract(t.staff, t.own)).toEqual({ outcome: "done", approval: null });
  const [row] = await t.rows();
  expect(row).toMatchObject({ upline: null, downline: t.a.id, state: "REQUESTED" });
  await t.answer(t.a, row!.id, "accept");
  const id = row!.id;
  await t.end(t.a, id, "askEnd");
  const word = { merchant: t.code, id };
  await actOnTopContract(t.staff, { ...word, act: "refuseEnd" });
  await actOnTopContract(t.staff, { ...word, act: "askEnd" });
  expect(await t.answer(t.a, id, "agreeEnd")).toMatchObject({ state: "TERMINATED" });
  const list = (all: boolean) => listTopContracts(t.staff, t.code, { all });
  expect([(await list(false)).length, (await list(true)).length]).toEqual([0, 1]);
});

test("nobody else is offered one, and no other contract is the operator's", async () => {
  const t = await house();
  const b = await t.agent(t.a);
  const player = await freshMember(t.merchant);
  for (const { username: account } of [b, player]) {
    const offer = offerTopContract(t.staff, { ...t.own, account });
    await expect(offer).rejects.toMatchObject({ code: "not_top_agent", field: "account" });
  }
  await t.signTop(t.a, terms);
  const id = await t.sign(t.a, b, terms);
  const act = actOnTopContract(t.staff, { merchant: t.code, id, act: "askEnd" });
  await expect(act).rejects.toMatchObject({ code: "unknown_contract", status: 404 });
});

test("on an open site the second person's yes makes the offer", async () => {
  const t = await house({ isDemonstration: false });
  const { outcome, approval } = await offerTopContract(t.staff, t.own);
  expect([outcome, await t.rows()]).toEqual(["waiting", []]);
  await expect(offerTopContract(t.staff, t.own)).rejects.toMatchObject({
    code: "second_pair_of_eyes",
  });
  const [asked] = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(approvals).where(eq(approvals.merchant, t.code)),
  );
  expect(asked!.input).toMatchObject({ terms: { tiers: [{ rate: 80, validBet: "100.00" }] } });
  const other = { ...t.staff, staff: "leo", staffId: "leo" };
  await approve(other, { merchant: t.code, id: approval! });
  expect(await t.rows()).toMatchObject([
    { state: "REQUESTED", terms: { tiers: [{ validBet: "1000000" }] } },
  ]);
});

test("another upline ends the contract with the one before", async () => {
  const t = await house();
  const b = await t.agent(t.a);
  const c = await t.agent(b);
  await t.signTop(t.a, terms);
  await t.sign(t.a, b, terms);
  await t.sign(b, c, terms);
  const other = await t.agent();
  const move = { merchant: t.code, account: b.username, upline: other.username };
  await setUpline(t.staff, move);
  expect((await t.rows()).map(({ downline, state }) => [downline === b.id, state]).sort()).toEqual([
    [false, "ACTIVE"],
    [false, "ACTIVE"],
    [true, "TERMINATED"],
  ]);
});
