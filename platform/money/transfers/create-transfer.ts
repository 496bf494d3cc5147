import { and, eq } from "drizzle-orm";
import type { transferCreate } from "../../contract/money/transfers.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { transferTermsAt } from "../../core/merchant/config/terms-at.ts";
import { newReference } from "../../core/new-reference.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { maskPhoneName } from "../../domain/members/mask-phone-name.ts";
import { transferBlocks } from "../../domain/money/transfers/transfer-blocks.ts";
import { formatAmount } from "../../domain/money.ts";
import { fundsFrom, requireFunds } from "../../members/person/funds/require-funds.ts";
import { requireDepositRoom } from "../../members/protection/limits/deposit-room.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { transfer } from "../ledger/transfer.ts";
import { requireWithdrawPassword } from "../payout/check-withdraw-password.ts";
import { openRequirement } from "../wagering/open-requirement.ts";
import { requireUnlocked } from "../wagering/require-unlocked.ts";
import { requireAmount } from "../withdrawals/request/require-amount.ts";
import { findReceiver, type Receiver } from "./find-receiver.ts";
import { GATE_OF_DIRECTION } from "./gate-of-direction.ts";
import { holdBoth } from "./hold-both.ts";
import { readTransferStanding } from "./read-transfer-standing.ts";
import { showTransfer, type TransferRow } from "./show-transfer.ts";

type Input = InputOf<typeof transferCreate>;
type Value = ValueOf<typeof transferCreate>;
/** The receiver, and the version of the terms that allow it. */
type Allowed = { to: Receiver; version: number };

/**
 * Moves a member's own money along one edge of the tree (domain.md 6.9). Both members and then both
 * purses are locked, so that parallel transfers exceed no limit and never deadlock. The receiver must
 * play the money once. The same key again returns the same transfer; with other content it is refused
 * with key_reused. Refuses with not_allowed_here a direction that the law forbids.
 */
export async function createTransfer(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, GATE_OF_DIRECTION[input.direction]);
  const { store, merchant } = context;
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) =>
    store.inMerchant(merchant.code, work);
  const twinOrReceiver = async (tx: Transaction): Promise<{ twin: Value } | Allowed> => {
    // The key is checked last, because a parallel twin counts against its own limits.
    const asked = checked(context, tx, memberId, input);
    await asked.catch(() => {});
    const twin = await findByKey(context, tx, memberId, input);
    return twin ? { twin } : asked;
  };
  const first = await inMine(twinOrReceiver);
  if ("twin" in first) return first.twin;
  await requireWithdrawPassword(context, memberId, input.withdrawPassword);
  return inMine(async (tx) => {
    await holdBoth(tx, merchant.code, [memberId, first.to.id]);
    // The checks repeat, because data may have changed before the lock.
    const now = await twinOrReceiver(tx);
    if ("twin" in now) return now.twin;
    if (now.to.id !== first.to.id) throw new Refusal("no_upline", { status: 403 });
    await requireTakes(context, tx, now.to, input);
    return move(context, tx, memberId, now, input);
  });
}

async function findByKey(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  memberId: string,
  input: Input,
): Promise<Value | null> {
  const [found] = await tx
    .select({ row: memberTransfers, username: members.username })
    .from(memberTransfers)
    .innerJoin(
      members,
      and(eq(members.merchant, memberTransfers.merchant), eq(members.id, memberTransfers.toMember)),
    )
    .where(
      and(
        eq(memberTransfers.merchant, merchant.code),
        eq(memberTransfers.fromMember, memberId),
        eq(memberTransfers.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (!found) return null;
  const { row, username } = found;
  const isOther = input.direction === "down" && username !== input.account.trim();
  if (row.amount !== input.amount || row.direction !== input.direction || isOther) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return showTransfer(row, memberId, username);
}

/**
 * Refuses, with the first reason and at its field, a transfer that is not allowed now. Returns the
 * receiver and the version of the terms.
 */
async function checked(
  context: Context,
  tx: Transaction,
  memberId: string,
  input: Input,
): Promise<Allowed> {
  const { merchant, clock } = context;
  const terms = await transferTermsAt(tx, merchant.code, clock.now());
  const standing = await readTransferStanding(context, tx, memberId, terms);
  const sender = { merchant: merchant.code, id: memberId, ...standing };
  const to = await findReceiver(tx, sender, input, terms);
  const [block] = transferBlocks(standing, clock.now());
  if (block) throw new Refusal(block.code, { details: block.details });
  const { amountMin, amountMax } = terms;
  requireAmount(input.amount, { ...standing, amountMin, amountMax });
  return { to, version: terms.version };
}

/** A transfer from an agent counts as a deposit. The sender learns no more than that it cannot be. */
async function requireTakes(
  context: Context,
  tx: Transaction,
  to: Receiver,
  { direction, amount }: Input,
) {
  if (direction === "up") return;
  const { merchant, clock } = context;
  const who = { merchant: merchant.code, memberId: to.id };
  const now = clock.now();
  const from = await fundsFrom(context);
  try {
    await requireDepositRoom(tx, who, amount, now);
    await requireFunds(tx, who, { amount, from, now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("receiver_limited", { field: "amount", status: 409 });
  }
}

async function move(
  context: Context,
  tx: Transaction,
  memberId: string,
  { to: receiver, version }: Allowed,
  { direction, amount }: Input,
): Promise<Value> {
  const { merchant, clock, random, idempotencyKey } = context;
  const at = clock.now();
  const [row] = await tx
    .insert(memberTransfers)
    .values({
      merchant: merchant.code,
      id: newId(random),
      reference: newReference(random, "T"),
      fromMember: memberId,
      toMember: receiver.id,
      direction,
      amount,
      currency: merchant.currency,
      termsVersion: version,
      idempotencyKey: idempotencyKey ?? "",
      createdAt: at,
    })
    .returning();
  const key = `transfer:${row!.id}`;
  const requirement = {
    id: key,
    memberId: receiver.id,
    source: "transfer",
    amount,
    openedAt: at,
  } as const;
  await openRequirement(tx, { merchant: merchant.code, ...requirement });
  const { outcome, fromBalance } = await transfer(tx, {
    merchant: merchant.code,
    key,
    kind: direction === "up" ? "transferUp" : "transferDown",
    from: { owner: memberId, kind: "cash" },
    to: { owner: receiver.id, kind: "cash" },
    amount,
    at,
  });
  // A bet was quicker.
  if (outcome === "INSUFFICIENT") {
    const details = { balance: formatAmount(fromBalance) };
    throw new Refusal("not_enough_funds", { field: "amount", details });
  }
  if (outcome !== "DONE") throw new Unknown(`transfer ${row!.id} answered ${outcome}`);
  const sender = { merchant: merchant.code, memberId };
  await requireUnlocked(tx, sender, { amount, cashAfter: fromBalance });
  await tellBoth(context, tx, row!, receiver);
  return showTransfer(row!, memberId, receiver.username);
}

/** Tells the receiver who sent it. Both accounts keep it in their audit. */
async function tellBoth(context: Context, tx: Transaction, row: TransferRow, receiver: Receiver) {
  const { reference, fromMember, currency } = row;
  const amount = formatAmount(row.amount);
  const [sender] = await tx
    .select({ username: members.username })
    .from(members)
    .where(and(eq(members.merchant, row.merchant), eq(members.id, fromMember)));
  const account = sender?.username ?? "";
  const details = { reference, amount, currency, account: maskPhoneName(account) };
  await writeMessage(context, tx, receiver.id, "transferReceived", details);
  const sent = { reference, amount, to: receiver.username };
  await record(context, tx, { action: "transferSent", memberId: fromMember, details: sent });
  const got = { reference, amount, from: account };
  await record(context, tx, { action: "transferReceived", memberId: receiver.id, details: got });
}
