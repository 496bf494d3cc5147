import { changeSettings } from "../../core/merchant/config/change-settings.ts";
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
  const made = { by: context.staff, at: context.clock.now() };
  await asStaff(context, merchant, { action: "setSetting", details }, (tx) =>
    changeSettings(tx, merchant, made, (settings) => withSetting(settings, key, value)),
  );
}
