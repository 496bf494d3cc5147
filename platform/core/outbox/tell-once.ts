import type { MessageKind } from "../../contract/publishing/messages.ts";
import { MESSAGE_PURPOSES } from "../../contract/publishing/messages.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { messages } from "../../store/schema/notice.ts";
import { reachable } from "./purpose.ts";

/** What a member is told, and the row that makes it, such as an award's id. */
export type Told = {
  merchant: string;
  memberId: string;
  kind: MessageKind;
  event: string;
  details: Record<string, string>;
  at: Date;
};

/**
 * Writes a message once for its kind and event, inside the transaction that it reports. A promotion does
 * not reach a player on a break. True when it was written now.
 */
export async function tellOnce(
  tx: Transaction,
  { merchant, memberId, kind, event, details, at }: Told,
): Promise<boolean> {
  const told = { merchant, purpose: MESSAGE_PURPOSES[kind], now: at };
  if (!(await reachable(tx, told, [memberId])).has(memberId)) return false;
  const written = await tx
    .insert(messages)
    .values({ merchant, id: `${kind}:${event}`, memberId, kind, details, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (written.length === 0) return false;
  noteLive(tx, { merchant, member: memberId, kind: "message" });
  return true;
}
