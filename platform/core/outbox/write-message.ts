import { MESSAGE_PURPOSES } from "../../contract/publishing/messages.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { messages } from "../../store/schema/notice.ts";
import { newId } from "../access/token.ts";
import type { Context, Merchant } from "../context.ts";
import { reachable } from "./purpose.ts";

type Writer = Pick<Context, "random" | "clock"> & { merchant: Pick<Merchant, "code"> };
/** What a member is told. */
export type Message = {
  memberId: string;
  kind: (typeof messages.$inferInsert)["kind"];
  details: Record<string, string>;
};

/** Writes a message to a member inside the transaction that it reports. */
export function writeMessage(
  writer: Writer,
  tx: Transaction,
  memberId: string,
  kind: Message["kind"],
  details: Record<string, string>,
  id?: string,
): Promise<void> {
  return writeMessages(writer, tx, [{ memberId, kind, details, ...(id && { id }) }]);
}

/**
 * Writes at most 1,000 messages in one statement, inside the transaction that they report. A promotion
 * does not reach a player on a break.
 */
export async function writeMessages(
  { merchant: { code: merchant }, random, clock }: Writer,
  tx: Transaction,
  asked: readonly (Message & { id?: string })[],
): Promise<void> {
  const createdAt = clock.now();
  const isPromotion = ({ kind }: Message) => MESSAGE_PURPOSES[kind] === "promotion";
  const told = { merchant, purpose: "promotion", now: createdAt } as const;
  const wooed = asked.filter(isPromotion).map(({ memberId }) => memberId);
  const reached = await reachable(tx, told, wooed);
  const list = asked.filter((one) => !isPromotion(one) || reached.has(one.memberId));
  if (list.length === 0) return;
  await tx
    .insert(messages)
    .values(list.map((message) => ({ merchant, id: newId(random), createdAt, ...message })));
  for (const { memberId: member } of list) noteLive(tx, { merchant, member, kind: "message" });
}
