import { and, asc, eq, ne } from "drizzle-orm";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import type { MethodRow } from "../../../../money/cashier/methods.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { depositMethods } from "../../../../store/schema/cashier.ts";

/** Locks the merchant's methods in their order, without the one for credits by hand. */
export function holdMethods(tx: Transaction, merchant: string): Promise<MethodRow[]> {
  return tx
    .select()
    .from(depositMethods)
    .where(and(eq(depositMethods.merchant, merchant), ne(depositMethods.kind, "staff")))
    .orderBy(asc(depositMethods.position), asc(depositMethods.code))
    .for("update");
}

/** The method of that code. Refuses another one with unknown_method. */
export function methodIn(rows: readonly MethodRow[], code: string): MethodRow {
  const row = rows.find((one) => one.code === code);
  if (!row) throw new Refusal("unknown_method", { field: "method", status: 404 });
  return row;
}

/** Writes the order of the list with this method at `place`, from 1; a later place is the last. */
export async function placeMethod(
  tx: Transaction,
  rows: readonly MethodRow[],
  moved: MethodRow,
  place: number,
): Promise<void> {
  const others = rows.filter(({ code }) => code !== moved.code);
  const ordered = others.toSpliced(place - 1, 0, moved);
  for (const [position, { merchant, code }] of ordered.entries()) {
    const own = and(eq(depositMethods.merchant, merchant), eq(depositMethods.code, code));
    await tx.update(depositMethods).set({ position }).where(own);
  }
}
