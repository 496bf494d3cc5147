import { sealOldLetters } from "#platform/core/outbox/seal-old-letters.ts";
import { sealOldProfiles } from "#platform/members/profile/seal-old-profiles.ts";

/** Seals what older versions stored in clear. Only the platform has the key, so no migration can. */
export async function sealOldRows(
  parts: Parameters<typeof sealOldLetters>[0] & Parameters<typeof sealOldProfiles>[0],
): Promise<void> {
  await sealOldProfiles(parts);
  await sealOldLetters(parts);
}
