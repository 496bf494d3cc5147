import { newId } from "../../core/access/token.ts";
import type { Context, Merchant } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { protectionEvents } from "../../store/schema/protection.ts";

type Noting = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
type Event = Pick<typeof protectionEvents.$inferInsert, "kind" | "by" | "details"> & {
  memberId: string;
};

/** Adds to a member's history of protection, in the transaction of what happened. */
export async function noteEvent(
  { clock, random, merchant }: Noting,
  tx: Transaction,
  { memberId, ...event }: Event,
): Promise<void> {
  await tx.insert(protectionEvents).values({
    ...event,
    merchant: merchant.code,
    id: newId(random),
    member: memberId,
    at: clock.now(),
  });
}
