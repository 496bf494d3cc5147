import type { Transaction } from "../../store/open-store.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { newId } from "../access/token.ts";
import type { Context, Merchant } from "../context.ts";

export type AuditEntry = {
  /** The action, e.g. "login" or "cardAdd". */
  action: string;
  /** The account concerned; null when there is none. */
  memberId: string | null;
  /** Context for later readers. Never a password, a code, a card number or a token. */
  details?: Record<string, string | number | boolean>;
};

/** Records an action in the action's own transaction, so that both happen or neither does. */
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
