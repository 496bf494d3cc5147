import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import {
  staffJurisdictionPlan,
  staffJurisdictionSet,
} from "../../../contract/staff/merchant/jurisdiction.ts";
import { send } from "../../../contract/wire/send.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { approve } from "../../approvals/decide-approval.ts";
import { listApprovals } from "../../approvals/list-approvals.ts";
import { planJurisdiction } from "./plan-jurisdiction.ts";
import { setJurisdiction } from "./set-jurisdiction.ts";

async function house() {
  const under = await staffUnderTest();
  const { staff: eva, merchant, store, clock } = under;
  const named = { merchant: merchant.code };
  const inForce = async () => (await readMerchant(store, merchant.code)).jurisdiction;
  const at = async (instant: Date) =>
    (
      await store.inMerchant(merchant.code, (tx) =>
        configAt(tx, merchant.code, "jurisdiction", instant),
      )
    ).terms.jurisdiction;
  return {
    ...under,
    eva,
    leo: { ...eva, staff: "leo", staffId: "leo" },
    named,
    inForce,
    at,
    clock,
  };
}

test("the plan names who is affected and which way each field goes, and changes nothing", async () => {
  const { eva, merchant, named, inForce } = await house();
  await freshMember(merchant);
  await freshMember(merchant, { type: 1 });
  await freshMember(merchant, { type: 4 });
  const plan = await planJurisdiction(eva, { ...named, jurisdiction: "GB" });
  expect(plan).toMatchObject({ before: "MX", after: "GB", members: 2, agents: 1, sessions: 0 });
  expect(plan.changes).toContainEqual({
    ...{ field: "limits.raiseWaitHours", before: "168", after: "24", is: "looser" },
  });
  const back = await planJurisdiction(eva, { ...named, jurisdiction: "CL" });
  expect(back.changes).toContainEqual({
    ...{ field: "allows.play", before: "true", after: "false", is: "stricter" },
  });
  expect(await inForce()).toBe("MX");
});

test("it takes two people also without settingsFourEyes, and the versions tell both", async () => {
  const { eva, leo, named, clock, inForce, at } = await house();
  const before = clock.now();
  clock.advance(60_000);
  const asked = await setJurisdiction(eva, { ...named, jurisdiction: "GB" });
  expect(asked).toMatchObject({ outcome: "waiting", before: "MX", after: "GB" });
  await expect(setJurisdiction(eva, { ...named, jurisdiction: "GB" })).rejects.toMatchObject({
    code: "second_pair_of_eyes",
  });
  expect(await inForce()).toBe("MX");
  const [request] = await listApprovals(eva, named.merchant);
  expect(JSON.stringify(request)).toContain("looser limits.raiseWaitHours: 168 → 24");
  await approve(leo, { ...named, id: asked.approval! });
  expect(await inForce()).toBe("GB");
  expect([await at(before), await at(clock.now())]).toEqual(["MX", "GB"]);
});

test("in a demonstration it takes two people too", async () => {
  const { eva, named, store, inForce } = await house();
  const own = eq(merchants.code, named.merchant);
  await store.db.update(merchants).set({ isDemonstration: true, jurisdiction: "demo" }).where(own);
  expect(await setJurisdiction(eva, { ...named, jurisdiction: "ES" })).toMatchObject({
    outcome: "waiting",
  });
  expect(await inForce()).toBe("demo");
});

test("a request about another policy before it asks anew", async () => {
  const { eva, leo, named, store } = await house();
  const asked = await setJurisdiction(eva, { ...named, jurisdiction: "GB" });
  const own = eq(merchants.code, named.merchant);
  await store.db.update(merchants).set({ jurisdiction: "ES" }).where(own);
  const late = approve(leo, { ...named, id: asked.approval! });
  await expect(late).rejects.toMatchObject({ code: "approval_over" });
});

test("a code without a policy is refused, before anybody is asked", async () => {
  const { eva, named } = await house();
  const unknown = setJurisdiction(eva, { ...named, jurisdiction: "XX" });
  await expect(unknown).rejects.toMatchObject({ code: "unknown_jurisdiction" });
  expect(await listApprovals(eva, named.merchant)).toEqual([]);
});

test("staff without the permission see and change nothing", async () => {
  const { hired } = await officeUnderTest();
  const input = { jurisdiction: "GB" };
  const { as: support } = await hired("support");
  for (const call of [staffJurisdictionPlan, staffJurisdictionSet]) {
    await expect(send(support, call, input, { key: "key-of-law" })).rejects.toMatchObject({
      code: "no_permission",
    });
  }
  const { as: admin } = await hired("admin");
  expect(await send(admin, staffJurisdictionSet, input)).toMatchObject({ outcome: "waiting" });
});
