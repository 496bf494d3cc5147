import { and, asc, eq, inArray, lte, min, sql } from "drizzle-orm";
import { TAKEN_MS } from "../../../domain/money/payment-schedule.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { type AskContext, askProvider } from "./ask-provider.ts";

const BATCH = 20;

/**
 * Asks the provider about verifications that are due. Each is taken first, so that instances take
 * different ones, and a killed process loses none. Returns the errors of those without an answer.
 */
export async function askDue(context: AskContext): Promise<unknown[]> {
  const { store, clock } = context;
  const { code } = context.merchant;
  const now = clock.now();
  const own = eq(verifications.merchant, code);
  const taken = await store.inMerchant(code, (tx) => {
    const due = tx
      .select({ id: verifications.id })
      .from(verifications)
      .where(and(own, eq(verifications.state, "PENDING"), lte(verifications.dueAt, now)))
      .orderBy(asc(verifications.dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return tx
      .update(verifications)
      .set({ asked: sql`${verifications.asked} + 1`, dueAt: new Date(now.getTime() + TAKEN_MS) })
      .where(and(own, inArray(verifications.id, due)))
      .returning();
  });
  const errors: unknown[] = [];
  for (const row of taken) await askProvider(context, row).catch((error) => errors.push(error));
  return errors;
}

/** When the provider is asked next; null without a pending verification. */
export async function nextAsk({
  store,
  merchant: { code },
}: Pick<AskContext, "store" | "merchant">): Promise<Date | null> {
  const isPending = and(eq(verifications.merchant, code), eq(verifications.state, "PENDING"));
  const [first] = await store.inMerchant(code, (tx) =>
    tx
      .select({ at: min(verifications.dueAt) })
      .from(verifications)
      .where(isPending),
  );
  return first?.at ?? null;
}
