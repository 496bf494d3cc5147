import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import type { MerchantRow } from "#platform/core/merchant/find-merchant.ts";
import { blockRegion } from "#platform/staff/merchant/block-region.ts";
import { setSiteStatus } from "#platform/staff/merchant/set-site-status.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";

export const CLOSED_STATES = ["open", "maintenance", "region"] as const;
export type ClosedState = (typeof CLOSED_STATES)[number];

/** The announced length of maintenance, so that its countdown is visible. */
const MAINTENANCE_MS = 2 * 3_600_000;

export function closedStateOf({ status, blockedRanges }: MerchantRow): ClosedState {
  if (status === SYSTEM_STATUS.maintenance) return "maintenance";
  return status !== SYSTEM_STATUS.normal || blockedRanges.length > 0 ? "region" : "open";
}

/**
 * Opens or closes the site by the staff's own verbs; a region block covers this visitor's address.
 */
export async function setClosedState(
  staff: StaffContext,
  merchant: string,
  { state, address }: { state: ClosedState; address: string },
): Promise<void> {
  const isMaintained = state === "maintenance";
  const until = isMaintained ? new Date(staff.clock.now().getTime() + MAINTENANCE_MS) : null;
  await setSiteStatus(staff, { merchant, status: isMaintained ? "maintenance" : "open", until });
  const ranges = state === "region" ? [address] : [];
  await blockRegion(staff, { merchant, countries: [], ranges });
}
