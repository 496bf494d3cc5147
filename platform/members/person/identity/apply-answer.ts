import { and, eq } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import { nextQuestionAfter } from "../../../domain/money/payment-schedule.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { holdVerification, type VerificationRow } from "./find-verification.ts";
import type { ProviderAnswer } from "./provider.ts";

type Writer = Pick<Context, "clock" | "random"> & { merchant: { code: string } };

const TOLD = {
  VERIFIED: "identityVerified",
  REFUSED: "identityRefused",
  EXPIRED: "identityExpired",
} as const;

/**
 * Stores the decision about a pending verification and tells its member, once. Returns false when it was
 * decided before, or still is not.
 */
export async function applyAnswer(
  writer: Writer,
  tx: Transaction,
  id: string,
  answer: ProviderAnswer,
): Promise<boolean> {
  const { merchant, clock } = writer;
  const row = await holdVerification(tx, merchant.code, id);
  if (row?.state !== "PENDING") return false;
  const now = clock.now();
  if (answer.state === "PENDING") {
    await change(tx, row, { dueAt: new Date(now.getTime() + nextQuestionAfter(row.asked)) });
    return false;
  }
  const { state, reason, validUntil } = answer;
  await change(tx, row, { state, reason, validUntil, decidedAt: now, dueAt: null });
  await writeMessage(writer, tx, row.member, TOLD[state], {});
  return true;
}

const change = (
  tx: Transaction,
  { merchant, id }: VerificationRow,
  changed: Partial<VerificationRow>,
) =>
  tx
    .update(verifications)
    .set(changed)
    .where(and(eq(verifications.merchant, merchant), eq(verifications.id, id)));
