import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { apply } from "../../../agents/applications/apply.ts";
import { showApplication } from "../../../agents/applications/show-application.ts";
import {
  staffAffiliateApprove,
  staffAffiliateDeny,
  staffAffiliateList,
  staffAffiliateShow,
} from "../../../contract/staff/agents/applications.ts";
import { send } from "../../../contract/wire/send.ts";
import { members } from "../../../store/schema/merchant.ts";
import { messages } from "../../../store/schema/notice.ts";
import { staffActions } from "../../../store/schema/staff.ts";

const TEXT = "Hablo de juegos de mesa\ncon gente de mi ciudad.";

/** The agents' desk, and two players who applied: one under an agent, one under nobody. */
async function desk() {
  const under = await officeUnderTest();
  const { merchant, clock, store, hired } = under;
  const { code } = merchant;
  const top = await freshMember(merchant, { type: 1 });
  const below = await freshMember(merchant, { parentId: top.id });
  const alone = await freshMember(merchant);
  const contextOf = (member: typeof below) => testContext({ merchant, clock, actor: member.actor });
  const applied = async (member: typeof below) => {
    clock.advance(1_000);
    const input = { text: TEXT, channels: ["canal"], hasAgreed: true };
    return (await apply(await contextOf(member), input)).reference;
  };
  return {
    ...{ ...under, top, below, alone, applied },
    as: (await hired("agents")).as,
    shown: async (member: typeof below) =>
      (await showApplication(await contextOf(member))).application,
    typeOf: async ({ id }: typeof below) => {
      const own = and(eq(members.merchant, code), eq(members.id, id));
      const [row] = await store.inMerchant(code, (tx) => tx.select().from(members).where(own));
      return row!.type;
    },
    told: async ({ id }: typeof below) => {
      const own = and(eq(messages.merchant, code), eq(messages.memberId, id));
      const rows = await store.inMerchant(code, (tx) => tx.select().from(messages).where(own));
      return rows.map(({ kind, details }) => [kind, details.application]);
    },
  };
}

test("an approved applicant becomes an agent below the upline, or a top agent", async () => {
  const t = await desk();
  const [first, second] = [await t.applied(t.below), await t.applied(t.alone)];
  const open = await send(t.as, staffAffiliateList, { all: "no" });
  expect(open).toMatchObject([
    { reference: first, account: t.below.username, text: TEXT.replace("\n", " ") },
    { reference: second, account: t.alone.username, state: "OPEN" },
  ]);
  const shown = await send(t.as, staffAffiliateShow, { reference: first });
  expect(shown).toMatchObject({ upline: t.top.username, text: TEXT, decidedBy: null });
  expect(await send(t.as, staffAffiliateApprove, { reference: first })).toEqual({ type: 2 });
  expect(await send(t.as, staffAffiliateApprove, { reference: second })).toEqual({ type: 1 });
  expect([await t.typeOf(t.below), await t.typeOf(t.alone)]).toEqual([2, 1]);
  expect(await t.told(t.below)).toEqual([["affiliateApproved", first]]);
  expect(await send(t.as, staffAffiliateList, { all: "no" })).toEqual([]);
  expect(await send(t.as, staffAffiliateList, { all: "yes" })).toHaveLength(2);
  const acts = await t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(staffActions));
  expect(acts.filter(({ action }) => action === "approveAffiliate")).toHaveLength(2);
});

test("a denied applicant reads why, stays a player, and may apply again", async () => {
  const t = await desk();
  const reference = await t.applied(t.alone);
  await send(t.as, staffAffiliateDeny, { reference, reason: "unclear" });
  expect(await t.shown(t.alone)).toMatchObject({ state: "DENIED", reason: "unclear" });
  expect(await t.typeOf(t.alone)).toBe(0);
  expect(await t.told(t.alone)).toEqual([["affiliateDenied", reference]]);
  const decided = { code: "application_decided" };
  const approved = send(t.as, staffAffiliateApprove, { reference });
  await expect(approved).rejects.toMatchObject(decided);
  const denied = send(t.as, staffAffiliateDeny, { reference, reason: "no_places" });
  await expect(denied).rejects.toMatchObject(decided);
  expect(await t.applied(t.alone)).not.toBe(reference);
  expect(await t.shown(t.alone)).toMatchObject({ state: "OPEN", reason: null });
});

test("two decisions at once are one", async () => {
  const t = await desk();
  const reference = await t.applied(t.alone);
  const done = await Promise.allSettled([
    send(t.as, staffAffiliateApprove, { reference }),
    send(t.as, staffAffiliateDeny, { reference, reason: "unclear" }),
  ]);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await t.told(t.alone)).toHaveLength(1);
});

test("whoever is an agent meanwhile is not made one again, and nothing is decided", async () => {
  const t = await desk();
  const reference = await t.applied(t.alone);
  const own = and(eq(members.merchant, t.merchant.code), eq(members.id, t.alone.id));
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.update(members).set({ type: 41 }).where(own),
  );
  const approved = send(t.as, staffAffiliateApprove, { reference });
  await expect(approved).rejects.toMatchObject({ code: "already_agent" });
  expect(await t.shown(t.alone)).toMatchObject({ state: "OPEN" });
});

test("customer service may not decide, and another merchant's staff know no such application", async () => {
  const t = await desk();
  const reference = await t.applied(t.alone);
  const { as: support } = await t.hired("support", { name: "luz" });
  const forbidden = send(support, staffAffiliateApprove, { reference });
  await expect(forbidden).rejects.toMatchObject({ code: "no_permission" });
  const other = await desk();
  for (const call of [staffAffiliateShow, staffAffiliateApprove] as const) {
    const asked = send(other.as, call, { reference });
    await expect(asked).rejects.toMatchObject({ code: "unknown_application" });
  }
  expect(await t.shown(t.alone)).toMatchObject({ state: "OPEN" });
});
