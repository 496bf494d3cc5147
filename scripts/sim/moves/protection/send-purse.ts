import { movePurse } from "#platform/play/purses/move-purse.ts";
import type { PurseMove } from "../../oracle/protection/purses.ts";
import { PURSE_VENDOR, type Station, type World } from "../../world.ts";

/** Moves a member's money to the vendor with purses, or back; answers with how it ended. */
export async function sendPurse(
  { purseVendor }: World,
  { context }: Station,
  { key, member, direction, amount, isRefused }: PurseMove,
): Promise<string> {
  purseVendor.manner.isRefusing = isRefused;
  const asked = { vendor: PURSE_VENDOR, direction, amount: BigInt(amount) };
  const { status } = await movePurse(context(member, key), asked);
  return status.toLowerCase();
}
