import { and, eq, gt, inArray } from "drizzle-orm";
import type { depositCreate } from "../../contract/money/cashier.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Context, Random } from "../../core/context.ts";
import { newReference } from "../../core/new-reference.ts";
import { formatAmount } from "../../domain/money.ts";
import {
  fundsFrom,
  noteFundsAsked,
  requireFunds,
} from "../../members/person/funds/require-funds.ts";
import { holdPayer, requireDepositRoom } from "../../members/protection/limits/deposit-room.ts";
import { noteRefusal } from "../../members/protection/limits/note-refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import type { DepositMethod } from "./methods.ts";
import { writeDepositStep } from "./settling/write-deposit-step.ts";
import type { DepositRow } from "./to-deposit.ts";

type Input = InputOf<typeof depositCreate>;

const NOTE_FREE_AFTER_MS = 30 * 86_400_000;

/**
 * Writes the deposit once per key and returns whether it existed. The same key with other content
 * is refused with key_reused. A refusal by a limit is counted, and one for the source of funds asks for it.
 */
export async function openDeposit(
  context: Context,
  memberId: string,
  method: DepositMethod,
  input: Input,
): Promise<{ row: DepositRow; isKnown: boolean }> {
  try {
    return await writeDeposit(context, memberId, method, input);
  } catch (error) {
    await noteRefusal(context, memberId, error);
    await noteFundsAsked(context, memberId, error);
    throw error;
  }
}

async function writeDeposit(
  context: Context,
  memberId: string,
  method: DepositMethod,
  input: Input,
): Promise<{ row: DepositRow; isKnown: boolean }> {
  const { store, merchant, clock, random } = context;
  const now = clock.now();
  const key = context.idempotencyKey ?? "";
  const from = await fundsFrom(context);
  return store.inMerchant(merchant.code, async (tx) => {
    const who = { merchant: merchant.code, memberId };
    await holdPayer(tx, who);
    const known = await findByKey(tx, merchant.code, memberId, key);
    if (known) return { row: sameOrRefuse(known, input), isKnown: true };
    await requireDepositRoom(tx, who, input.amount, now);
    await requireFunds(tx, who, { amount: input.amount, from, now });
    const [made] = await tx
      .insert(deposits)
      .values({
        ...{ merchant: merchant.code, id: newId(random), reference: newReference(random, "D") },
        ...{ memberId, ...input, kind: method.kind, gateway: method.gateway },
        fee: { ...method.fee, fixed: formatAmount(method.fee.fixed) },
        currency: merchant.currency,
        status: "CREATED",
        idempotencyKey: key,
        note: method.kind === "transfer" ? await freeNote(context, tx) : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + method.expiresInMinutes * 60_000),
      })
      .onConflictDoNothing()
      .returning();
    if (made) {
      await writeDepositStep(context, tx, made, {
        ...{ kind: "opened", by: "player", amount: made.amount },
      });
      return { row: made, isKnown: false };
    }
    // The same request came twice at the same moment.
    const twin = await findByKey(tx, merchant.code, memberId, key);
    if (!twin) throw new Refusal("try_again", { status: 409 });
    return { row: sameOrRefuse(twin, input), isKnown: true };
  });
}

async function findByKey(tx: Transaction, merchant: string, memberId: string, key: string) {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant),
        eq(deposits.memberId, memberId),
        eq(deposits.idempotencyKey, key),
      ),
    );
  return row;
}

function sameOrRefuse(row: DepositRow, { amount, method }: Input): DepositRow {
  if (row.amount === amount && row.method === method) return row;
  throw new Refusal("key_reused", { status: 409 });
}

const sixDigits = (random: Random) => String(random.below(1_000_000)).padStart(6, "0");

/** Six digits that no transfer used within a month, because statements are read much later. */
async function freeNote({ merchant, clock, random }: Context, tx: Transaction): Promise<string> {
  const candidates = Array.from({ length: 8 }, () => sixDigits(random));
  const since = new Date(clock.now().getTime() - NOTE_FREE_AFTER_MS);
  const taken = await tx
    .select({ note: deposits.note })
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant.code),
        inArray(deposits.note, candidates),
        gt(deposits.createdAt, since),
      ),
    );
  const free = candidates.find((one) => taken.every(({ note }) => note !== one));
  if (!free) throw new Refusal("try_again", { status: 409 });
  return free;
}
