import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { messages } from "../../store/schema/notice.ts";
import { newId } from "../access/token.ts";
import type { Context, Merchant } from "../context.ts";

type Kind = (typeof messages.$inferInsert)["kind"];

/** Writes a message to a member inside the transaction that it reports. */
export async function writeMessage(
  context: Pick<Context, "random" | "clock"> & { merchant: Pick<Merchant, "code"> },
  tx: Transaction,
  memberId: string,
  kind: Kind,
  details: Record<string, string>,
  id: string = newId(context.random),
): Promise<void> {
  const merchant = context.merchant.code;
  await tx.insert(messages).values({
    merchant,
    id,
    memberId,
    kind,
    details,
    createdAt: context.clock.now(),
  });
  noteLive(tx, { merchant, member: memberId, kind: "message" });
}
