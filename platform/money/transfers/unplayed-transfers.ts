import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";

/** The ledger's key of a transfer, which is also that of the wagering that came with it. */
export const keyOfTransfer = (id: string) => `transfer:${id}`;

/** Those of the transfers of which no bet has filled any wagering yet. */
export async function unplayedTransfers(
  tx: Transaction,
  merchant: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const keys = new Map(ids.map((id) => [keyOfTransfer(id), id]));
  const rows = await tx
    .select({ key: wageringRequirements.id })
    .from(wageringRequirements)
    .where(
      and(
        eq(wageringRequirements.merchant, merchant),
        inArray(wageringRequirements.id, [...keys.keys()]),
        eq(wageringRequirements.done, 0n),
        isNull(wageringRequirements.closedAt),
      ),
    );
  return new Set(rows.map(({ key }) => keys.get(key) ?? ""));
}
