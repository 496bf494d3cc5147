import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import type { depositOne } from "../../../contract/money/cashier.ts";
import { moneyToUsdt } from "../../../contract/money/usdt.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { readUsdtTerms } from "../../../domain/money/usdt-terms.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { chainAddresses, chainArrivals } from "../../../store/schema/chain.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import type { DepositRow } from "../to-deposit.ts";

/** A block is final on TRON once 19 witnesses have built on it. */
export const CONFIRMATIONS = 20;

const SHOWN_MAX = 20;

type OnChain = NonNullable<ValueOf<typeof depositOne>["onChain"]>;

/** The present price of a deposit in USDT and its arrivals; null for any other deposit. */
export async function showOnChain(tx: Transaction, row: DepositRow): Promise<OnChain | null> {
  if (row.kind !== "crypto") return null;
  const { merchant, memberId } = row;
  const [found] = await tx
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const terms = readUsdtTerms(found?.settings ?? {});
  if (!terms) return null;
  const { state, at, depositId } = chainArrivals;
  const isOver = ["CREDITED", "REVIEW", "FAILED", "REFUNDED"].includes(row.status);
  // An arrival without a deposit is shown at each deposit that may receive it.
  const isWaiting = and(isNull(depositId), or(eq(state, "PENDING"), gte(at, row.createdAt)));
  const arrivals = await tx
    .select({ arrival: chainArrivals })
    .from(chainArrivals)
    .innerJoin(
      chainAddresses,
      and(
        eq(chainAddresses.merchant, chainArrivals.merchant),
        eq(chainAddresses.address, chainArrivals.address),
      ),
    )
    .where(
      and(
        eq(chainArrivals.merchant, merchant),
        eq(chainAddresses.memberId, memberId),
        isOver ? eq(depositId, row.id) : or(eq(depositId, row.id), isWaiting),
      ),
    )
    .orderBy(desc(at))
    .limit(SHOWN_MAX);
  return {
    ...terms,
    network: "TRC20",
    usdtAsked: moneyToUsdt(row.amount, terms.rate),
    confirmationsNeeded: CONFIRMATIONS,
    arrivals: arrivals.map(
      ({ arrival: { txId, usdt, state, confirmations, rate, credited, at } }) => ({
        ...{ txId, usdt, state, rate, credited },
        confirmations: Math.min(confirmations, CONFIRMATIONS),
        at: at.getTime(),
      }),
    ),
  };
}
