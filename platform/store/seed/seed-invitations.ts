import { and, eq, isNull } from "drizzle-orm";
import { newCode } from "../../affiliate/new-code.ts";
import type { Clock, Random } from "../../context.ts";
import type { Transaction } from "../open-store.ts";
import { affiliateCodes } from "../schema/invitation.ts";
import { members } from "../schema/merchant.ts";
import type { DemoMerchant } from "./demo-merchant.ts";

/** The merchant's own invitation code, and one for every member who has none yet. */
export async function seedInvitations(
  tx: Transaction,
  { code: merchant, registration }: DemoMerchant,
  { clock, random }: { clock: Clock; random: Random },
): Promise<void> {
  const createdAt = clock.now();
  const own = { merchant, code: registration.invitation, kind: "affiliate" as const, createdAt };
  await tx.insert(affiliateCodes).values(own).onConflictDoNothing();
  const without = await tx
    .select({ memberId: members.id })
    .from(members)
    .leftJoin(
      affiliateCodes,
      and(
        eq(affiliateCodes.merchant, members.merchant),
        eq(affiliateCodes.memberId, members.id),
        eq(affiliateCodes.kind, "member"),
      ),
    )
    .where(and(eq(members.merchant, merchant), isNull(affiliateCodes.code)));
  for (const { memberId } of without) {
    const code = newCode(random);
    const row = { merchant, memberId, code, kind: "member" as const, createdAt };
    await tx.insert(affiliateCodes).values(row).onConflictDoNothing();
  }
}
