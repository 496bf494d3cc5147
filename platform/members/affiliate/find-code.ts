import { and, eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { affiliateCodes } from "../../store/schema/invitation.ts";

export type CodeRow = typeof affiliateCodes.$inferSelect;

/** The typed code if it is valid at this merchant and host, else null. */
export async function findCode(
  { merchant }: Pick<Context, "merchant">,
  tx: Transaction,
  typed: string,
  domain: string | undefined,
): Promise<CodeRow | null> {
  const [row] = await tx
    .select()
    .from(affiliateCodes)
    .where(
      and(
        eq(affiliateCodes.merchant, merchant.code),
        eq(affiliateCodes.code, codeKey(typed)),
        eq(affiliateCodes.isActive, true),
      ),
    );
  if (!row || (row.domain !== null && row.domain !== domain)) return null;
  return row;
}

/** Codes are stored in capitals. */
export const codeKey = (typed: string) => typed.trim().toUpperCase();
