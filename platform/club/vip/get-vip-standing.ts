import { and, eq, sql, sum } from "drizzle-orm";
import type { vipStanding } from "../../contract/club/vip.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { vipLevelOf } from "../../domain/club/vip-level.ts";
import { ledgerAccounts, ledgerTransfers } from "../../store/schema/ledger.ts";
import { rounds } from "../../store/schema/round.ts";
import { readVipLevels } from "./list-vip-levels.ts";

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
  return store.inMerchant(merchant.code, async (tx) => {
    const levels = await readVipLevels(tx, merchant.code);
    const [bets] = await tx
      .select({ validBet: sum(rounds.validBet) })
      .from(rounds)
      .where(and(eq(rounds.merchant, merchant.code), eq(rounds.member, memberId)));
    const [paid] = await tx
      .select({ deposits: sum(ledgerTransfers.amount) })
      .from(ledgerTransfers)
      .innerJoin(
        ledgerAccounts,
        and(
          eq(ledgerAccounts.merchant, ledgerTransfers.merchant),
          eq(ledgerAccounts.id, ledgerTransfers.toAccount),
        ),
      )
      .where(
        and(
          eq(ledgerTransfers.merchant, merchant.code),
          eq(ledgerAccounts.owner, memberId),
          eq(ledgerAccounts.kind, "cash"),
          sql`${ledgerTransfers.kind} = 'deposit'`,
        ),
      );
    const totals = {
      validBet: BigInt(bets?.validBet ?? 0),
      deposits: BigInt(paid?.deposits ?? 0),
    };
    const level = vipLevelOf(levels, totals);
    const next = levels.find((other) => other.level > level);
    return { level, ...totals, nextLevel: next?.level ?? null };
  });
}
