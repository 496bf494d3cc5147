import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Store, Transaction } from "../../store/open-store.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import type { Clock } from "../context.ts";
import type { SealContext } from "../seal/seal-text.ts";
import type { Letterhead } from "./merchant-sender.ts";
import type { Channel } from "./queue-outgoing.ts";
import { type LetterContent, openLetter } from "./seal-letter.ts";

type Row = typeof outgoing.$inferSelect;
/** A message as its carrier gets it. */
export type Outgoing = Pick<Row, "merchant" | "id" | "channel"> &
  LetterContent & {
    /** Of an e-mail: who it comes from. */
    letterhead?: Letterhead;
  };
/**
 * Hands one message to its carrier, and answers with the carrier's own words. Throws when the carrier
 * did not accept it.
 */
export type Sender = (message: Outgoing) => Promise<unknown>;
export type Senders = Partial<Record<Channel, Sender>>;
/** A message that was given up. */
export type GivenUp = Pick<Row, "merchant" | "id" | "channel"> & { recipient: string | null };
type Parts = SealContext & {
  store: Store;
  clock: Clock;
  senders: Senders;
  /** Runs in the transaction that empties a message after its last attempt. */
  onGivenUp?: (tx: Transaction, message: GivenUp) => Promise<void>;
};

const BATCH = 20;
/** After so many failures a message is given up. */
export const MOST_ATTEMPTS = 8;

/**
 * Sends a merchant's due messages and returns the errors of failed ones. A failed message is
 * retried after 1, 2, 4 … minutes, eight attempts in all. A sent message is emptied, and so is one
 * that was given up. Instances take different messages. A process killed between sending and
 * marking sends a message twice: better than never.
 */
export async function sendOutgoing(parts: Parts): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const row of await takeDue(parts)) {
    try {
      await send(parts, row);
      await empty(parts, row, { sentAt: parts.clock.now() });
    } catch (error) {
      errors.push(error);
      if (row.attempts >= MOST_ATTEMPTS) await empty(parts, row, { isGivenUp: true });
    }
  }
  return errors;
}

async function send(parts: Parts, row: Row): Promise<void> {
  const { merchant, id, channel } = row;
  const content = openLetter(parts, row);
  if (content) await parts.senders[channel]!({ merchant, id, channel, ...content });
}

/**
 * Counts the attempt and sets the next one before sending, so that no lock waits for a mail server.
 */
function takeDue({ store, clock, merchant: { code: merchant }, senders }: Parts): Promise<Row[]> {
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

/** Nobody needs the codes and links of a message that is through. */
async function empty(
  parts: Parts,
  row: Row,
  { isGivenUp, ...also }: { sentAt?: Date; isGivenUp?: boolean },
) {
  const { merchant, id, channel } = row;
  await parts.store.inMerchant(merchant, async (tx) => {
    await tx
      .update(outgoing)
      .set({ content: "", ...also })
      .where(and(eq(outgoing.merchant, merchant), eq(outgoing.id, id)));
    const message = { merchant, id, channel, recipient: recipientOf(parts, row) };
    if (isGivenUp) await parts.onGivenUp?.(tx, message);
  });
}

/** Null for a message that cannot be opened, which may be why it was not sent. */
function recipientOf(parts: Parts, row: Row): string | null {
  try {
    return openLetter(parts, row)?.recipient ?? null;
  } catch {
    return null;
  }
}
