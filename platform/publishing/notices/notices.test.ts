import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import {
  type Execution,
  NOTICE_TYPES,
  type NoticeType,
} from "../../contract/publishing/notices.ts";
import type { Context, Merchant } from "../../core/context.ts";
import { openSession } from "../../members/auth/open-session.ts";
import { members } from "../../store/schema/merchant.ts";
import { notices } from "../../store/schema/notice.ts";
import { sessions } from "../../store/schema/session.ts";
import { getNotice } from "./get-notice.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { listNotices } from "./list-notices.ts";

const HOUR_MS = 3_600_000;
const EVERYWHERE = { types: [...NOTICE_TYPES], platform: "W" as const, language: "es" };

type Some = {
  id: string;
  types?: NoticeType[];
  execution?: Execution[];
  fromHours?: number;
  toHours?: number;
  isWithdrawn?: boolean;
  words?: Record<string, { title: string; content: string }>;
};

/** Publishes notices. Hours count from now. */
async function publish({ merchant, clock }: Context, some: Some[]) {
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);
  const rows = some.map((one) => ({
    merchant: merchant.code,
    id: one.id,
    types: one.types ?? ["PU" as const],
    execution: one.execution ?? ["A" as const, "B" as const],
    words: one.words ?? { es: { title: one.id, content: `<p>${one.id}</p>` } },
    publishedFrom: at(one.fromHours ?? -1),
    publishedTo: one.toHours === undefined ? null : at(one.toHours),
    withdrawnAt: one.isWithdrawn ? at(-1) : null,
  }));
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) => tx.insert(notices).values(rows));
}

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const popup = async (context: Context, more: { execution?: Execution } = {}) =>
  idsOf((await listAnnouncements(context, { ...EVERYWHERE, ...more })).popup);

/** A member's context with a recorded session, opened so many hours ago. */
async function memberContext(merchant: Merchant, hoursAgo: number[], type = 0) {
  const member = await freshMember(merchant, { type });
  const context = await testContext({ merchant, actor: member.actor });
  const now = context.clock.now().getTime();
  const rows = hoursAgo.map((hours, index) => ({
    merchant: merchant.code,
    id: index === 0 ? member.actor.sessionId : `${member.id}-${index}`,
    memberId: member.id,
    tokenHash: `${member.id}-${index}`,
    isFirst: index === hoursAgo.length - 1,
    createdAt: new Date(now - hours * HOUR_MS),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + HOUR_MS),
  }));
  await context.store.inMerchant(merchant.code, (tx) => tx.insert(sessions).values(rows));
  return context;
}

test("guests get B, members A, and F only in the session of their first login", async () => {
  const merchant = await freshMerchant();
  const guest = await testContext({ merchant });
  await publish(guest, [
    { id: "guests", execution: ["B"] },
    { id: "members", execution: ["A"] },
    { id: "first", execution: ["F"] },
    { id: "both", execution: ["A", "B"] },
  ]);
  expect(await popup(guest)).toEqual(["guests", "both"]);
  expect(await popup(await memberContext(merchant, [1]))).toEqual(["members", "first", "both"]);
  expect(await popup(await memberContext(merchant, [1, 30]))).toEqual(["members", "both"]);
  expect(await popup(await memberContext(merchant, [1], 4))).toEqual(["members", "first", "both"]);
});

test("a member whose sessions were forgotten is no newcomer", async () => {
  const merchant = await freshMerchant();
  const { actor } = await freshMember(merchant);
  const guest = await testContext({ merchant });
  await publish(guest, [{ id: "first", execution: ["F"] }]);
  const loggedIn = () =>
    guest.store.inMerchant(merchant.code, async (tx) => {
      await tx.delete(sessions).where(eq(sessions.memberId, actor.memberId));
      const [row] = await tx.select().from(members).where(eq(members.id, actor.memberId));
      await openSession(guest, tx, row!);
      const [own] = await tx.select().from(sessions).where(eq(sessions.memberId, actor.memberId));
      return { ...actor, sessionId: own!.id };
    });
  for (const shown of [["first"], []]) {
    const context = await testContext({ merchant, actor: await loggedIn() });
    expect(await popup(context)).toEqual(shown);
  }
});

test("an execution that was asked for narrows, and never widens", async () => {
  const merchant = await freshMerchant();
  const guest = await testContext({ merchant });
  await publish(guest, [
    { id: "guests", execution: ["B"] },
    { id: "members", execution: ["A"] },
    { id: "first", execution: ["F"] },
  ]);
  expect(await popup(guest, { execution: "A" })).toEqual([]);
  const member = await memberContext(merchant, [1]);
  expect(await popup(member, { execution: "F" })).toEqual(["first"]);
  expect(await popup(member, { execution: "B" })).toEqual([]);
});

test("each place has its own list, newest first, of the types that were asked for", async () => {
  const merchant = await freshMerchant();
  const context = await testContext({ merchant });
  await publish(context, [
    { id: "old", types: ["B", "PU"], fromHours: -5 },
    { id: "new", types: ["B", "H"], fromHours: -2 },
    { id: "promo", types: ["PR"] },
    { id: "player", types: ["PL"] },
  ]);
  const all = await listAnnouncements(context, EVERYWHERE);
  expect(idsOf(all.banners)).toEqual(["new", "old"]);
  expect([all.popup, all.home, all.promotion, all.player].map(idsOf)).toEqual([
    ["old"],
    ["new"],
    ["promo"],
    ["player"],
  ]);
  const bar = await listAnnouncements(context, { ...EVERYWHERE, types: ["B"] });
  expect(idsOf(bar.banners)).toEqual(["new", "old"]);
  expect([bar.popup, bar.home]).toEqual([[], []]);
});

test("a notice shows from its hour to its hour, and not once it is withdrawn", async () => {
  const merchant = await freshMerchant();
  const context = await testContext({ merchant });
  await publish(context, [
    { id: "now", fromHours: 0, toHours: 1 },
    { id: "later", fromHours: 1 },
    { id: "over", fromHours: -2, toHours: 0 },
    { id: "withdrawn", isWithdrawn: true },
  ]);
  expect(await popup(context)).toEqual(["now"]);
  expect(
    idsOf((await listNotices(context, { language: "es", pageNo: 1, pageSize: 7 })).list),
  ).toEqual(["now"]);
  for (const id of ["later", "over", "withdrawn", "nothing"]) {
    await expect(getNotice(context, { id, language: "es" })).rejects.toThrow("no_such_notice");
  }
});

test("the words come in the language that was asked for, else in the first", async () => {
  const merchant = await freshMerchant();
  const context = await testContext({ merchant });
  const words = (title: string) => ({ title, content: `<p>${title}</p>` });
  await publish(context, [
    { id: "both", words: { es: words("hola"), en: words("hello") } },
    { id: "one", words: { es: words("solo aquí") }, fromHours: -2 },
  ]);
  const { list } = await listNotices(context, { language: "en", pageNo: 1, pageSize: 7 });
  expect(list.map(({ title }) => title)).toEqual(["hello", "solo aquí"]);
  expect(list[0]?.time).toBe(context.clock.now().getTime() - HOUR_MS);
  expect((await getNotice(context, { id: "both", language: "es" })).content).toBe("<p>hola</p>");
});

test("pages are counted over what the caller may read", async () => {
  const merchant = await freshMerchant();
  const context = await testContext({ merchant });
  const some = Array.from({ length: 8 }, (_, at) => ({ id: `n${at}`, fromHours: -at }));
  await publish(context, [...some, { id: "members", execution: ["A"] }]);
  const page = (pageNo: number) => listNotices(context, { language: "es", pageNo, pageSize: 7 });
  expect(await page(1)).toMatchObject({ totalPages: 2 });
  expect(idsOf((await page(2)).list)).toEqual(["n7"]);
  expect((await page(3)).list).toEqual([]);
});

test("another merchant's notices are never seen", async () => {
  const one = await testContext({ merchant: await freshMerchant() });
  const other = await testContext({ merchant: await freshMerchant() });
  await publish(one, [{ id: "mine" }]);
  expect(await popup(other)).toEqual([]);
  expect((await listNotices(other, { language: "es", pageNo: 1, pageSize: 7 })).list).toEqual([]);
  await expect(getNotice(other, { id: "mine", language: "es" })).rejects.toThrow("no_such_notice");
});
