import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { AwardRow } from "../awards/reach-award.ts";
import { holdReferral } from "./hold-referral.ts";
import { isReached, ruleOf, signsOf } from "./referral-facts.ts";

/**
 * Looks again at an invitation right before its award is paid. Refuses with award_gone when a correction
 * took its reason away, and with referral_held when signs of one person came up since.
 */
export async function requireReferral(tx: Transaction, award: AwardRow): Promise<void> {
  const invited = award.rule.slice(ruleOf({ invited: "" }).length);
  const row = await holdReferral(tx, award.merchant, invited);
  if (row?.state !== "REACHED" || !(await isReached(tx, row))) {
    throw new Refusal("award_gone", { status: 409 });
  }
  if (row.decidedBy === null && (await signsOf(tx, row)).length > 0) {
    throw new Refusal("referral_held", { status: 409 });
  }
}
