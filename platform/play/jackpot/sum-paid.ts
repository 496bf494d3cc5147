import { and, eq, gt, gte, lte, ne, sum } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { jackpot } from "../../contract/play/jackpot.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";
import { rounds } from "../../store/schema/round.ts";

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

/**
 * The payouts of today's and the six earlier days' closed rounds that paid more than their stake,
 * without trial accounts. Days end at midnight UTC, so that the sum only grows between two midnights.
 */
export async function sumPaid({
  store,
  merchant,
  clock,
}: Context): Promise<Pick<ValueOf<typeof jackpot>, "paid" | "since">> {
  const now = clock.now();
  const since = Math.floor(now.getTime() / DAY_MS - (DAYS - 1)) * DAY_MS;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ paid: sum(rounds.payout) })
      .from(rounds)
      .innerJoin(members, and(eq(members.merchant, rounds.merchant), eq(members.id, rounds.member)))
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.state, "CLOSED"),
          gt(rounds.payout, rounds.stake),
          gte(rounds.settledAt, new Date(since)),
          lte(rounds.settledAt, now),
          ne(members.type, ACCOUNT_TYPE.trial),
        ),
      ),
  );
  return { paid: BigInt(row?.paid ?? 0), since };
}
