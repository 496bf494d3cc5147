import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { claimMission } from "../../../club/missions/claim-mission.ts";
import { joinMission } from "../../../club/missions/join-mission.ts";
import { listMissions } from "../../../club/missions/list-missions.ts";
import {
  staffMissionIssue,
  staffMissionList,
  staffMissionReject,
} from "../../../contract/staff/members/missions.ts";
import { send } from "../../../contract/wire/send.ts";
import { balanceOf } from "../../../money/ledger/balance-of.ts";
import { verifySums } from "../../../money/ledger/verify-ledger.ts";
import { missions } from "../../../store/schema/club.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";

/** A claim that waits for staff. */
async function setUp() {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const { code } = merchant;
  // A demonstration's policy allows missions, which the law of a real place may not.
  const law = { jurisdiction: "demo", isDemonstration: true };
  await store.db.update(merchants).set(law).where(eq(merchants.code, code));
  const member = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor: member.actor });
  await store.inMerchant(code, async (tx) => {
    await tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BIND_PHONE", icon: "star", period: "ONCE" },
      ...{ words: { es: { title: "Meta", text: "Tu número." } }, targetCount: 1, position: 0 },
      ...{ reward: 50_000n, wagering: 1, startsAt: new Date(0), issue: "BY_STAFF" },
    });
    const proven = { phone: "+525512345678", phoneVerifiedAt: clock.now() };
    await tx.update(members).set(proven).where(eq(members.id, member.id));
  });
  const named = { mission: "m1", period: "" };
  await joinMission(context, named);
  const claim = () => claimMission({ ...context, idempotencyKey: "k" }, named);
  expect((await claim()).status).toBe("APPLYING");
  expect((await claim()).status).toBe("APPLYING");
  const { as } = await office.hired("support");
  const [waiting] = await send(as, staffMissionList, { all: "no" });
  expect(waiting).toMatchObject({ account: member.username, mission: "m1", state: "APPLIED" });
  const { reference } = waiting!;
  const cash = () => balanceOf(store.db, { merchant: code, owner: member.id, kind: "cash" });
  const status = async () => (await listMissions(context, { language: "es" })).list[0]?.status;
  return { ...office, as, code, reference, cash, status, claim };
}

test("staff issue a claim once, and it is paid with its award", async () => {
  const t = await setUp();
  const { reference } = t;
  const before = await t.cash();
  const issue = () => send(t.as, staffMissionIssue, { reference });
  const both = await Promise.allSettled([issue(), issue()]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await t.cash()).toBe(before + 50_000n);
  expect(await t.status()).toBe("ISSUED");
  expect((await t.claim()).status).toBe("ISSUED");
  expect(await t.cash()).toBe(before + 50_000n);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
  expect(await send(t.as, staffMissionList, { all: "no" })).toEqual([]);
  expect(await send(t.as, staffMissionList, { all: "yes" })).toHaveLength(1);
});

test("a rejected claim pays nothing and stays rejected", async () => {
  const t = await setUp();
  const { reference } = t;
  const before = await t.cash();
  await send(t.as, staffMissionReject, { reference, reason: "two accounts" });
  expect(await t.status()).toBe("REJECTED");
  await expect(send(t.as, staffMissionIssue, { reference })).rejects.toMatchObject({
    code: "mission_state",
  });
  await expect(t.claim()).rejects.toMatchObject({ code: "mission_not_reached" });
  expect(await t.cash()).toBe(before);
});

test("only staff with the grant decide, and only about their own merchant's", async () => {
  const t = await setUp();
  const { reference } = t;
  const { as: content } = await t.hired("content");
  await expect(send(content, staffMissionIssue, { reference })).rejects.toMatchObject({
    code: "no_permission",
  });
  const { as: stranger } = await (await officeUnderTest()).hired("support");
  for (const asked of [
    () => send(stranger, staffMissionIssue, { reference }),
    () => send(stranger, staffMissionReject, { reference, reason: "two accounts" }),
  ]) {
    await expect(asked()).rejects.toMatchObject({ code: "unknown_claim" });
  }
});
