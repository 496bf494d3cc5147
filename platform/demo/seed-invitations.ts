import type { Clock, Random } from "../core/context.ts";
import { giveCodesOf } from "../members/affiliate/give-missing-codes.ts";
import type { Transaction } from "../store/open-store.ts";
import { affiliateCodes } from "../store/schema/invitation.ts";
import type { DemoMerchant } from "./demo-merchant.ts";

/** Adds the merchant's own invitation code, and one for every member without a code. */
export async function seedInvitations(
  tx: Transaction,
  { code: merchant, registration }: DemoMerchant,
  { clock, random }: { clock: Clock; random: Random },
): Promise<void> {
  const createdAt = clock.now();
  const own = { merchant, code: registration.invitation, kind: "affiliate" as const, createdAt };
  await tx.insert(affiliateCodes).values(own).onConflictDoNothing();
  await giveCodesOf(tx, merchant, { clock, random });
}
