import type { exclusionStart } from "../../../contract/members/protection/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { monthsLater } from "../../../domain/local-time.ts";
import { endSessions } from "../../auth/end-sessions.ts";
import { requireRecentProof } from "../../challenge/require-proof.ts";
import { protectionTermsOf } from "../terms.ts";
import { excludeOthers, rememberExcluded } from "./excluded-persons.ts";
import { toBreak } from "./open-break.ts";
import { takeExclusion } from "./take-exclusion.ts";

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
    const wanted = { scope, until, by: "player" } as const;
    const { row, isNew } = await takeExclusion(context, tx, memberId, wanted);
    // A call that broke off may have missed the person's other accounts.
    if (isNew) await endSessions(context, tx, memberId);
    return { row, hashes: await rememberExcluded(tx, row) };
  });
  await excludeOthers(context, begun.row, begun.hashes);
  return toBreak(begun.row);
}
