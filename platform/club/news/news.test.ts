import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { lettersOf, messagesOf } from "#tests/support/letters.ts";
import { tellOnce } from "../../core/outbox/tell-once.ts";
import { beginBreak } from "../../members/protection/breaks/begin-break.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { listMessages } from "../../publishing/messages/list-messages.ts";
import { setClubLetters } from "../../publishing/messages/set-club-letters.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { protectionEvents } from "../../store/schema/protection.ts";
import { type News, writeClubLetter } from "./write-club-letter.ts";

const DAY_MS = 86_400_000;
const PRIZE: News = {
  ...{ kind: "boardPrize", place: 2, worth: { cash: 1_234_500_000n, points: 1 } },
  names: { es: "Copa de oro", en: "Gold cup" },
};

async function setUp({ jurisdiction = "demo", type = 1 } = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const member = await freshMember(merchant, { type });
  const clock = testClock();
  const context = await testContext({ merchant, clock, actor: member.actor });
  const { store } = context;
  const isDemonstration = jurisdiction === "demo";
  await store.db
    .update(merchants)
    .set({ jurisdiction, isDemonstration })
    .where(eq(merchants.code, code));
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  const change = (set: Partial<typeof members.$inferInsert>) =>
    inside((tx) =>
      tx
        .update(members)
        .set(set)
        .where(and(eq(members.merchant, code), eq(members.id, member.id))),
    );
  await change({ email: "ana@correo.test", emailKey: code, emailVerifiedAt: clock.now() });
  const write = (news: News = PRIZE) =>
    inside((tx) => writeClubLetter(context, tx, member.id, news));
  const letters = () => lettersOf(code);
  const guard = (set: Parameters<typeof changeGuard>[2]) =>
    inside(async (tx) => {
      await openGuard(tx, { merchant: code, memberId: member.id }, clock.now());
      await changeGuard(tx, { merchant: code, memberId: member.id }, set);
    });
  return { merchant, code, member, clock, context, inside, change, write, letters, guard };
}

test("a letter has the member's language, its amounts by the currency, and the way to stop it", async () => {
  const t = await setUp();
  await t.write();
  await t.change({ language: "en" });
  await t.write({
    kind: "bonusEnding",
    worth: { cash: 500_000n, points: 0 },
    until: t.clock.now(),
  });
  const [spanish, english] = await t.letters();
  expect(spanish).toMatchObject({ memberId: t.member.id, recipient: "ana@correo.test" });
  expect(spanish?.subject).toBe("Tu lugar en Copa de oro: el 2.º");
  expect(spanish?.text).toMatch(/premio: .*123[.,\s]?450[.,]00.* \+ 1 punto\./);
  expect(spanish?.html).toContain("apágalos en Mensajes");
  expect(english?.subject).toMatch(/ bonus ends on \d+ \w+ 20\d\d/);
  expect(english?.text).toMatch(/Your bonus of \D*50\.00/);
});

test("no letter goes to a trial account, a break, a hold, an unproved address or a member who said no", async () => {
  const t = await setUp();
  const after = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    await change();
    await t.write();
    await undo();
    return (await t.letters()).length;
  };
  const now = t.clock.now();
  const later = new Date(now.getTime() + DAY_MS);
  expect(
    await after(
      () => t.change({ type: 4 }),
      () => t.change({ type: 1 }),
    ),
  ).toBe(0);
  expect(
    await after(
      () => t.change({ emailVerifiedAt: null }),
      () => t.change({ emailVerifiedAt: now }),
    ),
  ).toBe(0);
  expect(
    await after(
      () => t.guard({ blockedUntil: later }),
      () => t.guard({ blockedUntil: null }),
    ),
  ).toBe(0);
  expect(
    await after(
      () => t.guard({ heldAt: now }),
      () => t.guard({ heldAt: null }),
    ),
  ).toBe(0);
  const say = (isWanted: boolean) => setClubLetters(t.context, { isWanted });
  expect(
    await after(
      () => say(false),
      () => say(true),
    ),
  ).toBe(0);
  await t.write();
  expect(await t.letters()).toHaveLength(1);
});

test("where the law wants a yes, a letter waits for it, and rests after a limit was raised", async () => {
  const t = await setUp({ jurisdiction: "ES" });
  const wants = async () => (await listMessages(t.context, { pageNo: 1 })).wantsLetters;
  expect(await wants()).toBe(false);
  await t.write();
  expect(await t.letters()).toEqual([]);
  await setClubLetters(t.context, { isWanted: true });
  expect(await wants()).toBe(true);
  await t.write();
  expect(await t.letters()).toHaveLength(1);
  await t.inside((tx) =>
    tx.insert(protectionEvents).values({
      ...{ merchant: t.code, id: "e1", member: t.member.id, kind: "limitRaised" },
      ...{ at: t.clock.now(), by: "player", details: { limit: "deposit" } },
    }),
  );
  t.clock.advance(29 * DAY_MS);
  await t.write();
  expect(await t.letters()).toHaveLength(1);
  t.clock.advance(DAY_MS);
  await t.write();
  expect(await t.letters()).toHaveLength(2);
});

test("an event is told once, at its own merchant, and its money also to a member who rests", async () => {
  const [t, other] = [await setUp(), await setUp()];
  const told = (to: typeof t, kind: "giftReady" | "awardIssued") =>
    to.inside((tx) =>
      tellOnce(tx, {
        ...{ merchant: to.code, memberId: to.member.id, kind, event: "a1" },
        ...{ details: { amount: "5.00" }, at: to.clock.now() },
      }),
    );
  const both = await Promise.all([told(t, "giftReady"), told(t, "giftReady")]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await told(other, "giftReady")).toBe(true);
  const until = new Date(t.clock.now().getTime() + DAY_MS);
  const asked = { kind: "exclusion", scope: "merchant", until } as const;
  await t.inside((tx) => beginBreak(t.context, tx, t.member.id, asked));
  expect(await told(t, "awardIssued")).toBe(true);
  const resting = await t.inside((tx) =>
    tellOnce(tx, {
      ...{ merchant: t.code, memberId: t.member.id, kind: "rankUp", event: "1" },
      ...{ details: {}, at: t.clock.now() },
    }),
  );
  expect(resting).toBe(false);
  expect((await messagesOf(t.code)).map(([kind]) => kind)).toEqual(["awardIssued", "giftReady"]);
  expect(await messagesOf(other.code)).toHaveLength(1);
});

test("a guest and a trial account say nothing about letters", async () => {
  const t = await setUp({ type: 4 });
  const said = (context: typeof t.context) =>
    setClubLetters(context, { isWanted: true }).catch(({ code }) => code);
  expect(await said({ ...t.context, actor: null })).toBe("not_logged_in");
  expect(await said(t.context)).toBe("in_need_true_account");
});
