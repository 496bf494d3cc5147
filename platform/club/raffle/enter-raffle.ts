import { and, asc, eq, sql } from "drizzle-orm";
import type { raffleEnter } from "../../contract/club/gifts/raffle.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import type { Transaction } from "../../store/open-store.ts";
import { raffleNumbers, raffles } from "../../store/schema/raffle.ts";
import { requireReceiver } from "../awards/require-receiver.ts";
import { isRaffle, type RaffleRow, raffleNow } from "./raffle-now.ts";
import { raffleUse } from "./raffle-use.ts";

type Input = InputOf<typeof raffleEnter>;
type Value = ValueOf<typeof raffleEnter>;

/**
 * Takes all numbers that the member's deposits give and the raffle still has, the next ones in order.
 * The same key again returns the same numbers, with another seed or raffle key_reused. Refuses another
 * raffle than the one that runs (raffle_over), without any to take (no_ticket), when none is left
 * (raffle_full), and whom nothing is given (requireReceiver).
 */
export async function enterRaffle(context: Context, input: Input): Promise<Value> {
  const { memberId: member } = requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  const at = clock.now();
  return store.inMerchant(merchant, async (tx) => {
    // Locks the purse before the raffle, so that one member's presses wait for one another.
    await requireReceiver(tx, { merchant, memberId: member }, policy, at);
    const twin = await findTwin(context, tx, member, input);
    if (twin) return twin;
    const running = await raffleNow(context, tx, at);
    if (!running) throw new Refusal("draw_not_held", { status: 404 });
    const row = await lock(tx, running, input.raffle);
    const { given, numbers: own, toTake } = await raffleUse(tx, row, member);
    if (given <= own.length) throw new Refusal("no_ticket", { status: 409 });
    if (toTake === 0) throw new Refusal("raffle_full", { status: 409 });
    const rows = Array.from({ length: toTake }, (_, index) => ({
      ...{ merchant, raffle: row.id, number: row.taken + index + 1, member },
      ...{ ticket: own.length + index + 1, clientSeed: input.clientSeed, createdAt: at },
      idempotencyKey: context.idempotencyKey ?? "",
    }));
    await tx.insert(raffleNumbers).values(rows);
    await tx
      .update(raffles)
      .set({ taken: sql`${raffles.taken} + ${toTake}` })
      .where(isRaffle(row));
    return { raffle: row.id, numbers: rows.map(({ number }) => number) };
  });
}

async function findTwin(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  member: string,
  { raffle, clientSeed }: Input,
): Promise<Value | null> {
  const twins = await tx
    .select()
    .from(raffleNumbers)
    .where(
      and(
        eq(raffleNumbers.merchant, merchant.code),
        eq(raffleNumbers.member, member),
        eq(raffleNumbers.idempotencyKey, idempotencyKey ?? ""),
      ),
    )
    .orderBy(asc(raffleNumbers.number));
  const [first] = twins;
  if (!first) return null;
  if (first.clientSeed !== clientSeed || first.raffle !== raffle) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return { raffle, numbers: twins.map(({ number }) => number) };
}

/** The raffle's row, locked; nobody enters one that is drawn. */
async function lock(tx: Transaction, running: RaffleRow, raffle: string): Promise<RaffleRow> {
  if (running.id !== raffle) throw new Refusal("raffle_over", { status: 409 });
  const [row] = await tx.select().from(raffles).where(isRaffle(running)).for("no key update");
  if (!row || row.drawnAt) throw new Refusal("raffle_over", { status: 409 });
  return row;
}
