import type { Waiting } from "../../contract/staff/outcome.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { approvedBySecond, outcomeOf } from "../approvals/second-person.ts";
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

/**
 * Sets one rule of a merchant from now on, without a restart ("done"). Where the merchant's setting
 * `settingsFourEyes` is on, the first word waits for a second person ("waiting"), and the version of
 * the terms names both. Refuses like withSetting.
 */
export async function setSetting(context: StaffContext, input: Input): Promise<Waiting> {
  const { merchant, key, value } = input;
  const details = { key, value };
  const { settings } = await readMerchant(context.store, merchant);
  withSetting(settings, key, value);
  const needsTwo = settings.settingsFourEyes === true || context.deciding !== undefined;
  return asStaff(context, merchant, { action: "setSetting", details }, async (tx) => {
    const wanted = { merchant, verb: "setSetting", subject: key, input: details };
    const asked = needsTwo ? await approvedBySecond(context, tx, wanted) : null;
    if (asked?.state === "WAITING") return outcomeOf(asked);
    const made = {
      by: asked?.askedBy ?? context.staff,
      at: context.clock.now(),
      ...(asked && { approvedBy: context.staff }),
    };
    await changeSettings(tx, merchant, made, (now) => withSetting(now, key, value));
    return outcomeOf(asked);
  });
}
