import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { returnCodeTries, takeCodeTry } from "../../core/limits/code-limit.ts";
import type { Transaction } from "../../store/open-store.ts";
import { verificationCodes } from "../../store/schema/proof.ts";
import { isBrowserOf } from "../challenge/device.ts";
import { codeHashes } from "./code-hash.ts";
import type { CodeTarget } from "./send-code.ts";

const field = "verificationCode";

/**
 * Uses up a code, once, in the transaction of the action it allows. Returns its owner if known when
 * it was sent. Refuses a wrong code with verification_code_wrong. Refuses a used, expired or five
 * times guessed one with verification_code_expired. A try counts even when the transaction is
 * rolled back.
 */
export async function useCode(
  context: Context,
  tx: Transaction,
  options: CodeTarget & { code: string },
): Promise<{ memberId: string | null }> {
  const { purpose, channel, target, code } = options;
  const { merchant, clock } = context;
  const [sent] = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchant, merchant.code),
        inArray(verificationCodes.targetHash, codeHashes(context, purpose, channel, target)),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  if (!sent) throw new Refusal("verification_code_wrong", { field });
  const isOver = sent.usedAt !== null || sent.expiresAt <= clock.now();
  const isOwn = await isBrowserOf(context, tx, sent.memberId ?? "");
  const tried = { codeId: sent.id, isOwn };
  if (isOver || !(await takeCodeTry(context, tried))) throw expired();
  const typed = codeHashes(context, purpose, channel, target, code.trim());
  if (!typed.includes(sent.codeHash)) {
    throw new WrongCode(sent.memberId);
  }
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(verificationCodes.merchant, merchant.code),
        eq(verificationCodes.id, sent.id),
        isNull(verificationCodes.usedAt),
      ),
    )
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw expired();
  await returnCodeTries(context, tried);
  return { memberId: sent.memberId };
}

/** A wrong guess at a sent code, with the code's owner if known. */
export class WrongCode extends Refusal {
  readonly memberId: string | null;

  constructor(memberId: string | null) {
    super("verification_code_wrong", { field });
    this.memberId = memberId;
  }
}

const expired = () => new Refusal("verification_code_expired", { field });
