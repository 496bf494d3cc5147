import { and, eq, isNull } from "drizzle-orm";
import type { exclusionStart } from "../../../contract/members/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { endSessions } from "../../auth/end-sessions.ts";
import { requireRecentProof } from "../../challenge/require-proof.ts";
import { protectionTermsOf } from "../terms.ts";
import { beginBreak } from "./begin-break.ts";
import { excludeOthers, rememberExcluded } from "./excluded-persons.ts";
import { openBreak, toBreak } from "./open-break.ts";

/**
 * Excludes a member who has just proved who they are. Every session ends, and what a requirement
 * locked may be withdrawn. A longer exclusion replaces a shorter one, never the other way. Refuses
 * months that the merchant does not offer (break_invalid).
 */
export async function startExclusion(
  context: Context,
  { months, scope }: InputOf<typeof exclusionStart>,
): Promise<ValueOf<typeof exclusionStart>> {
  const { memberId } = requireRealAccount(context);
  const { exclusionMonths, mayBeForEver } = await protectionTermsOf(context);
  if (months === null ? !mayBeForEver : !exclusionMonths.includes(months)) {
    throw new Refusal("break_invalid", { field: "months" });
  }
  const { store, merchant, clock } = context;
  const now = clock.now();
  const until = months === null ? null : monthsLater(now, months);
  const begun = await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const known = await openBreak(tx, { merchant: merchant.code, memberId }, now);
    const isLonger =
      known?.kind === "exclusion" && (!known.until || (until !== null && known.until >= until));
    if (isLonger && (known.scope === "operator" || scope === "merchant")) {
      // A call that broke off may have missed the person's other accounts.
      return { row: known, hashes: await rememberExcluded(tx, known) };
    }
    const row = await beginBreak(context, tx, memberId, {
      kind: "exclusion",
      scope: known?.scope === "operator" ? "operator" : scope,
      until: isLonger ? known.until : until,
    });
    await tx
      .update(wageringRequirements)
      .set({ closedAt: now, closedBy: "exclusion" })
      .where(
        and(
          eq(wageringRequirements.merchant, merchant.code),
          eq(wageringRequirements.memberId, memberId),
          isNull(wageringRequirements.closedAt),
        ),
      );
    await endSessions(context, tx, memberId);
    return { row, hashes: await rememberExcluded(tx, row) };
  });
  await excludeOthers(context, begun.row, begun.hashes);
  return toBreak(begun.row);
}

/** The same day of a later month, or its last day. */
export function monthsLater(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
}
