import { and, eq } from "drizzle-orm";
import type { awardClaim } from "../../contract/club/own-awards.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { formatAmount } from "../../domain/money.ts";
import { awards } from "../../store/schema/award.ts";
import { requireReferral } from "../referral/require-referral.ts";
import { requireRescue } from "../rescue/require-rescue.ts";
import { heldMultiple } from "./held-multiple.ts";
import { issueAward } from "./issue-award.ts";
import { saidOf } from "./said-of.ts";
import { toAward } from "./to-award.ts";

/**
 * Pays a reached award to the member who asks for it, under the wagering that they saw. An award that
 * was paid already is answered again.
 */
export async function claimAward(
  context: Context,
  { id, multiple }: InputOf<typeof awardClaim>,
): Promise<ValueOf<typeof awardClaim>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const policy = await policyFor(context);
  return store.inMerchant(merchant.code, async (tx) => {
    const own = { merchant: merchant.code, member: memberId };
    const [known] = await tx
      .select()
      .from(awards)
      .where(
        and(eq(awards.merchant, own.merchant), eq(awards.member, memberId), eq(awards.id, id)),
      );
    // Staff may have to issue a mission's, and a player's press must not pass them.
    if (known?.kind === "mission") throw new Refusal("unknown_award", { status: 404 });
    if (known?.state === "REACHED" && heldMultiple(known.multiple, policy) !== multiple) {
      throw new Refusal("terms_changed", { status: 409 });
    }
    if (known?.kind === "referral" && known.state === "REACHED") await requireReferral(tx, known);
    if (known?.kind === "rescue" && known.state === "REACHED") await requireRescue(tx, known);
    const asked = { ...own, id, by: "player", at: clock.now(), policy };
    const { award, isNew } = await issueAward(tx, asked);
    if (isNew) {
      const { kind, amount } = award;
      const details = { award: id, kind, amount: formatAmount(amount) };
      await record(context, tx, { action: "awardTaken", memberId, details });
    }
    const said = { merchant: own.merchant, language: context.language };
    return toAward(award, policy, await saidOf(tx, said, [award]));
  });
}
