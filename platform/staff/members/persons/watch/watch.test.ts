import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../../tests/under-test/staff/office-under-test.ts";
import { approvalDecide, approvalList } from "../../../../contract/staff/approvals.ts";
import {
  staffWatchDecide,
  staffWatchList,
  staffWatchShow,
} from "../../../../contract/staff/members/persons/watch.ts";
import { type Caller, send } from "../../../../contract/wire/send.ts";
import type { ListHit } from "../../../../domain/person/watchlist.ts";
import { requireNotHeld } from "../../../../members/person/watchlists/hold.ts";
import { lookAtDue } from "../../../../members/person/watchlists/look-due.ts";
import { sealProfile } from "../../../../members/profile/seal-profile.ts";
import { auditEntries } from "../../../../store/schema/audit.ts";
import { members } from "../../../../store/schema/merchant.ts";
import { staffActions } from "../../../../store/schema/staff.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";

const SANCTION: ListHit = { list: "onu", entry: "E1", kind: "sanction" };
const PEP: ListHit = { list: "peps", entry: "P1", kind: "pep" };

/** An office, and a member whom lists name. */
async function setUp(hits: ListHit[]) {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const member = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor: member.actor });
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  const facts = { payeeName: "Ana Ríos", birthday: "1990-05-04", idNumber: "RIXA800100" };
  const profile = sealProfile(context, member.id, facts);
  await inside((tx) => tx.update(members).set({ profile }).where(eq(members.id, member.id)));
  await lookAtDue(context, { version: async () => "v1", find: async () => hits });
  const who = { merchant: merchant.code, memberId: member.id };
  const isHeld = () =>
    inside((tx) => requireNotHeld(tx, who)).then(
      () => false,
      (error) => error.code === "account_held",
    );
  const rows = await inside((tx) => tx.select().from(watchHits).orderBy(watchHits.list));
  const [reference = "", other = ""] = rows.map(({ id }) => id);
  const decide = (as: Caller, decision: "confirm" | "dismiss", of = reference) =>
    send(as, staffWatchDecide, { decision, reference: of, note: "another person" });
  return { ...office, member, context, inside, isHeld, reference, other, decide };
}

test("a hold ends by two people's yes, and not by one twice", async () => {
  const t = await setUp([SANCTION]);
  const [one, two] = [
    await t.hired("risk", { name: "eva" }),
    await t.hired("risk", { name: "leo" }),
  ];
  expect(await t.isHeld()).toBe(true);
  expect(await t.decide(one.as, "dismiss")).toMatchObject({ outcome: "waiting" });
  expect(await t.isHeld()).toBe(true);
  await expect(t.decide(one.as, "dismiss")).rejects.toThrow("second_pair_of_eyes");
  const [asked] = await send(two.as, approvalList, { all: "no" });
  expect(asked).toMatchObject({ verb: "dismissWatchHit", subject: t.reference });
  await send(two.as, approvalDecide, { id: asked!.id, answer: "yes" });
  expect(await t.isHeld()).toBe(false);
  expect(await send(one.as, staffWatchList, { all: "no" })).toEqual([]);
  await expect(t.decide(one.as, "dismiss")).rejects.toThrow("watch_state");
});

test("a confirmed sanction holds on, also one that was dismissed, and ends what waited", async () => {
  const t = await setUp([SANCTION]);
  const [one, two] = [
    await t.hired("risk", { name: "eva" }),
    await t.hired("risk", { name: "leo" }),
  ];
  await t.decide(one.as, "dismiss");
  expect(await t.decide(two.as, "confirm")).toMatchObject({ outcome: "done" });
  expect(await send(two.as, approvalList, { all: "no" })).toEqual([]);
  expect(await t.isHeld()).toBe(true);
  await t.decide(one.as, "dismiss");
  await t.decide(two.as, "dismiss");
  expect(await t.isHeld()).toBe(false);
  await t.decide(one.as, "confirm");
  expect(await t.isHeld()).toBe(true);
  await expect(t.decide(one.as, "confirm")).rejects.toThrow("watch_state");
});

test("of two sanctions each must be dismissed, and an exposed person takes one word", async () => {
  const t = await setUp([SANCTION, { ...PEP, list: "a" }, { ...SANCTION, list: "b" }]);
  const [one, two] = [
    await t.hired("risk", { name: "eva" }),
    await t.hired("risk", { name: "leo" }),
  ];
  const list = await send(one.as, staffWatchList, { all: "no" });
  const of = (name: string) => list.find(({ list: one }) => one === name)!.reference;
  expect(await t.decide(one.as, "dismiss", of("a"))).toMatchObject({ outcome: "done" });
  for (const { as } of [one, two]) await t.decide(as, "dismiss", of("b"));
  expect(await t.isHeld()).toBe(true);
  for (const { as } of [one, two]) await t.decide(as, "dismiss", of("onu"));
  expect(await t.isHeld()).toBe(false);
});

test("a look shows the person beside the entry, and stands in both audits without a list's name", async () => {
  const t = await setUp([SANCTION, PEP]);
  const { as } = await t.hired("risk");
  const seen = await send(as, staffWatchShow, { reference: t.reference });
  expect(seen).toMatchObject({
    ...{ ...SANCTION, account: t.member.username, name: "Ana Ríos", documentNumber: "RIXA800100" },
    ...{ birthday: "1990-05-04", state: "OPEN", note: null, decidedBy: null },
    others: [{ ...PEP, reference: t.other }],
  });
  expect(seen.heldSince).toBe(t.clock.now().getTime());
  const audit = await t.inside((tx) => tx.select().from(auditEntries));
  expect(audit.map(({ action }) => action)).toContain("personReviewLook");
  const told = audit.map(({ action, details }) => ({ action, details }));
  expect(JSON.stringify(told)).not.toMatch(/onu|sanction|pep/);
  const acts = await t.inside((tx) => tx.select().from(staffActions));
  expect(acts.map(({ action }) => action)).toContain("personReviewLook");
});

test("only risk and admins look and decide, an auditor lists, and another merchant's is unknown", async () => {
  const t = await setUp([SANCTION]);
  const auditor = await t.hired("auditor");
  expect(await send(auditor.as, staffWatchList, { all: "yes" })).toHaveLength(1);
  for (const role of ["support", "cashier", "auditor"] as const) {
    const { as } = role === "auditor" ? auditor : await t.hired(role);
    await expect(t.decide(as, "confirm")).rejects.toThrow("no_permission");
    await expect(send(as, staffWatchShow, { reference: t.reference })).rejects.toThrow(
      "no_permission",
    );
  }
  const { as } = await t.hired("risk", { name: "leo" });
  const theirs = await setUp([SANCTION]);
  await expect(t.decide(as, "confirm", theirs.reference)).rejects.toThrow("unknown_watch_hit");
});
