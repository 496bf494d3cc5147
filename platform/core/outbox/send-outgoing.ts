import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import type { Clock } from "../context.ts";
import type { Channel } from "./queue-outgoing.ts";

export type Outgoing = typeof outgoing.$inferSelect;
/** Hands one message to its carrier. Throws when the carrier did not accept it. */
export type Sender = (message: Outgoing) => Promise<void>;
export type Senders = Partial<Record<Channel, Sender>>;
type Parts = { store: Store; clock: Clock; merchant: string; senders: Senders };

const BATCH = 20;
const MOST_ATTEMPTS = 8;

/**
 * Sends a merchant's due messages and returns the errors of failed ones. A failed message is
 * retried after 1, 2, 4 … minutes, eight attempts in all. Instances take different messages. A
 * process killed between sending and marking sends a message twice: better than never.
 */
export async function sendOutgoing(parts: Parts): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const message of await takeDue(parts)) {
    try {
      await parts.senders[message.channel]!(message);
      await markSent(parts, message.id);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/**
 * Counts the attempt and sets the next one before sending, so that no lock waits for a mail server.
 */
function takeDue({ store, clock, merchant, senders }: Parts): Promise<Outgoing[]> {
  const channels = Object.keys(senders) as Channel[];
  if (channels.length === 0) return Promise.resolve([]);
  const now = clock.now();
  const next = sql`${now.toISOString()}::timestamptz + interval '1 minute' * 2 ^ ${outgoing.attempts}`;
  return store.inMerchant(merchant, async (tx) => {
    const due = tx
      .select({ id: outgoing.id })
      .from(outgoing)
      .where(
        and(
          eq(outgoing.merchant, merchant),
          isNull(outgoing.sentAt),
          lte(outgoing.dueAt, now),
          lt(outgoing.attempts, MOST_ATTEMPTS),
          inArray(outgoing.channel, channels),
        ),
      )
      .orderBy(asc(outgoing.createdAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return tx
      .update(outgoing)
      .set({ attempts: sql`${outgoing.attempts} + 1`, dueAt: next })
      .where(and(eq(outgoing.merchant, merchant), inArray(outgoing.id, due)))
      .returning();
  });
}

async function markSent({ store, clock, merchant }: Parts, id: string): Promise<void> {
  await store.inMerchant(merchant, (tx) =>
    tx
      .update(outgoing)
      .set({ sentAt: clock.now() })
      .where(and(eq(outgoing.merchant, merchant), eq(outgoing.id, id))),
  );
}
