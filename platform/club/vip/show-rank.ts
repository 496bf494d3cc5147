import { and, eq, inArray } from "drizzle-orm";
import type { rankShow } from "../../contract/club/vip.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { readWithdrawTerms } from "../../core/merchant/withdraw-terms.ts";
import { monthOf, weekOf } from "../../domain/club/local-periods.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import { readVipStanding } from "../../members/vip/read-vip-standing.ts";
import { levelPeriods, memberLevels } from "../../store/schema/level.ts";

/** The member's level with all figures that decide what follows. Refuses a trial account. */
export async function showRank(context: Context): Promise<ValueOf<typeof rankShow>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now();
  const { timeZone } = await readWithdrawTerms(store, code);
  const [month, week] = [monthOf(now, timeZone), weekOf(now, timeZone)];
  const owner = { merchant: code, memberId };
  return store.reading(code, async (reader) => {
    const { levels, level, validBet, deposits } = await readVipStanding(reader, owner);
    const [row] = await reader
      .select()
      .from(memberLevels)
      .where(and(eq(memberLevels.merchant, code), eq(memberLevels.member, memberId)));
    const periods = await reader
      .select()
      .from(levelPeriods)
      .where(
        and(
          eq(levelPeriods.merchant, code),
          eq(levelPeriods.member, memberId),
          inArray(levelPeriods.period, [month, week]),
        ),
      );
    const betIn = (asked: string) => periods.find(({ period }) => period === asked)?.validBet ?? 0n;
    const next = levels.find((other) => other.level > level);
    const isKnown = next && next.level <= (row?.topLevel ?? 0);
    return {
      ...{ level, validBet, deposits, month },
      since: row?.since.getTime() ?? null,
      monthValidBet: betIn(month),
      weekValidBet: betIn(week),
      keepFrom: row && level > 0 ? row.keepFrom : null,
      next: next
        ? {
            ...{ level: next.level, validBet: next.validBet, deposits: next.deposits },
            monthValidBet: isKnown ? next.keepValidBet : null,
          }
        : null,
      isPaused: await isGiftPaused(reader, owner, now),
    };
  });
}
