import { and, eq } from "drizzle-orm";
import type { withdrawalCreate } from "../../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { newId } from "../../../core/access/token.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { withdrawTermsAt } from "../../../core/merchant/config/terms-at.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount } from "../../../domain/money.ts";
import { requireVerified } from "../../../members/person/identity/require-verified.ts";
import { requireLookedUp } from "../../../members/person/watchlists/require-looked-up.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { withdrawals } from "../../../store/schema/withdrawal.ts";
import { transfer } from "../../ledger/transfer.ts";
import { requireWithdrawPassword } from "../../payout/check-withdraw-password.ts";
import { requireUnlocked } from "../../wagering/require-unlocked.ts";
import type { WithdrawalRow } from "../find-withdrawal.ts";
import { showWithdrawal } from "../show-withdrawal.ts";
import { writeStep } from "../write-step.ts";
import { requireWithdrawable } from "./require-withdrawable.ts";

type Input = InputOf<typeof withdrawalCreate>;
type Value = ValueOf<typeof withdrawalCreate>;

/**
 * Requests a withdrawal. Every precondition is checked while the member's row is locked, so that
 * parallel requests exceed no limit. The money is frozen in the same transaction. The same key
 * again returns the same withdrawal; with other content it is refused with key_reused.
 * Refuses like requireVerified and requireLookedUp.
 */
export async function createWithdrawal(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) =>
    store.inMerchant(merchant.code, work);
  const twinOrVersion = async (tx: Transaction): Promise<{ twin: Value } | { version: number }> => {
    await holdMember(tx, merchant.code, memberId);
    const twin = await findByKey(context, tx, memberId, input);
    if (twin) return { twin: await showWithdrawal(tx, twin) };
    const terms = await withdrawTermsAt(tx, merchant.code, clock.now());
    await requireWithdrawable(context, tx, memberId, terms, input);
    return { version: terms.version };
  };
  const first = await inMine(twinOrVersion);
  if ("twin" in first) return first.twin;
  await requireVerified(context, "withdrawal");
  await requireLookedUp(context);
  await requireWithdrawPassword(context, memberId, input.withdrawPassword);
  return inMine(async (tx) => {
    const now = await twinOrVersion(tx);
    if ("twin" in now) return now.twin;
    return showWithdrawal(tx, await insert(context, tx, memberId, { ...input, ...now }));
  });
}

async function findByKey(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  memberId: string,
  { amount, accountId }: Input,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, merchant.code),
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (row && (row.amount !== amount || row.accountId !== accountId)) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return row;
}

/** Requests of one member wait for each other. Bets only read the row, so they do not wait. */
async function holdMember(tx: Transaction, merchant: string, memberId: string): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for("no key update");
}

async function insert(
  context: Context,
  tx: Transaction,
  memberId: string,
  { amount, accountId, version }: Input & { version: number },
): Promise<WithdrawalRow> {
  const { merchant, clock, random, idempotencyKey } = context;
  const now = clock.now();
  const [row] = await tx
    .insert(withdrawals)
    .values({
      merchant: merchant.code,
      id: newId(random),
      reference: newReference(random, "R"),
      memberId,
      accountId,
      amount,
      currency: merchant.currency,
      status: "REQUESTED",
      termsVersion: version,
      idempotencyKey: idempotencyKey ?? "",
      createdAt: now,
    })
    .returning();
  const { id, reference } = row!;
  const { outcome, fromBalance } = await transfer(tx, {
    merchant: merchant.code,
    key: `withdraw:${id}`,
    kind: "withdrawal",
    from: { owner: memberId, kind: "cash" },
    to: { owner: memberId, kind: "frozen" },
    amount,
    at: now,
  });
  // A bet was quicker.
  if (outcome !== "DONE") {
    const details = { balance: formatAmount(fromBalance) };
    throw new Refusal("not_enough_funds", { field: "amount", details });
  }
  const owner = { merchant: merchant.code, memberId };
  await requireUnlocked(tx, owner, { amount, cashAfter: fromBalance });
  await writeStep(context, tx, row!, { kind: "requested", by: "player", amount });
  const details = { reference, amount: formatAmount(amount), account: accountId };
  await record(context, tx, { action: "withdrawalRequest", memberId, details });
  return row!;
}
