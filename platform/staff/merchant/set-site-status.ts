import { eq } from "drizzle-orm";
import { SYSTEM_STATUS } from "../../contract/core/admission.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { requireUnclosed } from "./closing/require-unclosed.ts";
import { requireLegal } from "./legal/require-legal.ts";

export type StatusName = "open" | "maintenance" | "blocked";

const CODES: Record<StatusName, number> = {
  open: SYSTEM_STATUS.normal,
  maintenance: SYSTEM_STATUS.maintenance,
  blocked: SYSTEM_STATUS.regionBlocked,
};

type Input = { merchant: string; status: StatusName; until?: Date | null };

/**
 * Opens a merchant's site, closes it for maintenance, or closes it to the whole world. `until` is
 * the expected end of maintenance. Visitors see it, but nothing opens without staff. Refuses a past
 * end, or an end without maintenance, with invalid_until; a merchant that has ended with merchant_closed.
 * Refuses to open a site of real players with legal_missing while nobody stands for one of its legal
 * pieces.
 */
export async function setSiteStatus(context: StaffContext, input: Input): Promise<void> {
  const { merchant, status, until = null } = input;
  const isLate = until !== null && until <= context.clock.now();
  if (isLate || (until && status !== "maintenance")) {
    throw new Refusal("invalid_until", { field: "until" });
  }
  const row = { status: CODES[status], maintenanceUntil: until };
  const details = { status, ...(until && { until: until.toISOString() }) };
  await asStaff(context, merchant, { action: "setStatus", details }, async (tx) => {
    const own = eq(merchants.code, merchant);
    const [held] = await tx.select().from(merchants).where(own).for("update");
    requireUnclosed(held!);
    if (status === "open") await requireLegal(tx, merchant);
    await tx.update(merchants).set(row).where(own);
  });
}
