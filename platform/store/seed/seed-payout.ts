import { and, eq } from "drizzle-orm";
import { hashPassword } from "../../auth/password-hash.ts";
import { newId } from "../../auth/token.ts";
import type { Clock, Random } from "../../context.ts";
import { hashPayoutNumber } from "../../payout/hash-payout-number.ts";
import { type SealContext, sealText } from "../../seal/seal-text.ts";
import type { Transaction } from "../open-store.ts";
import { members } from "../schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../schema/payout.ts";
import { DEMO_DIGITS } from "./demo-accounts.ts";

const ACCOUNT = { kind: "clabe", label: "Banco Demo", number: "032180000118359719" } as const;
const HOLDER = "Demo Ejemplo";

type Parts = { clock: Clock; random: Random; secrets: SealContext["secrets"] };

/**
 * Lets a demonstration's member withdraw at once: an account that has waited, and the six digits.
 * What the member has by now stays.
 */
export async function seedPayout(
  tx: Transaction,
  merchant: string,
  memberId: string,
  parts: Parts,
): Promise<void> {
  const { clock, random, secrets } = parts;
  const own = and(eq(members.merchant, merchant), eq(members.id, memberId));
  const [member] = await tx.select({ profile: members.profile }).from(members).where(own);
  if (!member || member.profile.payeeName) return;
  const at = clock.now();
  const id = newId(random);
  const place = `${memberId}:${id}`;
  const seal = { secrets, random, merchant: { code: merchant } };
  const { kind, label, number } = ACCOUNT;
  await tx
    .update(members)
    .set({ profile: { ...member.profile, payeeName: HOLDER } })
    .where(own);
  await tx.insert(payoutAccounts).values({
    merchant,
    id,
    memberId,
    kind,
    label,
    holderSealed: sealText(seal, `${place}:holder`, HOLDER),
    numberSealed: sealText(seal, `${place}:number`, number),
    numberEnd: number.slice(-4),
    numberHash: hashPayoutNumber(seal, number),
    createdAt: at,
    usableAt: at,
  });
  const hash = await hashPassword(DEMO_DIGITS, random);
  await tx
    .insert(withdrawPasswords)
    .values({ merchant, memberId, hash, changedAt: at })
    .onConflictDoNothing();
}
