import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import type { awards as awardsCall } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import { awards } from "../../store/schema/award.ts";
import { toAward } from "./to-award.ts";

const OPEN_MAX = 100;
const TAKEN_MAX = 10;

/**
 * The member's awards that can be taken now, the oldest first, and the newest that were. None is offered
 * in a break, nor of a kind that the law of the place forbids.
 */
export async function listAwards(context: Context): Promise<ValueOf<typeof awardsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now();
  const policy = await policyFor(context);
  const isOwn = and(eq(awards.merchant, code), eq(awards.member, memberId));
  return store.reading(code, async (reader) => {
    const isPaused = await isGiftPaused(reader, { merchant: code, memberId }, now);
    const isLive = or(isNull(awards.expiresAt), gt(awards.expiresAt, now));
    const reached = await reader
      .select()
      .from(awards)
      .where(and(isOwn, eq(awards.state, "REACHED"), isLive))
      .orderBy(asc(awards.reachedAt), asc(awards.id))
      .limit(OPEN_MAX);
    const issued = await reader
      .select()
      .from(awards)
      .where(and(isOwn, eq(awards.state, "ISSUED")))
      .orderBy(desc(awards.issuedAt), desc(awards.id))
      .limit(TAKEN_MAX);
    const open = reached.filter(({ kind }) => !isPaused && policy.allows[GATE_OF_AWARD[kind]]);
    const show = (row: (typeof reached)[number]) => toAward(row, policy);
    return { open: open.map(show), taken: issued.map(show) };
  });
}
