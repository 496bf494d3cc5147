import type { Transaction } from "../../store/open-store.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { newId } from "../access/token.ts";
import type { Context, Merchant } from "../context.ts";

export type AuditEntry = {
  /** What was done, e.g. "login" or "cardAdd". */
  action: string;
  /** The account it is about; null where there is none. */
  memberId: string | null;
  /** What helps to understand it later; never a password, a code, a number of a card or a token. */
  details?: Record<string, string | number | boolean>;
};

/** Writes down what was done, in the transaction in which it was done: both happen or neither. */
type Recorder = Pick<
  Context,
  "clock" | "random" | "actor" | "clientAddress" | "clientCountry" | "userAgent" | "requestId"
> & { merchant: Pick<Merchant, "code"> };

export async function record(context: Recorder, tx: Transaction, entry: AuditEntry): Promise<void> {
  const { merchant, clock, random, actor } = context;
  await tx.insert(auditEntries).values({
    merchant: merchant.code,
    id: newId(random),
    at: clock.now(),
    sessionId: actor?.sessionId ?? null,
    address: context.clientAddress,
    country: context.clientCountry,
    userAgent: context.userAgent,
    requestId: context.requestId,
    ...entry,
  });
}
