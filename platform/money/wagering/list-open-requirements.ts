import { and, asc, eq, isNull } from "drizzle-orm";
import type { WageringLot } from "../../domain/money/withdrawals/withdrawable.ts";
import type { Reader } from "../../store/open-store.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";

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

/** A requirement of a deposit or a transfer as the lot that it locks. */
export function toLot({
  amount,
  required,
  done,
}: Pick<typeof wageringRequirements.$inferSelect, "amount" | "required" | "done">): WageringLot {
  return { kind: "plain", amount, required, done };
}
