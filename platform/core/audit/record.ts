import type { Transaction } from "../../store/open-store.ts";
import { newId } from "../access/token.ts";
import type { Context, Merchant } from "../context.ts";
import { appendAudit } from "./append-audit.ts";

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
  const { action, memberId, details = {} } = entry;
  await appendAudit(
    tx,
    { merchant: merchant.code, log: "member", at: clock.now() },
    {
      ...{ id: newId(random), memberId, action, details },
      sessionId: actor?.sessionId ?? null,
      address: context.clientAddress,
      country: context.clientCountry,
      userAgent: context.userAgent,
      requestId: context.requestId,
    },
  );
}
