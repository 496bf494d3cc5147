import type { Waiting } from "../../contract/staff/outcome.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import type { StaffContext } from "../staff-context.ts";
import { changeRule } from "./change-rule.ts";
import { withSetting } from "./merchant-settings.ts";

type Input = {
  merchant: string;
  /** E.g. "withdrawals.amountMin". */
  key: string;
  /** As typed: "150.00", "3", "yes". Null restores the default. */
  value: string | null;
};

/**
 * Sets one rule of a merchant. It may wait for a second person, like changeRule. Refuses like
 * withSetting.
 */
export function setSetting(context: StaffContext, input: Input): Promise<Waiting> {
  const { merchant, key, value } = input;
  const wanted = { merchant, verb: "setSetting", subject: key, input: { key, value } };
  return changeRule(context, wanted, {
    check: ({ settings }) => withSetting(settings, key, value),
    work: (tx, made) => changeSettings(tx, merchant, made, (now) => withSetting(now, key, value)),
  });
}
