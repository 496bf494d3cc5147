import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { freeSpinTake } from "../../contract/club/gifts/free-spins.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { formatAmount } from "../../domain/money.ts";
import { lockGrant } from "../../play/free-rounds/promise-rounds.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { requireReceiver } from "../awards/require-receiver.ts";
import { takeUse } from "../bonuses/take-use.ts";
import { giveSpins } from "./give-spins.ts";
import { spinsOfCode } from "./spins-of-code.ts";
import { toOwn } from "./to-own.ts";

/**
 * Promises a code's free spins to the member, once per code and person, under the terms that were shown.
 * The vendor is told after the transaction. Taken again it returns the same and promises nothing.
 */
export async function takeFreeSpins(
  context: Context,
  { code, ...shown }: InputOf<typeof freeSpinTake>,
): Promise<ValueOf<typeof freeSpinTake>> {
  const { memberId: member } = requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  return store.inMerchant(merchant, async (tx) => {
    const at = clock.now();
    const who = { merchant, memberId: member };
    // Locks the member, so that of two presses at once the later one finds the grant.
    await requireReceiver(tx, who, policy, at);
    const { name, terms, gameName } = await spinsOfCode(tx, { merchant, code, now: at });
    const campaign = `spins-${name}`;
    const known = await lockGrant(tx, { merchant, member, campaign });
    if (known) return toOwn(known, gameName, at);
    const { game, rounds, stake, days, wagering, uses } = terms;
    const spins = { game, rounds, stake, days, multiple: heldMultiple(wagering, policy) };
    if (!isDeepStrictEqual(shown, spins)) throw new Refusal("terms_changed", { status: 409 });
    const takers = sql`select member from free_grants
      where merchant = ${merchant} and campaign = ${campaign}`;
    const grant = await giveSpins(tx, { merchant, member, campaign, spins, takers, at });
    if (uses !== undefined && !(await takeUse(tx, { merchant, term: campaign }, uses))) {
      throw new Refusal("bonus_gone", { status: 409 });
    }
    const details = { campaign, game, rounds, stake: formatAmount(stake) };
    await record(context, tx, { action: "freeSpinsTaken", memberId: member, details });
    return toOwn(grant, gameName, at);
  });
}
