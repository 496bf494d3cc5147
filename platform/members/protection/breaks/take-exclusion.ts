import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { openGuard } from "../guard.ts";
import { beginBreak } from "./begin-break.ts";
import { type BreakRow, openBreak } from "./open-break.ts";

type Wanted = Pick<BreakRow, "scope" | "until"> & { by: "player" | "platform" };

/**
 * Excludes an account in the caller's transaction, and frees what wagering locked. A longer or wider
 * exclusion replaces a shorter one, never the other way: `isNew` is false where the known one stays.
 */
export async function takeExclusion(
  context: Context,
  tx: Transaction,
  memberId: string,
  { scope, until, by }: Wanted,
): Promise<{ row: BreakRow; isNew: boolean }> {
  const { merchant, clock } = context;
  const now = clock.now();
  const who = { merchant: merchant.code, memberId };
  await openGuard(tx, who, now);
  const known = await openBreak(tx, who, now);
  const isLonger =
    known?.kind === "exclusion" && (!known.until || (until !== null && known.until >= until));
  if (isLonger && (known.scope === "operator" || scope === "merchant")) {
    return { row: known, isNew: false };
  }
  const row = await beginBreak(context, tx, memberId, {
    ...{ kind: "exclusion", by },
    scope: known?.kind === "exclusion" && known.scope === "operator" ? "operator" : scope,
    until: isLonger ? known.until : until,
  });
  await tx
    .update(wageringRequirements)
    .set({ closedAt: now, closedBy: "exclusion" })
    .where(
      and(
        eq(wageringRequirements.merchant, merchant.code),
        eq(wageringRequirements.memberId, memberId),
        isNull(wageringRequirements.closedAt),
      ),
    );
  return { row, isNew: true };
}
