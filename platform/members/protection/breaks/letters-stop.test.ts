import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { MESSAGE_PURPOSES } from "../../../contract/publishing/messages.ts";
import { LETTERS } from "../../../contract/staff/merchant/letter-form.ts";
import { reachable } from "../../../core/outbox/purpose.ts";
import { writeLetter } from "../../../core/outbox/write-letter.ts";
import { writeMessages } from "../../../core/outbox/write-message.ts";
import { listAnnouncements } from "../../../publishing/notices/list-announcements.ts";
import { messages, notices } from "../../../store/schema/notice.ts";
import { outgoing } from "../../../store/schema/outbox.ts";
import { beginBreak } from "./begin-break.ts";
import { startTimeOut } from "./start-time-out.ts";

const DAY_MS = 86_400_000;
const { welcome } = LETTERS as Record<string, { purpose: string }>;

afterEach(() => {
  welcome!.purpose = "service";
});

async function place() {
  const merchant = await freshMerchant();
  const clock = testClock();
  const [member, other] = [await freshMember(merchant), await freshMember(merchant)];
  const context = await testContext({ merchant, clock, actor: member.actor });
  const inMine = <T>(work: Parameters<typeof context.store.inMerchant<T>>[1]) =>
    context.store.inMerchant(merchant.code, work);
  const reached = async (purpose: "service" | "promotion" = "promotion") => {
    const told = { merchant: merchant.code, purpose, now: clock.now() };
    const found = await inMine((tx) => reachable(tx, told, [member.id, other.id]));
    return [found.has(member.id), found.has(other.id)];
  };
  return { merchant, clock, member, other, context, inMine, reached };
}

test("a promotion reaches nobody on a break, and a service everybody", async () => {
  const t = await place();
  expect(await t.reached()).toEqual([true, true]);
  await startTimeOut(t.context, { hours: 24 });
  expect(await t.reached()).toEqual([false, true]);
  expect(await t.reached("service")).toEqual([true, true]);
  t.clock.advance(DAY_MS - 1);
  expect(await t.reached()).toEqual([false, true]);
  t.clock.advance(1);
  expect(await t.reached()).toEqual([true, true]);
});

test("an exclusion whose time is over still keeps promotions away", async () => {
  const t = await place();
  const until = new Date(t.clock.now().getTime() + DAY_MS);
  const asked = { kind: "exclusion", scope: "merchant", until } as const;
  await t.inMine((tx) => beginBreak(t.context, tx, t.member.id, asked));
  t.clock.advance(30 * DAY_MS);
  expect(await t.reached()).toEqual([false, true]);
});

test("a letter that promotes is not written to a player on a break", async () => {
  const t = await place();
  await startTimeOut(t.context, { hours: 24 });
  const letter = { kind: "welcome", given: { account: "ana" }, language: "es" } as const;
  const written = async (memberId: string) => {
    const to = { memberId, channel: "email", recipient: "ana@correo.test" } as const;
    await t.inMine((tx) => writeLetter(t.context, tx, to, letter));
    const rows = await t.inMine((tx) =>
      tx.select().from(outgoing).where(eq(outgoing.merchant, t.merchant.code)),
    );
    return rows.length;
  };
  expect(await written(t.member.id)).toBe(1);
  welcome!.purpose = "promotion";
  expect(await written(t.member.id)).toBe(1);
  expect(await written(t.other.id)).toBe(2);
});

test("an agent's words do not reach a player on a break, and news of their money do", async () => {
  const t = await place();
  await startTimeOut(t.context, { hours: 24 });
  const details = { from: "agente", subject: "Vuelve", text: "Te esperamos" };
  const to = [t.member.id, t.other.id].flatMap((memberId) => [
    { memberId, kind: "agentMessage" as const, details },
    { memberId, kind: "depositCredited" as const, details: {} },
  ]);
  await t.inMine((tx) => writeMessages(t.context, tx, to));
  const rows = await t.inMine((tx) =>
    tx.select().from(messages).where(eq(messages.merchant, t.merchant.code)),
  );
  const kindsOf = (id: string) =>
    rows.filter(({ memberId }) => memberId === id).map(({ kind }) => kind);
  expect(kindsOf(t.member.id)).toEqual(["depositCredited"]);
  expect(kindsOf(t.other.id).sort()).toEqual(["agentMessage", "depositCredited"]);
});

test("a player on a break sees no popup and no promotion among the notices", async () => {
  const t = await place();
  const words = { es: { title: "Feria", content: "<p>Hoy</p>" } };
  await t.inMine((tx) =>
    tx.insert(notices).values({
      ...{ merchant: t.merchant.code, id: "feria", words, types: ["PU", "PR", "B"] },
      ...{ execution: ["A", "B"], publishedFrom: t.clock.now(), createdAt: t.clock.now() },
    } as typeof notices.$inferInsert),
  );
  const seen = async (context = t.context) => {
    const input = { platform: "W", language: "es" } as const;
    const { popup, promotion, banners } = await listAnnouncements(context, {
      ...input,
      types: ["PU", "PR", "B"],
    });
    return [popup.length, promotion.length, banners.length];
  };
  expect(await seen()).toEqual([1, 1, 1]);
  await startTimeOut(t.context, { hours: 24 });
  expect(await seen()).toEqual([0, 0, 1]);
  const guest = await testContext({ merchant: t.merchant, clock: t.clock });
  expect(await seen(guest)).toEqual([1, 1, 1]);
});

test("what promotes is known by name, so that a new kind is thought about", () => {
  const promoting = (kinds: Record<string, string>) =>
    Object.keys(kinds).filter((kind) => kinds[kind] === "promotion");
  expect(promoting(MESSAGE_PURPOSES)).toEqual([
    ...["agentMessage", "rankUp", "rankDown", "giftReady", "referralReward", "bonusEnding"],
  ]);
  const letters = Object.entries(LETTERS).map(([kind, { purpose }]) => [kind, purpose]);
  expect(promoting(Object.fromEntries(letters))).toEqual([
    ...["levelRisen", "boardPrize", "referralReward", "bonusEnding"],
  ]);
});
