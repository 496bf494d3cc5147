import { eq } from "drizzle-orm";
import { merchants } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { withSetting } from "./merchant-settings.ts";

type Input = {
  merchant: string;
  /** E.g. "withdrawals.amountMin". */
  key: string;
  /** As typed: "150.00", "3", "yes". Null restores the default. */
  value: string | null;
};

/** Sets one rule of a merchant from now on, without a restart. Refuses like withSetting. */
export async function setSetting(context: StaffContext, input: Input): Promise<void> {
  const { merchant, key, value } = input;
  const details = { key, value };
  await asStaff(context, merchant, { action: "setSetting", details }, async (tx) => {
    const [row] = await tx
      .select({ settings: merchants.settings })
      .from(merchants)
      .where(eq(merchants.code, merchant))
      .for("update");
    const settings = withSetting(row?.settings ?? {}, key, value);
    await tx.update(merchants).set({ settings }).where(eq(merchants.code, merchant));
  });
}
