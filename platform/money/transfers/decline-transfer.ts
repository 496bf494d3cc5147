import { and, eq } from "drizzle-orm";
import type { transferDecline } from "../../contract/money/transfers.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { type TransferTerms, transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { maskPhoneName } from "../../domain/members/mask-phone-name.ts";
import { whyNotDecline } from "../../domain/money/transfers/decline-transfer.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { transfer } from "../ledger/transfer.ts";
import { holdBoth } from "./hold-both.ts";
import { readTransferStanding } from "./read-transfer-standing.ts";
import { showTransfer, type TransferRow } from "./show-transfer.ts";
import { keyOfTransfer, unplayedTransfers } from "./unplayed-transfers.ts";

/**
 * Returns a received transfer to its sender within its first day, while nothing of it was spent or
 * played (decision 043). Its wagering ends, and both are told. A repeat returns the same.
 */
export async function declineTransfer(
  context: Context,
  { transferId }: InputOf<typeof transferDecline>,
): Promise<ValueOf<typeof transferDecline>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const terms = transferTermsOf(await rowOfMerchant(store, merchant));
  return store.inMerchant(merchant.code, async (tx) => {
    const { fromMember } = await findReceived(tx, merchant.code, memberId, transferId);
    await holdBoth(tx, merchant.code, [fromMember, memberId]);
    const row = await findReceived(tx, merchant.code, memberId, transferId);
    const accounts = await accountsOf(tx, row);
    if (row.declinedAt) return showTransfer(row, memberId, accounts.sender);
    await requireDeclinable(context, tx, row, terms);
    const declined = await moveBack(context, tx, row);
    await tellBoth(context, tx, declined, accounts);
    return showTransfer(declined, memberId, accounts.sender);
  });
}

async function findReceived(tx: Transaction, merchant: string, toMember: string, id: string) {
  const [row] = await tx
    .select()
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.merchant, merchant),
        eq(memberTransfers.id, id),
        eq(memberTransfers.toMember, toMember),
      ),
    );
  if (!row) throw new Refusal("transfer_not_found", { status: 404 });
  return row;
}

async function requireDeclinable(
  context: Context,
  tx: Transaction,
  row: TransferRow,
  terms: TransferTerms,
): Promise<void> {
  const standing = await readTransferStanding(context, tx, row.toMember, terms);
  if (standing.isBlocked) throw new Refusal("transfers_blocked", { status: 403 });
  const unplayed = await unplayedTransfers(tx, row.merchant, [row.id]);
  const { balance } = standing;
  const received = { ...row, balance, isUnplayed: unplayed.has(row.id) };
  const why = whyNotDecline(received, context.clock.now());
  if (why) throw new Refusal(why, { status: 409 });
}

async function moveBack(context: Context, tx: Transaction, row: TransferRow) {
  const { merchant, id, fromMember, toMember, amount } = row;
  const at = context.clock.now();
  const key = keyOfTransfer(id);
  await tx
    .update(wageringRequirements)
    .set({ closedAt: at, closedBy: "refund" })
    .where(and(eq(wageringRequirements.merchant, merchant), eq(wageringRequirements.id, key)));
  const { outcome } = await transfer(tx, {
    ...{ merchant, key: `${key}:back`, kind: "transferBack", amount, at },
    from: { owner: toMember, kind: "cash" },
    to: { owner: fromMember, kind: "cash" },
  });
  if (outcome !== "DONE") throw new Unknown(`transfer ${id} was not returned: ${outcome}`);
  const [declined] = await tx
    .update(memberTransfers)
    .set({ declinedAt: at })
    .where(and(eq(memberTransfers.merchant, merchant), eq(memberTransfers.id, id)))
    .returning();
  return declined!;
}

type Accounts = { sender: string; receiver: string };

async function accountsOf(tx: Transaction, { merchant, fromMember, toMember }: TransferRow) {
  const nameOf = async (id: string) => {
    const [found] = await tx
      .select({ username: members.username })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, id)));
    return found?.username ?? "";
  };
  return { sender: await nameOf(fromMember), receiver: await nameOf(toMember) };
}

/** Both get a message and keep it in their audit. */
async function tellBoth(
  context: Context,
  tx: Transaction,
  { reference, currency, fromMember, toMember, ...row }: TransferRow,
  { sender, receiver }: Accounts,
): Promise<void> {
  const details = { reference, amount: formatAmount(row.amount), currency };
  const toSender = { ...details, account: receiver };
  const toReceiver = { ...details, account: sender };
  const masked = (told: typeof toSender) => ({ ...told, account: maskPhoneName(told.account) });
  await writeMessage(context, tx, fromMember, "transferDeclined", masked(toSender));
  await writeMessage(context, tx, toMember, "transferReturned", masked(toReceiver));
  const action = "transferDeclined";
  await record(context, tx, { action, memberId: fromMember, details: toSender });
  await record(context, tx, { action, memberId: toMember, details: toReceiver });
}
