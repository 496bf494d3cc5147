import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { openText } from "../../core/seal/seal-text.ts";
import type { Transaction } from "../../store/open-store.ts";
import { totpSecrets } from "../../store/schema/factor.ts";
import { stepOfCode } from "./totp.ts";

/** The place of a member's secret, for its seal. */
export const totpPlace = (memberId: string) => `${memberId}:totp`;

/** Uses up a code of a member's authenticator app; false for a wrong or used one. */
export async function useTotp(
  context: Context,
  tx: Transaction,
  memberId: string,
  code: string,
): Promise<boolean> {
  const mine = and(
    eq(totpSecrets.merchant, context.merchant.code),
    eq(totpSecrets.memberId, memberId),
    isNotNull(totpSecrets.confirmedAt),
  );
  const [row] = await tx.select().from(totpSecrets).where(mine);
  if (!row) return false;
  const secret = openText(context, totpPlace(memberId), row.secret);
  const { lastStep } = row;
  const step = stepOfCode(secret, code, { now: context.clock.now(), lastStep });
  if (step === null) return false;
  // Of two requests with one code, only the first still finds the older step.
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(mine, lt(totpSecrets.lastStep, step)))
    .returning({ lastStep: totpSecrets.lastStep });
  return used.length === 1;
}
