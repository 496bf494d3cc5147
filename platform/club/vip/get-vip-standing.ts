import type { vipStanding } from "../../contract/club/vip.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { readVipStanding } from "../../members/vip/read-vip-standing.ts";

/**
 * The member's own bets and deposits towards the levels, counted from the rounds and the ledger.
 * Refuses a trial account, whose bets do not count.
 */
export async function getVipStanding(
  context: Context,
  _input: InputOf<typeof vipStanding>,
): Promise<ValueOf<typeof vipStanding>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const owner = { merchant: merchant.code, memberId };
  const { levels, ...standing } = await store.reading(merchant.code, (reader) =>
    readVipStanding(reader, owner),
  );
  const next = levels.find((other) => other.level > standing.level);
  return { ...standing, nextLevel: next?.level ?? null };
}
