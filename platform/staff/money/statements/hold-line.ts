import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { bankLines } from "../../../store/schema/statement.ts";

export type LineRow = typeof bankLines.$inferSelect;
type Named = Pick<LineRow, "merchant" | "id">;

const isNamed = ({ merchant, id }: Named) =>
  and(eq(bankLines.merchant, merchant), eq(bankLines.id, id));

/** Reads a line. Refuses an unknown one with unknown_line at `field`. */
export async function findLine(tx: Reader, named: Named, field = "line"): Promise<LineRow> {
  const [row] = await tx.select().from(bankLines).where(isNamed(named));
  if (!row) throw new Refusal("unknown_line", { field, status: 404 });
  return row;
}

/** Locks a line that waits for staff. Refuses another one with line_state. */
export async function holdWaitingLine(tx: Transaction, named: Named): Promise<LineRow> {
  const [row] = await tx.select().from(bankLines).where(isNamed(named)).for("update");
  if (!row) throw new Refusal("unknown_line", { field: "line", status: 404 });
  if (row.state !== "WAITING") throw new Refusal("line_state", { field: "line", status: 409 });
  return row;
}

/** Writes a locked line's new values. */
export async function changeLine(
  tx: Transaction,
  named: Named,
  values: Partial<LineRow>,
): Promise<void> {
  await tx.update(bankLines).set(values).where(isNamed(named));
}
