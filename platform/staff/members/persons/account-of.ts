import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";

/** The account of the member whom a row of the table is about. Refuses with `code` where there is no such row. */
export async function accountOf(
  { store }: StaffContext,
  table: PgTable & Record<"merchant" | "id" | "member", PgColumn>,
  { merchant, reference }: { merchant: string; reference: string },
  code: string,
): Promise<string> {
  await findMerchant(store, merchant);
  const [found] = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ account: members.username })
      .from(table)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, table.member)))
      .where(and(eq(table.merchant, merchant), eq(table.id, reference))),
  );
  if (!found) throw new Refusal(code, { status: 404 });
  return found.account;
}
