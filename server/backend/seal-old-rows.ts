import { sealOldLetters } from "#platform/core/outbox/seal-old-letters.ts";
import { giveRecoveryKeys } from "#platform/members/factors/recovery-key.ts";
import { sealOldProfiles } from "#platform/members/profile/seal-old-profiles.ts";

/**
 * Seals what older versions stored in clear, and keeps the keys that outlive the master secret. Only
 * the platform has the key, so no migration can.
 */
export async function sealOldRows(
  parts: Parameters<typeof sealOldLetters>[0] &
    Parameters<typeof sealOldProfiles>[0] &
    Parameters<typeof giveRecoveryKeys>[0],
): Promise<void> {
  await sealOldProfiles(parts);
  await sealOldLetters(parts);
  await giveRecoveryKeys(parts);
}
