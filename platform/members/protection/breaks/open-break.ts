import { and, desc, eq, sql } from "drizzle-orm";
import type { protectionShow } from "../../../contract/members/protection/protection.ts";
import { RETURN_WAIT_MS } from "../../../contract/members/protection/protection-kinds.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { isHeldAt } from "../../../core/outbox/purpose.ts";
import { prepared, type Reader } from "../../../store/open-store.ts";
import { playBreaks, playGuards } from "../../../store/schema/protection.ts";

export type BreakRow = typeof playBreaks.$inferSelect;
type Who = { merchant: string; memberId: string };

/** The break that holds now, an exclusion before a time-out, the longest first. */
export async function openBreak(
  reader: Reader,
  { merchant, memberId }: Who,
  now: Date,
): Promise<BreakRow | undefined> {
  const rows = await reader
    .select()
    .from(playBreaks)
    .where(and(eq(playBreaks.merchant, merchant), eq(playBreaks.member, memberId), isHeldAt(now)))
    .orderBy(playBreaks.kind, desc(playBreaks.until));
  return rows[0];
}

/**
 * Refuses with on_break what a break forbids: play, payments in and gifts. Refuses it likewise with
 * account_held during a hold, and with account_leaving whoever is closing the account.
 */
export async function requireNoBreak(reader: Reader, who: Who, now: Date): Promise<void> {
  const [row] = await standing(reader).execute({ ...who, now });
  if (row!.heldAt) throw new Refusal("account_held", { status: 403 });
  if (row!.leavingAt) throw new Refusal("account_leaving", { status: 403 });
  if (row!.isOnBreak) throw new Refusal("on_break", { status: 403 });
}

const standing = prepared((reader) => {
  const merchant = sql.placeholder("merchant");
  const member = sql.placeholder("memberId");
  const own = and(eq(playBreaks.merchant, merchant), eq(playBreaks.member, member));
  const held = and(own, isHeldAt(sql.placeholder("now")));
  return reader
    .select({
      ...{ heldAt: playGuards.heldAt, leavingAt: playGuards.leavingAt },
      isOnBreak: sql<boolean>`exists (select from ${playBreaks} where ${held})`,
    })
    .from(sql`(select) one`)
    .leftJoin(playGuards, and(eq(playGuards.merchant, merchant), eq(playGuards.member, member)))
    .prepare("member_standing");
});

/** A break as its member sees it. */
export function toBreak({
  kind,
  scope,
  startedAt,
  until,
  returnAskedAt,
}: BreakRow): NonNullable<ValueOf<typeof protectionShow>["break"]> {
  const isExclusion = kind === "exclusion";
  return {
    kind,
    scope,
    startedAt: startedAt.getTime(),
    until: until?.getTime() ?? null,
    mayReturnFrom: isExclusion && until && !returnAskedAt ? until.getTime() : null,
    mayConfirmFrom: returnAskedAt && returnAskedAt.getTime() + RETURN_WAIT_MS,
  };
}
