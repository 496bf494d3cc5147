import { and, eq } from "drizzle-orm";
import type { bonusGiveUp } from "../../contract/club/bonuses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { formatAmount } from "../../domain/money.ts";
import { holdGuard } from "../../members/protection/guard.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { endBonus, isPlaying } from "./end-bonus.ts";
import { withDone } from "./list-bonuses.ts";
import { settleOwn } from "./settle-bonuses.ts";
import { toBonus } from "./to-bonus.ts";

/** Gives the member's open bonus up; what it takes goes to the house, and the rest stays theirs. */
export async function giveUpBonus(
  context: Context,
  { id }: InputOf<typeof bonusGiveUp>,
): Promise<ValueOf<typeof bonusGiveUp>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    await holdGuard(tx, who);
    // What was filled or lost a moment ago ended by that.
    await settleOwn(tx, who, clock.now());
    const [found] = await withDone(tx).where(
      and(eq(bonuses.merchant, who.merchant), eq(bonuses.member, memberId), eq(bonuses.id, id)),
    );
    if (!found) throw new Refusal("bonus_unknown", { status: 404 });
    const { bonus: row, done } = found;
    if (row.state !== "OPEN") return toBonus(row, done);
    if (await isPlaying(tx, row)) throw new Refusal("round_open", { status: 409 });
    const ended = await endBonus(tx, row, "GIVEN_UP", clock.now());
    const details = { bonus: id, takenBack: formatAmount(ended!.takenBack) };
    await record(context, tx, { action: "bonusGivenUp", memberId, details });
    return toBonus(ended!, done);
  });
}
