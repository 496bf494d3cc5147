import { and, asc, eq, isNull } from "drizzle-orm";
import type { WageringLot } from "../../domain/money/withdrawals/withdrawable.ts";
import type { Reader } from "../../store/open-store.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { bonusMoney } from "./bonus-money.ts";

/** A member's open wagering requirements, oldest first. Valid bets fill the first of them. */
export function listOpenRequirements(reader: Reader, merchant: string, memberId: string) {
  return reader
    .select()
    .from(wageringRequirements)
    .where(
      and(
        eq(wageringRequirements.merchant, merchant),
        eq(wageringRequirements.memberId, memberId),
        isNull(wageringRequirements.closedAt),
      ),
    )
    .orderBy(asc(wageringRequirements.openedAt), asc(wageringRequirements.id));
}

/** What locks a member's cash: each open requirement by its credit, and an open bonus by its money. */
export async function lotsOf(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  requirements: readonly (typeof wageringRequirements.$inferSelect)[],
): Promise<WageringLot[]> {
  const plain = requirements
    .filter(({ source }) => source !== "promo")
    .map(({ amount, required, done }) => ({ kind: "plain" as const, amount, required, done }));
  const left = await bonusMoney(reader, { merchant, memberId });
  return left === null ? plain : [...plain, { kind: "bonus", left }];
}
