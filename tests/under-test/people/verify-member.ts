import { testStore } from "#tests/support/database.ts";
import { verifications } from "../../../platform/store/schema/verification.ts";

/** Verifies a member's identity, until a date or for good. */
export async function verifyMember(
  { merchant, at }: { merchant: string; at: Date },
  member: string,
  validUntil: Date | null = null,
): Promise<void> {
  const store = await testStore();
  await store.inMerchant(merchant, (tx) =>
    tx.insert(verifications).values({
      ...{ merchant, id: `V-${member}`, member, state: "VERIFIED", documentKind: "national" },
      ...{ askedAt: at, decidedAt: at, validUntil },
    }),
  );
}
