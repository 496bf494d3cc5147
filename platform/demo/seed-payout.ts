import { and, eq } from "drizzle-orm";
import type { PayoutKind } from "../contract/money/payout.ts";
import { newId } from "../core/access/token.ts";
import type { Clock, Random } from "../core/context.ts";
import { hashPassword } from "../core/hashing/password-hash.ts";
import { type SealContext, sealText } from "../core/seal/seal-text.ts";
import { usualPayoutKinds } from "../domain/money/usual-payout-kinds.ts";
import { hashPayoutNumber } from "../money/payout/hash-payout-number.ts";
import type { Transaction } from "../store/open-store.ts";
import { members, merchants } from "../store/schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../store/schema/payout.ts";
import { DEMO_DIGITS } from "./demo-accounts.ts";

/** One valid account of each kind that is the usual one somewhere. */
const NUMBERS: Partial<Record<PayoutKind, string>> = {
  clabe: "032180000118359719",
  cci: "01181400020123456710",
  cbu: "2850590940090418135201",
  iban: "ES9121000418450200051332",
  card: "4111111111111111",
};
const LABEL = "Banco Demo";
const HOLDER = "Demo Ejemplo";

type Parts = { clock: Clock; random: Random; secrets: SealContext["secrets"] };

/**
 * Lets a demonstration's member withdraw at once: adds an account whose wait is over, and the six
 * digits. Existing ones stay.
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
  const [brand] = await tx
    .select({ currency: merchants.currency })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const [kind] = usualPayoutKinds(brand?.currency ?? "");
  const number = kind && NUMBERS[kind];
  if (!number) return;
  await tx
    .update(members)
    .set({ profile: { ...member.profile, payeeName: HOLDER } })
    .where(own);
  await tx.insert(payoutAccounts).values({
    merchant,
    id,
    memberId,
    kind,
    label: LABEL,
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
