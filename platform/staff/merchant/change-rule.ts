import { SYSTEM_STATUS } from "../../contract/core/admission.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import type { Made } from "../../core/merchant/config/keep-versions.ts";
import { type MerchantRow, readMerchant } from "../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../store/open-store.ts";
import { approvedBySecond, outcomeOf, type Wanted } from "../approvals/second-person.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

type Change = {
  /** True where it waits for a second person whatever the merchant's setting says. */
  isForTwo?(row: MerchantRow): boolean;
  /** Refuses what can never be done, also before anybody is asked for a second word. May be async. */
  check(row: MerchantRow): unknown;
  /** `made` names who asked and who approved, for the version of the terms. */
  work(tx: Transaction, made: Made): Promise<void>;
};

/**
 * Changes a rule of a merchant from now on, without a restart. Where the merchant's setting
 * `settingsFourEyes` is on, the first word waits for a second person, and the second one changes it.
 * The audit keeps the verb with its input. Refuses an unknown merchant with unknown_merchant.
 */
export async function changeRule(
  context: StaffContext,
  wanted: Wanted,
  { check, work, isForTwo }: Change,
): Promise<Waiting> {
  const { merchant, verb: action, input: details } = wanted;
  const row = await readMerchant(context.store, merchant);
  await check(row);
  const needsTwo =
    row.settings.settingsFourEyes === true || context.deciding !== undefined || isForTwo?.(row);
  return asStaff(context, merchant, { action, details }, async (tx) => {
    const asked = needsTwo ? await approvedBySecond(context, tx, wanted) : null;
    if (asked?.state === "WAITING") return outcomeOf(asked);
    await work(tx, {
      by: asked?.askedBy ?? context.staff,
      at: context.clock.now(),
      ...(asked && { approvedBy: context.staff }),
    });
    return outcomeOf(asked);
  });
}

/** True for a merchant whose site is open to real players. */
export const isLive = ({ status, isDemonstration }: MerchantRow): boolean =>
  status === SYSTEM_STATUS.normal && !isDemonstration;
