import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "../../../store/open-store.ts";
import { merchants } from "../../../store/schema/merchant.ts";

/** The code of the policy; null where the merchant names none. */
export const jurisdictionBody = z.object({ jurisdiction: z.string().nullable() });

/** The merchant's jurisdiction, which has a column of its own. */
export async function readJurisdiction(reader: Reader, merchant: string) {
  const [row] = await reader
    .select({ jurisdiction: merchants.jurisdiction })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return row;
}
