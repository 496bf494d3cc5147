import { Refusal } from "../../../contract/wire/refusal.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { recordsEnd } from "../../../core/guard.ts";
import { fundsAskedFrom } from "../../../core/merchant/config/funds-terms.ts";
import { readMerchant, rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount } from "../../../domain/money.ts";
import { fundsStanding } from "../../../domain/person/funds-standing.ts";
import type { Reader } from "../../../store/open-store.ts";
import { fundsRequests } from "../../../store/schema/funds.ts";
import { holdPayer } from "../../protection/limits/deposit-room.ts";
import { newestFunds, paidInOf } from "./find-funds.ts";

type Who = { merchant: string; memberId: string };

/** The merchant's sum of thirty days that asks; null where none does. */
export const fundsFrom = async (
  context: Pick<Context, "store" | "merchant">,
): Promise<bigint | null> => fundsAskedFrom(await rowOfMerchant(context.store, context.merchant));

/**
 * Refuses with funds_required a payment in that would pass the merchant's sum of thirty days, while the
 * source of the money is not accepted. Call it after `holdPayer`, in the transaction that writes the
 * payment. A payment that was made is always credited, and no withdrawal calls this.
 */
export async function requireFunds(
  reader: Reader,
  who: Who,
  { amount, from, now }: { amount: bigint; from: bigint | null; now: Date },
): Promise<void> {
  if (from === null) return;
  if (fundsStanding(await newestFunds(reader, who), now) === "accepted") return;
  if ((await paidInOf(reader, who, now)) + amount <= from) return;
  throw new Refusal("funds_required", {
    field: "amount",
    status: 403,
    details: { from: formatAmount(from) },
  });
}

/**
 * Writes down that a refused payment asked for the source of funds, once. The refusal has undone its own
 * transaction, so this has one of its own.
 */
export async function noteFundsAsked(
  context: Context,
  memberId: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal && error.code === "funds_required")) return;
  const { store, merchant, clock, random } = context;
  const row = await readMerchant(store, merchant.code);
  const sum = fundsAskedFrom(row);
  if (sum === null) return;
  const now = clock.now();
  await store.inMerchant(merchant.code, async (tx) => {
    const who = { merchant: merchant.code, memberId };
    await holdPayer(tx, who);
    const standing = fundsStanding(await newestFunds(tx, who), now);
    if (standing !== "none" && standing !== "expired") return;
    const id = newReference(random, "F");
    await tx.insert(fundsRequests).values({
      ...{ merchant: merchant.code, id, member: memberId, state: "ASKED", sum, askedAt: now },
      expiresAt: recordsEnd(row, now),
    });
    await record(context, tx, { action: "fundsAsked", memberId, details: { reference: id } });
  });
}
